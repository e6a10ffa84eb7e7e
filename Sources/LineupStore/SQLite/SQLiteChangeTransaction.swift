import LineupCore
import SQLite

/// What work on changes can do within the open transaction of a database.
struct SQLiteChangeTransaction: ChangeTransaction {
  let database: Database
  let mark: Mark

  func image(of id: Int64, in entity: Entity) throws -> Image? {
    try with { session in try session.has(entity) ? session.image(of: id, in: entity) : nil }
  }

  func todo(for member: Int64, since place: Int64?) throws -> Image? {
    try with { session in try session.has(.todo) ? session.todo(for: member, since: place) : nil }
  }

  func names(in changes: [Change]) throws -> [Int64: String] {
    try with { session in try session.has(.member) ? session.names(in: changes) : [:] }
  }

  func write(_ change: Change) throws {
    let mark = mark
    try database.withState { state in
      _ = try Database.part(of: &state.transaction, mark) { try $0.write(change) }
    }
  }

  func freeID(of entity: Entity) throws -> Int64 {
    let mark = mark
    return try database.withState { state in
      try state.transaction?.prepare(mark)
      guard let transaction = state.transaction else { throw RepositoryError.noTransaction }
      return try transaction.session.nextID(of: entity)
    }
  }

  func step(_ number: Int64) throws -> (step: Step, changes: [Change]) {
    try with { try $0.step(number) }
  }

  func forEachStep(_ body: (Step) throws -> Bool) throws {
    var walk = try with { try LogWalk(in: $0, showsOutside: false) }
    while true {
      let current = walk
      let next = try with { session in
        var walk = current
        return (try walk.next(in: session), walk)
      }
      guard let steps = next.0 else { return }
      walk = next.1
      for step in steps where try !body(step) { return }
    }
  }

  private func with<Result: Sendable>(_ body: @Sendable (Session) throws -> Result) throws -> Result {
    try database.withState { state in
      guard let transaction = state.transaction else { throw RepositoryError.noTransaction }
      return try body(transaction.session)
    }
  }
}
