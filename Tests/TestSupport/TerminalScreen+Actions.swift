/// What each character and sequence does to the screen.
extension TerminalScreen {
  mutating func perform(_ action: TerminalParser.Action) {
    switch action {
    case .print(let scalar): put(scalar)
    case .control(let byte): control(byte)
    case .escape(let intermediates, let final): escape(intermediates, final)
    case .sequence(let mark, let numbers, let final):
      if mark == UInt8(ascii: "?") {
        for number in numbers { setMode(number, on: final == UInt8(ascii: "h")) }
      } else if mark == nil {
        sequence(numbers, final)
      }
    case .command(let bytes): command = String(decoding: bytes, as: UTF8.self)
    }
  }

  private mutating func put(_ scalar: Unicode.Scalar) {
    let width = scalar.terminalWidth
    guard width > 0 else { return combine(scalar) }
    if wrapsAround && (isWrapPending || cursor.column + width > columns) {
      isWrapped[cursor.row] = true
      cursor.column = 0
      lineFeed()
    }
    isWrapPending = false
    cursor.column = min(cursor.column, columns - width)
    clearHalves(from: cursor.column, to: cursor.column + width)
    cells[cursor.row][cursor.column] = Cell(text: String(scalar), style: style)
    if width == 2 { cells[cursor.row][cursor.column + 1] = Cell(text: "", style: style) }
    cursor.column += width
    if cursor.column >= columns {
      cursor.column = columns - 1
      isWrapPending = wrapsAround
    }
  }

  /// A combining character joins the one before the cursor.
  private mutating func combine(_ scalar: Unicode.Scalar) {
    var column = isWrapPending ? cursor.column : cursor.column - 1
    while column > 0 && cells[cursor.row][column].text.isEmpty { column -= 1 }
    if column >= 0 { cells[cursor.row][column].text.unicodeScalars.append(scalar) }
  }

  /// Blanks the other half of wide characters that are about to be overwritten in part.
  private mutating func clearHalves(from start: Int, to end: Int) {
    if start > 0 && cells[cursor.row][start].text.isEmpty { cells[cursor.row][start - 1] = .blank }
    if end < columns && cells[cursor.row][end].text.isEmpty { cells[cursor.row][end] = .blank }
  }

  private mutating func control(_ byte: UInt8) {
    switch byte {
    case 0x07: bells += 1
    case 0x08: move(column: cursor.column - 1)
    case 0x09: move(column: (cursor.column / 8 + 1) * 8)
    case 0x0A, 0x0B, 0x0C: lineFeed()
    case 0x0D: move(column: 0)
    default: break
    }
  }

  private mutating func escape(_ intermediates: String, _ final: UInt8) {
    guard intermediates.isEmpty else { return }
    switch Character(Unicode.Scalar(final)) {
    case "7": savedCursor = cursor
    case "8": cursor = savedCursor
    case "D": lineFeed()
    case "E":
      move(column: 0)
      lineFeed()
    case "M":
      if cursor.row > 0 {
        cursor.row -= 1
      } else {
        cells.removeLast()
        cells.insert(blankRow, at: 0)
        isWrapped.removeLast()
        isWrapped.insert(false, at: 0)
      }
    case "c": self = TerminalScreen(rows: rows, columns: columns)
    default: break
    }
  }

  private mutating func sequence(_ numbers: [Int], _ final: UInt8) {
    let first = numbers.first ?? 0
    let count = max(first, 1)
    switch Character(Unicode.Scalar(final)) {
    case "A": move(row: cursor.row - count)
    case "B", "e": move(row: cursor.row + count)
    case "C", "a": move(column: cursor.column + count)
    case "D": move(column: cursor.column - count)
    case "E": move(row: cursor.row + count, column: 0)
    case "F": move(row: cursor.row - count, column: 0)
    case "G", "`": move(column: count - 1)
    case "d": move(row: count - 1)
    case "H", "f": move(row: count - 1, column: max(numbers.dropFirst().first ?? 1, 1) - 1)
    case "J": eraseDisplay(first)
    case "K": eraseLine(first)
    case "L": replaceRows(at: cursor.row, removing: 0, inserting: count)
    case "M": replaceRows(at: cursor.row, removing: count, inserting: 0)
    case "@": shiftRow(by: count)
    case "P": shiftRow(by: -count)
    case "X": blank(row: cursor.row, from: cursor.column, to: cursor.column + count)
    case "m": setStyle(numbers)
    case "s": savedCursor = cursor
    case "u": cursor = savedCursor
    default: break
    }
  }

