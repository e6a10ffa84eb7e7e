import CEditLine

/// Writes a prompt and a line, styled, over what libedit has drawn of them plainly.
///
/// It begins at the prompt's first cell, on a terminal that cuts rows at the margin. What libedit shows in other characters
/// than its own (`^A`, tabs) is stepped over and stays as it was drawn.
struct LinePainter {
  /// What to write.
  private(set) var text = ""

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
    var styles = styles[...]
    var offset = 0
    for character in line {
      while let first = styles.first, first.range.upperBound <= offset { styles.removeFirst() }
      let isStyled = styles.first.map { $0.range.lowerBound <= offset } ?? false
      put(character, in: isStyled ? styles.first?.style ?? .plain : .plain)
      offset += Unicode.Scalar(UInt32(bitPattern: character)).map { UTF8.width($0) } ?? 3
    }
  }

  /// Returns to the plain style.
  mutating func finish() {
    change(to: .plain)
  }

  private mutating func put(_ character: WideCharacter, in style: Style) {
    let target = layout.place(of: character)
    layout.put(character)
    guard WideCharacter.isShownAsItself(character),
      let scalar = Unicode.Scalar(UInt32(bitPattern: character))
    else { return }
    let width = Int(editline_width(character))
    // What has no width belongs to the character before it, wherever that has left the cursor.
    if width > 0, target != place {
      text += Screen.move(from: place, to: target)
      place = target
    }
    change(to: style)
    text.unicodeScalars.append(scalar)
    place.column += width
  }

  private mutating func change(to style: Style) {
    guard style != self.style else { return }
    if self.style != .plain { text += Style.reset }
    text += style.sequence
    self.style = style
  }
}

extension UTF8 {
  /// How many bytes a scalar takes.
  fileprivate static func width(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0..<0x80: 1
    case 0x80..<0x800: 2
    case 0x800..<0x1_0000: 3
    default: 4
    }
  }
}
