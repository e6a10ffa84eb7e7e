extension CompletionContext {
  /// The topic of help on what is being typed; nil where nothing is known of it, empty on an empty line.
  func helpTopic(_ catalog: Catalog, aliases: [String: String]) -> [String]? {
    switch expectation {
    case .nothing: return nil
    case .command:
      if word.isEmpty { return isText ? nil : [] }
      return !isText && (catalog.isCommand(word) || aliases[word] != nil) ? [word] : nil
    case .verb(let group):
      if word.isEmpty { return [group] }
      return catalog.verbs(of: group).contains { $0.path.last == word } ? [group, word] : nil
    case .field, .comparison, .value, .afterCondition:
      if !word.hasPrefix("--") { return [HelpTopic.conditions.word] }
    default: break
    }
    guard let spec else { return nil }
    if case .operand = expectation, !isText, spec.clauses.contains(word) {
      return [HelpTopic.conditions.word]
    }
    switch spec.operands {
    case .command where !(operands + [word]).joined().isEmpty && !word.hasPrefix("-"):
      return operands + [word]
    case .words(let words, _) where words.contains { $0.kind == .setting }: return [HelpTopic.settings.word]
    default: return spec.path
    }
  }
}
