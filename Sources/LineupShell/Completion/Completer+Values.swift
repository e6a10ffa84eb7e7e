import LineupCore

extension Completer {
  func positions(_ typed: String) -> [CompletionCandidate] {
    let typedWord = TypedWord(typed)
    return Position.allCases.compactMap { position in
      let names = [position.name] + position.otherNames
      let others = position.otherNames.joined(separator: ", ")
      return names.compactMap(typedWord.match).min().map { match in
        CompletionCandidate(position.name, detail: others.isEmpty ? "" : "also \(others)", match: match)
      }
    }.filter { $0.continuesTyped || typed.utf8.count > 1 }.preferringBeginnings
  }

  /// Words of a date, each with what it means. Where nothing was typed they are only listed.
  func dates(_ context: CompletionContext) -> [CompletionCandidate] {
    // What is quoted goes on with no date.
    if context.isText, !context.dateWords.isEmpty { return [] }
    let typed = TypedWord(context.word)
    return dates.completions(of: context.word, after: context.dateWords).map { date in
      CompletionCandidate(
        date.word, detail: date.meaning, match: typed.match(in: date.word) ?? .ignoringCase,
        continuesTyped: !context.word.isEmpty)
    }
  }

  /// Times that may follow the day before the cursor.
  func times(_ context: CompletionContext) -> [CompletionCandidate] {
    context.dateWords.isEmpty ? [] : dates(context)
  }

  func values(of option: OptionSpec, _ context: CompletionContext) -> [CompletionCandidate] {
    if option.value == .tags { return tags(of: option, context) }
    let values = present(option, context)
    // It is no part of a longer text, nor of a date.
    guard option.takesNone, !context.isText, !context.hasOptionWords, context.dateWords.isEmpty else {
      return values
    }
    return values + none(option.value.meaningOfNone, context)
  }

  /// The word that stands for no value. Where nothing was typed it is only listed.
  func none(_ meaning: String, _ context: CompletionContext) -> [CompletionCandidate] {
    matching(context.word, [(OptionSpec.noneWord, meaning)]).map { candidate in
      var candidate = candidate
      if context.word.isEmpty { candidate.continuesTyped = false }
      return candidate
    }
  }

  private func present(_ option: OptionSpec, _ context: CompletionContext) -> [CompletionCandidate] {
    switch option.value {
    case .position: return positions(context.word)
    case .priority: return matching(context.word, Priority.allCases.map(\.name))
    case .choice(let choices): return matching(context.word, choices)
    case .text where option.role == .filter, .member: return names(context)
    case .text, .note: return presentValue(of: option, context)
    // A row that is picked by its id and nothing else is a to-do.
    case .id where option.role == .filter: return suggestions(.todo, context)
    case .date: return dates(context)
    case .none, .moment, .tags, .id: return []
    }
  }

  func values(of field: Field, _ context: CompletionContext) -> [CompletionCandidate] {
    switch field.kind {
    case .position: positions(context.word)
    case .priority: matching(context.word, Priority.allCases.map(\.name))
    case .flag: matching(context.word, ["yes", "no"])
    case .date, .due: dates(context)
    case .member: names(context)
    case .tags: tags(context)
    case .text where field.entity == .member: names(context)
    case .text, .id, .number: []
    }
  }

  func values(of word: WordSpec, _ context: CompletionContext) -> [CompletionCandidate] {
    switch word.kind {
    case .choice(let choices):
      let details = word.details.isEmpty ? choices.map { _ in "" } : word.details
      return matching(context.word, Array(zip(choices, details)))
    case .setting:
      return matching(context.word, Setting.allCases.map(\.rawValue)) { Setting(rawValue: $0)?.summary }
    case .settingValue:
      let setting = context.operands.last.flatMap(Setting.init(rawValue:))
      return matching(context.word, setting?.choices ?? [])
    case .file: return files(context)
    case .number: return []
    case .days:
      return matching(
        context.word, [("1", "today"), ("7", "a week"), ("14", "two weeks"), ("30", "about a month")])
    case .aliasName: return matching(context.word, aliases.keys.sorted())
    }
  }

  private func matching(
    _ typed: String, _ words: [String], detail: (String) -> String? = { _ in nil }
  ) -> [CompletionCandidate] {
    matching(typed, words.map { ($0, detail($0) ?? "") })
  }

  /// Files by the last part of their paths.
  private func files(_ context: CompletionContext) -> [CompletionCandidate] {
    let typed = context.word
    let folder = typed.lastIndex(of: "/").map { typed[...$0] } ?? ""
    let name = TypedWord(String(typed.dropFirst(folder.count)))
    return files(typed).compactMap { path in
      guard let match = name.match(in: String(path.dropFirst(folder.count))) else { return nil }
      // A tilde is plain in the path of a file, and a home folder is named by it even in quotes.
      let rest = path.hasPrefix("~/") ? String(path.dropFirst(2)) : path
      let isPlain = !context.isText && Quoting.word(rest) == rest
      let quoted = isPlain ? path : Quoting.quoted(path)
      let isFolder = path.hasSuffix("/")
      return CompletionCandidate(
        isFolder ? quoted.withoutClosingQuote : quoted, label: path.lastPathComponent,
        detail: isFolder ? "folder" : "", isFinal: !isFolder, match: match)
    }.preferringBeginnings
  }
}

extension String {
  /// The part after the last slash but one at the end, for a list of files.
  fileprivate var lastPathComponent: String {
    let isFolder = hasSuffix("/")
    let trimmed = isFolder ? dropLast() : self[...]
    return String(trimmed.split(separator: "/").last ?? trimmed) + (isFolder ? "/" : "")
  }

  /// A quoted word that is left open, so that typing goes on within it.
  fileprivate var withoutClosingQuote: String {
    hasSuffix("'") || hasSuffix("\"") ? String(dropLast()) : self
  }
}

extension OptionSpec.Value {
  /// What none of it is, in a word or two.
  fileprivate var meaningOfNone: String {
    switch self {
    case .member: "nobody"
    case .date: "no date"
    default: "no priority"
    }
  }
}
