#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension Terminal {
  /// Types: sends text as the keyboard would (Enter is `\r`).
  package func send(_ text: String) throws {
    try send(bytes: Array(text.utf8))
  }

  /// Sends bytes, taking output meanwhile so that neither side waits for the other.
  package func send(bytes: [UInt8]) throws {
    var rest = bytes[...]
    let deadline = ContinuousClock.now + patience
    while !rest.isEmpty {
      let sent = rest.withUnsafeBytes { write(controller, $0.baseAddress, $0.count) }
      if sent > 0 { rest.removeFirst(sent) }
      if sent < 0 && errno != EAGAIN && errno != EINTR {
        throw TerminalError(description: "writing to the terminal failed: errno \(errno)")
      }
      receive()
      if !rest.isEmpty {
        guard ContinuousClock.now < deadline else { throw timeout("the program to read its input") }
        awaitChange(writable: true)
      }
    }
  }

  /// Pastes text as a terminal does that has been asked for bracketed paste, newlines becoming `\r`.
  package func paste(_ text: String) throws {
    let typed = text.map { $0 == "\n" ? "\r" : String($0) }.joined()
    try send("\u{1B}[200~" + typed + "\u{1B}[201~")
  }

  /// Waits until the screen shows a text, in one row or over rows joined by newlines.
  package func waitFor(_ text: String) throws {
    try waitUntil("\"\(text)\" on the screen") { $0.text.contains(text) || $0.lines.contains { $0 == text } }
  }

  /// Waits until the row of the cursor, trailing blanks apart, is this one.
  package func waitForLine(_ line: String) throws {
    try waitUntil("the cursor in the line \"\(line)\"") { $0.cursorLine == line }
  }

  /// Waits until a condition holds for the screen.
  package func waitUntil(_ what: String, _ condition: (TerminalScreen) -> Bool) throws {
    let deadline = ContinuousClock.now + patience
    while true {
      receive()
      if condition(visible) { return }
      guard ContinuousClock.now < deadline else { throw timeout(what) }
      if !awaitChange() { throw ended(what) }
    }
  }

  /// Waits until the program has written nothing for a while.
  package func settle(for quiet: Duration = .milliseconds(150)) {
    var count = -1
    while count != output.count {
      count = output.count
      let deadline = ContinuousClock.now + quiet
      while ContinuousClock.now < deadline && count == output.count {
        usleep(5_000)
        receive()
      }
    }
  }

  /// Waits for the program to end, and tells how. What it wrote last is on the screen.
  package func waitForExit() throws -> TerminalExit {
    let deadline = ContinuousClock.now + patience
    while true {
      receive()
      if let exit { return exit }
      var status: Int32 = 0
      if waitpid(process, &status, WNOHANG) == process {
        let exit = TerminalExit(status: status)
        self.exit = exit
        while receive() {}
        return exit
      }
      guard ContinuousClock.now < deadline else { throw timeout("the program to end") }
      usleep(2_000)
    }
  }

  /// Takes what the program has written by now, up to a limit, so that one which writes without end is not waited for.
  ///
  /// - Returns: whether there may be more.
  @discardableResult
  func receive() -> Bool {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    for _ in 0..<8 {
      let count = buffer.withUnsafeMutableBytes { read(controller, $0.baseAddress, $0.count) }
      guard count > 0 else { return false }
      output += buffer.prefix(count)
      visible.write(buffer.prefix(count))
    }
    return true
  }

  /// Sleeps until the program has written (or, when asked, can read), but not long; false when it is gone.
  @discardableResult
  private func awaitChange(writable: Bool = false) -> Bool {
    var descriptor = pollfd(
      fd: controller, events: Int16(writable ? POLLIN | POLLOUT : POLLIN), revents: 0)
    poll(&descriptor, 1, 50)
    return Int32(descriptor.revents) & (POLLHUP | POLLIN) != POLLHUP
  }

  private func timeout(_ what: String) -> TerminalError {
    TerminalError(
      description: "waited \(patience) for \(what), but the screen was:\n\(visible.text)")
  }

  private func ended(_ what: String) -> TerminalError {
    TerminalError(
      description: "waited for \(what), but the program ended; the screen was:\n\(visible.text)")
  }
}
