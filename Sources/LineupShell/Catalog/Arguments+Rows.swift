import LineupCore

extension Arguments {
  /// What the filter options and `where` ask for together; nil for no filter at all.
  ///
  /// - Throws: ``SyntaxError/Kind/conflictingOptions(_:_:)`` when two of them contradict each other.
  func filter() throws(SyntaxError) -> Predicate? {
    try refuseConflicts()
    if words.count + tagEdits.count > Parser.mostConditions {
      throw SyntaxError(.tooManyConditions(Parser.mostConditions), span)
    }
    var filter = condition
    for option in options where option.spec.role == .filter {
      filter = .both(predicate(for: option), filter)
    }
    return filter
  }

  /// Options that cannot both hold, or say different things of the same.
  private static let conflicts = [
    ("--all", "--open"), ("--all", "--done"), ("--open", "--done"), ("--overdue", "--done"),
  ]

  private func refuseConflicts() throws(SyntaxError) {
    for (first, second) in Arguments.conflicts {
      guard has(first), has(second),
        let last = options.last(where: { [first, second].contains($0.spec.name) })
      else { continue }
      throw SyntaxError(
        .conflictingOptions(first == last.spec.name ? second : first, last.spec.name), last.span)
    }
    // What has no date is due at no time.
    guard case .absent = option("--due")?.value,
      let other = options.first(where: {
        ["--due-before", "--due-after", "--overdue"].contains($0.spec.name)
      })
    else { return }
    throw SyntaxError(.conflictingOptions("--due none", other.spec.name), other.span)
  }

  private func predicate(for option: OptionArgument) -> Predicate? {
    switch (option.spec.name, option.value) {
    case ("--name", .text(let name)): .compare(.memberName, .equal, .text(name))
    case ("--position", .position(let position)): .compare(.memberPosition, .equal, .position(position))
    case ("--open", _): .not(.isTrue(.todoDone))
    case ("--done", _): .isTrue(.todoDone)
    case ("--for", .absent): .not(.isPresent(.todoFor))
    case ("--due", .absent): .not(.isPresent(.todoDue))
    case ("--due", .date(let date)): .compare(.todoDue, .equal, date.operand)
    case ("--due-before", .date(let date)): .compare(.todoDue, .less, date.operand)
    case ("--due-after", .date(let date)): .compare(.todoDue, .greater, date.operand)
    case ("--overdue", .date(let date)):
      .and(.not(.isTrue(.todoDone)), .compare(.todoDue, .less, date.operand))
    case ("--priority", .absent): .not(.isPresent(.todoPriority))
    case ("--priority", .priority(let priority)): .compare(.todoPriority, .equal, .priority(priority))
    case ("--tag", .tags(let edits)): edits.map(predicate).reduce(nil, Predicate.both)
    default: nil
    }
  }

  /// To have a tag, not to have it, or to have none.
  private func predicate(for edit: TagEdit) -> Predicate {
    switch edit {
    case .add(let tag): .compare(.todoTags, .equal, .text(tag))
    case .remove(let tag): .compare(.todoTags, .notEqual, .text(tag))
    case .clear: .not(.isPresent(.todoTags))
    }
  }

  /// The member whose to-dos are asked for.
  private var assignee: Selection.Term? {
    guard let option = option("--for"), option.spec.role == .filter else { return nil }
    return switch option.value {
    case .id(let id): .id(id)
    case .text(let name): .name(name)
    default: nil
    }
  }

  /// The open to-dos that a report is asked for.
  func openQuery(_ scope: OpenQuery.Scope, limit: Int64?) throws(SyntaxError) -> OpenQuery {
    OpenQuery(scope, filter: try filter(), member: assignee, limit: limit)
  }

  private var isFiltered: Bool {
    condition != nil || options.contains { $0.spec.role == .filter }
  }

  /// Whether it was said if to-dos that are done are meant.
  private var tellsDone: Bool {
    condition != nil || has("--open") || has("--done") || has("--all") || has("--overdue")
  }

  /// The rows of a list: a search, a filter, an order, a limit. To-dos are the open ones unless something says which.
  func query(of entity: Entity) throws(SyntaxError) -> Query {
    for word in words { try word.refuseShellOperator() }
    if words.count > Parser.mostConditions {
      throw SyntaxError(.tooManyConditions(Parser.mostConditions), words[Parser.mostConditions].span)
    }
    var filter = try filter()
    if entity == .todo, !tellsDone { filter = .both(.not(.isTrue(.todoDone)), filter) }
    for word in words where !word.value.isEmpty {
      filter = .both(
        filter, entity == .todo ? .mentions(.todo, word.value) : .contains(.memberName, word.value))
    }
    return Query(
      rows: Selection(entity: entity, filter: filter, member: assignee), order: order, limit: limit)
  }

  /// The rows that a command is to show or change.
  func selection(of entity: Entity) throws(SyntaxError) -> Selection {
    if words.isEmpty {
      guard isFiltered else {
        throw SyntaxError(.missingOperand(spec.operandsUsage, usage: spec.usage), endSpan)
      }
      return Selection(entity: entity, filter: try meant(filter()), member: assignee)
    }
    if isFiltered, let span = words.span { throw SyntaxError(.mixedRowsAndFilter, span) }
    var terms: [Selection.Term] = []
    for word in words { terms.append(try term(word, of: entity)) }
    return Selection(entity: entity, terms: terms)
  }

  /// A filter without the rows that the command leaves alone anyway, so that nobody is asked about these.
  private func meant(_ filter: Predicate?) -> Predicate? {
    guard let done = spec.done, !tellsDone else { return filter }
    return .both(done ? .isTrue(.todoDone) : .not(.isTrue(.todoDone)), filter)
  }

  private func term(_ word: Token, of entity: Entity) throws(SyntaxError) -> Selection.Term {
    if word.isBare {
      if let id = try Values.id(word, couldBeName: entity == .member) { return .id(id) }
      if let range = try Values.range(word) { return .ids(range) }
    }
    guard entity == .member else { throw SyntaxError(.notAnID(word.value, entity: entity.name), word.span) }
    guard !word.value.isEmpty else { throw SyntaxError(.emptyText("name"), word.span) }
    return .name(word.value)
  }
}
