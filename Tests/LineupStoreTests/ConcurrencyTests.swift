import Foundation
import LineupCore
import LineupStore
import SQLite
import TestSupport
import Testing

/// Several writers on one file.
struct ConcurrencyTests {
  private let folder: TemporaryFolder
  private var location: DatabaseLocation { DatabaseLocation(path: folder.path(of: "a.db"), isNamed: true) }

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Adds members as fast as it can, in a process of its own, and deletes every third.
  private static func writeAway(_ path: String, writer: Int, count: Int) throws {
    let dao = Dao(file: DatabaseLocation(path: path, isNamed: true), user: "writer\(writer)")
    for number in 1...count {
      let id = try dao.add("W\(writer)-\(number)")
      if number % 3 == 0 { _ = try dao.deleteMember(.members(.id(id)), expecting: nil) }
    }
  }

  @Test(.timeLimit(.minutes(1))) func givesEveryProcessItsTurnAndItsOwnIDs() async throws {
    let path = location.path
    await withTaskGroup(of: Void.self) { group in
      for writer in 1...4 {
        group.addTask {
          await #expect(processExitsWith: .success) { [path = path as String, writer = writer as Int] in
            try ConcurrencyTests.writeAway(path, writer: writer, count: 30)
          }
        }
      }
    }
    let members = try Dao(file: location).members()
    #expect(members.count == 80)
    #expect(Set(members.map(\.name)).count == 80)
    // 120 ids were given: none twice, none left out.
    #expect(try Dao(file: location).add("Last") == 121)
    for writer in 1...4 {
      let ids = members.filter { $0.name.hasPrefix("W\(writer)-") }.map(\.id)
      #expect(ids == ids.sorted())
      #expect(ids.count == 20)
    }
  }

  @Test(.timeLimit(.minutes(1))) func saysWhoWritesWhenTheTurnDoesNotCome() async throws {
    try Dao(file: location).add("Faker")
    let path = location.path
    let process = ProcessInfo.processInfo.processIdentifier
    let connection = try Connection(.file(path))
    connection.queue = WriteQueue(database: path, user: "anna")
    try connection.transaction { () throws in
      let start = ContinuousClock.now
      let error = #expect(throws: RepositoryError.self) { try Dao(file: location, user: "bert").add("Keria") }
      let waited = ContinuousClock.now - start
      guard case .storage(let failure) = error, case .busy(let name) = failure.kind else {
        return #expect(error == nil)
      }
      #expect(name?.hasPrefix("process \(process) (anna), since 20") == true)
      #expect(failure.path == path)
      #expect(waited > .seconds(4.9) && waited < .seconds(8))
      #expect(try Dao(file: location).members().map(\.name) == ["Faker"])
    }
    #expect(try Dao(file: location).add("Keria") == 2)
  }

  @Test(.timeLimit(.minutes(1))) func waitsForProgramsOutsideTheQueue() async throws {
    try Dao(file: location).add("Faker")
    let path = location.path
    let outside = Thread {
      guard let connection = try? Connection(.file(path)) else { return }
      try? connection.transaction {
        try connection.run("INSERT INTO members(name, position) VALUES ('Keria', 5)")
        usleep(300_000)
      }
    }
    outside.start()
    usleep(100_000)
    #expect(try Dao(file: location).add("Zeus") == 3)
    while !outside.isFinished { usleep(1_000) }
  }

  @Test func seesWhatOthersCommitted() throws {
    let one = Dao(file: location)
    let two = Dao(file: location)
    try one.add("Faker")
    #expect(try two.members().map(\.name) == ["Faker"])
    try two.add("Keria")
    #expect(try one.members().map(\.name) == ["Faker", "Keria"])
    #expect(throws: RepositoryError.nameTaken("Keria", id: 2)) { try one.add("Keria") }
    _ = try two.deleteMember(.members(.id(2)), expecting: nil)
    #expect(throws: RepositoryError.recordNotFound(.member, .id(2))) {
      try one.updateMember(.members(.id(2)), MemberPatch(position: .Top), expecting: nil)
    }
    #expect(try one.add("Keria") == 3)
  }

  @Test func readsWhileAnotherWrites() throws {
    let writer = Dao(file: location)
    for number in 1...250 { try writer.add("M\(number)") }
    var seen = 0
    try Dao(file: location).getMember(Query(rows: .members())) { row in
      seen += 1
      if row.id == 1 { _ = try writer.deleteMember(.members(.ids(2...250)), expecting: nil) }
      return true
    }
    #expect(seen == 250)
    #expect(try Dao(file: location).members().count == 1)
  }

  @Test func isUsedByManyThreads() async throws {
    let dao = Dao(file: location)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for task in 1...8 {
        group.addTask {
          for number in 1...5 {
            try dao.add("T\(task)-\(number)")
            _ = try dao.members()
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(try dao.members().map(\.id) == Array(1...40))
  }
}
