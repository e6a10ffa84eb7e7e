import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// `:edit`, and what becomes of the line.
struct EditTests {
  /// A prompt with a script for an editor, which gets the file as `$1`.
  private func prompt(_ script: String, arguments: [String] = []) throws -> Prompt {
    let home = try TemporaryFolder()
    chmod(try home.write("#!/bin/sh\n\(script)\n", to: "editor"), 0o700)
    return try Prompt(
      arguments, in: home, after: ["todo add x"],
      environment: ["VISUAL": "\(home.path)/editor", "EDITOR": "false", "TMPDIR": home.path],
      columns: 200)
  }

  @Test func `What is saved stands at the next prompt, to be entered`() throws {
    let prompt = try prompt(
      #"ls -l "$1" | cut -c 1-10 > "$HOME/mode"; echo "$1" > "$HOME/name"; sed -i s/Fakir/Faker/ "$1""#)
    try prompt.enter("member add Fakir Mid", prints: "+ member 1  Fakir  Mid")
    try prompt.terminal.send(":edit\r")
    try prompt.terminal.waitForLine("lineup> member add Faker Mid")
    try prompt.type(Key.enter, prints: "+ member 2  Faker  Mid")
    #expect(prompt.home.contents(of: "mode") == Array("-rw-------\n".utf8))
    let name = String(decoding: try prompt.home.bytes(of: "name"), as: UTF8.self)
    #expect(name.contains(/\/lineup-[A-Za-z0-9]{6}\.lineup\n/))
    #expect(!prompt.home.names.contains { $0.hasPrefix("lineup-") })
    // What came of it is the newest entry now.
    try prompt.terminal.send(":edit\r")
    try prompt.terminal.waitForLine("lineup> member add Faker Mid")
    #expect(try prompt.enter(Key.clearLine + "member list --csv | wc -l") == "3")
  }

  @Test func `An editor that fails changes nothing`() throws {
    let prompt = try prompt(#"echo gone > "$1"; exit 3"#)
    try prompt.enter(
      ":edit",
      prints: "error: the editor ended with status 3, so nothing was taken over: \(prompt.home.path)/editor")
    #expect(!prompt.home.names.contains { $0.hasPrefix("lineup-") })
    try prompt.enter("todo list --csv | wc -l", prints: "2")
  }

  @Test func `Nothing saved is an empty line`() throws {
    let prompt = try prompt(#": > "$1""#)
    try prompt.enter(":edit", prints: "")
    try prompt.type("todo li", becoming: "todo li")
  }

  @Test func `There is none in safe mode or a script`() throws {
    let prompt = try prompt("true", arguments: ["--safe"])
    try prompt.enter(":edit", prints: "error: no editor runs in safe mode")
    let outcome = try ChildProcess(lineupBinary, ["-c", ":edit"]).run()
    #expect(outcome.ending == .exit(1))
    #expect(
      outcome.errorsText.hasPrefix("-c:1:1: error: there is a line to edit at a prompt on a terminal only\n"))
  }

  @Test func `vi edits it, and a signal to end leaves the terminal as it was`() throws {
    let home = try TemporaryFolder()
    let prompt = try Prompt(in: home, after: ["todo add x"], environment: ["TMPDIR": home.path])
    let modes = try Terminal(program: "/bin/sh", arguments: ["-c", "echo ready; read line"])
    try modes.waitFor("ready")
    try prompt.enter("todo list --csv | wc -l", prints: "2")
    try prompt.terminal.send(":edit\r")
    try prompt.terminal.waitFor("\n~\n")
    try prompt.terminal.send("dwitodos \u{1B}:wq\r")
    try prompt.terminal.waitForLine("lineup> todos list --csv | wc -l")
    // The same, on an empty screen.
    try prompt.type(Key.clearLine + "\u{0C}", becoming: "")
    try prompt.terminal.waitUntil("an empty screen") { $0.text == Prompt.real }
    try prompt.terminal.send(":edit\r")
    try prompt.terminal.waitFor("\n~\n")
    prompt.terminal.signal(SIGTERM)
    #expect(try prompt.terminal.waitForExit() == .signaled(SIGTERM))
    #expect(try prompt.terminal.modes() == modes.modes())
    #expect(!home.names.contains { $0.hasPrefix("lineup-") })
  }
}
