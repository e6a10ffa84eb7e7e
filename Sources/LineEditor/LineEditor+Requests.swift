import CEditLine

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What leaves the line for a moment.
extension LineEditor {
  /// What a key has asked for.
  enum Request {
    case help
    case edit
    case search
  }

  func perform(_ request: Request, _ libedit: LibEdit) {
    switch request {
    case .help: showHelp(libedit)
    case .search: beginSearch(libedit)
    case .edit:
      guard let externalEditor else { return Screen.write(Screen.bell) }
      let line = String(wide: libedit.line)
      lend {
        if let edited = externalEditor(line) { libedit.replace(with: edited.wideCharacters) }
      }
    }
  }

  /// Shows help on what the cursor stands in, if there is any.
  func showHelp(_ libedit: LibEdit) {
    let cursor = libedit.cursorOffset
    guard let show = helper?(String(wide: libedit.line), cursor) else { return Screen.write(Screen.bell) }
    lend(to: show)
  }

  /// Lets something else use the terminal, which signals are then for.
  private func lend(to action: () -> Void) {
    leaveTerminal {
      signals.release()
      action()
      signals.hold(SignalPipe.whileEditing)
    }
  }

  /// Gives the terminal back as it was for as long as something else uses it, and takes it again with prompt and line on
  /// a fresh row.
  ///
  /// - Parameter mark: what shows why, behind the line.
  func leaveTerminal(showing mark: String = "", for action: () -> Void) {
    guard let handle = libedit?.handle else { return }
    leaveLine(showing: mark)
    Screen.write(Screen.leavePastesAlone)
    editline_prepare_terminal(handle, 0)
    tcsetattr(STDIN_FILENO, TCSADRAIN, &ordinaryModes)
    action()
    takeTerminal()
  }

  func takeTerminal() {
    guard let handle = libedit?.handle else { return }
    editline_prepare_terminal(handle, 1)
    size = Screen.size
    Screen.write(Screen.bracketPastes + Screen.freshRow(columns: size.columns))
    forgetScreen()
  }
}
