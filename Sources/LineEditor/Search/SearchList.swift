/// The rows of a search through the history: what is looked for, and what was found.
struct SearchList {
  private static let label = "search: "

  /// How many matches are shown at most.
  private static let mostRows = 12

  private let search: HistorySearch
  private let columns: Int
  private let limit: Int

  /// - Parameters:
  ///   - columns: the width of the screen.
  ///   - limit: how many rows there is room for.
  init(_ search: HistorySearch, columns: Int, limit: Int) {
    self.search = search
    self.columns = columns
    self.limit = limit
  }

  /// Where the cursor stands, behind what was typed.
  var cursor: Layout.Place? {
    limit > 0 ? Layout.Place(row: 0, column: min((SearchList.label + query).cellWidth, columns - 1)) : nil
  }

  /// The rows, none wider or more than there is room for. Where the selected match looks like the others, a sign tells it.
  ///
  /// - Parameters:
  ///   - chosen: how the selected match looks.
  ///   - dim: how what is neither query nor match looks.
  ///   - found: how the characters of a match look that were looked for.
  func rows(chosen: Style, dim: Style, found: Style) -> [[StyledText]] {
    guard limit > 0 else { return [] }
    let height = min(limit - 1, SearchList.mostRows)
    let count = search.count == 0 ? "  nothing found" : "  \(search.count) found"
    var rows = [
      [StyledText(SearchList.label, dim), StyledText(query), StyledText(count, dim)].cut(toCells: columns)
    ]
    guard height > 0 else { return rows }
    let first = search.selection / height * height
    for (index, match) in search.matches.enumerated().dropFirst(first).prefix(height) {
      let isChosen = index == search.selection
      let sign = chosen == .plain ? [StyledText(isChosen ? "> " : "  ")] : []
      rows.append(
        (sign + texts(of: match, isChosen ? chosen : .plain, isChosen ? chosen : found)).cut(toCells: columns)
      )
    }
    return rows
  }

  /// What was typed, or as much of its end as there is room for.
  private var query: String {
    var text = search.query.visible[...]
    while !text.isEmpty, (SearchList.label + text).cellWidth >= columns { text.removeFirst() }
    return String(text)
  }

  private func texts(of match: HistoryMatch, _ plain: Style, _ found: Style) -> [StyledText] {
    var texts: [StyledText] = []
    var end = 0
    func add(upTo offset: Int, _ style: Style) {
      let text = String(decoding: match.entry.utf8.dropFirst(end).prefix(offset - end), as: UTF8.self)
      if !text.isEmpty { texts.append(StyledText(text.visible, style)) }
      end = offset
    }
    for range in match.ranges {
      add(upTo: range.lowerBound, plain)
      add(upTo: range.upperBound, found)
    }
    add(upTo: match.entry.utf8.count, plain)
    return texts
  }
}

extension [StyledText] {
  /// The texts, or as much of them as fits into so many cells (at least 1) with an ellipsis at the end.
  func cut(toCells limit: Int) -> [StyledText] {
    guard reduce(0, { $0 + $1.text.cellWidth }) > limit else { return self }
    var room = limit
    var cut: [StyledText] = []
    for text in self {
      let width = text.text.cellWidth
      guard width < room else {
        // Something is left out for sure, be it of the next text.
        cut.append(StyledText((text.text + "…").cut(toCells: room), text.style))
        break
      }
      cut.append(text)
      room -= width
    }
    return cut
  }
}
