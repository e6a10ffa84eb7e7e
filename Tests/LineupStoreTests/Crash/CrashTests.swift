import Foundation
import LineupCore
import LineupStore
import SQLite
import TestSupport
import Testing

/// A process that is killed, or left without power, at any of its operations on the database's files.
///
/// The same story is told once for every operation in it, and each time ends there. What is found in the file must be
/// what was there after the last step that was told to be kept, or after the one that was under way.
struct CrashTests {
  @Test(.timeLimit(.minutes(5)), arguments: CrashStory.all, Crash.Kind.allCases)
  func `Keeps every step that was told, and none by half, at each of 1,400 points`(
    story: CrashStory, kind: Crash.Kind
  ) async throws {
    let folder = try TemporaryFolder()
    let path = folder.path
    let number = try #require(CrashStory.all.firstIndex { $0.name == story.name })
    let kindNumber = try #require(Crash.Kind.allCases.firstIndex(of: kind))
    await #expect(processExitsWith: .success) {
      [path = path as String, number = number as Int, kindNumber = kindNumber as Int] in
      let report = CrashRun.report(CrashStory.all[number], Crash.Kind.allCases[kindNumber], in: path)
      try Data(report.utf8).write(to: URL(fileURLWithPath: "\(path)/report"))
    }
    let report = String(decoding: try folder.bytes(of: "report"), as: UTF8.self)
    let lines = report.split(separator: "\n")
    #expect(lines.count == 1, "\(report)")
    let points = try #require(lines.first.flatMap { Int($0) })
    #expect(points >= (story.name == "a new file" ? 280 : 190))
  }
}

/// One story, ended at every point.
private struct CrashRun {
  private let story: CrashStory
  private let kind: Crash.Kind
  private let folder: String

  /// What is to be seen before the story and after each of its steps.
  private var sights: [Sight] = []

  /// How many times it crashed.
  private var points = 0
  private var faults: [String] = []

  /// Crashes everywhere.
  ///
  /// - Returns: the number of crashes and, a line each, what was wrong after them.
  static func report(_ story: CrashStory, _ kind: Crash.Kind, in folder: String) -> String {
    do {
      var run = try CrashRun(story, kind, in: folder)
      while try run.crash(at: run.points + 1) { run.points += 1 }
      return (["\(run.points)"] + run.faults).joined(separator: "\n")
    } catch {
      return "\(error)"
    }
  }

  private init(_ story: CrashStory, _ kind: Crash.Kind, in folder: String) throws {
    self.story = story
    self.kind = kind
    self.folder = folder
    let path = try scene("told")
    var sights = [try Sight(of: path)]
    try story.play(at: path) { sights.append(try Sight(of: path)) }
    self.sights = sights
  }

  /// Sets the scene anew, in a folder of that name.
  private func scene(_ name: String) throws -> String {
    let path = "\(folder)/\(name)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    try story.scene("\(path)/new/a.db")
    return "\(path)/new/a.db"
  }

  /// Plays the story up to an operation.
  ///
  /// - Returns: whether it got there; else the story ended.
  private mutating func crash(at point: Int) throws -> Bool {
    let path = try scene("\(point)")
    let told = "\(folder)/\(point)/told"
    let ending = Crash.run(upTo: point, kind) { [story] in
      let descriptor = open(told, O_WRONLY | O_CREAT, 0o600)
      do {
        try story.play(at: path) { write(descriptor, ".", 1) }
        return 0
      } catch {
        let message = Array("\(error)".utf8)
        _ = write(descriptor, message, message.count)
        return 1
      }
    }
    let log = FileManager.default.contents(atPath: told) ?? Data()
    if ending == .exit(0) { return false }
    if ending == .signal(SIGKILL) {
      do { try look(at: path, told: log.count, point) } catch { fail(point, "\(error)") }
    } else {
      fail(point, "the story ended otherwise: \(ending) \(String(decoding: log, as: UTF8.self))")
    }
    try FileManager.default.removeItem(atPath: "\(folder)/\(point)")
    return faults.count < 20
  }

  private mutating func fail(_ point: Int, _ fault: String) {
    faults.append("at operation \(point): \(fault)")
  }

  /// Checks what is there after a crash, and that work goes on from it.
  private mutating func look(at path: String, told: Int, _ point: Int) throws {
    let seen = try Sight(of: path)
    guard let step = [told, told + 1].first(where: { sights.indices.contains($0) && sights[$0] == seen })
    else { return fail(point, "after \(told) steps there is \(seen)") }
    if FileManager.default.fileExists(atPath: path) {
      let check: String = try OldApp(path).value("PRAGMA integrity_check")
      if check != "ok" { fail(point, check) }
    }
    let dao = Dao(file: DatabaseLocation(path: path, isNamed: false))
    let wanted = sights[...step].map { $0.greatestID(of: .member) }.max() ?? 0
    let id = try dao.add("The next")
    if id != wanted + 1 { fail(point, "the next id is \(id) after \(wanted)") }
    try dao.undo()
    if try Sight(of: path).rows != seen.rows { fail(point, "an undo did not restore the rows") }
  }
}
