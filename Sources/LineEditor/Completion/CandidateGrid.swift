/// Where candidates stand in a list of them: in columns that are read downwards, each with its description.
///
/// Candidates with descriptions stand in as few columns as there is room for beneath each other; those without in as many
/// as fit beside each other. Those that do not fit stand on further pages.
struct CandidateGrid {
  /// Blanks between a label and its description, and between columns.
  private static let gap = 2

  /// How many rows of candidates a page has; 0 when there is no room.
  let height: Int

  /// How many columns a page has.
  let across: Int

  private let candidates: [Candidate]
  private let labelWidth: Int
  private let cellWidth: Int
  private let columns: Int
  private let limit: Int

  /// - Parameters:
  ///   - candidates: what to list.
  ///   - columns: the width of the screen.
  ///   - limit: how many rows there is room for.
  init(_ candidates: [Candidate], columns: Int, limit: Int) {
    self.candidates = candidates
    self.columns = columns
    self.limit = limit
    labelWidth = candidates.map(\.label.visible.cellWidth).max() ?? 0
    let details = candidates.map(\.detail.visible.cellWidth).max() ?? 0
    cellWidth = min(labelWidth + (details > 0 ? CandidateGrid.gap + details : 0), columns)
    let most = max((columns + CandidateGrid.gap) / (cellWidth + CandidateGrid.gap), 1)
    let needed = limit > 0 ? CandidateGrid.quotient(candidates.count, limit) : 1
    across = details > 0 ? min(needed, most) : most
    let rows = CandidateGrid.quotient(candidates.count, across)
    // Where there are several pages, the last row counts what is not shown.
    height = rows <= limit ? rows : max(limit - 1, 0)
  }

  /// The rows to show, none wider or more than there is room for.
  ///
  /// - Parameters:
  ///   - chosen: the candidate that is shown as chosen; its page is shown.
  ///   - style: how it looks.
  ///   - dim: how the descriptions of the others look.
  func rows(chosen: Int?, style: Style, dim: Style) -> [[StyledText]] {
    let size = height * across
    guard limit > 0 else { return [] }
    let first = (chosen ?? 0) / max(size, 1) * size
    let end = min(first + size, candidates.count)
    var rows = (first..<min(first + height, end)).map { start -> [StyledText] in
      let indices = stride(from: start, to: end, by: height)
      return indices.flatMap { index in
        let isLast = index + height >= end
        return cell(candidates[index], style: index == chosen ? style : nil, dim: dim, isLast: isLast)
      }
    }
    let hidden = candidates.count - (end - first)
    if hidden > 0 {
      rows.append([StyledText("… and \(hidden) more".cut(toCells: columns), dim)])
    }
    return rows
  }

  /// The candidate that is so many columns to the right of another on its page; nil where there is none.
  func neighbour(of index: Int, columns: Int) -> Int? {
    let size = max(height * across, 1)
    let target = index + columns * height
    return candidates.indices.contains(target) && target / size == index / size ? target : nil
  }

  private func cell(_ candidate: Candidate, style: Style?, dim: Style, isLast: Bool) -> [StyledText] {
    let label = candidate.label.visible.cut(toCells: columns)
    var texts = [StyledText(label, style ?? .plain)]
    var width = label.cellWidth
    let room = cellWidth - labelWidth - CandidateGrid.gap
    if !candidate.detail.isEmpty, room > 0 {
      let detail = candidate.detail.visible.cut(toCells: room)
      let blanks = String(repeating: " ", count: labelWidth + CandidateGrid.gap - width)
      texts += [StyledText(blanks, style ?? .plain), StyledText(detail, style ?? dim)]
      width += blanks.utf8.count + detail.cellWidth
    }
    if !isLast {
      texts.append(StyledText(String(repeating: " ", count: cellWidth + CandidateGrid.gap - width)))
    }
    return texts
  }

  /// Rounds up.
  private static func quotient(_ count: Int, _ size: Int) -> Int {
    max((count + size - 1) / size, 1)
  }
}
