import LineupCore

/// What the parser notes of words that show what they are only by their place.
extension Parser {
  /// Notes what an operand word is.
  mutating func note(operand word: Token, of arguments: Arguments) {
    guard stream.notes != nil, word.isBare, let role = role(of: word, after: arguments) else { return }
    stream.note(role, at: word.span)
  }

  private func role(of word: Token, after arguments: Arguments) -> Highlight.Role? {
    switch arguments.spec.operands {
    case .rows, .steps: return word.namesIDs ? .number : nil
    case .command:
      let topic = arguments.words.map(\.value) + [word.value]
      let isAlias = topic.count == 1 && aliases[word.value] != nil
      return isAlias || !catalog.commands(named: topic).isEmpty ? .command : nil
    case .words(let words, _):
      guard words.indices.contains(arguments.words.count) else { return nil }
      switch words[arguments.words.count].kind {
      case .choice(let choices): return choices.contains(word.value) ? .choice : nil
      case .number, .days: return word.namesIDs ? .number : nil
      case .setting: return Setting(rawValue: word.value) == nil ? nil : .field
      case .settingValue:
        if word.namesIDs { return .number }
        let setting = arguments.words.first.flatMap { Setting(rawValue: $0.value) }
        return setting?.choices.contains(word.value) == true ? .choice : nil
      case .file, .aliasName: return nil
      }
    case .none, .text, .nameAndPosition, .query, .filter, .line: return nil
    }
  }

  /// Notes the position that ends the words of a command.
  mutating func notePosition(of arguments: Arguments) {
    guard stream.notes != nil, arguments.spec.operands == .nameAndPosition, let word = arguments.words.last,
      Position(word: word.value) != nil
    else { return }
    stream.note(.position, at: word.span)
  }
}

extension Token {
  /// Whether the word is an id or a range of ids.
  fileprivate var namesIDs: Bool {
    (try? Values.id(self)) != nil || (try? Values.range(self)) != nil
  }
}

extension Arguments.Value {
  /// What the value of an option is to an eye; nil for text.
  var role: Highlight.Role? {
    switch self {
    case .none, .text: nil
    case .position: .position
    case .id, .date: .number
    case .choice, .priority, .tags, .absent: .choice
    }
  }
}

extension Operand {
  /// What a value that a field is compared with is to an eye; nil for text.
  var role: Highlight.Role? {
    switch self {
    case .text: nil
    case .integer, .dates, .day: .number
    case .position: .position
    case .flag, .priority: .choice
    }
  }
}
