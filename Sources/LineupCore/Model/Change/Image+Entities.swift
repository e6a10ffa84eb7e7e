extension Member {
  /// The row that stores the member.
  package var image: Image {
    Image(id: id, values: [.text(name), .integer(position.rawValue)])
  }
}

extension TodoEvent {
  /// The row that stores the to-do.
  package var image: Image {
    Image(
      id: id,
      values: [
        .text(title), .integer(complete ? 1 : 0), .text(createAt.storedText), .text(due?.storedText),
        .integer(assignee?.id), .integer(priority?.rawValue), .text(tags.storedTags), .text(note),
        .text(completed?.storedText),
      ])
  }
}

extension Image {
  /// Reads the image as a row of a listing: an entity, or a damaged row that names what cannot be read.
  ///
  /// - Parameter names: the names of the members whom it may refer to.
  package func row(of entity: Entity, names: [Int64: String] = [:]) -> ListedRow {
    switch entity {
    case .member:
      if let name = text(.memberName), let position = position(.memberPosition) {
        return .member(Member(id: id, name: name, position: position))
      }
    case .todo:
      if let title = text(.todoTitle), let complete = flag(.todoDone), let createAt = date(.todoCreated),
        Field.ofTodos.allSatisfy({ !$0.isOptional || isReadable($0) })
      {
        return .todo(
          TodoEvent(
            id: id, title: title, createAt: createAt, complete: complete, due: due(.todoDue),
            assignee: integer(.todoFor).map { Assignee(id: $0, name: names[$0]) },
            priority: priority(.todoPriority), tags: tags,
            note: text(.todoNote), completed: date(.todoCompleted)))
      }
    }
    return .damaged(DamagedRow(entity: entity, image: self))
  }

  /// Whether the field holds a value that its kind can be read from, or is empty and may be.
  package func isReadable(_ field: Field) -> Bool {
    if field.isOptional, self[field] == .null { return true }
    return switch field.kind {
    case .id: true
    case .text, .tags: text(field) != nil
    case .position: position(field) != nil
    case .flag: flag(field) != nil
    case .date: date(field) != nil
    case .due: due(field) != nil
    case .priority: priority(field) != nil
    case .member, .number: integer(field) != nil
    }
  }

  /// The id of the member whom a to-do refers to.
  package var assigneeID: Int64? {
    get { integer(.todoFor) }
    set { set(.todoFor, .integer(newValue)) }
  }

  /// The tags of a to-do; none where they cannot be read.
  package var tags: [String] { text(.todoTags).map { [String](storedTags: $0) } ?? [] }

  private func integer(_ field: Field) -> Int64? {
    if case .integer(let number) = self[field] { number } else { nil }
  }

  private func text(_ field: Field) -> String? {
    guard case .text(let bytes) = self[field] else { return nil }
    return String(utf8: bytes)
  }

  private func position(_ field: Field) -> Position? {
    integer(field).flatMap { Position(rawValue: $0) }
  }

  private func flag(_ field: Field) -> Bool? {
    switch self[field] {
    case .integer(0): false
    case .integer(1): true
    default: nil
    }
  }

  private func date(_ field: Field) -> Date? {
    guard case .text(let bytes) = self[field] else { return nil }
    return Date(storedText: bytes)
  }

  private func due(_ field: Field) -> Due? {
    guard case .text(let bytes) = self[field] else { return nil }
    return Due(storedText: bytes)
  }

  private func priority(_ field: Field) -> Priority? {
    integer(field).flatMap { Priority(rawValue: $0) }
  }
}
