/// What is painted over the line and around it while the editor waits, and what libedit knows nothing of.
///
/// ```
/// lineup> member set Fa‸ker --position Mid         member set MEMBERS [--name NAME]…
///         styles       suggestion                                              note
/// Faker   7 — Mid
/// Fakir   9 — Top      rows
/// ```
struct Overlay: Equatable {
  var promptStyle = Style.plain

  /// The parts of the line that are not plain, in order.
  var styles: [StyledRange] = []

  /// What Right would add, behind the line.
  var suggestion = StyledText("")

  /// What stands at the right margin of the line's last row.
  var note = StyledText("")

  /// What stands beneath the line; no row is wider than the screen.
  var rows: [[StyledText]] = []

  /// Where the cursor is shown, counted in ``rows``; nil leaves it in the line.
  var cursor: Layout.Place?

  /// Whether prompt and line are to be written again.
  var coversLine: Bool { promptStyle != .plain || !styles.isEmpty }

  /// Whether there is anything that must be erased before libedit draws again.
  var reachesOut: Bool { !suggestion.text.isEmpty || !note.text.isEmpty || !rows.isEmpty }

  /// What paints it, with the cursor where libedit has left it.
  ///
  /// - Parameter coversLine: whether prompt and line are written even if all of them is plain, since they were not before.
  func painting(
    over block: Block, prompt: some Sequence<WideCharacter>, line: some Sequence<WideCharacter>,
    columns: Int, coversLine: Bool
  ) -> String {
    var text = Screen.hideCursor + Screen.cutRows
    var place = block.cursor
    if coversLine {
      var painter = LinePainter(columns: columns)
      painter.put(prompt, in: promptStyle)
      painter.put(line, in: styles)
      painter.finish()
      text += Screen.move(from: place, to: Layout.Place()) + painter.text
      place = painter.place
    }
    if reachesOut {
      text += Screen.move(from: place, to: block.end) + Screen.eraseBelow + suggestion.painting
      if !note.text.isEmpty {
        text += Screen.column(columns - note.text.cellWidth) + note.painting
      }
      place = block.end
    }
    for row in rows {
      text += "\r\n" + row.map(\.painting).joined()
      place.row += 1
    }
    return text + Screen.move(from: place, to: cursorPlace(block)) + Screen.wrapRows + Screen.showCursor
  }

  /// What erases it, but for the styles of the line, and puts the cursor where libedit has left it.
  func erasing(over block: Block) -> String {
    guard reachesOut else { return "" }
    return Screen.move(from: cursorPlace(block), to: block.end) + Screen.eraseBelow
      + Screen.move(from: block.end, to: block.cursor)
  }

  private func cursorPlace(_ block: Block) -> Layout.Place {
    guard let cursor else { return block.cursor }
    return Layout.Place(row: block.end.row + 1 + cursor.row, column: cursor.column)
  }
}
