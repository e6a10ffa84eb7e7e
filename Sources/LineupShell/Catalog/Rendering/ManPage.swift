/// The manual page, in mdoc(7), from the catalog of commands and the help topics.
struct ManPage {
  let catalog: Catalog
  let options: [ProgramOption]

  /// When the manual was last revised, as `.Dd` writes it. It is the day of a release, so that the page is the same on
  /// every run.
  let date: String

  var text: String {
    let guide = ProgramGuide.self
    var lines = [
      #".\" Made from the catalog of commands by `make generate`; do not edit."#,
      ".Dd \(date)", ".Dt \(guide.name.uppercased()) 1", ".Os",
      ".Sh NAME", ".Nm \(guide.name)", ".Nd \(guide.summary)",
      ".Sh SYNOPSIS", ".Nm", "." + Mdoc.usage(guide.usage.dropFirst(guide.name.count)),
      ".Sh DESCRIPTION",
    ]
    lines +=
      paragraphs(guide.description) + terms(guide.waysIn, "Ic") + [".Pp"] + Mdoc.prose(guide.afterwards)
    lines += [".Sh OPTIONS"] + list(options.map { (Mdoc.usage($0.usage), $0.documentedSummary) })
    lines += [".Sh COMMANDS"] + catalog.commands.flatMap(section)
    lines += HelpTopic.Section.allCases.flatMap(section)
    lines += [".Sh EXAMPLES"] + examples(guide.examples)
    lines += [".Sh SEE ALSO", guide.seeAlso.map { ".Xr \($0)" }.joined(separator: " ,\n")]
    return lines.map { $0 + "\n" }.joined()
  }
}

extension ManPage {
  private func section(of command: CommandSpec) -> [String] {
    var lines = [".Ss " + Mdoc.argument(command.name), "." + Mdoc.usage(command.usage), ".Pp"]
    lines += paragraphs([command.summary.sentence] + command.details)
    if !command.synonyms.isEmpty {
      lines += [
        ".Pp", "Also", command.synonyms.map { ".Cm \(Mdoc.argument($0))" }.joined(separator: " ,\n") + " .",
      ]
    }
    let options = command.documentedOptions
    if !options.isEmpty {
      lines += list(options.map { (Mdoc.usage($0.usage), command.documentedSummary(of: $0)) })
    }
    if !command.examples.isEmpty {
      lines += [".Pp", "Examples:", ".Pp"] + examples(command.examples.map { ($0.line, $0.effect) })
    }
    return lines
  }

  /// A section with a topic in it, or with several, each below its own heading.
  private func section(_ section: HelpTopic.Section) -> [String] {
    let topics = HelpTopic.all(in: section)
    let macro =
      switch section {
      case .environment: "Ev"
      case .files: "Pa"
      default: "Cm"
      }
    return [".Sh \(section.rawValue)"]
      + topics.flatMap { topic in
        (topics.count > 1 ? [".Ss " + Mdoc.argument(topic.summary.heading)] : []) + body(topic.parts, macro)
      }
  }

  private func body(_ parts: [HelpTopic.Part], _ macro: String) -> [String] {
    var lines: [String] = []
    for part in parts {
      switch part {
      case .text(let text): lines += (lines.isEmpty ? [] : [".Pp"]) + Mdoc.prose(text)
      case .terms(let terms): lines += self.terms(terms, macro)
      case .examples(let examples): lines += [".Pp"] + self.examples(examples.map { ($0.line, $0.effect) })
      }
    }
    return lines
  }

  private func paragraphs(_ texts: [String]) -> [String] {
    Array(texts.map(Mdoc.prose).joined(separator: [".Pp"]))
  }

  private func examples(_ lines: [(String, String)]) -> [String] {
    list(lines.map { ("Ic \(Mdoc.argument($0.0))", $0.1) }, options: " -compact")
  }

  private func terms(_ terms: [(String, String)], _ macro: String) -> [String] {
    list(terms.map { ("\(macro) \(Mdoc.argument($0.0))", $0.1) })
  }

  /// A list of terms, each with what it means below it.
  private func list(_ items: [(head: String, meaning: String)], options: String = "") -> [String] {
    [".Bl -tag -width Ds\(options)"] + items.flatMap { [".It " + $0.head] + Mdoc.prose($0.meaning.sentence) }
      + [".El"]
  }
}
