import Foundation
import LineupCore
import LineupStore
import TestSupport
import Testing

/// Whether others have changed anything.
struct NewsTests {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path(of: "a.db")
  }

  private func dao() -> Dao { Dao(file: DatabaseLocation(path: path, isNamed: true)) }

  @Test func comeFromOthersOnly() throws {
    let one = dao()
    #expect(try one.hasNews() == false)
    try dao().add("Faker")
    #expect(try one.hasNews())
    #expect(try one.hasNews() == false)
    try one.add("Keria")
    #expect(try one.hasNews() == false)
    try dao().add("Zeus")
    try OldApp(path).addMember("Oner", 2)
    #expect(try one.hasNews())
    #expect(try one.hasNews() == false)
    #expect(try Dao(isMock: true).hasNews())
  }

  @Test func missNothingAndRepeatNothing() throws {
    let watcher = dao()
    let writers = [dao(), dao(), dao()]
    var random = SplitMix(seed: 1)
    var place: Int64 = 0
    var seen: [Int64] = []
    for number in 1...60 {
      let writer = random.pick(writers)
      switch random.number(below: 4) {
      case 0:
        try writer.begin()
        try writer.add(todo: "lost")
        try writer.rollback()
      case 1: try writer.add(todo: "T\(number)")
      default:
        if number > 1 { try OldApp(path).addEvent("O\(number)", at: "") } else { try writer.add(todo: "T1") }
      }
      if try watcher.hasNews() {
        place = try watcher.changes(after: place) { entry in
          seen.append(entry.place)
          return true
        }
      }
    }
    #expect(seen == Array(1...Int64(seen.count)))
    #expect(try seen.count == dao().rows(.todo).count)
  }

  @Test func theFileThatHasGoneIsNewsOnce() throws {
    let watcher = Dao(file: DatabaseLocation(path: path, isNamed: false))
    #expect(try watcher.hasNews() == false)
    try dao().add("Faker")
    #expect(try watcher.changes(after: 0) { _ in true } == 1)
    for name in folder.names { try FileManager.default.removeItem(atPath: folder.path(of: name)) }
    #expect(try watcher.members().isEmpty)
    #expect(try watcher.hasNews())
    #expect(try watcher.changes(after: 1) { _ in true } == 0)
    #expect(try watcher.hasNews() == false)
    try dao().add("Keria")
    #expect(try watcher.hasNews())
    #expect(try watcher.entries().count == 1)
  }

  @Test func startAgainWhenAnotherFileTakesThePlace() throws {
    let watcher = dao()
    for number in 1...5 { try dao().add("M\(number)") }
    let place = try watcher.changes(after: 0) { _ in true }
    #expect(place == 5)
    _ = try watcher.hasNews()
    try Dao(file: DatabaseLocation(path: folder.path(of: "b.db"), isNamed: true)).add("Other")
    try replace(folder.path(of: "b.db"), with: path)
    #expect(try watcher.hasNews())
    #expect(try watcher.changes(after: place) { _ in true } == 1)
  }
}
