/// What `help` shows: all commands, those of a group, or one in full.
package struct HelpPage {
  package let text: String

  /// - Returns: nil when the topic names no command.
  package init?(topic: [String], catalog: Catalog = .standard) {
    let commands = catalog.commands(named: topic)
    if commands.count == 1, let command = commands.first, !topic.isEmpty {
      text = HelpPage.full(command)
    } else if commands.isEmpty {
      return nil
    } else {
      text = HelpPage.overview(commands) + "\nhelp COMMAND tells all about one.\n"
    }
  }

  /// A line a command, a blank line between groups.
  private static func overview(_ commands: [CommandSpec]) -> String {
    let width = commands.map(\.name.count).max() ?? 0
    var text = ""
    var group: String?
    for command in commands {
      let first = command.path.count > 1 ? command.path[0] : ":"
      if let group, group != first { text += "\n" }
      group = first
      text += "  \(pad(command.name, to: width))  \(command.summary)\n"
    }
    return text
  }

  private static func full(_ command: CommandSpec) -> String {
    var text = "\(command.usage)\n\n\(sentence(command.summary))\n"
    for paragraph in command.details { text += "\n\(paragraph)\n" }
    let options = command.options.map { ($0.usage, $0.summary) }
    if !options.isEmpty { text += "\nOptions\n" + columns(options) }
    if !command.synonyms.isEmpty { text += "\nAlso \(command.synonyms.joined(separator: ", "))\n" }
    if !command.examples.isEmpty { text += "\nExamples\n" + columns(command.examples.map { ($0.line, $0.effect) }) }
    return text
  }

  private static func columns(_ rows: [(String, String)]) -> String {
    let width = min(44, rows.map(\.0.count).max() ?? 0)
    return rows.map { left, right in
      left.count > width ? "  \(left)\n  \(pad("", to: width))  \(right)\n" : "  \(pad(left, to: width))  \(right)\n"
    }.joined()
  }

  private static func pad(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  private static func sentence(_ summary: String) -> String {
    summary.prefix(1).uppercased() + summary.dropFirst() + "."
  }
}
