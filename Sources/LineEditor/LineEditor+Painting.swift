import CEditLine

/// What is painted: prompt and line, and what stands around them.
extension LineEditor {
  /// Paints prompt and line as they are now, and what belongs to them.
  func paint() {
    guard !isPainted, let libedit else { return }
    // The signal that tells of another size may come after a key that was pressed later.
    if size != Screen.size { resize() }
    isPainted = true
    libedit.settle()
    updatePanel()
    let frame = frame(libedit).clipped(to: size.rows)
    Screen.write(frame.painting(over: shown))
    shown = frame
  }

  /// Takes the cursor to where the prompt stands, erases all from there on, and has it painted anew.
  ///
  /// - Returns: what is to be written for that.
  func returnToPrompt() -> String {
    defer { forgetScreen() }
    return shown.map { "\r" + Screen.up($0.cursor.row) + Screen.eraseBelow } ?? ""
  }

  /// Has everything painted anew from where the cursor stands.
  func forgetScreen() {
    shown = nil
    isPainted = false
  }

  /// Where a line ends on the screen.
  func end(of line: some Sequence<WideCharacter>) -> Layout.Place {
    var layout = Layout(columns: size.columns)
    for character in prompt.dropLast() { layout.put(character) }
    for character in line { layout.put(character) }
    return layout.place
  }

  private func frame(_ libedit: LibEdit) -> Frame {
    let line = String(wide: libedit.line)
    let cursor = libedit.cursorOffset
    var builder = builder(for: libedit.line, line, cursor: libedit.cursor)
    let dim = hasStyles ? Style.dim : .plain
    // The last column stays free: in it, a cursor would stand on the next row.
    if cursor == line.utf8.count, builder.room > 1, let suggestion = suggest(after: line) {
      builder.put(behind: StyledText(suggestion.visible.cut(toCells: builder.room - 1), dim))
    }
    shownStatus = status?() ?? ""
    let note = note(line, cursor, room: builder.room - 1)
    if !note.isEmpty { builder.put(atMargin: StyledText(note, dim)) }
    let chosenStyle = hasStyles ? Style(.reversed) : .plain
    if let search {
      let list = SearchList(search, columns: size.columns, limit: size.rows - builder.end.row - 1)
      builder.put(
        beneath: list.rows(chosen: chosenStyle, dim: dim, found: hasStyles ? Style(.underlined) : .plain))
      if let place = list.cursor {
        builder.cursor = Layout.Place(row: builder.end.row + 1 + place.row, column: place.column)
      }
    } else if let panel {
      let grid = grid(of: panel, beneath: builder.end)
      builder.put(beneath: grid.rows(chosen: panel.chosen, style: chosenStyle, dim: dim))
    }
    return builder.frame()
  }

  /// - Parameter text: the same line.
  private func builder(
    for line: some Collection<WideCharacter>, _ text: String, cursor: Int
  ) -> FrameBuilder {
    var builder = FrameBuilder(columns: size.columns)
    builder.put(prompt: prompt.dropLast(), in: hasStyles ? promptStyle : .plain)
    builder.put(line: line, cursor: cursor, in: hasStyles ? highlighter?(text) ?? [] : [])
    return builder
  }

  /// The status, or else the first of the hints that fits, with a gap before it.
  private func note(_ line: String, _ cursor: Int, room: Int) -> String {
    let notes = shownStatus.isEmpty ? hinter?(line, cursor) ?? [] : [shownStatus]
    return notes.lazy.map(\.visible).first { $0.cellWidth + LineEditor.noteGap <= room } ?? ""
  }

  private static let noteGap = 2

  /// Leaves the line as it is, and goes to a fresh row beneath it.
  ///
  /// - Parameter mark: what shows why, behind the line.
  func leaveLine(showing mark: String) {
    guard let libedit else { return }
    panel = nil
    search = nil
    leave(libedit.line, showing: mark)
  }

  /// Shows prompt and line and nothing else, all of it even if it is higher than the screen, and goes to a fresh row.
  func leave(_ line: some Collection<WideCharacter>, showing mark: String = "") {
    var builder = builder(for: line, String(wide: line), cursor: line.count)
    let frame = builder.frame()
    var text = ""
    if frame.rows.count > size.rows { text = returnToPrompt() }
    text += frame.painting(over: shown)
    forgetScreen()
    Screen.write(text + mark + "\n")
  }

  /// Clears the screen, with prompt and line at its top.
  func clear() -> Int32 {
    Screen.write(Screen.clear)
    forgetScreen()
    return CC_NORM
  }

  /// Has all painted anew for another size of the window, from where the prompt stands now.
  func resize() {
    size = Screen.size
    guard let shown else { return }
    let above = Screen.wrapsAnew ? shown.cursorRow(wrappedTo: size.columns) : shown.cursor.row
    Screen.write("\r" + Screen.up(min(above, size.rows - 1)) + Screen.eraseBelow)
    forgetScreen()
  }
}
