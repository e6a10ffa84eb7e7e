import LineupCore

/// What tests say often.
extension Repository {
  func rows(_ query: Query) throws -> [ListedRow] {
    var rows: [ListedRow] = []
    let add: (ListedRow) -> Bool = {
      rows.append($0)
      return true
    }
    switch query.entity {
    case .member: try getMember(query, row: add)
    case .todo: try listEvents(query, row: add)
    }
    return rows
  }

  func rows(_ entity: Entity, where filter: Predicate? = nil) throws -> [ListedRow] {
    try rows(Query(rows: Selection(entity: entity, filter: filter)))
  }

  func members(where filter: Predicate? = nil) throws -> [Member] {
    try rows(.member, where: filter).compactMap { if case .member(let member) = $0 { member } else { nil } }
  }

  func todos(where filter: Predicate? = nil) throws -> [TodoEvent] {
    try rows(.todo, where: filter).compactMap { if case .todo(let event) = $0 { event } else { nil } }
  }

  @discardableResult
  func add(_ name: String, _ position: Position = .Mid, id: Int64? = nil) throws -> Int64 {
    let changes = try saveMember(MemberDraft(name: name, position: position, id: id), orSet: false)
    return changes.first?.new?.id ?? 0
  }

  @discardableResult
  func add(
    todo title: String, at date: Date = Date(milliseconds: 0), done: Bool = false, id: Int64? = nil
  ) throws -> Int64 {
    let changes = try saveEvent(TodoDraft(title: title, createAt: date, complete: done, id: id))
    return changes.first?.new?.id ?? 0
  }
}

/// Calls that leave no mark worth mentioning.
extension Repository {
  func saveMember(_ draft: MemberDraft, orSet: Bool) throws -> [Change] {
    try saveMember(draft, orSet: orSet, mark: .test).changes
  }

  func updateMember(_ rows: Selection, _ patch: MemberPatch, expecting: Survey?) throws -> [Change] {
    try updateMember(rows, patch, expecting: expecting, mark: .test).changes
  }

  func deleteMember(_ rows: Selection, expecting: Survey?) throws -> [Change] {
    try deleteMember(rows, expecting: expecting, mark: .test).changes
  }

  func saveEvent(_ draft: TodoDraft) throws -> [Change] {
    try saveEvent(draft, mark: .test).changes
  }

  func updateEvent(_ rows: Selection, _ patch: TodoPatch, expecting: Survey?) throws -> [Change] {
    try updateEvent(rows, patch, expecting: expecting, mark: .test).changes
  }

  func deleteEvent(_ rows: Selection, expecting: Survey?) throws -> [Change] {
    try deleteEvent(rows, expecting: expecting, mark: .test).changes
  }
}

extension Mark {
  static let test = Mark(date: Date(milliseconds: 0), session: "test@host/1", text: "test")
}

extension Selection {
  static func members(_ terms: Term..., where filter: Predicate? = nil) -> Selection {
    Selection(entity: .member, terms: terms, filter: filter)
  }

  static func todos(_ terms: Term..., where filter: Predicate? = nil) -> Selection {
    Selection(entity: .todo, terms: terms, filter: filter)
  }
}
