import Foundation
import TestSupport
import Testing

/// Lines entered before come back.
struct HistoryTests {
  @Test func `Up recalls what an earlier run was told`() throws {
    let first = try Prompt(after: ["todo add x"])
    try first.enter("member add Faker Mid")
    try first.enter(" member rm Faker")
    try first.enter("member list")
    #expect(try first.leave() == .exited(0))
    #expect(try mode(of: first.history) == 0o600)
    #expect(try mode(of: first.home.path(of: ".local/state/lineup")) == 0o700)
    let kept = String(decoding: try first.home.bytes(of: ".local/state/lineup/history"), as: UTF8.self)
    #expect(kept == "member add Faker Mid\nmember list\n")

    let second = try Prompt(in: first.home)
    try second.type(Key.up, becoming: "member list")
    try second.type(Key.up, becoming: "member add Faker Mid")
    try second.type(Key.down, becoming: "member list")
    try second.type(Key.enter, prints: "no members")
  }

  @Test func `The folder is the one that XDG_STATE_HOME names`() throws {
    let home = try TemporaryFolder()
    let prompt = try Prompt(in: home, environment: ["XDG_STATE_HOME": home.path(of: "some/state")])
    try prompt.enter("help")
    #expect(try home.bytes(of: "some/state/lineup/history") == Array("help\n".utf8))
    #expect(try mode(of: home.path(of: "some/state/lineup/history")) == 0o600)
  }

  @Test func `An entry of several lines comes back as one`() throws {
    let first = try Prompt(after: ["todo add x"])
    try first.printed(after: "todo add 'one" + Key.enter, until: "     '>")
    try first.enter("two'", prints: #"+ todo 2  one\ntwo"#, then: Prompt.real)
    #expect(try first.leave() == .exited(0))
    let second = try Prompt(in: first.home)
    try second.terminal.send(Key.up)
    try second.terminal.waitFor("lineup> todo add 'one\ntwo'")
    #expect(try second.printed(after: Key.enter, until: Prompt.real).contains(#"+ todo 3  one\ntwo"#))
  }

  @Test func `The history is listed, and forgotten`() throws {
    let prompt = try Prompt(after: ["todo add x"])
    try prompt.enter("member add 李相赫 Mid")
    try prompt.enter("member list")
    try prompt.enter(":history", prints: "member add 李相赫 Mid\nmember list\n:history")
    try prompt.enter(":history 2", prints: ":history\n:history 2")
    try prompt.enter(":history --clear", prints: "")
    #expect(try prompt.home.bytes(of: ".local/state/lineup/history").isEmpty)
    try prompt.enter(":history", prints: ":history")
  }

  @Test func `Sessions at once keep apart, and both are kept`() throws {
    let first = try Prompt(after: ["todo add x"])
    let second = try Prompt(in: first.home)
    try first.enter("member add Faker Mid")
    try second.enter("member list")
    try second.enter(":history", prints: "member list\n:history")
    let third = try Prompt(in: first.home)
    try third.enter(":history", prints: "member add Faker Mid\nmember list\n:history")
  }

  /// What stands where the history should be.
  static let obstacles = ["a folder", "a pipe", "a file in place of its folder"]

  @Test(arguments: obstacles)
  func `A history that cannot be kept is told once`(obstacle: String) throws {
    let home = try TemporaryFolder()
    switch obstacle {
    case "a folder": try home.write("", to: ".local/state/lineup/history/file")
    case "a pipe":
      try home.write("", to: ".local/state/lineup/other")
      try #require(mkfifo(home.path(of: ".local/state/lineup/history"), 0o600) == 0)
    default: try home.write("", to: ".local/state/lineup")
    }
    let prompt = try Prompt(in: home, after: ["todo add x"])
    try prompt.enter("member add Faker Mid")
    try prompt.enter("member list")
    let screen = prompt.terminal.screen.text
    #expect(screen.ranges(of: "warning: ").count == 1)
    #expect(screen.contains("the history \(prompt.history)"))
    try prompt.type(Key.up + Key.up, becoming: "member add Faker Mid")
  }

  private func mode(of path: String) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    return try #require(attributes[.posixPermissions] as? Int)
  }
}
