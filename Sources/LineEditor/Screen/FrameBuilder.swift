/// Lays out a prompt, the line behind it and what stands around them.
struct FrameBuilder {
  /// Where the cursor stands: in the line, unless it is put elsewhere.
  var cursor = Layout.Place()

  /// The rows above the last, and the last, whose text is still in bytes.
  private var rows: [Frame.Row] = []
  private var row = Frame.Row()
  private var bytes: [UInt8] = []

  /// In which style the last row goes on.
  private var style = Style.plain

  /// The last character that was put, and whether terminals disagree about the column that it leaves the cursor in, or
  /// that something before it in the row does: some show a family as one emoji, some as several.
  private var last: WideCharacter = 0
  private var isPlaceUncertain = false
  private var isRowUncertain = false

  private var layout: Layout
  private let columns: Int

  /// - Parameter columns: the screen's width, at least 2.
  init(columns: Int) {
    self.columns = columns
    layout = Layout(columns: columns)
  }

  /// Behind the last character of the line.
  var end: Layout.Place { layout.place }

  /// How many cells are free behind the line, in its last row.
  var room: Int { columns - row.width }

  mutating func put(prompt: some Sequence<WideCharacter>, in style: Style) {
    for character in prompt { put(character, in: style) }
    cursor = end
  }

  /// Puts a line.
  ///
  /// - Parameters:
  ///   - line: printable or not.
  ///   - cursor: the index of the character under the cursor, or the line's count.
  ///   - styles: how parts of it look; they are in order and do not overlap.
  mutating func put(line: some Sequence<WideCharacter>, cursor: Int, in styles: [StyledRange]) {
    var next = 0
    var offset = 0
    var index = 0
    self.cursor = end
    for character in line {
      if index == cursor { self.cursor = layout.place(of: character) }
      while next < styles.count, styles[next].range.upperBound <= offset { next += 1 }
      let isStyled = next < styles.count && styles[next].range.lowerBound <= offset
      put(character, in: isStyled ? styles[next].style : .plain)
      offset += character.utf8Width
      index += 1
    }
    if cursor >= index { self.cursor = end }
    change(to: .plain)
    if rows.count < end.row { endRow(isContinued: true) }
  }

  /// Puts a text behind the line, for which there is room.
  mutating func put(behind text: StyledText) {
    if isPlaceUncertain { putCursorRight() }
    bytes += text.painting.utf8
    row.width += text.text.cellWidth
    for scalar in text.text.unicodeScalars { note(WideCharacter(bitPattern: scalar.value)) }
  }

  /// Puts a text at the right margin, for which there is room.
  mutating func put(atMargin text: StyledText) {
    put(behind: StyledText(String(repeating: " ", count: max(room - text.text.cellWidth, 0))))
    put(behind: text)
    row.isCut = true
  }

  /// Puts rows beneath all that is there, none of them wider than the screen.
  mutating func put(beneath texts: [[StyledText]]) {
    for texts in texts {
      endRow(isContinued: false)
      for text in texts { put(behind: text) }
      row.isCut = true
    }
  }

  /// What was laid out.
  mutating func frame() -> Frame {
    endRow(isContinued: false)
    return Frame(rows: rows, cursor: cursor, columns: columns)
  }

  private mutating func put(_ character: WideCharacter, in style: Style) {
    switch character {
    case 0x09:
      repeat { put(visible: 0x20, in: style) } while layout.place.column % 8 != 0
    case 0x0A:
      layout.put(character)
      change(to: .plain)
      while rows.count < end.row { endRow(isContinued: rows.count + 1 < end.row) }
    case _ where character.isVisible: put(visible: character, in: style)
    default:
      for character in character.escape { put(visible: character, in: style) }
    }
  }

  private mutating func put(visible character: WideCharacter, in style: Style) {
    let place = layout.place(of: character)
    layout.put(character)
    // What has no width stands with the character before it, in a row that may be full.
    if character.width > 0, rows.count < place.row {
      change(to: .plain)
      endRow(isContinued: true)
    }
    if isPlaceUncertain, character.width > 0, !character.mayJoin(last) { putCursorRight() }
    change(to: style)
    bytes += UTF8.encode(character.scalar) ?? UTF8.encodedReplacementCharacter
    row.width += character.width
    note(character)
  }

  private mutating func note(_ character: WideCharacter) {
    last = character
    guard character.hasUncertainWidth else { return }
    isPlaceUncertain = true
    isRowUncertain = true
  }

  /// Takes the cursor to the column in which the row goes on, with nothing in between.
  private mutating func putCursorRight() {
    bytes += (Screen.eraseRow + Screen.column(row.width)).utf8
    isPlaceUncertain = false
  }

  private mutating func endRow(isContinued: Bool) {
    row.text = String(decoding: bytes, as: UTF8.self)
    row.isContinued = isContinued && !isRowUncertain
    if isRowUncertain { row.isCut = true }
    isPlaceUncertain = false
    isRowUncertain = false
    rows.append(row)
    row = Frame.Row()
    bytes = []
  }

  private mutating func change(to style: Style) {
    guard style != self.style else { return }
    if self.style != .plain { bytes += Style.reset.utf8 }
    bytes += style.sequence.utf8
    self.style = style
  }
}
