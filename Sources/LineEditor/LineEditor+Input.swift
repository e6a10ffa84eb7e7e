import CEditLine

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The reader behind `EL_GETCFN`. libedit has done all it was asked for when it asks for the next character.
extension LineEditor {
  /// The next character for libedit; nil ends the read, and ``outcome`` tells why.
  func nextCharacter() -> WideCharacter? {
    guard let libedit else { return nil }
    libedit.repair()
    takeDraft(libedit)
    while outcome == nil {
      if let character = delivery.popFirst() {
        libedit.settle()
        return character
      }
      if let request {
        self.request = nil
        perform(request, libedit)
      }
      if let step = paste.next() {
        perform(step, libedit)
      } else if let key = nextKey() {
        take(key, libedit)
      }
    }
    return nil
  }

  private func takeDraft(_ libedit: LibEdit) {
    guard !draft.isEmpty else { return }
    libedit.insert(draft.wideCharacters)
    draft = ""
  }

  /// Waits for a key; nil when there is none, but something else to do.
  private func nextKey() -> KeyDecoder.Key? {
    if let byte = decoder.leftover ?? input.popFirst() { return decoder.take(byte) }
    if !isReady(within: 0) { paint() }
    while !isReady(within: decoder.patience ?? timeUntilNews) {
      if decoder.patience != nil { return decoder.timeout() }
      if showNews() { return nil }
    }
    while outcome == nil, let signal = signals.next() { act(on: signal) }
    if outcome == nil { readInput() }
    return nil
  }

  /// Waits until there is input or a signal; false when neither has come in so many milliseconds (-1: ever).
  ///
  /// This is the only place in which the editor waits.
  private func isReady(within milliseconds: Int32) -> Bool {
    var sources = [STDIN_FILENO, signals.descriptor].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    while true {
      let count = poll(&sources, nfds_t(sources.count), milliseconds)
      if count < 0 && errno == EINTR { continue }
      return count != 0
    }
  }

  /// Reads what there is. What is typed ahead of a command may be meant for it, so no more is read than the line needs:
  /// a byte at a time, but in a paste.
  private func readInput() {
    var source = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    guard poll(&source, 1, 0) == 1 else { return }
    var bytes = [UInt8](repeating: 0, count: decoder.isInPaste ? 65_536 : 1)
    let count = bytes.withUnsafeMutableBytes { read(STDIN_FILENO, $0.baseAddress, $0.count) }
    switch count {
    case 1...: input += bytes.prefix(count)
    case 0: outcome = .end
    default: if errno != EINTR && errno != EAGAIN { outcome = errno == EIO ? .end : .failed(errno) }
    }
  }

  private func take(_ key: KeyDecoder.Key, _ libedit: LibEdit) {
    isPainted = false
    noteLine(libedit)
    if takeSearchKey(key, libedit) || takePanelKey(key, libedit) { return }
    if quotesNext, case .character(let scalar) = key {
      quotesNext = false
      libedit.insert(CollectionOfOne(WideCharacter(bitPattern: scalar.value)))
      return
    }
    quotesNext = false
    switch key {
    case .character("\0"): break  // libedit takes it for the quoting key where the terminal has none.
    case .character("\u{1B}"): if settings.usesVi { deliver(KeyCode.escape.code) }
    case .character(let scalar): if !KeyCode.isCode(scalar) { deliver(scalar) }
    case .meta(let scalar):
      if !deliver(Array("\u{1B}\(scalar)".utf8)) {
        deliver("\u{1B}")
        deliver(scalar)
      }
    case .sequence(let bytes): deliver(bytes)
    case .paste(let bytes): begin(PastedText.lines(of: bytes), libedit)
    }
  }

  /// Gives libedit what a key has sent if the user has bound it, or else its code; false when it has none.
  @discardableResult
  private func deliver(_ bytes: [UInt8]) -> Bool {
    if settings.sequences.contains(bytes) {
      delivery += bytes.map { WideCharacter($0) }
    } else if let code = KeyCode.codes[bytes] {
      deliver(code)
    } else {
      return false
    }
    return true
  }

  private func begin(_ lines: [String], _ libedit: LibEdit) {
    undoHistory.separate()
    var rest: [WideCharacter] = []
    if lines.count > 1 {
      let range = libedit.cursor..<libedit.line.count
      rest = Array(libedit.line[range])
      libedit.remove(range)
    }
    paste = PendingPaste(lines: lines, rest: rest)
  }

  private func perform(_ step: PendingPaste.Step, _ libedit: LibEdit) {
    switch step {
    case .insert(let text): libedit.insert(text)
    case .insertAfter(let text):
      libedit.insert(text)
      libedit.moveCursor(by: -text.count)
    case .enter: deliver("\n")
    }
  }

  private func deliver(_ scalar: Unicode.Scalar) {
    delivery.append(WideCharacter(bitPattern: scalar.value))
  }
}
