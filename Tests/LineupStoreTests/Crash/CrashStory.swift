import LineupCore
import LineupStore
import SQLite
import Testing

/// What a process does with a database file, step by step, always in the same way.
struct CrashStory: Sendable, CustomTestStringConvertible {
  /// What a story has to play with.
  final class Stage {
    let path: String
    private(set) var dao: Dao

    init(_ path: String) {
      self.path = path
      dao = Dao(file: DatabaseLocation(path: path, isNamed: false))
    }

    /// Closes the file and opens it again.
    func reopen() {
      dao = Dao(file: DatabaseLocation(path: path, isNamed: false))
    }

    /// Lets another program write.
    func outside(_ statement: String) throws {
      try OldApp(path).run("\(raw: statement)")
    }
  }

  typealias StoryStep = @Sendable (Stage) throws -> Void

  let name: String

  /// Makes what is there before the story begins.
  let scene: @Sendable (String) throws -> Void
  let steps: [StoryStep]

  var testDescription: String { name }

  /// Plays the story, calling `told` after each step.
  func play(at path: String, told: () throws -> Void) throws {
    let stage = Stage(path)
    for step in steps {
      try step(stage)
      try told()
    }
  }
}

extension CrashStory {
  static let all = [everything, oldFile]

  /// A new file in a new folder, and one of everything that changes data or history.
  private static let everything = CrashStory(
    name: "a new file", scene: { _ in },
    steps: [
      { try $0.dao.add("Faker") },
      { try $0.dao.add("Keria", .Support) },
      { try $0.dao.add(todo: "Scrim") },
      { _ = try $0.dao.updateMember(.members(), MemberPatch(position: .Top), expecting: nil) },
      { _ = try $0.dao.deleteMember(.members(.id(1)), expecting: nil) },
      { try $0.dao.undo() },
      { try $0.dao.redo() },
      { try $0.dao.undo() },
      { stage in
        try stage.dao.begin()
        try stage.dao.add("Zeus", .Top)
        try stage.dao.add(todo: "Review")
        _ = try stage.dao.updateEvent(.todos(), TodoPatch(complete: true), expecting: nil)
        try stage.dao.commit(.by("test@host/2", "script", at: 5))
      },
      { stage in
        try stage.dao.begin()
        try stage.dao.add("Nobody")
        try stage.dao.rollback()
      },
      { stage in
        let apply = [
          Change(
            entity: .member, old: nil, new: Image(id: 9, values: [.text([0xFF, 0]), .real(0.1 + 0.2)])),
          Change(entity: .todo, old: nil, new: Image(id: 7, values: [.blob([0]), .text("x"), .text("")])),
        ]
        _ = try stage.dao.replay(.test) { transaction in
          try Replay.make(apply, in: transaction)
          return nil
        }
      },
      { try $0.outside("INSERT OR REPLACE INTO members(id, name, position) VALUES (2, 'Zeus', x'00')") },
      { $0.reopen() },
      { _ = try $0.dao.deleteEvent(.todos(), expecting: nil) },
      { try $0.dao.limitHistory(changes: 5) },
      { _ = try $0.dao.prune(now: Date(milliseconds: 0)) },
      { try $0.dao.add("Oner", .JG) },
      { $0.reopen() },
    ])

  /// The file of an app that came before gets the journal, loses it to another program and gets it back.
  private static let oldFile = CrashStory(
    name: "an old file",
    scene: { path in
      try OldApp.makeFile(at: path)
      try OldApp(path).addMember("Faker", 3)
      try OldApp(path).addEvent("Scrim", at: "2020-02-05T18:10:14.123")
      try OldApp(path).run("INSERT INTO members VALUES (5, CAST(x'00ff' AS TEXT), 2.5)")
    },
    steps: [
      { _ = try $0.dao.updateMember(.members(.id(5)), MemberPatch(position: .Top), expecting: nil) },
      { try $0.dao.undo() },
      { try $0.outside("UPDATE members SET id = id + 10") },
      { try $0.outside("DROP TRIGGER lineup_members_inserted") },
      { try $0.outside("INSERT INTO members(name, position) VALUES ('Unseen', 1)") },
      { _ = try $0.dao.deleteMember(.members(.id(11)), expecting: nil) },
      { try $0.outside("VACUUM") },
      { try $0.dao.undo() },
      { $0.reopen() },
    ])
}
