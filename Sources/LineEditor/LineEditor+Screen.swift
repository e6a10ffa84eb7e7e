import CEditLine

/// What is painted where libedit does not look.
extension LineEditor {
  /// Where prompt and line stand now, once libedit has drawn them.
  func block(_ libedit: LibEdit, columns: Int) -> Block {
    Block(prompt: prompt.dropLast(), line: libedit.line, cursor: libedit.cursor, columns: columns)
  }

  /// Puts the cursor where libedit believes it to be: after it has put a character before a wide one, it is wrong by a
  /// column. It never is in lines without wide characters, and those longer than the screen are left to it.
  func correctCursor() {
    guard let libedit, libedit.line.contains(where: { $0 >= LineEditor.firstWideCharacter }) else { return }
    let size = libedit.size
    let line = libedit.line
    if Layout.reaches(row: size.rows, prompt: prompt.dropLast(), line: line, columns: size.columns) { return }
    Screen.write(Screen.column(block(libedit, columns: size.columns).cursor.column))
  }

  private static let firstWideCharacter: WideCharacter = 0x1100

  /// Lists the candidates beneath the line, as far as there is room on the screen, and returns to the cursor.
  func showCandidates() {
    guard !candidates.isEmpty, listedRows == 0, let libedit else { return }
    let size = libedit.size
    let block = block(libedit, columns: size.columns)
    let rows = CandidateList(candidates, columns: size.columns, limit: size.rows - block.end.row - 1).rows
    guard !rows.isEmpty else {
      candidates = []
      return
    }
    listedRows = rows.count
    Screen.write(
      Screen.hideCursor + Screen.cutRows
        + Screen.down(block.end.row - block.cursor.row) + "\n" + Screen.eraseBelow
        + rows.joined(separator: "\n")
        + Screen.up(rows.count + block.end.row - block.cursor.row) + Screen.column(block.cursor.column)
        + Screen.wrapRows + Screen.showCursor)
  }

  /// Erases the list of candidates.
  func hideCandidates() {
    candidates = []
    guard listedRows > 0, let libedit else { return }
    listedRows = 0
    let block = block(libedit, columns: libedit.size.columns)
    let below = block.end.row - block.cursor.row + 1
    Screen.write(
      Screen.down(below) + Screen.eraseBelow + Screen.up(below) + Screen.column(block.cursor.column))
  }

  /// Goes to a fresh row beneath the line.
  func leaveBlock(showing text: String) {
    guard let libedit else { return }
    hideCandidates()
    let block = block(libedit, columns: libedit.size.columns)
    let column = text.isEmpty ? "" : Screen.column(block.end.column)
    // A line that is higher than the screen ends at its bottom.
    let below = min(block.end.row - block.cursor.row, libedit.size.rows - 1)
    Screen.write(Screen.down(below) + column + text + "\n")
  }

  /// Draws prompt and line anew for another size of the window.
  ///
  /// Most terminals wrap their rows anew, some do not; what is erased above the cursor is as little as either would
  /// need, so that nothing is erased that is not ours.
  func resize() {
    guard let libedit else { return }
    hideCandidates()
    fullCount = nil
    let before = block(libedit, columns: libedit.size.columns).cursor.row
    el_resize(libedit.handle)
    let size = libedit.size
    let now = block(libedit, columns: size.columns).cursor.row
    Screen.write("\r" + Screen.up(min(before, now, size.rows - 1)) + Screen.eraseBelow)
    editline_refresh(libedit.handle)
    needsRefresh = false
  }

  /// Whether the line fills the screen, or might with the next character.
  ///
  /// This is asked at every key. A line that has grown since it was full is not measured again: to be taken for full
  /// does no harm.
  func fillsScreen(_ libedit: LibEdit) -> Bool {
    let line = libedit.line
    if let fullCount, line.count >= fullCount { return true }
    let size = libedit.size
    let isFull = Layout.reaches(
      row: size.rows - 2, prompt: prompt.dropLast(), line: line, columns: size.columns)
    fullCount = isFull ? line.count : nil
    return isFull
  }
}
