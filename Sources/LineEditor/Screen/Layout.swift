import CEditLine

/// Where text lands on the screen, by libedit's own arithmetic (`re_putc` and `re_addc` of its `refresh.c`).
///
/// Rows count from 0 at the row of the prompt, columns from 0. A character that would cross the right margin goes to
/// the next row; a character that ends there takes the cursor along, to the next row's first column.
struct Layout {
  struct Place: Equatable {
    var row = 0
    var column = 0
  }

  /// Where the next character goes.
  private(set) var place = Place()

  private let columns: Int

  /// - Parameter columns: the screen's width, at least 2.
  init(columns: Int) {
    self.columns = columns
  }

  /// Puts a character of the line.
  mutating func put(_ character: WideCharacter) {
    switch character {
    case 0x09:
      repeat { put(cells: 1) } while place.column % 8 != 0
    case 0x0A:
      place = Place(row: place.row + 1)
    default:
      let width = character.drawnWidth
      if WideCharacter.isShownAsItself(character) {
        put(cells: width)
      } else {
        // `^A` and `\U+FFFF` may be split by the margin.
        for _ in 0..<width { put(cells: 1) }
      }
    }
  }

  /// Where the character would go: a wide one that does not fit goes to the next row.
  func place(of character: WideCharacter) -> Place {
    let width = character.drawnWidth
    guard width == 2, WideCharacter.isShownAsItself(character), place.column + width > columns
    else { return place }
    return Place(row: place.row + 1)
  }

  /// Whether a prompt and a line go as far as that row. No more is measured than is needed to tell.
  static func reaches(
    row: Int, prompt: some Sequence<WideCharacter>, line: some Sequence<WideCharacter>, columns: Int
  ) -> Bool {
    var layout = Layout(columns: columns)
    for character in prompt { layout.put(character) }
    for character in line {
      if layout.place.row >= row { return true }
      layout.put(character)
    }
    return layout.place.row >= row
  }

  private mutating func put(cells width: Int) {
    if place.column + width > columns { place = Place(row: place.row + 1) }
    place.column += width
    if place.column >= columns { place = Place(row: place.row + 1) }
  }
}
