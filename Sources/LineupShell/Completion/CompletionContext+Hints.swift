extension CompletionContext {
  /// Signatures of what is being typed, the fullest first, for an editor to show the first that there is room for.
  ///
  /// None on an empty line, in a comment, after a pipe, and where no command is known.
  func hints(_ catalog: Catalog, aliases: [String: String]) -> [String] {
    var hints: [String] = []
    switch expectation {
    case .nothing: break
    case .command where isText: break
    case .command:
      switch catalog[first: word] {
      case .command(let command): hints = command.signatures
      case .group(let group): hints = [group.verbs.joined(separator: "|")]
      case nil: hints = aliases[word].map { [$0.visible] } ?? []
      }
    case .verb(let word):
      guard case .group(let group) = catalog[first: word] else { break }
      let verbs = group.verbs.filter { $0.hasPrefix(self.word) }
      hints = group[self.word]?.signatures ?? [verbs.joined(separator: "|")]
    default: hints = optionHints + settingHints + (spec?.signatures ?? [])
    }
    var known: Set<String> = [""]
    // A command's words alone say no more than what was typed.
    if let spec { known.insert(spec.name) }
    return hints.filter { known.insert($0).inserted }
  }

  /// What is known of the option that is being typed, or whose value is.
  private var optionHints: [String] {
    guard let option = currentOption else { return [] }
    return ["\(option.usage) — \(option.summary)", option.usage]
  }

  /// What is known of the setting that is named.
  private var settingHints: [String] {
    guard let spec, case .words(let words, _) = spec.operands, words.first?.kind == .setting,
      let setting = Setting(rawValue: operands.first ?? word)
    else { return [] }
    return ["\(spec.name) \(setting.rawValue) \(setting.usage)"]
  }

  private var currentOption: OptionSpec? {
    if case .option(let option) = expectation { return option }
    guard let spec, !isText, word.hasPrefix("--") else { return nil }
    let begun = spec.options.filter { $0.name.hasPrefix(word) }
    return spec.option(named: word) ?? (begun.count == 1 ? begun.first : nil)
  }
}
