import LineupCore

@testable import LineupShell

/// What a writer makes of rows.
func rendered(
  _ rows: [ListedRow], as mode: OutputMode, _ layout: RowLayout = .list,
  fields: [Field]? = nil, for traits: OutputTraits = OutputTraits(zone: .utc)
) -> String {
  var out: [UInt8] = []
  var writer = mode.writer(layout, for: traits)
  writer.begin(fields ?? entity(of: rows).fields, to: &out)
  for row in rows { writer.row(row, to: &out) }
  writer.end(to: &out)
  return String(decoding: out, as: UTF8.self)
}

/// The fields that every to-do has a value in.
let filledFields = Entity.todo.fields.filter { !$0.isOptional }

private func entity(of rows: [ListedRow]) -> Entity {
  switch rows.first {
  case .todo, .remarked: .todo
  case .damaged(let row): row.entity
  case .member, .step, .figure, nil: .member
  }
}

func member(_ id: Int64, _ name: String, _ position: Position) -> ListedRow {
  .member(Member(id: id, name: name, position: position))
}

/// A to-do made at 2026-12-01T09:05:07.089Z plus so many minutes.
func todo(_ id: Int64, _ title: String, done: Bool = false, minutes: Int64 = 0) -> ListedRow {
  let made = Date(milliseconds: 1_796_115_907_089 + minutes * 60_000)
  return .todo(TodoEvent(id: id, title: title, createAt: made, complete: done))
}

func damaged(_ entity: Entity, _ id: Int64, _ values: [FieldValue]) -> ListedRow {
  .damaged(DamagedRow(entity: entity, image: Image(id: id, values: values)))
}

/// Every kind of value in every place where it is wrong.
let damagedTodos: [ListedRow] = [
  damaged(.todo, 1, [.null, .integer(2), .text("2020-02-05 18:10:14")]),
  damaged(.todo, 2, [.integer(5), .null, .text("")]),
  damaged(.todo, 3, [.text([0x61, 0xFF, 0x0A]), .text("yes"), .null]),
  damaged(.todo, 4, [.blob([0, 0xFF]), .real(1), .integer(.max)]),
  damaged(.todo, 5, [.text("fine"), .integer(1), .real(.infinity)]),
]
