import CEditLine

/// What is painted where libedit does not look, once it has drawn all it knows; see ``Overlay``.
extension LineEditor {
  /// What is on the screen beside what libedit has drawn.
  struct Painted {
    var overlay: Overlay
    var block: Block

    /// What ``status`` was, if anything.
    var status: String
  }

  /// Where prompt and line stand now, once libedit has drawn them.
  func block(_ libedit: LibEdit, columns: Int) -> Block {
    Block(prompt: prompt.dropLast(), line: libedit.line, cursor: libedit.cursor, columns: columns)
  }

  /// Paints what belongs to the line as it is now.
  ///
  /// A line that fills the screen is left to libedit: its beginning may have left at the top.
  func paint() {
    guard painted == nil, let libedit else { return }
    updatePanel()
    let size = libedit.size
    let block = block(libedit, columns: size.columns)
    guard block.end.row < size.rows - 1 || size.rows == 1 && block.end.row == 0 else { return }
    let status = status?() ?? ""
    let overlay = overlay(over: block, size, status, libedit)
    painted = Painted(overlay: overlay, block: block, status: status)
    let coversLine = overlay.coversLine || lineIsStyled
    lineIsStyled = overlay.coversLine
    if coversLine || overlay.reachesOut {
      Screen.write(
        overlay.painting(
          over: block, prompt: prompt.dropLast(), line: libedit.line, columns: size.columns,
          coversLine: coversLine))
    } else {
      correctCursor(to: block, libedit)
    }
  }

  /// Erases what stands around the line, before libedit goes on.
  func erase() {
    guard let painted else { return }
    self.painted = nil
    let text = painted.overlay.erasing(over: painted.block)
    if !text.isEmpty { Screen.write(text) }
  }

  /// Puts the cursor where libedit believes it to be: after it has put a character before a wide one, it is wrong by a
  /// column. It never is in lines without wide characters.
  private func correctCursor(to block: Block, _ libedit: LibEdit) {
    guard libedit.line.contains(where: { $0 >= LineEditor.firstWideCharacter }) else { return }
    Screen.write(Screen.column(block.cursor.column))
  }

  private static let firstWideCharacter: WideCharacter = 0x1100

  private func overlay(
    over block: Block, _ size: (rows: Int, columns: Int), _ status: String, _ libedit: LibEdit
  ) -> Overlay {
    var overlay = Overlay()
    let line = String(wide: libedit.line)
    let cursor = libedit.cursorOffset
    let dim = hasStyles ? Style.dim : .plain
    if hasStyles {
      overlay.promptStyle = promptStyle
      overlay.styles = highlighter?(line) ?? []
    }
    let room = size.columns - block.end.column - 1
    if cursor == line.utf8.count, room > 0, let suggestion = suggest(after: line) {
      overlay.suggestion = StyledText(suggestion.visible.cut(toCells: room), dim)
    }
    overlay.note = StyledText(note(status, line, cursor, room: room - overlay.suggestion.text.cellWidth), dim)
    if let search {
      let list = SearchList(search, columns: size.columns, limit: size.rows - block.end.row - 1)
      overlay.rows = list.rows(chosen: chosenStyle, dim: dim, found: hasStyles ? Style(.underlined) : .plain)
      overlay.cursor = list.cursor
    } else if let panel {
      let grid = grid(of: panel, beneath: block, size)
      overlay.rows = grid.rows(chosen: panel.chosen, style: chosenStyle, dim: dim)
    }
    return overlay
  }

  /// The status, or else the first of the hints that fits, with a gap before it.
  private func note(_ status: String, _ line: String, _ cursor: Int, room: Int) -> String {
    let notes = status.isEmpty ? hinter?(line, cursor) ?? [] : [status]
    return notes.lazy.map(\.visible).first { $0.cellWidth + LineEditor.noteGap <= room } ?? ""
  }

  private static let noteGap = 2

  private var chosenStyle: Style { hasStyles ? Style(.reversed) : .plain }

  /// Goes to a fresh row beneath the line.
  func leaveBlock(showing text: String) {
    guard let libedit else { return }
    erase()
    panel = nil
    search = nil
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
    erase()
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
