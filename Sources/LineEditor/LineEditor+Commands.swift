import CEditLine

/// The commands that keys are bound to.
extension LineEditor {
  /// The C function for a command.
  static func function(of command: KeyBindings.Command) -> editline_command {
    switch command {
    case .complete: { handle, _ in LineEditor.run(handle) { $0.complete() } }
    case .previousHistory: { handle, _ in LineEditor.run(handle) { $0.recall { $0.older(in: $1) } } }
    case .nextHistory: { handle, _ in LineEditor.run(handle) { $0.recall { $0.newer(in: $1) } } }
    case .quote: { handle, _ in LineEditor.run(handle) { $0.quote() } }
    case .refresh: { handle, _ in LineEditor.run(handle) { _ in CC_REFRESH } }
    }
  }

  /// Runs a command and returns its code (`CC_…`), which tells libedit what to draw.
  private static func run(_ handle: OpaquePointer?, _ command: (LineEditor) -> Int32) -> UInt8 {
    UInt8(truncatingIfNeeded: LineEditor.of(handle).map(command) ?? CC_ERROR)
  }

  private func quote() -> Int32 {
    quotesNext = true
    return CC_NORM
  }

  /// Completes what stands before the cursor, and lists the candidates when there are several.
  private func complete() -> Int32 {
    guard let completer, let libedit else { return CC_ERROR }
    let characters = Array(libedit.line)
    let line = String(wide: characters)
    let cursor = String(wide: characters.prefix(libedit.cursor)).utf8.count
    let completion = completer(line, cursor)
    // A range that splits a character is the completer's mistake, and no reason to damage the line.
    let replaced = completion.replaced
    guard replaced.lowerBound >= 0, replaced.upperBound <= line.utf8.count,
      let before = String(line.utf8.prefix(replaced.lowerBound)),
      let typed = String(line.utf8.prefix(replaced.upperBound).dropFirst(replaced.lowerBound)),
      let after = String(line.utf8.dropFirst(replaced.upperBound)),
      !completion.candidates.isEmpty
    else { return CC_ERROR }

    if completion.candidates.count > 1 { candidates = completion.candidates }
    guard let insertion = completion.insertion(over: typed) else { return CC_NORM }
    let start = before.unicodeScalars.count
    libedit.remove(start..<start + typed.unicodeScalars.count)
    libedit.insert(insertion.wideCharacters)
    if completion.candidates.count == 1 && completion.candidates[0].isFinal {
      if after.first == " " {
        libedit.moveCursor(by: 1)
      } else {
        libedit.insert(" ".wideCharacters)
      }
    }
    return CC_REFRESH
  }

  /// Puts another line of the history in place of this one.
  private func recall(_ step: (inout HistoryWalk, [String]) -> String?) -> Int32 {
    guard let libedit else { return CC_ERROR }
    let line = String(wide: libedit.line)
    var walk = walk ?? HistoryWalk(from: line, in: history.entries)
    // Whatever changed the line has begun another one.
    if walk.shown != line { walk = HistoryWalk(from: line, in: history.entries) }
    guard let entry = step(&walk, history.entries) else { return CC_ERROR }
    self.walk = walk
    libedit.replace(with: entry)
    return CC_REFRESH
  }
}
