import LineupCore

extension Arguments {
  /// What the filter options and `where` ask for together; nil for no filter at all.
  ///
  /// - Throws: ``SyntaxError/Kind/conflictingOptions(_:_:)`` when two of them contradict each other.
  private func filter() throws(SyntaxError) -> Predicate? {
    if let first = option("--all") ?? option("--open"),
      let second = options.last(where: {
        ["--open", "--done"].contains($0.spec.name) && $0.spec != first.spec
      })
    {
      throw SyntaxError(.conflictingOptions(first.spec.name, second.spec.name), second.span)
    }
    var filter = condition
    for option in options where option.spec.role == .filter {
      filter = .both(predicate(for: option), filter)
    }
    return filter
  }

  private func predicate(for option: OptionArgument) -> Predicate? {
    switch (option.spec.name, option.value) {
    case ("--name", .text(let name)): .compare(.memberName, .equal, .text(name))
    case ("--position", .position(let position)): .compare(.memberPosition, .equal, .position(position))
    case ("--open", _): .not(.isTrue(.todoDone))
    case ("--done", _): .isTrue(.todoDone)
    default: nil
    }
  }

  private var isFiltered: Bool {
    condition != nil || options.contains { $0.spec.role == .filter }
  }

  /// The rows of a list: a search, a filter, an order, a limit. To-dos are the open ones unless something says which.
  func query(of entity: Entity) throws(SyntaxError) -> Query {
    for word in words { try word.refuseShellOperator() }
    if words.count > Parser.mostConditions {
      throw SyntaxError(.tooManyConditions(Parser.mostConditions), words[Parser.mostConditions].span)
    }
    var filter = try filter()
    if entity == .todo, !isFiltered { filter = .not(.isTrue(.todoDone)) }
    for word in words where !word.value.isEmpty {
      filter = .both(filter, .contains(.searched(of: entity), word.value))
    }
    return Query(rows: Selection(entity: entity, filter: filter), order: order, limit: limit)
  }

  /// The rows that a command is to show or change.
  func selection(of entity: Entity) throws(SyntaxError) -> Selection {
    if words.isEmpty {
      guard isFiltered else {
        throw SyntaxError(.missingOperand(spec.operandsUsage, usage: spec.usage), endSpan)
      }
      return Selection(entity: entity, filter: try filter())
    }
    if isFiltered, let span = words.span { throw SyntaxError(.mixedRowsAndFilter, span) }
    var terms: [Selection.Term] = []
    for word in words { terms.append(try term(word, of: entity)) }
    return Selection(entity: entity, terms: terms)
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
