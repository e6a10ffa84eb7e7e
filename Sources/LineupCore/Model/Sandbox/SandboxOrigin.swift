/// Where a sandbox began, by which what it changed is told from what was there.
package struct SandboxOrigin: Equatable, Sendable {
  /// The place in its journal behind the last change that is not the sandbox's.
  package let place: Int64

  /// For each entity the first id that had not been given: rows from there on are the sandbox's own. All are where there
  /// is none.
  package let firstIDs: [Entity: Int64]

  /// The origin of a sandbox that began empty.
  package static let empty = SandboxOrigin(place: 0, firstIDs: [:])

  init(place: Int64, firstIDs: [Entity: Int64]) {
    self.place = place
    self.firstIDs = firstIDs
  }

  /// The origin of a sandbox that begins with what a repository holds now.
  package init(in repository: some ChangeRepository) throws {
    var firstIDs: [Entity: Int64] = [:]
    // Nothing is changed, so nobody ever sees the mark.
    _ = try repository.replay(Mark(date: Date(milliseconds: 0), session: "", text: "")) { transaction in
      for entity in Entity.allCases { firstIDs[entity] = try? transaction.freeID(of: entity) }
      return nil
    }
    // Where ids have run out, a row can only be somebody's who had it before.
    for entity in Entity.allCases where firstIDs[entity] == nil { firstIDs[entity] = .max }
    self.init(place: try repository.journalEnd(), firstIDs: firstIDs)
  }

  /// Whether a row that was not there in the beginning is the sandbox's own, rather than one that was brought back.
  func isOwn(_ row: Change.Row) -> Bool {
    firstIDs[row.entity].map { row.id >= $0 } ?? true
  }
}