  private mutating func setStyle(_ numbers: [Int]) {
    var style = style.split(separator: ";").map(String.init)
    for number in numbers.isEmpty ? [0] : numbers {
      switch number {
      case 0: style = []
      case 22: style.removeAll { $0 == "1" || $0 == "2" }
      case 24: style.removeAll { $0 == "4" }
      case 27: style.removeAll { $0 == "7" }
      case 39: style.removeAll { $0.count == 2 && $0.hasPrefix("3") }
      case 49: break
      case _ where !style.contains("\(number)"): style.append("\(number)")
      default: break
      }
    }
    self.style = style.joined(separator: ";")
  }

  private mutating func setMode(_ mode: Int, on: Bool) {
    switch mode {
    case 7: wrapsAround = on
    case 25: showsCursor = on
    case 2004: bracketsPaste = on
    default: break
    }
  }

  private mutating func move(row: Int? = nil, column: Int? = nil) {
    if let row { cursor.row = min(max(row, 0), rows - 1) }
    if let column { cursor.column = min(max(column, 0), columns - 1) }
    isWrapPending = false
  }

  private mutating func lineFeed() {
    isWrapPending = false
    guard cursor.row == rows - 1 else {
      cursor.row += 1
      return
    }
    scrollOut()
    cells.append(blankRow)
    isWrapped.append(false)
  }

  private mutating func eraseDisplay(_ part: Int) {
    switch part {
    case 0:
      eraseLine(0)
      for row in cells.indices.dropFirst(cursor.row + 1) { clear(row) }
    case 1:
      eraseLine(1)
      for row in 0..<cursor.row { clear(row) }
    default:
      for row in cells.indices { clear(row) }
    }
  }

  private mutating func eraseLine(_ part: Int) {
    switch part {
    case 0: blank(row: cursor.row, from: cursor.column, to: columns)
    case 1: blank(row: cursor.row, from: 0, to: cursor.column + 1)
    default: clear(cursor.row)
    }
  }

  private mutating func clear(_ row: Int) {
    cells[row] = blankRow
    isWrapped[row] = false
  }

  private mutating func blank(row: Int, from start: Int, to end: Int) {
    let end = min(end, columns)
    clearHalves(from: start, to: end)
    for column in start..<max(start, end) { cells[row][column] = .blank }
    if end == columns { isWrapped[row] = false }
  }

  /// Moves the rest of the row to the right (blanks come in at the cursor) or to the left (at the margin).
  private mutating func shiftRow(by count: Int) {
    var row = cells[cursor.row]
    if count > 0 {
      row.insert(contentsOf: Array(repeating: .blank, count: min(count, columns)), at: cursor.column)
      row.removeLast(row.count - columns)
    } else {
      row.removeSubrange(cursor.column..<min(cursor.column - count, columns))
      row += Array(repeating: .blank, count: columns - row.count)
    }
    cells[cursor.row] = row
  }

  private mutating func replaceRows(at row: Int, removing: Int, inserting: Int) {
    cells.removeSubrange(row..<min(row + removing, rows))
    cells.insert(contentsOf: Array(repeating: blankRow, count: min(inserting, rows - row)), at: row)
    while cells.count < rows { cells.append(blankRow) }
    cells.removeLast(cells.count - rows)
    isWrapped = cells.map { _ in false }
    cursor.column = 0
  }
}
