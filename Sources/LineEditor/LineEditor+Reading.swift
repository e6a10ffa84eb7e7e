import CEditLine

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension LineEditor {
  /// Shows the prompt and reads a line.
  ///
  /// Lines that were pasted are returned one by one by as many calls, each under the prompt of its call; Ctrl-C drops
  /// those that are left. A continued line is read by another call with another prompt.
  ///
  /// - Parameter draft: what the line begins with, for the person to go on with; without editing, it is shown above.
  package func readLine(prompt: String, draft: String = "") -> ReadResult {
    setPrompt(prompt)
    self.draft = draft
    outcome = nil
    editline_flush()
    guard libedit != nil else { return readPlainLine() }

    tcgetattr(STDIN_FILENO, &ordinaryModes)
    signals.hold(SignalPipe.whileEditing)
    Screen.write(Screen.bracketPastes)
    let result = readEditedLine(draft)
    Screen.write(Screen.leavePastesAlone)
    tcsetattr(STDIN_FILENO, TCSADRAIN, &ordinaryModes)
    signals.release()
    return afterSignals(result)
  }

  private func readEditedLine(_ draft: String) -> ReadResult {
    guard let libedit else { return .end }
    if settings.usesVi { libedit.follow(history.entries) }
    delivery = []
    quotesNext = false
    size = Screen.size
    forgetScreen()
    suggestion = nil
    panel = nil
    search = nil
    request = nil
    undoHistory = UndoHistory(
      UndoHistory.Moment(line: draft.wideCharacters, cursor: draft.unicodeScalars.count))
    walk = nil
    lastWord = nil
    postponeNews()
    // libedit would do so later, and what is typed in between would be echoed by the terminal.
    editline_prepare_terminal(libedit.handle, 1)
    libedit.prepareToRead()
    // What was printed last may have left the cursor anywhere.
    Screen.write(Screen.freshRow(columns: size.columns))
    var count: Int32 = 0
    let line = el_wgets(libedit.handle, &count)
    if let outcome { return outcome }
    guard let line, count > 0 else {
      leaveLine(showing: "^D")
      return .end
    }
    var characters = UnsafeBufferPointer(start: line, count: Int(count))[...]
    if characters.last == 0x0A { characters.removeLast() }
    leave(characters)
    return .line(String(wide: characters))
  }

  /// A signal may have come after the last key was read; what it asks for is not to be lost.
  func afterSignals(_ result: ReadResult) -> ReadResult {
    var result = result
    while let signal = signals.next() {
      switch signal {
      case SIGTERM, SIGHUP: return .terminated(signal: signal)
      case SIGINT: result = .interrupted
      default: break
      }
    }
    if case .line = result { return result }
    dropInput()
    return result
  }
}
