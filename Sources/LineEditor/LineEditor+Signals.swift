import CEditLine

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What signals do while a line is read.
extension LineEditor {
  func act(on signal: Int32) {
    switch signal {
    case SIGWINCH: resize()
    case SIGCONT: resume()
    case SIGTSTP: suspend()
    case SIGINT:
      leaveLine(showing: "^C")
      outcome = .interrupted
    case _ where SignalPipe.meaningless.contains(signal): break
    default:
      leaveLine(showing: "")
      outcome = .terminated(signal: signal)
    }
  }

  /// Ctrl-Z: gives the terminal back as it was, stops, and takes it again.
  private func suspend() {
    leaveTerminal(showing: "^Z") { editline_raise_by_default(SIGTSTP) }
  }

  /// SIGCONT: someone else (`kill -STOP`) may have stopped us, and the shell has used the terminal since.
  private func resume() {
    var modes = termios()
    guard tcgetattr(STDIN_FILENO, &modes) == 0, modes.c_lflag & tcflag_t(ICANON) != 0 else { return }
    guard let handle = libedit?.handle else { return }
    editline_prepare_terminal(handle, 0)
    takeTerminal()
  }
}
