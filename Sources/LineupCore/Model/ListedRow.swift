/// One row of a listing.
package enum ListedRow: Equatable, Sendable {
  case member(Member)
  case todo(TodoEvent)
  case damaged(DamagedRow)

  /// A step of the log.
  case step(Step)

  /// A to-do with what a report says of it.
  indirect case remarked(TodoEvent, Remark)

  /// A number of the statistics.
  case figure(Figure)
}

extension ListedRow {
  package var id: Int64 {
    switch self {
    case .member(let member): member.id
    case .todo(let event), .remarked(let event, _): event.id
    case .damaged(let row): row.image.id
    case .step(let step): step.id
    case .figure: 0
    }
  }
}

/// A row that cannot be read as its entity. It is shown as it is, and nothing in it is re-labelled.
package struct DamagedRow: Equatable, Sendable {
  package let entity: Entity
  package let image: Image

  package init(entity: Entity, image: Image) {
    self.entity = entity
    self.image = image
  }

  /// The fields whose values cannot be read.
  package var faults: [Field] {
    entity.fields.filter { !image.isReadable($0) }
  }
}
