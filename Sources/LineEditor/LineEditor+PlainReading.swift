#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reading where libedit cannot edit: the terminal's own line editing does, or Emacs's.
extension LineEditor {
  func readPlainLine() -> ReadResult {
    signals.hold(SignalPipe.whileTerminalReads)
    if !draft.isEmpty { Screen.write(draft.visible + "\n") }
    Screen.write(String(wide: prompt.dropLast()))
    let result = receivePlainLine()
    signals.release()
    return afterSignals(result)
  }

  private func receivePlainLine() -> ReadResult {
    while true {
      if let end = input.firstIndex(of: UInt8(ascii: "\n")) {
        let line = String(decoding: input[..<end], as: UTF8.self)
        input = input[(end + 1)...]
        return .line(line)
      }
      var sources = [STDIN_FILENO, signals.descriptor].map {
        pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
      }
      if poll(&sources, nfds_t(sources.count), -1) < 0 && errno != EINTR { return .failed(errno) }
      if let signal = signals.next(), !SignalPipe.meaningless.contains(signal) {
        Screen.write("\n")
        return signal == SIGINT ? .interrupted : .terminated(signal: signal)
      }
      guard sources[0].revents != 0 else { continue }
      var bytes = [UInt8](repeating: 0, count: 4096)
      let count = bytes.withUnsafeMutableBytes { read(STDIN_FILENO, $0.baseAddress, $0.count) }
      switch count {
      case 1...: input += bytes.prefix(count)
      case 0 where input.isEmpty:
        Screen.write("\n")
        return .end
      case 0: input.append(UInt8(ascii: "\n"))
      default: if errno != EINTR { return errno == EIO ? .end : .failed(errno) }
      }
    }
  }
}
