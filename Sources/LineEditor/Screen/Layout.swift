import CEditLine

/// Where a prompt and a line land on the screen.
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
      if character.isVisible {
        put(cells: character.width)
      } else {
        // `^A` may be split by the margin.
        for _ in character.escape { put(cells: 1) }
      }
    }
  }

  /// Where the character would go: a wide one that does not fit goes to the next row.
  func place(of character: WideCharacter) -> Place {
    guard character.isVisible, place.column + character.width > columns else { return place }
    return Place(row: place.row + 1)
  }

  private mutating func put(cells width: Int) {
    if place.column + width > columns { place = Place(row: place.row + 1) }
    place.column += width
    if place.column >= columns { place = Place(row: place.row + 1) }
  }
}
