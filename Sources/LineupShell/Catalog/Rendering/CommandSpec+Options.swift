import LineupCore

extension CommandSpec {
  /// The options as a person reads them: those that stand for a choice of another one are told with that.
  var documentedOptions: [OptionSpec] {
    let shortForms = options.flatMap { $0.shortForms(in: self) }
    return options.filter { !shortForms.contains($0) }
  }

  /// Every option that may follow the command.
  var completedOptions: [OptionSpec] { options + [.help] }

  /// The topics that tell of what stands in the command's usage line.
  var topics: [HelpTopic] {
    var topics: [HelpTopic] = []
    switch operands {
    case .rows: topics = [.rows, .conditions]
    case .query, .filter, .steps: topics = [.conditions]
    case .text: topics = [.language]
    case .words(let words, _) where words.contains { $0.kind == .setting }: topics = [.settings]
    case .nameAndPosition: topics = [.language]
    case .none, .words, .command, .line: break
    }
    let hasValues = options.contains { [.position, .date, .priority, .tags].contains($0.value) }
    if operands == .nameAndPosition || hasValues { topics.append(.values) }
    return topics
  }

  /// The summary of one of its options, with the words that its value may be, or the short forms for them.
  func documentedSummary(of option: OptionSpec) -> String {
    let summary = (option.operand.map { "after \($0), " } ?? "") + option.summary
    let forms = option.shortForms(in: self).map(\.name)
    if !forms.isEmpty { return "\(summary); for short \(alternatives(forms))" }
    return option.choices.map { "\(summary): \(alternatives($0))" } ?? summary
  }
}

extension OptionSpec {
  /// The words that its value may be, when there are just a few.
  var choices: [String]? {
    switch value {
    case .choice(let choices): choices
    case .position: Position.allCases.map(\.name)
    case .priority: Priority.allCases.map(\.name) + (takesNone ? [OptionSpec.noneWord] : [])
    case .none, .text, .note, .member, .tags, .id, .date, .moment: nil
    }
  }

  /// Options of a command that have the name of one of this one's choices, as `--json` stands for `--mode json`.
  func shortForms(in command: CommandSpec) -> [OptionSpec] {
    guard case .choice(let choices) = value else { return [] }
    return command.options.filter { $0.value == .none && choices.contains(String($0.name.dropFirst(2))) }
  }
}

extension ProgramOption {
  /// Options that stand for a choice of this one, as `--json` for `--mode json`.
  var shortForms: [String] {
    name == .mode ? OutputMode.allCases.map { "--" + $0.rawValue } : []
  }

  /// The summary with the words that its value may be.
  var documentedSummary: String {
    guard case .choice(let choices) = value, shortForms.isEmpty else { return summary }
    return "\(summary): \(alternatives(choices))"
  }
}

/// `A, B or C`.
private func alternatives(_ words: [String]) -> String {
  guard let last = words.last, words.count > 1 else { return words.joined() }
  return words.dropLast().joined(separator: ", ") + " or " + last
}
