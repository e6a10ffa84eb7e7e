import Foundation
import TestSupport
import Testing

/// What a user meets who may not write, or not read. Root may do everything, so that the tests become nobody there.
struct OtherUserTests {
  private let home: ProgramHome

  /// Runs a line as nobody, who finds the program as `lineup` and may write nothing that is not theirs.
  private let become: String

  init() throws {
    home = try ProgramHome()
    // The folders above the program may be closed to others.
    let program = home.folder.path(of: "lineup")
    try FileManager.default.copyItem(atPath: lineupBinary, toPath: program)
    let isRoot = getuid() == 0
    become = isRoot ? "setpriv --reuid=65534 --regid=65534 --clear-groups" : "env"
    _ = try home.shell("chmod 755 . lineup").run()
  }

  /// Runs commands: as whoever runs the tests first, then as nobody.
  private func run(before: String, asNobody script: String) throws -> ChildProcess.Outcome {
    let prepared = try home.shell(before, set: ["PATH": "\(home.folder.path):/usr/bin:/bin"]).run()
    #expect(prepared.ending == .exit(0), "\(prepared.errorsText)")
    return try home.shell(
      "exec \(become) sh -c '\(script)'", set: ["PATH": "\(home.folder.path):/usr/bin:/bin"]
    ).run()
  }

  @Test func `A home that cannot be written to reads as empty, and says so when something is to be kept`()
    throws
  {
    let outcome = try run(
      before: "mkdir home; chmod 555 home",
      asNobody:
        "export HOME=$PWD/home; lineup member list --json && lineup --mock -q member add A Mid && lineup member add A Mid"
    )
    let path = home.folder.path(of: "home/.local/share/lineup/lineup.db")
    #expect(outcome.outputText == "[]\n")
    #expect(outcome.errorsText.hasPrefix("lineup: error: "))
    #expect(outcome.errorsText.contains(path) && outcome.errorsText.contains("Permission denied"))
    #expect(outcome.ending == .exit(3))
    #expect(try FileManager.default.contentsOfDirectory(atPath: home.folder.path(of: "home")) == [])
  }

  @Test(arguments: [
    "chmod 444 shared/team.db", "chmod 444 shared/team.db; chmod 555 shared",
    "chmod 644 shared/*; chmod 555 shared",
  ])
  func `A file that cannot be written to is read, never changed, and named`(rights: String) throws {
    let outcome = try run(
      before:
        "mkdir shared; lineup --db shared/team.db -q -c \"member add A Mid; todo add x\"; cp shared/team.db before; \(rights)",
      asNobody:
        "lineup --db shared/team.db member list; lineup --db shared/team.db todo done 1; lineup --db shared/team.db member rm A"
    )
    #expect(outcome.outputText == "1\tA\tMid\n")
    let lines = outcome.errorsText.split(separator: "\n").filter { $0.hasPrefix("lineup:") }
    #expect(lines.count == 2)
    for line in lines { #expect(line.hasPrefix("lineup: error: cannot write to shared/team.db"), "\(line)") }
    #expect(outcome.ending == .exit(3))
    #expect(try home.folder.bytes(of: "shared/team.db") == home.folder.bytes(of: "before"))
  }

  @Test func `A file that cannot be read is named, and so is one behind a closed folder`() throws {
    let outcome = try run(
      before:
        "mkdir shut; lineup --db team.db -q member add A Mid; cp team.db shut/team.db; chmod 600 team.db; chmod 700 shut",
      asNobody:
        "lineup --db team.db member list; lineup --db shut/team.db member list; lineup --db shut/new.db member add A Mid"
    )
    #expect(outcome.outputText == "")
    let lines = outcome.errorsText.split(separator: "\n").filter { $0.hasPrefix("lineup:") }
    #expect(lines.count == 3)
    for (line, path) in zip(lines, ["team.db", "shut/team.db", "shut/new.db"]) {
      #expect(line.hasPrefix("lineup: error: cannot open \(path): "), "\(line)")
    }
    #expect(outcome.ending == .exit(3))
  }

  @Test func `A script, a start folder and a place for results that are closed to the user are told`() throws
  {
    let outcome = try run(
      before: "echo member list > script; chmod 600 script; mkdir open; chmod 777 open",
      asNobody:
        "export HOME=$PWD/open; lineup -f script; echo $?; lineup member add A Mid; lineup -c \":source script\""
    )
    #expect(outcome.outputText == "2\n+ member 1  A  Mid\n")
    #expect(
      outcome.errorsText == """
        lineup: error: cannot read script: permission denied
        -c:1:1: error: cannot read script: permission denied
          :source script
          ^~~~~~~~~~~~~~

        """)
    #expect(outcome.ending == .exit(1))
  }
}
