package import LineupCore

/// What one command says, whichever way it came: the AST that the evaluator works on.
package enum Command: Equatable, Sendable {
  case addMember(MemberDraft, orSet: Bool)

  case addTodo(TodoDraft)
  case list(Query)
  case show(Selection)

  /// Open to-dos in the order in which they are to be done: what is next, what is late, the agenda.
  case listOpen(OpenQuery)
  case stats
  case setMembers(Selection, MemberPatch)
  case setTodos(Selection, TodoPatch)
  case remove(Selection)

  /// No number is the newest step that may be taken back.
  case undo(step: Int64?)
  case redo
  case log(LogQuery)
  case showStep(Int64)

  /// Forgets at once what exceeds the limits of the log.
  case prune
  /// Without a place to begin from it is now.
  case watch(since: Int64?)

  case begin
  case commit
  case rollback

  case mock(Sandbox)
  case open(path: String)
  case source(path: String)

  /// No name shows every setting, no value one.
  case set(name: String?, value: String?)

  /// No name shows every alias, no line one.
  case alias(name: String?, line: String?)
  case explain(line: String)
  case history(limit: Int64?, clear: Bool)
  case edit
  case help(topic: [String])
  case quit

  /// What `:mock` does with the sandbox.
  package enum Sandbox: String, Sendable, CaseIterable {
    case toggle
    case on
    case off
    case copy
    case diff
    case apply
  }
}

/// One command with what the shell, not the data, is told beside it.
package struct Invocation: Equatable, Sendable {
  package var command: Command

  /// Whether it changes data.
  package var changesData: Bool

  /// The output mode asked for with the command alone.
  package var mode: OutputMode?

  /// Whether it may change many rows unasked.
  package var agreed = false

  /// Whether it is only to show what it would do.
  package var isDryRun = false

  /// The system command that its output goes to.
  package var pipe: String?

  /// Where it stands in its source.
  package var span: SourceSpan
}
