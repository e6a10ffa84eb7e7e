/// The rows of a list of candidates: a row each with its description, or, when there are none to show, as many in a
/// row as fit, read downwards.
struct CandidateList {
  /// Blanks between columns.
  private static let gap = 2

  /// The rows, none wider or more than there is room for; the last counts what is left out.
  let rows: [String]

  /// - Parameters:
  ///   - candidates: what to list.
  ///   - columns: the width of the screen.
  ///   - limit: how many rows there is room for.
  init(_ candidates: [Candidate], columns: Int, limit: Int) {
    let labels = candidates.map(\.label.visible)
    let details = candidates.map(\.detail.visible)
    let described = details.contains { !$0.isEmpty }
    let width = labels.map(\.cellWidth).max() ?? 0
    let across = described ? 1 : max((columns + CandidateList.gap) / (width + CandidateList.gap), 1)
    let height = (labels.count + across - 1) / across
    guard limit > 0 else {
      rows = []
      return
    }
    let shown = height <= limit ? height : limit - 1
    // Of a list that is cut, the first candidates are shown, so the grid is as high as what is shown of it.
    let cells = min(shown * across, labels.count)
    var rows = (0..<shown).map { row in
      let line: String
      if described {
        line = labels[row].padded(toCells: width + CandidateList.gap) + details[row]
      } else {
        line = stride(from: row, to: cells, by: shown)
          .map { labels[$0].padded(toCells: width + CandidateList.gap) }.joined()
      }
      return line.trimmingTrailingBlanks.cut(toCells: columns)
    }
    if shown < height {
      rows.append("… and \(labels.count - cells) more".cut(toCells: columns))
    }
    self.rows = rows
  }
}

extension String {
  fileprivate func padded(toCells width: Int) -> String {
    self + String(repeating: " ", count: max(width - cellWidth, 0))
  }

  fileprivate var trimmingTrailingBlanks: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
