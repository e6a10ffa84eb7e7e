import CEditLine

/// The commands that keys are bound to.
extension LineEditor {
  /// The C function for a command. Each is one of its own, since libedit hands over nothing that tells them apart.
  static func function(of command: KeyBindings.Command) -> editline_command {
    switch command {
    case .complete: { handle, _ in run(handle) { $0.complete() } }
    case .previousHistory: { handle, _ in run(handle) { $0.recall { $0.older(in: $1) } } }
    case .nextHistory: { handle, _ in run(handle) { $0.recall { $0.newer(in: $1) } } }
    case .oldestHistory: { handle, _ in run(handle) { $0.recall { $0.oldest(in: $1) } } }
    case .leaveHistory: { handle, _ in run(handle) { $0.recall { $0.line(behind: $1) } } }
    case .searchHistory: { handle, _ in run(handle) { $0.ask(.search) } }
    case .lastWord: { handle, _ in run(handle) { $0.insertLastWord() } }
    case .newline: { handle, _ in run(handle) { $0.insertNewline() } }
    case .help: { handle, _ in run(handle) { $0.ask(.help) } }
    case .edit: { handle, _ in run(handle) { $0.ask(.edit) } }
    case .quote: { handle, _ in run(handle) { $0.quote() } }
    case .clear: { handle, _ in run(handle) { $0.clear() } }
    case .forwardCharacter:
      { handle, _ in run(handle) { $0.takeSuggestion({ $0.count }, orMoveTo: .nextCharacter) } }
    case .backwardCharacter: { handle, _ in run(handle) { $0.move(to: .previousCharacter) } }
    case .forwardWord:
      { handle, _ in
        run(handle) { $0.takeSuggestion({ LineText($0).wordEnd(after: 0) }, orMoveTo: .nextWord) }
      }
    case .backwardWord: { handle, _ in run(handle) { $0.move(to: .previousWord) } }
    case .endOfLine: { handle, _ in run(handle) { $0.takeSuggestion({ $0.count }, orMoveTo: .end) } }
    case .deleteCharacter: { handle, _ in run(handle) { $0.delete(to: .nextCharacter) } }
    case .deleteCharacterOrEnd: { handle, _ in run(handle) { $0.deleteOrEnd() } }
    case .deletePrevious: { handle, _ in run(handle) { $0.delete(to: .previousCharacter) } }
    case .cutWord: { handle, _ in run(handle) { $0.cut(to: .nextWord) } }
    case .cutPreviousWord: { handle, _ in run(handle) { $0.cut(to: .previousWord) } }
    case .cutPreviousBlank: { handle, _ in run(handle) { $0.cut(to: .previousBlank) } }
    case .cutToEnd: { handle, _ in run(handle) { $0.cut(to: .end) } }
    case .cutToStart: { handle, _ in run(handle) { $0.cut(to: .start) } }
    case .yank: { handle, _ in run(handle) { $0.yank() } }
    case .yankAnother: { handle, _ in run(handle) { $0.yankAnother() } }
    case .transpose: { handle, _ in run(handle) { $0.transpose() } }
    case .undo: { handle, _ in run(handle) { $0.undo() } }
    case .redo: { handle, _ in run(handle) { $0.redo() } }
    }
  }

  /// Begins another row of the line, which Enter would end.
  private func insertNewline() -> Int32 {
    libedit?.insert("\n".wideCharacters)
    return CC_REFRESH
  }

  private func quote() -> Int32 {
    quotesNext = true
    return CC_NORM
  }

  private func ask(_ request: Request) -> Int32 {
    self.request = request
    return CC_NORM
  }

  /// Puts another line of the history in place of this one.
  private func recall(_ step: (inout HistoryWalk, HistoryEntries) -> String?) -> Int32 {
    guard let libedit else { return CC_ERROR }
    let line = String(wide: libedit.line)
    var walk = walk ?? HistoryWalk(from: line, in: history.entries)
    // Whatever changed the line has begun another one.
    if walk.shown != line { walk = HistoryWalk(from: line, in: history.entries) }
    guard let entry = step(&walk, history.entries) else { return CC_ERROR }
    self.walk = walk
    undoHistory.separate()
    libedit.replace(with: entry.wideCharacters)
    return CC_REFRESH
  }
}

/// Runs a command and returns its code (`CC_…`), which tells libedit what has changed. No method, which a C function could
/// not call without capturing its type.
private func run(_ handle: OpaquePointer?, _ command: (LineEditor) -> Int32) -> UInt8 {
  let code = LineEditor.of(handle).map(command) ?? CC_ERROR
  if code == CC_ERROR { Screen.write(Screen.bell) }
  return UInt8(truncatingIfNeeded: code)
}
