/// Editing lines with another program.
extension Session {
  /// Has the newest entry of the history edited, which is then to be entered at the next prompt.
  func edit(at place: Place?) -> ExitCode {
    if options.isSafe { return fail("no editor runs in safe mode", at: place) }
    guard let prompt, sourceDepth == 0, surroundings.outputIsTerminal else {
      return fail("there is a line to edit at a prompt on a terminal only", at: place)
    }
    surroundings.output.flush()
    // The entry that asks for the editor is in the history by now.
    let entry = prompt.history.last { !$0.hasPrefix(":edit") } ?? ""
    let editor = ExternalEditor(variable: surroundings.variable)
    switch waiting({ editor.edit(entry) }) {
    case .success(let text):
      draft = text
      return .success
    case .failure(let failure): return fail(failure.message, at: place)
    }
  }
}
