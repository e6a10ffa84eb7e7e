/// What `help` shows: all commands, those of a group, one in full, an alias, or a topic. It fits 80 columns.
package struct HelpPage {
  package let text: String

  /// - Parameter aliases: the lines that stand for a name, which are not the catalog's.
  /// - Returns: nil when the topic names no command and no page.
  package init?(topic: [String], catalog: Catalog = .standard, aliases: [String: String] = [:]) {
    if topic.count == 1, let name = topic.first, let line = aliases[name] {
      text = HelpPage.page(ofAlias: name, line, catalog)
      return
    }
    if topic.count == 1, let page = topic.first.flatMap(HelpTopic.named) {
      text = HelpPage.page(of: page)
      return
    }
    let commands = catalog.commands(named: topic)
    guard let first = commands.first else { return nil }
    if commands.count == 1, !topic.isEmpty {
      text = HelpPage.page(of: first)
    } else {
      let hint = "\nhelp COMMAND tells all about one.\n"
      text =
        HelpPage.overview(commands)
        + (topic.isEmpty ? HelpPage.overview(aliases) + HelpPage.topics : hint)
    }
  }

  /// What `lineup --help` prints.
  package static let program =
    "Usage: \(ProgramGuide.usage)\n\n"
    + ProgramGuide.description.map { TextLayout.wrapped($0) }.joined(separator: "\n")
    + "\n" + TextLayout.columns(ProgramGuide.waysIn)
    + "\n" + TextLayout.wrapped(ProgramGuide.afterwards)
    + "\nOptions\n" + TextLayout.columns(ProgramOption.all.map { ($0.usage, $0.documentedSummary) })
    + "\nExamples\n" + TextLayout.examples(ProgramGuide.examples)
    + [HelpTopic.environment, .files, .exitCodes].map { topic in
      "\n\(topic.summary.heading)\n" + topic.parts.map(text).joined(separator: "\n")
    }.joined()
    + "\nlineup help lists the commands; lineup help COMMAND tells all about one.\n"
}

extension HelpPage {
  /// A line a command, a blank line between groups.
  private static func overview(_ commands: [CommandSpec]) -> String {
    let width = commands.map(\.name.count).max() ?? 0
    var text = ""
    var group: String?
    for command in commands {
      let first = command.path.count > 1 ? command.path[0] : ":"
      if let group, group != first { text += "\n" }
      group = first
      text += TextLayout.columns([(command.name, command.summary)], left: width)
    }
    return text
  }

  /// The aliases, if there are any, each with what it stands for.
  private static func overview(_ aliases: [String: String]) -> String {
    if aliases.isEmpty { return "" }
    return "\nAliases\n"
      + TextLayout.columns(aliases.sorted { $0.key < $1.key }.map { ($0.key.visible, $0.value.visible) })
  }

  private static func page(ofAlias name: String, _ line: String, _ catalog: Catalog) -> String {
    var text = "\(name.visible) is an alias. It stands for\n\n  \(line.visible)\n\n"
    text += TextLayout.wrapped("What follows it is added to that line.")
    let words = line.split(separator: " ").prefix(2).map(String.init)
    let topic = [words, Array(words.prefix(1))].first { !catalog.commands(named: $0).isEmpty }
    let others = [topic.map { "help \($0.joined(separator: " "))" }, "help :alias"].compactMap(\.self)
    return text + "\nSee also \(others.joined(separator: ", "))\n"
  }

  /// What comes after the overview of all commands.
  private static let topics =
    "\nhelp COMMAND tells all about one. There is help, too, on\n\n"
    + TextLayout.columns(HelpTopic.all.map { ($0.word, $0.summary) })

  private static func page(of command: CommandSpec) -> String {
    let indent = command.name.count + 1
    var text = TextLayout.wrapped(command.usage, hang: indent)
    text += "\n" + TextLayout.wrapped(command.summary.sentence)
    for paragraph in command.details { text += "\n" + TextLayout.wrapped(paragraph) }
    let options = command.documentedOptions.map { ($0.usage, command.documentedSummary(of: $0)) }
    if !options.isEmpty { text += "\nOptions\n" + TextLayout.columns(options) }
    if !command.synonyms.isEmpty { text += "\nAlso \(command.synonyms.joined(separator: ", "))\n" }
    if !command.examples.isEmpty { text += "\nExamples\n" + HelpPage.text(.examples(command.examples)) }
    let topics = command.topics.map { "help \($0.word)" }
    if !topics.isEmpty { text += "\nSee also \(topics.joined(separator: ", "))\n" }
    return text
  }

  private static func page(of topic: HelpTopic) -> String {
    "\(topic.summary.heading)\n\n" + topic.parts.map(text).joined(separator: "\n")
  }

  private static func text(_ part: HelpTopic.Part) -> String {
    switch part {
    case .text(let text): TextLayout.wrapped(text)
    case .terms(let terms): TextLayout.columns(terms)
    case .examples(let examples): TextLayout.examples(examples.map { ($0.line, $0.effect) })
    }
  }
}
