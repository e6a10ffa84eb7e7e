import CEditLine

/// The commands that keys are bound to.
extension LineEditor {
  /// The C function for a command.
  static func function(of command: KeyBindings.Command) -> editline_command {
    switch command {
    case .complete: { handle, _ in LineEditor.run(handle) { $0.complete() } }
    case .previousHistory: { handle, _ in LineEditor.run(handle) { $0.recall { $0.older(in: $1) } } }
    case .nextHistory: { handle, _ in LineEditor.run(handle) { $0.recall { $0.newer(in: $1) } } }
    case .forwardCharacter:
      { handle, _ in
        LineEditor.run(handle) { $0.takeSuggestion({ $0[...] }, otherwise: KeyBindings.forwardCharacterKey) }
      }
    case .endOfLine:
      { handle, _ in
        LineEditor.run(handle) { $0.takeSuggestion({ $0[...] }, otherwise: KeyBindings.endOfLineKey) }
      }
    case .forwardWord:
      { handle, _ in
        LineEditor.run(handle) { $0.takeSuggestion(\.firstWord, otherwise: KeyBindings.forwardWordKey) }
      }
    case .help: { handle, _ in LineEditor.run(handle) { $0.ask(.help) } }
    case .edit: { handle, _ in LineEditor.run(handle) { $0.ask(.edit) } }
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

  private func ask(_ request: Request) -> Int32 {
    self.request = request
    return CC_NORM
  }

  /// Has libedit do what a key of its own is bound to.
  func pass(_ key: [UInt8]) -> Int32 {
    delivery = key.map { WideCharacter($0) } + delivery
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
    libedit.replace(with: entry)
    return CC_REFRESH
  }
}

extension String {
  /// The text up to the end of its first word.
  fileprivate var firstWord: Substring {
    let start = firstIndex { $0 != " " } ?? endIndex
    return self[..<(self[start...].firstIndex(of: " ") ?? endIndex)]
  }
}
