import CEditLine

/// The commands that keys are bound to.
extension LineEditor {
  /// The C function for a command.
  static func function(of command: KeyBindings.Command) -> editline_command {
    switch command {
    case .complete: { handle, _ in UInt8(truncatingIfNeeded: LineEditor.of(handle)?.complete() ?? CC_ERROR) }
    case .previousHistory: { handle, _ in
      UInt8(truncatingIfNeeded: LineEditor.of(handle)?.recall { $0.older(in: $1) } ?? CC_ERROR)
    }
    case .nextHistory: { handle, _ in
      UInt8(truncatingIfNeeded: LineEditor.of(handle)?.recall { $0.newer(in: $1) } ?? CC_ERROR)
    }
    case .quote: { handle, _ in
      LineEditor.of(handle)?.quotesNext = true
      return UInt8(truncatingIfNeeded: CC_NORM)
    }
    case .refresh: { _, _ in UInt8(truncatingIfNeeded: CC_REFRESH) }
    }
  }

  /// Completes what stands before the cursor, and lists the candidates when there are several.
  private func complete() -> Int32 {
    guard let completer, let libedit else { return CC_ERROR }
    let characters = Array(libedit.line)
    let line = String(wide: characters)
    let cursor = String(wide: characters.prefix(libedit.cursor)).utf8.count
    let completion = completer(line, cursor)
    // A range that splits a character is the completer's mistake, and no reason to damage the line.
    let utf8 = line.utf8
    guard completion.replaced.lowerBound >= 0, completion.replaced.upperBound <= utf8.count,
      let before = String(utf8.prefix(completion.replaced.lowerBound)),
      let typed = String(utf8.prefix(completion.replaced.upperBound).dropFirst(completion.replaced.lowerBound)),
      let after = String(utf8.dropFirst(completion.replaced.upperBound)),
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
    var walk = walk.flatMap { $0.shown == line ? $0 : nil } ?? HistoryWalk(from: line, in: history.entries)
    guard let entry = step(&walk, history.entries) else { return CC_ERROR }
    self.walk = walk
    libedit.replace(with: entry)
    return CC_REFRESH
  }
}
