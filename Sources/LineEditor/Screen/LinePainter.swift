/// Writes a prompt and a line, styled, over what libedit has drawn of them plainly.
///
/// It begins at the prompt's first cell, on a terminal that cuts rows at the margin. What libedit shows in other characters
/// than its own (`^A`, tabs) is stepped over and stays as it was drawn.
struct LinePainter {
  /// What to write.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  private var bytes: [UInt8] = []

  /// Where that leaves the terminal's cursor.
  private(set) var place = Layout.Place()

  private var layout: Layout
  private var style = Style.plain

  /// - Parameter columns: the screen's width, at least 2.
  init(columns: Int) {
    layout = Layout(columns: columns)
  }

  mutating func put(_ characters: some Sequence<WideCharacter>, in style: Style) {
    for character in characters { put(character, in: style) }
  }

  /// Writes a line, the parts of it in the styles given, which are in order and do not overlap.
  mutating func put(_ line: some Sequence<WideCharacter>, in styles: [StyledRange]) {
    var next = 0
    var offset = 0
    for character in line {
      while next < styles.count, styles[next].range.upperBound <= offset { next += 1 }
      let isStyled = next < styles.count && styles[next].range.lowerBound <= offset
      put(character, in: isStyled ? styles[next].style : .plain)
      offset += character.utf8Width
    }
  }

  /// Returns to the plain style.
  mutating func finish() {
    change(to: .plain)
  }

  private mutating func put(_ character: WideCharacter, in style: Style) {
    let target = layout.place(of: character)
    layout.put(character)
    guard WideCharacter.isShownAsItself(character) else { return }
    let width = character.drawnWidth
    // What has no width belongs to the character before it, wherever that has left the cursor.
    if width > 0, target != place {
      bytes += Screen.move(from: place, to: target).utf8
      place = target
    }
    change(to: style)
    bytes += UTF8.encode(character.scalar) ?? UTF8.encodedReplacementCharacter
    place.column += width
  }

  private mutating func change(to style: Style) {
    guard style != self.style else { return }
    if self.style != .plain { bytes += Style.reset.utf8 }
    bytes += style.sequence.utf8
    self.style = style
  }
}
