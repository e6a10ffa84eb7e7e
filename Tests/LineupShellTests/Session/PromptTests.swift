import LineupShell
import TestSupport
import Testing

@Suite("A session at a prompt")
struct PromptTests {
  private let run = RunSession()

  private func interact(_ lines: TypedLines) -> ExitCode {
    run.session.interact(with: lines, startup: nil)
  }

  @Test("A command that fails drops the rest of its line, and the session goes on")
  func failing() {
    let lines = TypedLines(
      "member rm Nobody; member add A Mid", "member add B Mid; fnord; member add C Mid", "member add D Mid")
    #expect(interact(lines) == .success)
    #expect(run.written == "+ member 1  D  Mid\n")
    #expect(
      run.told == """
        error: record not found: there is no member named 'Nobody'
        error: unknown command 'fnord'
          member add B Mid; fnord; member add C Mid
                            ^~~~~
          help lists the commands

        """)
  }

  @Test("A prompt says whether it is the sandbox's")
  func promptText() {
    let lines = TypedLines(":mock", ":mock")
    #expect(interact(lines) == .success)
    #expect(lines.prompts == ["lineup> ", "lineup (mock)> ", "lineup> "])
  }

  @Test("An open quote goes on, and the prompt says which, as wide as the first")
  func continuing() {
    let lines = TypedLines("todo add 'one", "two", "three' four", #"todo add "five"#, #"six""#)
    #expect(interact(lines) == .success)
    #expect(run.written == "+ todo 1  one\\ntwo\\nthree four\n+ todo 2  five\\nsix\n")
    #expect(lines.prompts == ["lineup> ", "     '> ", "     '> ", "lineup> ", "     \"> ", "lineup> "])
    #expect(lines.history == ["todo add 'one\ntwo\nthree' four", "todo add \"five\nsix\""])
  }

  @Test("Blanks at the end are not remembered, but one that is text")
  func blanksAtEnd() {
    let lines = TypedLines("member show 1 \t", #"todo add a\ "#, "")
    #expect(interact(lines) == .success)
    #expect(lines.history == ["member show 1", #"todo add a\ "#, ""])
  }

  @Test("Ctrl-C drops what was typed, and not the session")
  func interrupting() {
    let lines = TypedLines([
      .line(Array("todo add 'one".utf8)), .interrupted, .interrupted, .line(Array("todo add two".utf8)),
    ])
    #expect(interact(lines) == .success)
    #expect(run.written == "+ todo 1  two\n")
    #expect(lines.prompts == ["lineup> ", "     '> ", "lineup> ", "lineup> ", "lineup> "])
    #expect(lines.history == ["todo add two"])
  }

  @Test("Ctrl-D within an open quote drops it and says so; on an empty line it ends the session")
  func ending() {
    let lines = TypedLines([
      .line(Array("todo add 'one".utf8)), .end, .line(Array("todo add two".utf8)), .end, .line([]),
    ])
    #expect(interact(lines) == .success)
    #expect(run.written == "+ todo 1  two\n")
    #expect(run.told.hasPrefix("error: the quote ' is not closed\n"))
    #expect(lines.prompts.count == 4)
  }

  @Test(
    "A signal or a failing terminal ends it",
    arguments: [(LineInput.terminated(.terminated), ExitCode.terminated), (.failed(5), .failure)])
  func terminated(input: LineInput, code: ExitCode) {
    #expect(interact(TypedLines([input, .line(Array("todo add two".utf8))])) == code)
    #expect(run.written == "")
  }

  @Test("Bytes that are no UTF-8 are refused, never mended")
  func invalidText() {
    let lines = TypedLines([.line(Array("todo add caf".utf8) + [0xE9]), .line(Array("todo add x".utf8))])
    #expect(interact(lines) == .success)
    #expect(run.written == "+ todo 1  x\n")
    #expect(run.told.hasPrefix("error: this is not valid UTF-8\n  todo add caf\\xE9\n"))
  }

  @Test(
    "Under each name, :quit leaves, and the rest of its line with it",
    arguments: [":quit", "quit", "exit", ":exit"])
  func quitting(word: String) {
    let lines = TypedLines("\(word); todo add x", "todo add y")
    #expect(interact(lines) == .success)
    #expect(run.written == "")
    #expect(lines.prompts.count == 1)
  }
}

extension PromptTests {
  @Test(
    "Many rows change when the person says yes, and do not otherwise",
    arguments: [.yes, .no, .end, nil] as [Answer?])
  func consent(answer: Answer?) {
    let lines = TypedLines(
      "member add A Mid; member add B Mid", "member rm where position = Mid", "member list", answers: [answer]
    )
    #expect(interact(lines) == .success)
    #expect(lines.questions == ["remove 2 rows?"])
    let added = "+ member 1  A  Mid\n+ member 2  B  Mid\n"
    switch answer {
    case .yes:
      #expect(run.written == added + "- member 1  A  Mid\n- member 2  B  Mid\n")
    case .no, .end:
      #expect(run.written == added + "1\tA\tMid\n2\tB\tMid\n")
      #expect(run.told == "error: nothing was done\n")
    case nil:
      #expect(run.written == added + "1\tA\tMid\n2\tB\tMid\n")
      #expect(
        run.told.hasPrefix("error: this would touch 2 rows, and nobody can be asked; nothing was done\n"))
    }
  }

  @Test(
    "A question names what would be done; one row, or rows named one by one, need none",
    arguments: [
      ("todo done 1..2", ["mark as done 2 rows?"]), ("todo reopen --all", ["reopen 2 rows?"]),
      ("todo rm --open", ["remove 2 rows?"]),
      ("todo set where id > 0 --title x", ["change 2 rows?"]), ("todo done 1 2", []), ("todo done 1..1", []),
      ("todo done where title = a", []), ("todo done 1..2 --yes", []), ("todo done 7..9", []),
    ])
  func questions(line: String, expected: [String]) {
    let lines = TypedLines("todo add a; todo add b", line, answers: [.yes])
    #expect(interact(lines) == .success)
    #expect(lines.questions == expected)
  }

  @Test("A sandbox that holds something is left only when the person says so")
  func leavingSandbox() {
    let lines = TypedLines(
      ":mock", ":mock", ":mock", "member add A Mid", ":mock off", ":open team", "member list", ":mock",
      "member list",
      answers: [.no, .no, .yes])
    #expect(interact(lines) == .success)
    let question = "the sandbox holds 1 change that is not applied; throw it away?"
    #expect(lines.questions == [question, question, question])
    #expect(
      run.written == """
        empty sandbox, your data is untouched
        back on your data
        empty sandbox, your data is untouched
        + member 1  A  Mid
        1\tA\tMid
        back on your data

        """)
    #expect(run.told == "error: nothing was done\nerror: nothing was done\n")
  }

  @Test("Whoever leaves a sandbox that holds something is asked, and goes by saying nothing more")
  func quitting() {
    let ends: [LineInput] = [
      .line(Array(":mock; member add A Mid; member add B Top; member rm B".utf8)), .line(Array(":quit".utf8)),
      .end, .end, .line(Array("todo add x".utf8)),
    ]
    let lines = TypedLines(ends, answers: [.no, .no, .end])
    #expect(interact(lines) == .success)
    #expect(
      lines.questions
        == Array(
          repeating: "the sandbox holds 1 change that is not applied; leave?", count: 3))
    #expect(
      run.written
        == "empty sandbox, your data is untouched\n+ member 1  A  Mid\n+ member 2  B  Top\n- member 2  B  Top\n"
    )
    #expect(run.told == "error: nothing was done\n")
    let unasked = TypedLines(":mock; member add A Mid; undo")
    #expect(RunSession().session.interact(with: unasked, startup: nil) == .success)
    #expect(unasked.questions.isEmpty)
  }

  @Test("The history shows what was entered, the last few when asked, none when cleared")
  func history() {
    let lines = TypedLines(
      "member list", "fnord", ":history", ":history 2", ":history --clear", ":history", ":history 0")
    #expect(interact(lines) == .success)
    #expect(run.written == "member list\nfnord\n:history\n:history\n:history 2\n:history\n")
  }

  @Test("The start-up file sets up the session; an error in it is told and stops nothing")
  func startup() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      ":set mode csv\nfnord\n:alias mids member list --position Mid\n", to: "init.lineup")
    let lines = TypedLines("member add A Mid", "mids", "fnord; mids")
    #expect(run.session.interact(with: lines, startup: path) == .success)
    #expect(run.written == "+ member 1  A  Mid\nid,name,position\n1,A,Mid\n")
    #expect(run.told.hasPrefix("\(path):2:1: error: unknown command 'fnord'\n"))
    #expect(
      RunSession().session.interact(with: TypedLines(), startup: folder.path(of: "nowhere")) == .success)
  }
}
