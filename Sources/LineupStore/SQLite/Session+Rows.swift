import LineupCore
import SQLite

/// Finding rows.
extension Session {
  /// The image of an id; nil when there is no such row.
  func image(of id: Int64, in entity: Entity) throws -> Image? {
    try connection.first(entity.table.selectByID, with: id) { try Image($0) }
  }

  /// The member of a name, looked up in NFC, then as given, then as other programs may have stored it.
  func member(named name: String) throws -> Image? {
    for encoding in name.encodings {
      if let image = try connection.first(Session.selectByName, with: encoding, make: { try Image($0) }) {
        return image
      }
    }
    return nil
  }

  static let selectByName = Entity.member.table.table
    .where(Condition("\(Entity.member.table.column(.memberName)) = ?"))
    .select(Entity.member.table.selected).hashed

  /// The images of a selection in order of id, after making sure that they are those that are expected.
  ///
  /// - Throws: ``RepositoryError/recordNotFound(_:_:)``, ``RepositoryError/rowsChanged``.
  func images(of rows: Selection, expecting: Survey?) throws -> [Image] {
    var images: [Image] = []
    var fingerprint = Fingerprint()
    try forEachImage(of: rows) { image in
      if expecting != nil { fingerprint.add(image) }
      images.append(image)
    }
    if let expecting, expecting != fingerprint.survey { throw RepositoryError.rowsChanged }
    return images
  }

  /// Calls `body` with the image of each row of a selection in order of id.
  ///
  /// - Throws: ``RepositoryError/recordNotFound(_:_:)`` before the first.
  func forEachImage(of rows: Selection, _ body: (Image) throws -> Void) throws {
    if rows.filter == nil, rows.member == nil, let images = try namedImages(of: rows) {
      return try images.forEach(body)
    }
    try connection.forEach(select(Query(rows: rows))) { row in
      try body(Image(row))
      return true
    }
  }

  /// The query that reads what a ``Query`` asks for.
  ///
  /// - Throws: ``RepositoryError/recordNotFound(_:_:)`` when a row that was named does not exist.
  ///
  /// - Parameter namesMembers: whether the name of the member whom a to-do refers to is read too, as the last column.
  func select(_ query: Query, namesMembers: Bool = false) throws -> SQL {
    let table = query.entity.table
    var rows = table.table.all
    if let ranges = try ranges(of: query.rows) { rows = rows.where(Session.condition(table, ranges)) }
    if let member = query.rows.member { rows = rows.where(try condition(for: member)) }
    if let filter = query.rows.filter { rows = rows.where(Condition(filter, localDay)) }
    let columns = table.selected + (namesMembers && query.entity == .todo ? [Session.assigneeName] : [])
    if let finds = finds(for: query) {
      if query.order.isEmpty { return finds.select(columns, of: rows, by: table.id, limit: query.limit) }
      rows = rows.where(finds.condition(on: table.id))
    }
    for ordering in query.order {
      let column = table.column(ordering.field)
      rows =
        ordering.field.isOptional
        ? rows.order(by: ordering.field.sortKey, descending: ordering.descending)
        : rows.order(by: column, descending: ordering.descending)
    }
    return rows.order(by: table.id).limit(query.limit).select(columns)
  }

  /// That to-dos are for a member. One who is gone can be told by his id where there still are to-dos that refer to him.
  ///
  /// - Throws: ``RepositoryError/recordNotFound(_:_:)`` when there is no such member.
  func condition(for member: Selection.Term) throws -> Condition {
    if case .id(let id) = member, try image(of: id, in: .member) == nil, try todo(for: id, since: nil) != nil
    {
      return condition(for: id)
    }
    return condition(for: try image(of: member, in: .member).id)
  }

  private func condition(for id: Int64) -> Condition {
    Condition("\(Field.todoFor.column) = \(id)")
  }

  /// The name of the member whom a to-do refers to; where it refers to none nothing is looked up.
  static let assigneeName: SQL = """
    CASE WHEN \(Field.todoFor.column) IS NOT NULL THEN (
      SELECT \(Field.memberName.column) FROM \(Entity.member.table.table) AS named
      WHERE named.\(Entity.member.table.id) = \(Field.todoFor.column)) END
    """

  /// The images of rows that are all named one by one, in order of id, each once; nil for any other
  /// selection.
  private func namedImages(of rows: Selection) throws -> [Image]? {
    guard !rows.isBroad else { return nil }
    if rows.terms.count == 1 { return [try image(of: rows.terms[0], in: rows.entity)] }
    var images: [Int64: Image] = [:]
    for term in rows.terms {
      let image = try image(of: term, in: rows.entity)
      images[image.id] = image
    }
    return images.values.sorted { $0.id < $1.id }
  }

  /// The ids that the terms of a selection name, as ranges that do not touch; nil when there are no terms.
  private func ranges(of rows: Selection) throws -> [ClosedRange<Int64>]? {
    if rows.terms.isEmpty { return nil }
    var ranges = try rows.terms.map { term in
      if case .ids(let range) = term { return range }
      let id = try image(of: term, in: rows.entity).id
      return id...id
    }
    ranges.sort { $0.lowerBound < $1.lowerBound }
    return ranges.reduce(into: []) { merged, range in
      if let last = merged.last, range.lowerBound <= last.upperBound {
        merged[merged.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
      } else {
        merged.append(range)
      }
    }
  }

  /// The row that a term names.
  ///
  /// - Throws: ``RepositoryError/recordNotFound(_:_:)``.
  func image(of term: Selection.Term, in entity: Entity) throws -> Image {
    let image: Image? =
      switch term {
      case .id(let id): try image(of: id, in: entity)
      case .ids: nil
      case .name(let name): try member(named: name)
      }
    guard let image else { throw RepositoryError.recordNotFound(entity, term) }
    return image
  }

  /// Whether the id lies in one of the ranges. Many go to SQLite as one JSON text, for it takes 32,766 values
  /// at most.
  private static func condition(_ table: EntityTable, _ ranges: [ClosedRange<Int64>]) -> Condition {
    if ranges.count <= 100 { return ranges.map { table.id.isIn($0) }.any }
    let pairs = "[" + ranges.map { "[\($0.lowerBound),\($0.upperBound)]" }.joined(separator: ",") + "]"
    return Condition(
      """
      \(table.id) IN (
        SELECT named.\(table.id) FROM json_each(\(pairs)) AS range CROSS JOIN \(table.table) AS named
        WHERE named.\(table.id) BETWEEN range.value ->> 0 AND range.value ->> 1)
      """)
  }
}

extension Field {
  /// What rows are in the order of, when it is that of a field that may be empty.
  fileprivate var sortKey: SQL {
    switch kind {
    case .due: "\(raw: SQLFunctions.dueOrder)(\(column))"
    case .member: Session.assigneeName
    default: "\(column)"
    }
  }
}
