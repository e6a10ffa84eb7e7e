import Foundation
import LineupCore
import LineupStore
import SQLite
import TestSupport
import Testing

/// Processes that are killed at any moment leave data and journal agreeing, and keep what they said they kept.
struct KillTests {
  /// Changes data without an end, and tells the place of each step it has kept, a line each.
  private static func writeAway(_ path: String, telling told: String, seed: UInt64) throws {
    let descriptor = open(told, O_WRONLY | O_CREAT, 0o600)
    let dao = Dao(file: DatabaseLocation(path: path, isNamed: true))
    var random = SplitMix(seed: seed)
    try dao.add(todo: "First")
    while true {
      switch random.number(below: 5) {
      case 0:
        try dao.begin()
        for _ in 1...3 { try dao.add(todo: "T") }
        try dao.commit(.test)
      case 1: _ = try dao.deleteEvent(.todos(.ids(1...Int64(random.number(below: 40) + 1))), expecting: nil)
      case 2: _ = try? dao.undo()
      default: try dao.add(todo: "T\(random.number(below: 99))")
      }
      let line = Array("\(try dao.journalEnd())\n".utf8)
      _ = write(descriptor, line, line.count)
    }
  }

  @Test(.timeLimit(.minutes(1)), arguments: 1...12 as ClosedRange<UInt64>)
  func leavesDataAndJournalAgreeing(seed: UInt64) async throws {
    let folder = try TemporaryFolder()
    let path = folder.path(of: "a.db")
    let told = folder.path(of: "told")
    // The process ends itself after a while that differs each time, as kill -9 does.
    await #expect(processExitsWith: .signal(SIGKILL)) {
      [path = path as String, told = told as String, seed = seed as UInt64] in
      let killer = Thread {
        usleep(useconds_t(20_000 + seed * 17_713 % 120_000))
        kill(getpid(), SIGKILL)
      }
      killer.start()
      try KillTests.writeAway(path, telling: told, seed: seed)
    }
    let lines = String(decoding: folder.contents(of: "told") ?? [], as: UTF8.self).split(separator: "\n")
    let dao = Dao(file: DatabaseLocation(path: path, isNamed: true))
    let end = FileManager.default.fileExists(atPath: path) ? try dao.journalEnd() : 0
    #expect(end >= lines.last.flatMap { Int64($0) } ?? 0)
    guard end > 0 else { return }
    let changes = try dao.entries().map(\.change)
    let other = Dao(isMock: true)
    _ = try other.replay(.test) { transaction in
      try Replay.make(changes, in: transaction)
      return nil
    }
    #expect(try other.rows(.todo) == dao.rows(.todo))
    #expect(try dao.entries().allSatisfy { $0.step != nil })
    #expect(try OldApp(path).value("PRAGMA integrity_check") == "ok")
  }
}
