import LineupCore
import SQLite
import Testing

@testable import LineupStore

/// What becomes of the errors below.
struct FailureTests {
  private static let codes: [(ResultCode, StorageFailure.Kind)] = [
    (.notADatabase, .notADatabase), (.corrupt, .damaged), (.cannotOpen, .cannotOpen),
    (.permission, .cannotOpen), (.authorization, .cannotOpen), (.readOnly, .readOnly),
    (.busy, .busy(holder: nil)), (.busySnapshot, .busy(holder: nil)), (.locked, .busy(holder: nil)),
    (.full, .full), (.inputOutput, .inputOutput), (ResultCode(rawValue: 10 | 4 << 8), .inputOutput),
    (.outOfMemory, .other), (.constraint, .other), (.mismatch, .foreignSchema),
    (.error, .other),
  ]

  @Test(arguments: codes.indices) func keepTheirKindAndWords(index: Int) {
    let (code, kind) = FailureTests.codes[index]
    let error = RepositoryError(SQLiteError(code, "its own words", sql: "SELECT 1"), path: "/x/a.db")
    #expect(error == .storage(StorageFailure(kind: kind, path: "/x/a.db", detail: "its own words")))
  }

  @Test func nameTheHolder() {
    let holder = QueueHolder(process: 4_711, user: "anna", since: 1_700_000_000)
    let error = RepositoryError(QueueTimeout(holder: holder), path: "a.db")
    guard case .storage(let failure) = error else { return #expect(Bool(false)) }
    #expect(failure.kind == .busy(holder: "process 4711 (anna), since 2023-11-14T22:13:20Z"))
  }

  @Test func anInterruptIsNoFailureOfTheFile() {
    let error = RepositoryError(SQLiteError(.interrupt, "interrupted", sql: "SELECT 1"), path: "a.db")
    #expect(error == .interrupted)
  }

  @Test func leaveARepositorysOwnAsTheyAre() {
    #expect(RepositoryError(RepositoryError.rowsChanged, path: "a.db") == .rowsChanged)
    let failure = StorageFailure(kind: .missing, path: "b.db")
    #expect(RepositoryError(failure, path: "a.db") == .storage(failure))
  }
}
