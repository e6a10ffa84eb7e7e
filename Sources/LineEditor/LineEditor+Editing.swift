import CEditLine

/// Editing by characters as people see them and by words, with a kill ring and undo; libedit has a buffer for one text, and
/// counts scalars.
extension LineEditor {
  /// Where the cursor can go, or how far a deletion reaches.
  enum Place {
    case previousCharacter
    case nextCharacter
    case previousWord
    case nextWord
    case previousBlank
    case start
    case end
  }

  func move(to place: Place) -> Int32 {
    guard let libedit else { return CC_ERROR }
    libedit.moveCursor(by: index(of: place, in: libedit) - libedit.cursor)
    return CC_CURSOR
  }

  /// Deletes up to a place, and keeps nothing of it.
  func delete(to place: Place) -> Int32 {
    guard let libedit else { return CC_ERROR }
    let range = range(to: place, in: libedit)
    guard !range.isEmpty else { return CC_ERROR }
    libedit.remove(range)
    return CC_REFRESH
  }

  /// Ctrl-D deletes the character under the cursor; on an empty line it is the end of input.
  func deleteOrEnd() -> Int32 {
    guard let libedit, libedit.line.isEmpty else { return delete(to: .nextCharacter) }
    return CC_EOF
  }

  /// Cuts up to a place, to be put back by ``yank()``.
  func cut(to place: Place) -> Int32 {
    guard let libedit else { return CC_ERROR }
    let range = range(to: place, in: libedit)
    killRing.cut(libedit.line[range], range.lowerBound < libedit.cursor ? .backward : .forward)
    usesKillRing = true
    guard !range.isEmpty else { return CC_ERROR }
    libedit.remove(range)
    return CC_REFRESH
  }

  /// Puts back what was cut last.
  func yank() -> Int32 {
    guard let libedit, let text = killRing.put() else { return CC_ERROR }
    usesKillRing = true
    undoHistory.separate()
    libedit.insert(text)
    return CC_REFRESH
  }

  /// Puts what was cut before in place of what was just put back.
  func yankAnother() -> Int32 {
    guard let libedit, let (count, text) = killRing.putAnother() else { return CC_ERROR }
    usesKillRing = true
    undoHistory.separate()
    libedit.remove(max(libedit.cursor - count, 0)..<libedit.cursor)
    libedit.insert(text)
    return CC_REFRESH
  }

  func transpose() -> Int32 {
    guard let libedit else { return CC_ERROR }
    guard let swap = LineText(libedit.line).transposition(at: libedit.cursor) else { return CC_ERROR }
    libedit.remove(swap.replaced)
    libedit.insert(swap.text)
    return CC_REFRESH
  }

  func undo() -> Int32 { show(undoHistory.undo()) }

  func redo() -> Int32 { show(undoHistory.redo()) }

  private func show(_ moment: UndoHistory.Moment?) -> Int32 {
    guard let libedit, let moment else { return CC_ERROR }
    libedit.replace(with: moment.line)
    libedit.moveCursor(by: moment.cursor - libedit.cursor)
    return CC_REFRESH
  }

  /// Takes note of the line, before a key that may change it.
  func noteLine(_ libedit: LibEdit) {
    undoHistory.show(UndoHistory.Moment(line: Array(libedit.line), cursor: libedit.cursor))
    if !usesKillRing { killRing.interrupt() }
    usesKillRing = false
  }

  private func range(to place: Place, in libedit: LibEdit) -> Range<Int> {
    let target = index(of: place, in: libedit)
    return min(target, libedit.cursor)..<max(target, libedit.cursor)
  }

  private func index(of place: Place, in libedit: LibEdit) -> Int {
    let text = LineText(libedit.line)
    let cursor = libedit.cursor
    return switch place {
    case .previousCharacter: text.characterStart(before: cursor)
    case .nextCharacter: text.characterEnd(after: cursor)
    case .previousWord: text.wordStart(before: cursor)
    case .nextWord: text.wordEnd(after: cursor)
    case .previousBlank: text.blankDelimitedStart(before: cursor)
    case .start: 0
    case .end: libedit.line.count
    }
  }
}
