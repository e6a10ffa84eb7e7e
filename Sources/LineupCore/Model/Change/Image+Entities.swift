extension Member {
  /// The row that stores the member.
  package var image: Image {
    Image(id: id, values: [.text(name), .integer(position.rawValue)])
  }
}

extension TodoEvent {
  /// The row that stores the to-do.
  package var image: Image {
    Image(id: id, values: [.text(title), .integer(complete ? 1 : 0), .text(createAt.storedText)])
  }
}

extension Image {
  /// Reads the image as a row of a listing: an entity, or a damaged row that names what cannot be read.
  package func row(of entity: Entity) -> ListedRow {
    switch entity {
    case .member:
      if let name = text(.memberName), let position = position(.memberPosition) {
        return .member(Member(id: id, name: name, position: position))
      }
    case .todo:
      if let title = text(.todoTitle), let complete = flag(.todoDone), let createAt = date(.todoCreated) {
        return .todo(TodoEvent(id: id, title: title, createAt: createAt, complete: complete))
      }
    }
    return .damaged(DamagedRow(entity: entity, image: self))
  }

  /// Whether the field holds a value that its kind can be read from.
  package func isReadable(_ field: Field) -> Bool {
    switch field.kind {
    case .id: true
    case .text: text(field) != nil
    case .position: position(field) != nil
    case .flag: flag(field) != nil
    case .date: date(field) != nil
    case .number: if case .integer = self[field] { true } else { false }
    }
  }

  private func text(_ field: Field) -> String? {
    guard case .text(let bytes) = self[field] else { return nil }
    return String(utf8: bytes)
  }

  private func position(_ field: Field) -> Position? {
    guard case .integer(let number) = self[field] else { return nil }
    return Position(rawValue: number)
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
}
