import LineupCore

extension Completer {
  /// Rows by id, name or title, so that the finished word parses to that very row. Those named before are left out.
  ///
  /// Digits are an id wherever they can be; where no id begins so, they are looked for in names and titles.
  func suggestions(_ entity: Entity, _ context: CompletionContext) -> [CompletionCandidate] {
    if !context.isText, context.word.isAllDigits {
      let found = rows(entity, .id(context.word)).filter { !context.names($0) }.compactMap { byID($0) }
      if !found.isEmpty { return found }
    }
    return found(entity, context) { row, match in
      switch row {
      case _ where context.names(row): nil
      case .member(let member) where Quoting.canHold(member.name): name(of: member, context, match)
      case .member, .todo, .damaged: context.isText ? nil : byID(row, match)
      case .step, .remarked, .figure: nil
      }
    }
  }

  /// Members by name, where nothing but a name can stand.
  func names(_ context: CompletionContext) -> [CompletionCandidate] {
    found(.member, context) { row, match in
      guard case .member(let member) = row, Quoting.canHold(member.name) else { return nil }
      return name(of: member, context, match)
    }
  }

  /// The text that an option would change in the one row that is named, to be edited where it stands.
  func presentValue(of option: OptionSpec, _ context: CompletionContext) -> [CompletionCandidate] {
    guard context.isAlone, let term = context.onlyRow, let entity = context.spec?.entity,
      let row = rows(entity, .row(term)).first,
      let text = option.value == .note ? row.note : row.text, Quoting.canHold(text),
      text.contains(where: { !$0.isWhitespace })
    else { return [] }
    return [CompletionCandidate(Quoting.words(text), label: text, detail: "as it is now", isFinal: false)]
  }

  /// Rows that have what was typed in their name or title. One letter, which most have, is looked for elsewhere than at
  /// the beginning only where nothing begins with it.
  private func found(
    _ entity: Entity, _ context: CompletionContext,
    _ candidate: (ListedRow, TypedWord.Match) -> CompletionCandidate?
  ) -> [CompletionCandidate] {
    let typed = TypedWord(context.word)
    let key = SuggestionKey.text(context.word, reach, done: context.spec?.done)
    let found = rows(entity, key).compactMap { row in
      // A row that cannot be read is there only where nothing was typed.
      candidate(row, row.text.flatMap(typed.match) ?? .exact)
    }
    return context.word.utf8.count > 1 ? found : found.preferringBeginnings
  }

  /// A row by its id; nil when that cannot be typed, which other programs may have given.
  ///
  /// - Parameter match: how its title has what was typed; nil when the id begins so.
  private func byID(_ row: ListedRow, _ match: TypedWord.Match? = nil) -> CompletionCandidate? {
    guard row.id >= 0 else { return nil }
    let detail: String
    switch row {
    case .member(let member): detail = "\(member.name) — \(member.position.name)"
    case .todo(let event): detail = event.title + (event.complete ? " — done" : "")
    case .damaged: detail = "damaged"
    case .step, .remarked, .figure: return nil
    }
    return CompletionCandidate(
      "\(row.id)", detail: detail, match: match ?? .exact, continuesTyped: match == nil)
  }

  private func name(
    of member: Member, _ context: CompletionContext, _ match: TypedWord.Match
  ) -> CompletionCandidate {
    let name = context.isText ? Quoting.quoted(member.name) : Quoting.word(member.name)
    return CompletionCandidate(
      name, label: member.name, detail: "\(member.id) — \(member.position.name)", match: match)
  }
}

extension CompletionContext {
  /// Whether one of the operands is the id or the name of a row.
  fileprivate func names(_ row: ListedRow) -> Bool {
    words.contains { $0.isBare && $0.value == "\(row.id)" || $0.value == row.text }
  }
}

extension ListedRow {
  /// The text that is searched.
  fileprivate var text: String? {
    switch self {
    case .member(let member): member.name
    case .todo(let event): event.title
    case .damaged, .step, .remarked, .figure: nil
    }
  }

  fileprivate var note: String? {
    if case .todo(let event) = self { event.note } else { nil }
  }
}

extension String {
  /// Whether there are digits, and nothing else.
  fileprivate var isAllDigits: Bool {
    !isEmpty && utf8.allSatisfy { (48...57).contains($0) }
  }
}
