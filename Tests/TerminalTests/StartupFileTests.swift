import Foundation
import TestSupport
import Testing

/// `init.lineup`, which the prompt reads first.
struct StartupFileTests {
  private func home(holding text: String, in folder: String = ".config") throws -> TemporaryFolder {
    let home = try TemporaryFolder()
    try home.write(text, to: "\(folder)/lineup/init.lineup")
    return home
  }

  @Test func `Its aliases and settings work`() throws {
    let home = try home(
      holding: ":alias mids member list --position Mid\n:set mode csv\n" + Prompt.plain, in: "xdg")
    let prompt = try Prompt(
      in: home, after: ["member add Faker Mid"], environment: ["XDG_CONFIG_HOME": home.path(of: "xdg")])
    try prompt.type("mi" + Key.tab, becoming: "mids")
    let listed = try prompt.printed(after: Key.enter, until: Prompt.real)
    #expect(listed == "id,name,position\n1,Faker,Mid")
  }

  @Test func `An error in it is shown and stops nothing`() throws {
    let home = try home(
      holding: ":set mode csv\n\n  :set mdoe json\n:alias m member list\n" + Prompt.plain)
    let prompt = try Prompt(in: home, after: ["member add Faker Mid"], columns: 200)
    #expect(
      prompt.terminal.screen.text == """
        \(home.path)/.config/lineup/init.lineup:3:8: error: 'mdoe' is not a value for :set; did you mean 'mode'?
            :set mdoe json
                 ^~~~
          use one of: mode, color, wrap, quiet, suggest, hints, news, pager, timing, log-changes, log-days
        lineup>
        """)
    try prompt.enter("m", prints: "id,name,position\n1,Faker,Mid")
  }

  @Test func `One that cannot be read is told, and a pipe does not block`() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: ".config/lineup/init.lineup/file")
    let prompt = try Prompt(in: folder, help: true)
    #expect(prompt.terminal.screen.text.contains("cannot read \(folder.path)/.config/lineup/init.lineup: "))
    let pipe = try TemporaryFolder()
    try pipe.write("", to: ".config/lineup/other")
    try #require(mkfifo(pipe.path(of: ".config/lineup/init.lineup"), 0o600) == 0)
    let other = try Prompt(in: pipe, help: true)
    #expect(other.terminal.screen.text == "lineup>")
  }

  @Test func `It may end the session`() throws {
    let home = try home(holding: "quit\n")
    let terminal = try Terminal(program: lineupBinary, environment: ["HOME": home.path])
    #expect(try terminal.waitForExit() == .exited(0))
  }

  @Test func `Scripts, single commands and safe mode do not read it`() throws {
    let home = try home(holding: "todo add from the start-up file\n")
    try home.write("todo list --csv\n", to: "script")
    let environment = ["HOME": home.path]
    _ = try ChildProcess(lineupBinary, ["todo", "add", "x"], environment: environment).run()
    for arguments in [
      ["todo", "list", "--csv"], ["-c", "todo list --csv"], ["-f", home.path(of: "script")],
    ] {
      let outcome = try ChildProcess(lineupBinary, arguments, environment: environment).run()
      #expect(outcome.outputText.split(separator: "\n").count == 2)
    }
    let prompt = try Prompt(["--safe"], in: home)
    #expect(try prompt.enter("todo list --csv").split(separator: "\n").count == 2)
  }
}
