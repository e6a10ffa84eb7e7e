import TestSupport
import Testing

/// Terminals and environments as people and machines have them.
struct EnvironmentTests {
  struct Place: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var environment: [String: String?] = [:]
    var script: String?

    /// Whether lines can be edited, so that Tab and the arrows do something.
    var edits = true
  }

  static let places = [
    Place(testDescription: "LANG=C", environment: ["LANG": "C"]),
    Place(testDescription: "no locale", environment: ["LANG": nil]),
    Place(testDescription: "a locale that is not installed", environment: ["LC_ALL": "xx_YY.UTF-8"]),
    Place(testDescription: "TERM=dumb", environment: ["TERM": "dumb"], edits: false),
    Place(testDescription: "TERM unknown", environment: ["TERM": "no-such-terminal"], edits: false),
    Place(testDescription: "TERM unset", environment: ["TERM": nil], edits: false),
    Place(testDescription: "TERM=dumb, LANG=C", environment: ["TERM": "dumb", "LANG": "C"], edits: false),
    Place(testDescription: "TERM=linux", environment: ["TERM": "linux"]),
    Place(testDescription: "TERM=screen", environment: ["TERM": "screen"]),
    Place(testDescription: "a window of 0 × 0", script: #"stty rows 0 cols 0; exec "$0""#),
    Place(testDescription: "COLUMNS=abc", environment: ["COLUMNS": "abc", "LINES": "-1"]),
    Place(testDescription: "COLUMNS=0", environment: ["COLUMNS": "0", "LINES": "0"]),
    Place(
      testDescription: "nothing but HOME", environment: ["TERM": nil, "LANG": nil, "PATH": nil], edits: false),
  ]

  @Test(arguments: places)
  func `The prompt works with`(place: Place) throws {
    let prompt = try Prompt(after: ["todo add x"], environment: place.environment, by: place.script)
    try prompt.enter("member add 李相赫 Mid", prints: "+ member 1  李相赫  Mid")
    try prompt.enter("member add Hans Sama ADC", prints: "+ member 2  Hans Sama  ADC")
    if place.edits {
      try prompt.type("member set 李" + Key.tab, becoming: "member set 李相赫")
      try prompt.type("--position Top" + Key.enter, prints: "~ member 1  李相赫  Mid → Top")
      try prompt.type(Key.up, becoming: "member set 李相赫 --position Top")
      try prompt.type(Key.clearLine, becoming: "")
    }
    try prompt.enter(
      "member list where name ~ '李' or name ~ 'hans' order by id",
      prints: """
        id  name       position
         1  李相赫     \(place.edits ? "Top" : "Mid")
         2  Hans Sama  ADC
        """)
    let written = String(decoding: prompt.terminal.rawOutput, as: UTF8.self)
    let isControlled = written.replacing(/\u{1B}\[[0-9;]*m/, with: "").contains("\u{1B}")
    #expect(isControlled == place.edits, "escape sequences other than colours")
    #expect(try prompt.leave() == .exited(0))
  }

  @Test func `Without an editor, Ctrl-C drops the line and quotes go on`() throws {
    let prompt = try Prompt(after: ["todo add x"], environment: ["TERM": "dumb"])
    try prompt.type("todo add never", becoming: "todo add never")
    try prompt.printed(after: Key.interrupt, until: Prompt.real)
    try prompt.printed(after: "todo add 'one" + Key.enter, until: "     '>")
    try prompt.enter("two'", prints: #"+ todo 2  one\ntwo"#, then: Prompt.real)
    try prompt.printed(after: "todo rm 1..2" + Key.enter + "y" + Key.enter, until: "remove 2 rows? [y/N]")
    try prompt.type("n" + Key.enter, prints: "error: nothing was done")
    try prompt.enter(":history 1", prints: ":history 1")
    #expect(try prompt.leave() == .exited(0))
    #expect(try prompt.home.bytes(of: ".local/state/lineup/history").starts(with: "todo add 'one".utf8))
  }

  @Test func `When standard output is no terminal, the prompt goes to standard error`() throws {
    let prompt = try Prompt(after: ["member add Faker Mid"], by: #"exec "$0" >"$HOME/out""#)
    try prompt.enter("member add 李相赫 Mid", prints: "")
    try prompt.enter("member list", prints: "")
    try prompt.printed(after: "member rm --all" + Key.enter, until: "remove 2 rows? [y/N]")
    try prompt.type("n" + Key.enter, prints: "error: nothing was done")
    try prompt.type("todo add never", becoming: "todo add never")
    try prompt.printed(after: Key.interrupt, until: Prompt.real)
    #expect(!prompt.terminal.screen.bracketsPaste)
    #expect(try prompt.leave() == .exited(0))
    let written = try prompt.home.bytes(of: "out")
    #expect(String(decoding: written, as: UTF8.self) == "+ member 2  李相赫  Mid\n1\tFaker\tMid\n2\t李相赫\tMid\n")
  }

  @Test func `When standard input is no terminal, there is no prompt`() throws {
    let home = try TemporaryFolder()
    try Prompt.run(["member add Faker Mid"], in: home)
    let terminal = try Terminal(
      program: "/bin/sh", arguments: ["-c", "echo 'member list; member rm --all' | \(lineupBinary)"],
      environment: ["HOME": home.path])
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.screen.text == "id  name   position\n 1  Faker  Mid\n- member 1  Faker  Mid")
  }

  @Test func `When standard error is no terminal, nobody is asked`() throws {
    let prompt = try Prompt(after: ["todo add x", "todo add y"], by: #"exec "$0" 2>"$HOME/errors""#)
    try prompt.enter("todo rm --all", prints: "")
    #expect(try prompt.leave() == .exited(0))
    let errors = String(decoding: try prompt.home.bytes(of: "errors"), as: UTF8.self)
    #expect(errors.hasPrefix("error: this would touch 2 rows, and nobody can be asked; nothing was done\n"))
  }

  @Test(arguments: ["/dev/null", "/proc"])
  func `A home where nothing can be written`(home: String) throws {
    let prompt = try Prompt(environment: ["HOME": home])
    let printed = try prompt.enter("member add Faker Mid")
    #expect(printed.contains("error: cannot open \(home)/.local/share"))
    try prompt.enter("member list")
    let screen = prompt.terminal.screen.text
    #expect(screen.ranges(of: "warning: ").count == 1)
    #expect(screen.contains("the history \(home)/.local/state/lineup/history: "))
    try prompt.enter(":mock", then: Prompt.mock)
    try prompt.enter("member add Faker Mid", prints: "+ member 1  Faker  Mid")
  }

  @Test func `Without a home, a database can still be named`() throws {
    let folder = try TemporaryFolder()
    let nameless = try Prompt(environment: ["HOME": nil])
    #expect(try nameless.enter("member add Faker Mid").contains("--db"))
    #expect(try nameless.enter("member list").contains("--db"))
    let named = try Prompt(["--db", folder.path(of: "a.db")], environment: ["HOME": nil])
    try named.enter("member add Faker Mid", prints: "created \(folder.path)/a.db\n+ member 1  Faker  Mid")
    try named.enter(":history 1", prints: ":history 1")
    let other = try Prompt(environment: ["HOME": nil, "LINEUP_DB": folder.path(of: "a.db")])
    try other.enter("member list --csv", prints: "id,name,position\n1,Faker,Mid")
  }
}
