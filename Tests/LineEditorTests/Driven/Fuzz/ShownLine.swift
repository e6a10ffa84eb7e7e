import TestSupport

@testable import LineEditor

/// A prompt and a line as they must stand on a screen, by the editor's own arithmetic.
struct ShownLine {
  private let block: Block

  /// The cells of each row. The right half of a wide character is empty.
  private var cells: [[String]]

  /// Where the last character stands that has a width, if there is one in its row.
  private var last: Layout.Place?

  init(_ held: HeldLine, columns: Int) {
    let line = held.line.wideCharacters
    block = Block(prompt: held.prompt.wideCharacters, line: line, cursor: held.cursor, columns: columns)
    cells = Array(repeating: Array(repeating: " ", count: columns), count: block.end.row + 1)
    var layout = Layout(columns: columns)
    for character in held.prompt.wideCharacters + line {
      switch character {
      case 0x0A:
        layout.put(character)
        last = nil
      case 0x09: repeat { put(0x20, &layout) } while layout.place.column % 8 != 0
      default: for visible in character.isVisible ? [character] : character.escape { put(visible, &layout) }
      }
    }
  }

  private mutating func put(_ character: WideCharacter, _ layout: inout Layout) {
    let place = layout.place(of: character)
    layout.put(character)
    if character.width > 0 {
      cells[place.row][place.column] = String(character.scalar)
      if character.width == 2 { cells[place.row][place.column + 1] = "" }
      last = place
    } else if let last {
      cells[last.row][last.column].unicodeScalars.append(character.scalar)
    }
  }

  /// What of a screen does not show it; nil when all does.
  ///
  /// - Parameters:
  ///   - isAlone: whether nothing may stand beneath.
  ///   - hints: what may stand at the right margin.
  func fault(on screen: TerminalScreen, isAlone: Bool, hasStyles: Bool, hints: [String]) -> String? {
    let fault = fault(on: screen, block.cursor, isAlone, hasStyles, hints)
    if fault == nil || isAlone { return fault }
    // A search may be under way, in the row beneath.
    let search = Layout.Place(row: block.end.row + 1, column: screen.cursor.column)
    return self.fault(on: screen, search, isAlone, hasStyles, hints) == nil ? nil : fault
  }

  private func fault(
    on screen: TerminalScreen, _ cursor: Layout.Place, _ isAlone: Bool, _ hasStyles: Bool, _ hints: [String]
  ) -> String? {
    if screen.cursor.column != cursor.column {
      return "the cursor stands in column \(screen.cursor.column) and not \(cursor.column)"
    }
    let top = screen.cursor.row - cursor.row
    let excess = cells.count - screen.rows
    // Of what is higher than the screen, the end is shown, or what begins with the cursor.
    if excess > 0, top != -min(excess, cursor.row) { return "it begins in row \(top)" }
    for (row, cells) in cells.enumerated() where top + row >= 0 {
      guard top + row < screen.rows else {
        if excess > 0 { break }
        return "row \(row) is below the screen"
      }
      let end = row == block.end.row ? block.end.column : cells.count
      let shown = screen.cells[top + row]
      for column in 0..<end where shown[column].text != cells[column] {
        return "row \(row), column \(column): \"\(shown[column].text)\" and not \"\(cells[column])\""
      }
      guard row == block.end.row else { continue }
      let rest = shown[end...].map(\.text).joined()
      if hasStyles {
        if shown[end...].contains(where: { $0.text != " " && $0.style != "2" }) {
          return "behind it: \"\(rest)\""
        }
      } else if rest.contains(where: { $0 != " " }), !hints.contains(where: { rest.hasSuffix($0) }) {
        return "behind it: \"\(rest)\""
      }
    }
    guard isAlone else { return nil }
    return screen.lines.dropFirst(top + cells.count).first { $0 != "" }.map { "beneath it: \"\($0)\"" }
  }
}
