/// One field of an entity, as `where`, `order by`, CSV and JSON name it.
///
/// This is the only table of field names; a store maps a field to its column by entity and slot.
package struct Field: Hashable, Sendable {
  /// What a field holds, which decides how a value for it is read and compared.
  package enum Kind: Sendable {
    case id
    case text
    case position
    case flag
    case date

    /// A day or an instant, see ``Due``.
    case due

    /// Which member, by id.
    case member
    case priority

    /// Several words, see ``Tag``.
    case tags

    /// A count of something.
    case number
  }

  /// Whose field it is; nil for a step of the log, which is no record.
  package let entity: Entity?
  package let name: String
  package let kind: Kind

  /// The place in ``Image/values``; nil for the id, which stands beside them.
  package let slot: Int?

  /// Whether it may be empty, which is stored as NULL.
  package let isOptional: Bool

  private init(entity: Entity?, name: String, kind: Kind, slot: Int?, isOptional: Bool = false) {
    self.entity = entity
    self.name = name
    self.kind = kind
    self.slot = slot
    self.isOptional = isOptional
  }
}

extension Field {
  package static let memberID = Field(entity: .member, name: "id", kind: .id, slot: nil)
  package static let memberName = Field(entity: .member, name: "name", kind: .text, slot: 0)
  package static let memberPosition = Field(entity: .member, name: "position", kind: .position, slot: 1)

  package static let todoID = Field(entity: .todo, name: "id", kind: .id, slot: nil)
  package static let todoTitle = Field(entity: .todo, name: "title", kind: .text, slot: 0)
  package static let todoDone = Field(entity: .todo, name: "done", kind: .flag, slot: 1)
  package static let todoCreated = Field(entity: .todo, name: "created", kind: .date, slot: 2)
  package static let todoDue = Field(entity: .todo, name: "due", kind: .due, slot: 3, isOptional: true)
  package static let todoFor = Field(entity: .todo, name: "for", kind: .member, slot: 4, isOptional: true)
  package static let todoPriority = Field(
    entity: .todo, name: "priority", kind: .priority, slot: 5, isOptional: true)
  package static let todoTags = Field(entity: .todo, name: "tags", kind: .tags, slot: 6, isOptional: true)
  package static let todoNote = Field(entity: .todo, name: "note", kind: .text, slot: 7, isOptional: true)
  package static let todoCompleted = Field(
    entity: .todo, name: "completed", kind: .date, slot: 8, isOptional: true)

  package static let stepNumber = Field(entity: nil, name: "number", kind: .id, slot: nil)
  package static let stepDate = Field(entity: nil, name: "at", kind: .date, slot: 0)
  package static let stepUser = Field(entity: nil, name: "who", kind: .text, slot: 1)
  package static let stepSession = Field(entity: nil, name: "session", kind: .text, slot: 2)
  package static let stepText = Field(entity: nil, name: "command", kind: .text, slot: 3)
  package static let stepCount = Field(entity: nil, name: "rows", kind: .number, slot: 4)
  package static let stepIsUndone = Field(entity: nil, name: "undone", kind: .flag, slot: 5)

  /// What a log tells of each step.
  package static let ofSteps = [
    stepNumber, stepDate, stepUser, stepSession, stepText, stepCount, stepIsUndone,
  ]

  /// What a report says of a to-do, see ``Remark``.
  package static let reason = Field(entity: nil, name: "reason", kind: .text, slot: nil)
  package static let day = Field(entity: nil, name: "day", kind: .due, slot: nil)
  package static let isLate = Field(entity: nil, name: "late", kind: .flag, slot: nil)

  package static let figureSection = Field(entity: nil, name: "section", kind: .text, slot: 0)
  package static let figureName = Field(entity: nil, name: "name", kind: .text, slot: 1)
  package static let figureValue = Field(entity: nil, name: "value", kind: .number, slot: 2)

  /// What is told of each number of the statistics.
  package static let ofFigures = [figureSection, figureName, figureValue]

  static let ofMembers = [memberID, memberName, memberPosition]
  static let ofTodos = [
    todoID, todoTitle, todoDone, todoCreated, todoDue, todoFor, todoPriority, todoTags, todoNote,
    todoCompleted,
  ]
}

extension [Field] {
  /// The field of that name, spelled exactly; `tag` is another name of `tags`.
  package func named(_ name: String) -> Field? {
    first { $0.name == name || $0.kind == .tags && name == "tag" }
  }
}

extension Field {
  /// The field by which people know a row, and which a search for rows to suggest looks into.
  package static func searched(of entity: Entity) -> Field {
    switch entity {
    case .member: memberName
    case .todo: todoTitle
    }
  }

  /// The fields that a free-text search looks into.
  package static func allSearched(of entity: Entity) -> [Field] {
    switch entity {
    case .member: [memberName]
    case .todo: [todoTitle, todoNote]
    }
  }
}
