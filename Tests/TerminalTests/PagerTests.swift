import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What is longer than the screen goes through a pager.
struct PagerTests {
  /// A prompt with so many members and with this for a pager, which is found in the home folder.
  private func prompt(
    members: Int, pager: String?, script: String = "", rows: Int = 24, arguments: [String] = []
  ) throws -> Prompt {
    let home = try TemporaryFolder()
    chmod(try home.write("#!/bin/sh\n\(script)\n", to: "pager"), 0o700)
    let prompt = try Prompt(
      arguments, in: home, after: ["member add Faker Mid"],
      environment: ["PAGER": pager?.replacing("~", with: home.path)], rows: rows)
    try prompt.enter(":set news off", prints: "")
    if members > 1 { try Prompt.addMembers(members - 1, to: prompt.database) }
    return prompt
  }

  private static let keeper = #"cat > "$HOME/kept"; echo paged"#

  private func kept(_ prompt: Prompt) -> String? {
    prompt.home.contents(of: "kept").map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func `What fits is printed, what does not is paged, whole and as it would be printed`() throws {
    let prompt = try prompt(members: 100, pager: "~/pager", script: Self.keeper)
    #expect(try prompt.enter("member list limit 22").split(separator: "\n").count == 23)
    #expect(kept(prompt) == nil)
    try prompt.enter(":set color never; member list limit 23", prints: "paged")
    let printed = try prompt.enter(":set pager off; member list limit 23")
    #expect(kept(prompt) == printed + "\n")
    try prompt.enter(":set pager on; member list", prints: "paged")
    #expect(kept(prompt)?.split(separator: "\n").count == 101)
    try prompt.enter("help", prints: "paged")
    // What changes data, and what goes elsewhere, is not.
    #expect(try prompt.enter("member set 1..30 --position JG --yes").split(separator: "\n").count > 20)
    try prompt.enter("member list | wc -l", prints: "100")
  }

  @Test func `Rows are counted as the terminal breaks them`() throws {
    let prompt = try prompt(members: 1, pager: "~/pager", script: Self.keeper)
    try prompt.enter(":set quiet on; todo add \(String(repeating: "long ", count: 700))")
    try prompt.enter("todo list --plain", prints: "paged")
  }

  @Test func `Colours are kept`() throws {
    let prompt = try prompt(members: 1, pager: "~/pager", script: Self.keeper)
    try prompt.enter(":set quiet on")
    for _ in 1...30 { try prompt.enter("todo add x --done") }
    try prompt.enter("todo list --all", prints: "paged")
    #expect(kept(prompt)?.contains("\u{1B}[") == true)
    try prompt.enter(":set color never; todo list --all", prints: "paged")
    #expect(kept(prompt)?.contains("\u{1B}") == false)
  }

  @Test(arguments: ["", "cat", " "])
  func `There may be no pager`(pager: String) throws {
    let prompt = try prompt(members: 100, pager: pager)
    #expect(try prompt.enter("member list").split(separator: "\n").count == 101)
  }

  @Test func `None runs in safe mode, in a script, or where the terminal is dumb`() throws {
    let safe = try prompt(members: 100, pager: "~/pager", script: Self.keeper, arguments: ["--safe"])
    #expect(try safe.enter("member list").split(separator: "\n").count == 101)
    let prompt = try prompt(members: 100, pager: "~/pager", script: Self.keeper)
    try prompt.home.write("member list\n", to: "script")
    #expect(try prompt.enter(":source ~/script").split(separator: "\n").count == 101)
    #expect(kept(prompt) == nil)
  }

  @Test func `Whoever quits the pager ends the listing, and nothing is said of it`() throws {
    let prompt = try prompt(members: 200_000, pager: "head -n 2")
    try prompt.enter("member list --csv", prints: "id,name,position\n1,Faker,Mid")
    // Also while the next row is still being looked for.
    let slow = (1...20).map { "name ~ absent\($0)" }.joined(separator: " or ")
    try prompt.enter(":alias slow member list --csv where id < 5000 or \(slow)")
    let start = ContinuousClock.now
    try prompt.enter("slow", prints: "id,name,position\n1,Faker,Mid")
    #expect(ContinuousClock.now - start < .seconds(3))
    try prompt.enter("slow | head -n 1", prints: "id,name,position")
    #expect(ContinuousClock.now - start < .seconds(3))
    try prompt.enter("todo", prints: "no todos")
  }

  @Test(arguments: [30, 3_000, 30_000])
  func `Where there is no such pager, all is printed, and that is told once`(members: Int) throws {
    let prompt = try prompt(members: members, pager: "no-such-pager -x")
    let printed = try prompt.enter("member list --csv").split(separator: "\n")
    let rows = printed.filter { $0.contains(",") }
    #expect(rows.count == members + 1)
    #expect(rows.last == "\(members),Member \(members - 1),\(rows.last?.split(separator: ",").last ?? "")")
    #expect(printed.contains("warning: cannot run the pager: no-such-pager -x"))
    #expect(try prompt.enter("member list --csv").split(separator: "\n").count == members + 1)
  }

  @Test func `less shows the beginning at once, and leaves the terminal as it was`() throws {
    let prompt = try prompt(members: 200_000, pager: nil)
    let modes = try ordinaryModes()
    try prompt.terminal.send("member list\r")
    try prompt.terminal.waitForLine(":")
    #expect(prompt.terminal.screen.text.contains("Faker"))
    #expect(try !prompt.terminal.modes().isCanonical)
    try prompt.terminal.send(" ")
    try prompt.terminal.waitFor("Member 30 ")
    // Ctrl-C is for less alone.
    try prompt.terminal.send(Key.interrupt)
    prompt.terminal.settle()
    #expect(!prompt.terminal.screen.text.contains("interrupted"))
    try prompt.type("q", becoming: "")
    try prompt.enter("todo", prints: "no todos")
    #expect(try prompt.leave() == .exited(0))
    #expect(try prompt.terminal.modes() == modes)
  }

  @Test(arguments: [SIGTERM, SIGHUP])
  func `A signal to end while less runs leaves the terminal as it was`(signal: Int32) throws {
    let prompt = try prompt(members: 200_000, pager: nil)
    let modes = try ordinaryModes()
    try prompt.terminal.send("member list\r")
    try prompt.terminal.waitForLine(":")
    prompt.terminal.signal(signal)
    #expect(try prompt.terminal.waitForExit() == .signaled(signal))
    #expect(try prompt.terminal.modes() == modes)
  }

  @Test func `A pipe to less is as ever`() throws {
    let prompt = try prompt(members: 200_000, pager: nil)
    try prompt.terminal.send("member list | less\r")
    try prompt.terminal.waitUntil("less") { $0.text.contains("Member 10") && !$0.cursorLine.isEmpty }
    // What is shown is not disturbed by how far it is.
    prompt.terminal.settle(for: .seconds(1))
    #expect(!prompt.terminal.screen.text.contains("…"))
    try prompt.terminal.send("q")
    try prompt.terminal.waitForLine(Prompt.real)
    try prompt.enter("todo", prints: "no todos")
  }

  /// The settings of a new terminal that nobody has changed.
  private func ordinaryModes() throws -> TerminalModes {
    let terminal = try Terminal(program: "/bin/sh", arguments: ["-c", "echo ready; read line"])
    try terminal.waitFor("ready")
    return try terminal.modes()
  }
}
