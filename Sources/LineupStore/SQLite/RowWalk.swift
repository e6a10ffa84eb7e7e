import LineupCore
import SQLite

/// A walk over the steps that changed some rows of one entity, newest first, as the moment had it when the walk began.
struct RowWalk: StepWalk {
  /// How many steps are read at a time.
  private static let page = 100

  private let entity: Entity
  private let ids: IDs

  /// The places in the journal of rows about them that were not walked yet, in order.
  private var places: [Int64]

  /// Looks through the whole journal, a tenth of a second for a million rows.
  ///
  /// - Throws: ``RepositoryError/recordNotFound(_:_:)`` when there neither is nor was such a row.
  init(_ row: LogQuery.RowReference, in session: Session) throws {
    entity = row.entity
    switch row.term {
    case .id(let id): ids = .range(id...id)
    case .ids(let range): ids = .range(range)
    case .name(let name): ids = .some(try RowWalk.ids(called: name, in: session))
    }
    places = try RowWalk.places(of: ids, row.entity, in: session)
    if places.isEmpty, try !isThere(in: session) {
      throw RepositoryError.recordNotFound(row.entity, row.term)
    }
  }

  /// The next steps; nil when there are none.
  mutating func next(in session: Session) throws -> [Step]? {
    if places.isEmpty { return nil }
    var steps: [Step] = []
    while steps.count < RowWalk.page, let place = places.last {
      let stretch = try session.stretch(around: place)
      while let place = places.last, place > stretch.start { places.removeLast() }
      if try !changesRow(stretch, in: session) { continue }
      if let step = try session.step(of: stretch, isUndone: session.isUndone(stretch.last)) {
        steps.append(step)
      }
    }
    return steps
  }

  /// Whether a change of one of the rows lies in a stretch that has rows of the journal about them. Those that were only
  /// in danger must be told from those that went, which never happens in lineup's own steps.
  private func changesRow(_ stretch: Stretch, in session: Session) throws -> Bool {
    if stretch.command != nil { return true }
    var reader = JournalReader()
    var isFound = false
    try session.forEachRow(after: stretch.start, to: stretch.last) { row in
      isFound = reader.changes(of: row).contains(where: changesRow)
      return !isFound
    }
    return isFound
  }

  private func changesRow(_ change: Change) -> Bool {
    change.entity == entity && [change.old, change.new].contains { $0.map { ids.contain($0.id) } ?? false }
  }

  private func isThere(in session: Session) throws -> Bool {
    guard try session.has(entity) else { return false }
    switch ids {
    case .range(let range):
      let rows = Selection(entity: entity, terms: [.ids(range)])
      return try session.connection.first(session.select(Query(rows: rows, limit: 1))) { _ in true } ?? false
    case .some(let ids): return !ids.isEmpty
    }
  }
}

/// Some ids.
private enum IDs: Sendable {
  case range(ClosedRange<Int64>)
  case some(Set<Int64>)

  func contain(_ id: Int64) -> Bool {
    switch self {
    case .range(let range): range.contains(id)
    case .some(let ids): ids.contains(id)
    }
  }

  func condition(_ column: Column<Int64>) -> SQL {
    switch self {
    case .range(let range): return "\(column) BETWEEN \(range.lowerBound) AND \(range.upperBound)"
    case .some(let ids):
      // One text, for SQLite takes 32,766 values at most.
      let list = "[" + ids.map { String($0) }.joined(separator: ",") + "]"
      return "\(column) IN (SELECT value FROM json_each(\(list)))"
    }
  }
}

extension RowWalk {
  /// The ids of the members who have a name or had it.
  private static func ids(called name: String, in session: Session) throws -> Set<Int64> {
    var ids: Set<Int64> = []
    if try session.has(.member), let holder = try session.member(named: name) { ids.insert(holder.id) }
    guard try session.hasJournal, let slot = Field.memberName.slot else { return ids }
    let encodings = name.encodings
    for image in ["old", "new"] {
      let columns = JournalRow.columns(of: image, slots: slot + 1)
      try session.connection.forEach(
        """
        SELECT \(raw: columns[0]) FROM \(Schema.changes)
        WHERE abs(\(JournalRow.table)) = \(Entity.member.rawValue)
          AND \(raw: columns[slot + 1]) IN (\(each: encodings))
        """
      ) { row in
        ids.insert(try row.read(0))
        return true
      }
    }
    return ids
  }

  private static func places(of ids: IDs, _ entity: Entity, in session: Session) throws -> [Int64] {
    guard try session.hasJournal else { return [] }
    let old = ids.condition(Column("old_id"))
    let new = ids.condition(Column("new_id"))
    return try session.connection.all(
      """
      SELECT \(JournalRow.place) FROM \(Schema.changes)
      WHERE \(JournalRow.place) > \(session.prunedEnd()) AND \(JournalRow.place) <= \(session.logEnd())
        AND abs(\(JournalRow.table)) = \(entity.rawValue)
        AND (\(old) OR \(new))
      ORDER BY \(JournalRow.place)
      """
    ) { try $0.read(0) }
  }
}
