/// What prompt, line and all around them look like: rows of text, and the cursor among them.
struct Frame: Equatable {
  struct Row: Equatable {
    /// What is written from the first column on, with its styles; it leaves the terminal writing plainly.
    var text = ""

    /// How many cells it takes.
    var width = 0

    /// Whether the next row goes on with it, so that a terminal that wraps by itself knows both as one line.
    var isContinued = false

    /// Whether it is cut at the right margin, whatever a terminal makes of its width.
    var isCut = false
  }

  var rows: [Row]
  var cursor: Layout.Place

  /// The width of the screen.
  let columns: Int

  /// As much of the frame as a screen has rows for: its end, or what begins with the cursor if that is above.
  func clipped(to height: Int) -> Frame {
    guard rows.count > height else { return self }
    let first = min(rows.count - height, cursor.row)
    var frame = self
    frame.rows = Array(rows[first..<first + height])
    frame.rows[height - 1].isContinued = false
    frame.cursor.row -= first
    return frame
  }

  /// In which row the cursor stands once a terminal has wrapped what it shows anew for another width.
  func cursorRow(wrappedTo columns: Int) -> Int {
    var row = 0
    var width = 0
    for above in rows.prefix(cursor.row) {
      width += above.width
      guard !above.isContinued else { continue }
      row += max((width + columns - 1) / columns, 1)
      width = 0
    }
    return row + (width + cursor.column) / columns
  }

  /// What makes a terminal show this frame instead of another: the rows that differ are written anew.
  ///
  /// - Parameter shown: what it shows; nil when there is nothing, and the cursor stands where the frame is to begin.
  func painting(over shown: Frame?) -> String {
    guard shown != self else { return "" }
    let old = shown?.rows ?? []
    var text = Screen.hideCursor
    var place = shown?.cursor ?? Layout.Place()
    var isWrapping = false
    for (index, row) in rows.enumerated() {
      if index < old.count, old[index] == row {
        isWrapping = false
        continue
      }
      let start = Layout.Place(row: index)
      if isWrapping {
        // The next character wraps, so there must be one.
        if row.text.isEmpty { text += " \r" }
      } else if place != start {
        text += Screen.move(from: place.row, to: start)
      }
      // Some terminals count blanks that were written as part of a row, unless it is erased from its beginning.
      if !isWrapping, index < old.count, old[index].width > row.width { text += Screen.eraseRow }
      text += row.isCut && !isWrapping ? Screen.cutRows + row.text + Screen.wrapRows : row.text
      if row.width < columns { text += Screen.eraseRow }
      place = Layout.Place(row: index, column: -1)
      isWrapping = row.isContinued
    }
    if old.count > rows.count {
      text += Screen.move(from: place.row, to: Layout.Place(row: rows.count)) + Screen.eraseBelow
      place.row = rows.count
    }
    return text + Screen.move(from: place.row, to: cursor) + Screen.showCursor
  }
}
