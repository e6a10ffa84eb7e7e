import LineupCore

/// What one field of a row holds: a value of the field's kind, or whatever was found in its place.
enum Cell {
  case id(Int64)
  case text(String)
  case position(Position)
  case flag(Bool)
  case date(Date)

  /// When a to-do is due, and whether that still matters: it is not done.
  case due(Due, isOpen: Bool)
  case member(Assignee)
  case priority(Priority)

  /// In the order given; none is no value, too.
  case tags([String])
  case number(Int64)

  /// Why a to-do stands where it does, and whether that is because it is late.
  case reason(String, isLate: Bool)

  /// There is none to tell.
  case none
  case damaged(FieldValue)
}

extension Cell {
  /// Reads a field of an image.
  ///
  /// - Parameter names: the names of the members whom it may refer to.
  init(_ field: Field, of image: Image, names: [Int64: String] = [:]) {
    guard field.slot != nil else {
      self = field.kind == .id ? .id(image.id) : .none
      return
    }
    let value = image[field]
    let cell: Cell? =
      switch (field.kind, value) {
      case (.tags, .null): .tags([])
      case (_, .null) where field.isOptional: Cell.none
      case (.text, .text(let bytes)): String(utf8: bytes).map(Cell.text)
      case (.position, .integer(let number)): Position(rawValue: number).map(Cell.position)
      case (.flag, .integer(let number)): (0...1).contains(number) ? .flag(number == 1) : nil
      case (.date, .text(let bytes)): Date(storedText: bytes).map(Cell.date)
      case (.due, .text(let bytes)):
        Due(storedText: bytes).map { .due($0, isOpen: image[.todoDone] == .integer(0)) }
      case (.member, .integer(let id)): .member(Assignee(id: id, name: names[id]))
      case (.priority, .integer(let number)): Priority(rawValue: number).map(Cell.priority)
      case (.tags, .text(let bytes)): String(utf8: bytes).map { .tags([String](storedTags: $0)) }
      case (.id, .integer(let number)): .id(number)
      case (.number, .integer(let number)): .number(number)
      default: nil
      }
    self = cell ?? .damaged(value)
  }

  /// Reads a field of a member.
  init(_ field: Field, of member: Member) {
    switch field.kind {
    case .id: self = .id(member.id)
    case .text: self = .text(member.name)
    case .position: self = .position(member.position)
    case .flag, .date, .due, .member, .priority, .tags, .number:
      self = .damaged(.null)  // a field of another entity
    }
  }

  /// Reads a field of a to-do.
  init(_ field: Field, of event: TodoEvent) {
    switch field.kind {
    case .id: self = .id(event.id)
    case .text where field.isOptional: self = event.note.map(Cell.text) ?? .none
    case .text: self = .text(event.title)
    case .flag: self = .flag(event.complete)
    case .date where field.isOptional: self = event.completed.map(Cell.date) ?? .none
    case .date: self = .date(event.createAt)
    case .due: self = event.due.map { .due($0, isOpen: !event.complete) } ?? .none
    case .member: self = event.assignee.map(Cell.member) ?? .none
    case .priority: self = event.priority.map(Cell.priority) ?? .none
    case .tags: self = .tags(event.tags)
    case .position, .number: self = .damaged(.null)
    }
  }

  /// Reads a field of a to-do, or what a report says of it.
  private init(_ field: Field, of event: TodoEvent, _ remark: Remark) {
    switch field {
    case .reason: self = .reason(remark.reason, isLate: remark.isLate)
    case .day: self = remark.day.map { .due(.day($0), isOpen: false) } ?? .none
    case .isLate: self = .flag(remark.isLate)
    default: self = Cell(field, of: event)
    }
  }

  private init(_ field: Field, of figure: Figure) {
    switch field {
    case .figureSection: self = .text(figure.section)
    case .figureName: self = .text(figure.name)
    default: self = .number(Int64(figure.value))
    }
  }

  /// Reads a field of a row.
  init(_ field: Field, of row: ListedRow) {
    switch row {
    case .member(let member): self = Cell(field, of: member)
    case .todo(let event): self = Cell(field, of: event)
    case .step(let step): self = field.kind == .id ? .id(row.id) : Cell(field, of: step)
    case .damaged(let damaged): self = field.kind == .id ? .id(row.id) : Cell(field, of: damaged.image)
    case .figure(let figure): self = Cell(field, of: figure)
    case .remarked(let event, let remark): self = Cell(field, of: event, remark)
    }
  }
}

extension Cell {
  /// Whether there is nothing to tell.
  var isEmpty: Bool {
    switch self {
    case .none, .tags([]): true
    default: false
    }
  }
}

extension [UInt8] {
  /// Appends a value that its field cannot hold, behind a mark: `⚠ 9`, `⚠ 'sup'`, `⚠ NULL`.
  mutating func append(damaged value: FieldValue) {
    append("⚠ ")
    append(literal: value)
  }

  /// Appends a raw value much as SQL would write it, so that its type shows; texts in their visible form.
  mutating func append(literal value: FieldValue) {
    switch value {
    case .null: append("NULL")
    case .integer(let number): append(decimal: number)
    case .real(let number): append(number.description)
    case .text(let bytes):
      append("'")
      append(visible: bytes)
      append("'")
    case .blob(let bytes): append(blob: bytes)
    }
  }

  /// Appends a blob as SQL would write it: `x'00FF'`.
  mutating func append(blob bytes: [UInt8]) {
    append("x'")
    append(hex: bytes)
    append("'")
  }
}
