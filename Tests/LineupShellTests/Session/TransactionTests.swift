import LineupCore
import LineupShell
import LineupStore
import TestSupport
import Testing

@Suite("Transactions and dry runs at a prompt")
struct TransactionTests {
  private func interact(_ run: RunSession, _ lines: String..., answers: [Answer?] = []) -> TypedLines {
    let lines = TypedLines(lines.map { .line(Array($0.utf8)) }, answers: answers)
    #expect(run.session.interact(with: lines, startup: nil) == .success)
    return lines
  }

  @Test("A transaction is for scripts", arguments: ["begin", "commit", "rollback"])
  func transaction(word: String) {
    let run = RunSession()
    _ = interact(run, "\(word); member add A Mid", "member add B Mid")
    #expect(run.written == "+ member 1  B  Mid\n")
    #expect(
      run.told == """
        error: '\(word)' is for scripts, since nobody else can change data in a transaction
          :mock copy is the place to try things, and :mock apply makes them real

        """)
  }

  @Test("A file that is run at a prompt may have one, and what it leaves open is given up")
  func sourced() throws {
    let folder = try TemporaryFolder()
    let whole = try folder.write("begin\nmember add A Mid\nmember add B Top\ncommit\n", to: "whole.lineup")
    let open = try folder.write("begin\nmember add C Mid\n", to: "open.lineup")
    let run = RunSession()
    _ = interact(run, ":source \(whole)", ":source \(open)", "member list", "undo")
    #expect(
      run.written == """
        + member 1  A  Mid
        + member 2  B  Top
        1\tA\tMid
        2\tB\tTop
        - member 2  B  Top
        - member 1  A  Mid

        """)
    #expect(
      run.told == """
        \(open):1:1: error: the script ends before commit: nothing was kept of the transaction that begins here
          begin
          ^~~~~

        """)
  }

  @Test("A dry run of a command asks nothing, says which step it undoes, and that nothing was kept")
  func dryRun() {
    let run = RunSession(errorIsTerminal: true)
    let lines = interact(
      run, "member add A Mid", "member add B Mid", "member rm where position = Mid --dry-run",
      "undo --dry-run", "member list")
    #expect(lines.questions.isEmpty)
    #expect(
      run.written == """
        + member 1  A  Mid
        + member 2  B  Mid
        - member 1  A  Mid
        - member 2  B  Mid
        undone: step 2, member add B Mid
        - member 2  B  Mid
        1\tA\tMid
        2\tB\tMid

        """)
    #expect(run.told == "dry run: nothing was kept\ndry run: nothing was kept\n")
  }

  @Test("A dry run in a sandbox leaves nothing there to lose")
  func sandbox() {
    let run = RunSession()
    let lines = interact(run, ":mock", "member add A Mid --dry-run", ":mock")
    #expect(lines.questions.isEmpty)
  }

  @Test("A whole dry run says once, at its end, that nothing was kept")
  func wholeDryRun() {
    var options = ShellOptions()
    options.isDryRun = true
    let run = RunSession(options, errorIsTerminal: true)
    let code = run.session.runWhole("") {
      run.run("member add A Mid; member add B Mid --dry-run; :mock; :mock")
    }
    #expect(code == .success)
    #expect(run.told == "dry run: nothing was kept\n")
    options.isQuiet = true
    let quiet = RunSession(options, errorIsTerminal: true)
    #expect(quiet.session.runWhole("") { quiet.run("member add A Mid") } == .success)
    #expect(quiet.told == "")
  }

  @Test("The pages of the state go back with what is given up")
  func pages() {
    let run = RunSession()
    let state = run.session.container.appState
    #expect(run.run("member add A Mid; todo add x; member list; todo list") == .success)
    let members = state.members.value
    let todos = state.todoEvents.value
    #expect(members?.count == 1 && todos.count == 1)
    #expect(run.run("begin; member rm A; todo done 1; member add B Mid; rollback") == .success)
    #expect(state.members.value == members && state.todoEvents.value == todos)
    #expect(run.run("member rm A --dry-run") == .success)
    #expect(state.members.value == members)
    #expect(run.run("begin; member add C Mid; member rm C --dry-run; commit") == .success)
    #expect(state.members.value?.map(\.name) == ["A", "C"])
  }

  @Test("More than can be held back ends a transaction")
  func tooMuch() {
    let run = RunSession()
    let title = String(repeating: "x", count: 1_000_000)
    let adding = "begin\ntodo add \(title)\n" + String(repeating: "todo list\n", count: 68)
    #expect(run.run(adding + "commit") == .failure)
    #expect(
      run.told == """
        script:69:1: error: the transaction prints more than the 64 MiB that can be held back until it is kept
          todo list
          ^~~~~~~~~
          with --quiet changes are not printed; list after commit
        script:1:1: note: nothing was kept of the transaction that begins here

        """)
    #expect(run.written == "")
    #expect(run.run("todo list --all; member add A Mid") == .success)
    #expect(run.written == "+ member 1  A  Mid\n")
  }
}
