import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What takes long: it shows how far it is, and Ctrl-C stops it.
struct LongCommandTests {
  /// A condition that no member meets, which takes seconds to find out of 200,000 of them.
  private static let slowCondition =
    "where " + (1...20).map { "name ~ absent\($0)" }.joined(separator: " or ")

  /// A prompt with so many members, none of whom is news.
  private func prompt(members: Int, environment: [String: String?] = [:]) throws -> Prompt {
    let prompt = try Prompt(after: ["member add Faker Mid"], environment: environment)
    try prompt.enter(":set news off", prints: "")
    try Prompt.addMembers(members, to: prompt.database)
    return prompt
  }

  /// Enters a line and waits until it is seen to take long.
  private func start(_ line: String, at prompt: Prompt) throws {
    let row = prompt.terminal.screen.cursorRowEver
    try prompt.terminal.send(line + "\r")
    try prompt.terminal.waitUntil("how far it is") {
      $0.cursorRowEver > row && $0.cursorLine.contains(" … ") && $0.cursorLine.hasSuffix(" s")
    }
  }

  /// Presses Ctrl-C, twice if asked to, and expects nothing but the word of it.
  private func interrupt(_ prompt: Prompt, keys: String = Key.interrupt) throws {
    let row = prompt.terminal.screen.cursorRowEver
    let start = ContinuousClock.now
    try prompt.terminal.send(keys)
    try prompt.terminal.waitUntil("the prompt") { $0.cursorRowEver > row && $0.cursorLine == Prompt.real }
    #expect(ContinuousClock.now - start < .seconds(2))
    let screen = prompt.terminal.screen
    #expect(screen.text.hasSuffix("\nerror: interrupted\nlineup>"))
    #expect(!screen.text.contains("…"))
    #expect(screen.cursorRowEver == row + 1)
  }

  @Test func `Ctrl-C stops a search, and how far it was is seen no more`() throws {
    // A pager that has nothing to show yet has nothing to do with it.
    let prompt = try prompt(members: 200_000, environment: ["PAGER": nil])
    try start("member list \(Self.slowCondition); todo add never", at: prompt)
    #expect(prompt.terminal.screen.cursorLine.hasPrefix("member list where name ~ absent1 or"))
    try interrupt(prompt)
    try prompt.enter("member list limit 1 --csv", prints: "id,name,position\n1,Faker,Mid")
    try prompt.enter("todo", prints: "no todos")
  }

  @Test func `Ctrl-C takes a change back, and twice does no harm`() throws {
    let prompt = try prompt(members: 150_000)
    try start("member set where id > 1 --position Top --yes", at: prompt)
    try interrupt(prompt, keys: Key.interrupt + Key.interrupt)
    try prompt.enter("member list --csv where position = Top | wc -l", prints: "30001")
    try prompt.enter(":set quiet on; member set where id > 1 --position Top --yes")
    let log = try prompt.enter("log --csv")
    try start("undo", at: prompt)
    try interrupt(prompt)
    try prompt.enter("member list --csv where position = Top | wc -l", prints: "150001")
    try prompt.enter("log --csv", prints: log)
  }

  @Test func `Ctrl-C ends the wait for another writer`() throws {
    let prompt = try Prompt(after: ["member add Faker Mid"])
    try prompt.enter("member add Keria Support")
    let queue = open(prompt.database + "-queue2", O_RDWR | O_CLOEXEC)
    defer { close(queue) }
    try #require(flock(queue, LOCK_EX) == 0)
    try start("member add Zeus Top", at: prompt)
    try interrupt(prompt)
    flock(queue, LOCK_UN)
    try prompt.enter("member add Zeus Top", prints: "+ member 3  Zeus  Top")
  }

  @Test func `A script tells its line, and leaves no trace`() throws {
    let home = try TemporaryFolder()
    try Prompt.run(["todo add first"], in: home)
    try home.write(String(repeating: "todo add x\n", count: 60_000), to: "big.lineup")
    let terminal = try run("exec \"$0\" -f big.lineup > out", in: home)
    try terminal.waitUntil("how far it is") { screen in
      screen.cursorLine.wholeMatch(of: /big\.lineup: line [0-9]{1,2},[0-9]{3}, [0-9,]+ a second/) != nil
    }
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.screen.text == "")
    #expect(try home.bytes(of: "out").split(separator: UInt8(ascii: "\n")).count == 60_000)
  }

  @Test(arguments: [
    ("-f big.lineup > out 2> errors", "xterm"), ("-f big.lineup > out", "dumb"),
  ])
  func `Nothing is shown where it cannot be`(arguments: String, term: String) throws {
    let home = try TemporaryFolder()
    try Prompt.run(["todo add first"], in: home)
    try home.write(String(repeating: "todo add x\n", count: 10_000), to: "big.lineup")
    let terminal = try run("exec \"$0\" \(arguments)", in: home, term: term)
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.rawOutput == [])
    #expect((home.contents(of: "errors") ?? []) == [])
  }

  @Test func `A listing that streams to the terminal is not disturbed`() throws {
    let home = try TemporaryFolder()
    try Prompt.run(["member add Faker Mid"], in: home)
    try Prompt.addMembers(1_500_000, to: home.path(of: ".local/share/lineup/lineup.db"))
    let terminal = try run("exec \"$0\" member list limit 5000", in: home)
    #expect(try terminal.waitForExit() == .exited(0))
    let wasPainted = String(decoding: terminal.rawOutput, as: UTF8.self).contains("\u{1B}[K")
    #expect(!wasPainted)
    let counted = try run("exec \"$0\" member list > out", in: home)
    try counted.waitUntil("how far it is") {
      $0.cursorLine.wholeMatch(of: /member list … [0-9,]+ rows, [0-9.]+ s/) != nil
    }
    #expect(try counted.waitForExit() == .exited(0))
    #expect(counted.screen.text == "")
  }

  private func run(_ script: String, in home: TemporaryFolder, term: String = "xterm") throws -> Terminal {
    try Terminal(
      program: "/bin/sh", arguments: ["-c", "cd \"$HOME\"; \(script)", lineupBinary],
      environment: ["HOME": home.path, "TERM": term])
  }
}
