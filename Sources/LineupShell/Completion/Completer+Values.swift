import LineupCore

extension Completer {
  /// Rows by id, and members by name, quoted so that the finished word parses to that very name.
  func suggestions(_ entity: Entity, _ context: CompletionContext) -> [CompletionCandidate] {
    if !context.isText, context.word.isAllDigits {
      return rows(entity, .id(context.word)).compactMap(byID)
    }
    return rows(entity, .text(context.word, reach)).compactMap { row in
      switch row {
      case .member(let member): name(of: member, context)
      case .todo, .damaged: context.isText ? nil : byID(row)
      case .step: nil
      }
    }
  }

  /// A row by its id.
  private func byID(_ row: ListedRow) -> CompletionCandidate? {
    let detail: String
    switch row {
    case .member(let member): detail = "\(member.name) — \(member.position.name)"
    case .todo(let event): detail = event.title + (event.complete ? " — done" : "")
    case .damaged: detail = "damaged"
    case .step: return nil
    }
    return CompletionCandidate("\(row.id)", detail: detail)
  }

  private func names(_ context: CompletionContext) -> [CompletionCandidate] {
    rows(.member, .text(context.word, reach)).compactMap { row in
      guard case .member(let member) = row else { return nil }
      return name(of: member, context)
    }
  }

  /// A member by name.
  private func name(of member: Member, _ context: CompletionContext) -> CompletionCandidate {
    let name = context.isText ? Quoting.quoted(member.name) : Quoting.word(member.name)
    return CompletionCandidate(name, label: member.name, detail: "\(member.id) — \(member.position.name)")
  }

  func positions(_ typed: String) -> [CompletionCandidate] {
    let typed = typed.asciiLowercased
    return Position.allCases.filter { position in
      ([position.name] + position.otherNames).contains { $0.asciiLowercased.hasPrefix(typed) }
    }.map { position in
      let others = position.otherNames.joined(separator: ", ")
      return CompletionCandidate(position.name, detail: others.isEmpty ? "" : "also \(others)")
    }
  }

  func values(of option: OptionSpec, _ context: CompletionContext) -> [CompletionCandidate] {
    switch option.value {
    case .position: return positions(context.word)
    case .choice(let choices): return matching(context.word, choices)
    case .text where option.role == .filter, .member: return names(context)
    case .none, .text, .id, .date: return []
    }
  }

  func values(of field: Field, _ context: CompletionContext) -> [CompletionCandidate] {
    switch field.kind {
    case .position: positions(context.word)
    case .flag: matching(context.word, ["yes", "no"])
    case .text where field.entity == .member: names(context)
    case .text, .id, .date, .number: []
    }
  }

  func values(of word: WordSpec, _ context: CompletionContext) -> [CompletionCandidate] {
    switch word.kind {
    case .choice(let choices): return matching(context.word, choices)
    case .setting:
      return matching(context.word, Setting.allCases.map(\.rawValue)) { Setting(rawValue: $0)?.summary }
    case .settingValue:
      let setting = context.operands.last.flatMap(Setting.init(rawValue:))
      return matching(context.word, setting?.choices ?? [])
    case .file:
      return files(context.word).map { path in
        // A tilde is plain in the path of a file, and a home folder is named by it even in quotes.
        let rest = path.hasPrefix("~/") ? String(path.dropFirst(2)) : path
        let isPlain = !context.isText && Quoting.word(rest) == rest
        let quoted = isPlain ? path : Quoting.quoted(path)
        return CompletionCandidate(
          path.hasSuffix("/") ? quoted.withoutClosingQuote : quoted, label: path.lastPathComponent,
          detail: path.hasSuffix("/") ? "folder" : "", isFinal: !path.hasSuffix("/"))
      }
    case .number: return []
    case .aliasName: return matching(context.word, aliases.keys.sorted())
    }
  }

  private func matching(
    _ typed: String, _ words: [String], detail: (String) -> String? = { _ in nil }
  ) -> [CompletionCandidate] {
    let typed = typed.asciiLowercased
    return words.filter { $0.asciiLowercased.hasPrefix(typed) }
      .map { CompletionCandidate($0, detail: detail($0) ?? "") }
  }
}

extension String {
  /// Whether there are digits, and nothing else.
  fileprivate var isAllDigits: Bool {
    !isEmpty && utf8.allSatisfy { (48...57).contains($0) }
  }

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
