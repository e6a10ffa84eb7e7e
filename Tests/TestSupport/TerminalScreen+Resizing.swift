extension TerminalScreen {
  /// Changes the size, as most terminals do: for another width, lines that were wrapped are wrapped anew, and the cursor stays
  /// with its character. What no longer fits leaves at the top.
  package mutating func resize(rows: Int, columns: Int) {
    if columns != self.columns { wrap(to: columns) }
    while cells.count > rows && cells.count > cursor.row + 1 {
      cells.removeLast()
      isWrapped.removeLast()
    }
    while cells.count > rows {
      scrollOut()
      cursor.row -= 1
    }
    while cells.count < rows {
      cells.append(blankRow)
      isWrapped.append(false)
    }
    self.rows = rows
    isWrapPending = false
  }

  /// Moves the row at the top out of the screen.
  mutating func scrollOut() {
    scrollback.append(TerminalScreen.text(of: cells.removeFirst()))
    isWrapped.removeFirst()
  }

  private mutating func wrap(to columns: Int) {
    var wrapped: [[Cell]] = []
    var flags: [Bool] = []
    var place = cursor
    var line: [Cell] = []
    var offset: Int?
    self.columns = columns
    for (row, cells) in cells.enumerated() {
      if row == cursor.row { offset = line.count + cursor.column }
      var cells = cells[...]
      while cells.last == .blank { cells.removeLast() }
      line += cells
      // What the last row went on in may have been cut off when the screen got lower.
      if isWrapped[row], row < isWrapped.count - 1 { continue }
      let rows = TerminalScreen.rows(of: line, columns: columns)
      if let cursor = offset {
        let row = rows.lastIndex { $0.lowerBound <= cursor } ?? 0
        place = (wrapped.count + row, min(cursor - rows[row].lowerBound, columns - 1))
        offset = nil
      }
      for (index, row) in rows.enumerated() {
        wrapped.append(line[row] + Array(repeating: .blank, count: columns - row.count))
        flags.append(index < rows.count - 1)
      }
      line = []
    }
    cells = wrapped
    isWrapped = flags
    cursor = place
  }

  /// Where rows begin and end, no wide character being cut in two.
  private static func rows(of line: [Cell], columns: Int) -> [Range<Int>] {
    var rows: [Range<Int>] = []
    var start = 0
    while line.count - start > columns {
      let end = line[start + columns].text.isEmpty ? start + columns - 1 : start + columns
      rows.append(start..<max(end, start + 1))
      start = max(end, start + 1)
    }
    return rows + [start..<line.count]
  }
}
