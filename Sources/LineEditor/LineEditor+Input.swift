import CEditLine

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The reader behind `EL_GETCFN`. libedit has drawn all it knows when it asks for the next character.
extension LineEditor {
  /// The next character for libedit; nil ends the read, and ``outcome`` tells why.
  func nextCharacter() -> WideCharacter? {
    guard let libedit else { return nil }
    libedit.repair()
    takeDraft(libedit)
    while outcome == nil {
      if let character = delivery.popFirst() { return character }
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
    needsRefresh = true
  }

  /// Waits for a key; nil when there is none, but something else to do.
  private func nextKey() -> KeyDecoder.Key? {
    if let byte = decoder.leftover ?? input.popFirst() { return decoder.take(byte) }
    if !isReady(within: 0) {
      if needsRefresh {
        deliver(KeyBindings.refreshKey)
        return nil
      }
      paint()
    }
    while !isReady(within: decoder.awaitsTimeout ? LineEditor.keyTimeout : timeUntilNews) {
      if decoder.awaitsTimeout { return decoder.timeout() }
      if showNews() { return nil }
    }
    while outcome == nil, let signal = signals.next() { act(on: signal) }
    if outcome == nil { readInput() }
    return nil
  }

  /// How long a key's bytes may be apart, in milliseconds.
  private static let keyTimeout: Int32 = 50

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
    erase()
    noteLine(libedit)
    if takeSearchKey(key, libedit) || takePanelKey(key, libedit) { return }
    if quotesNext, case .character(let scalar) = key {
      quotesNext = false
      libedit.insert(CollectionOfOne(WideCharacter(bitPattern: scalar.value)))
      needsRefresh = true
      return
    }
    quotesNext = false
    let wasFull = fullCount != nil
    let isFull = fillsScreen(libedit)
    // Not every command of libedit's draws what it did, and the next character would go by rows that are no more.
    if wasFull && !isFull { needsRefresh = true }
    switch key {
    case .character("\0"): break  // libedit takes it for the quoting key where the terminal has none.
    case .character("\u{1B}"): deliver(KeyBindings.viEscapeKey)
    case .character(let scalar)
    where isFull && libedit.cursor >= libedit.line.count && scalar.properties.generalCategory != .control:
      // libedit writes beyond its screen's memory when a line that fills the screen grows at its end.
      libedit.insert(CollectionOfOne(WideCharacter(bitPattern: scalar.value)))
      needsRefresh = true
    case .character(let scalar): deliver(CollectionOfOne(scalar))
    case .meta(let scalar): deliver(["\u{1B}", scalar])
    case .sequence(let bytes):
      if KeyBindings.sequences.contains(bytes) || settings.sequences.contains(bytes) { deliver(bytes) }
    case .paste(let bytes): begin(PastedText.lines(of: bytes), libedit)
    }
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
    needsRefresh = true
  }

  private func perform(_ step: PendingPaste.Step, _ libedit: LibEdit) {
    switch step {
    case .insert(let text):
      libedit.insert(text)
      needsRefresh = true
    case .insertAfter(let text):
      libedit.insert(text)
      libedit.moveCursor(by: -text.count)
      needsRefresh = true
    case .enter:
      deliver(KeyBindings.refreshKey + [0x0A])
    }
  }

  /// Gives libedit the characters of a key, after drawing what it has not drawn.
  private func deliver(_ scalars: some Sequence<Unicode.Scalar>) {
    if needsRefresh { deliver(KeyBindings.refreshKey) }
    delivery += scalars.map { WideCharacter(bitPattern: $0.value) }
  }

  private func deliver(_ bytes: [UInt8]) {
    needsRefresh = false
    delivery += bytes.map { WideCharacter($0) }
  }
}
