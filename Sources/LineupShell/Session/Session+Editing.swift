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
    switch edited(entry) {
    case .success(let text):
      draft = text
      return .success
    case .failure(let failure): return fail(failure.message, at: place)
    }
  }

  /// Has the line that is being typed edited.
  ///
  /// - Returns: what it is to be; nil when it stays, and then the reason was told.
  package func edit(_ line: String) -> String? {
    let failure: ExternalEditor.Failure
    if options.isSafe {
      failure = ExternalEditor.Failure(message: "no editor runs in safe mode")
    } else {
      switch edited(line) {
      case .success(let text): return text
      case .failure(let reason): failure = reason
      }
    }
    report(Diagnostic(failure.message))
    return nil
  }

  private func edited(_ text: String) -> Result<String, ExternalEditor.Failure> {
    let editor = ExternalEditor(variable: surroundings.variable)
    return waiting { editor.edit(text) }
  }
}
