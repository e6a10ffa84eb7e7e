import LineupCore

/// Statistics as people look at them: numbers in columns, with bars and sparklines beside them, no wider than the screen.
struct StatisticsTable {
  private static let indent = 2
  private static let gap = 2

  /// The width where there is no screen.
  private static let usualWidth = 80

  /// The greatest length of a bar, and the least for which one is drawn.
  private static let longestBar = 30
  private static let shortestBar = 5

  private let traits: OutputTraits
  private let drawing: Drawing
  private let width: Int

  init(_ traits: OutputTraits, _ drawing: Drawing) {
    self.traits = traits
    self.drawing = drawing
    width = traits.screen?.columns ?? StatisticsTable.usualWidth
  }

  func append(_ statistics: Statistics, to out: inout [UInt8]) {
    append(membersOf: statistics, to: &out)
    append(todosOf: statistics, to: &out)
    append("by person", statistics.people.map { ($0.assignee?.text ?? "nobody", $0.todos) }, to: &out)
    append("by tag", statistics.tags.map { ($0.tag, $0.todos) }, to: &out)
    if statistics.otherTags > 0 {
      append(line: "and \(counted(statistics.otherTags, "other tag"))", to: &out)
    }
    append(weeks: statistics.weeks, to: &out)
    if statistics.damaged > 0 {
      out.append("\n\(counted(statistics.damaged, "damaged row")) not counted\n")
    }
  }
}

extension StatisticsTable {
  /// One line of a section: a name, numbers, and the two parts of a bar.
  private struct Line {
    let name: String
    let numbers: [Int]
    var bar = 0
    var lightBar = 0
  }

  private func append(membersOf statistics: Statistics, to out: inout [UInt8]) {
    append(heading: "members", [grouped(statistics.members)], to: &out)
    guard statistics.members > 0 else { return }
    let lines = Position.allCases.map { position in
      let count = statistics.positions[position] ?? 0
      return Line(name: position.name, numbers: [count], bar: count)
    }
    append(lines, headings: [], to: &out)
  }

  private func append(todosOf statistics: Statistics, to out: inout [UInt8]) {
    let todos = statistics.todos
    let late = todos.late > 0 ? " (\(grouped(todos.late)) late)" : ""
    let parts = ["\(grouped(todos.open)) open" + late, "\(grouped(todos.done)) done"]
    out.append(ascii: "\n")
    append(heading: "to-dos", [todos.total == 0 ? "0" : parts.joined(separator: ", ")], to: &out)
  }

  private func append(_ heading: String, _ tallies: [(String, Statistics.Tally)], to out: inout [UInt8]) {
    guard !tallies.isEmpty else { return }
    out.append(ascii: "\n")
    let lines = tallies.map { name, tally in
      Line(name: name, numbers: [tally.open, tally.late, tally.done], bar: tally.open, lightBar: tally.done)
    }
    append(lines, heading: heading, headings: ["open", "late", "done"], to: &out)
  }

  private func append(weeks: [Statistics.Week], to out: inout [UInt8]) {
    let counts = [("created", weeks.map(\.created)), ("done", weeks.map(\.done))]
    guard let first = weeks.first, let last = weeks.last,
      counts.contains(where: { $0.1.contains { $0 > 0 } })
    else { return }
    out.append("\nby week, from \(first.monday.text) to \((last.monday + 6).text)\n")
    let totals = counts.map { grouped($0.1.reduce(0, +)) }
    let room = totals.map(\.utf8.count).max() ?? 0
    for (index, (name, numbers)) in counts.enumerated() {
      let line = name.padded(to: 7) + "  " + drawing.sparkline(numbers) + "  "
      append(line: line + totals[index].leftPadded(to: room), to: &out)
    }
  }
}

extension StatisticsTable {
  /// Appends lines in columns. A name gives way to the screen, and so does the bar, but no number does.
  private func append(_ lines: [Line], heading: String? = nil, headings: [String], to out: inout [UInt8]) {
    let texts = lines.map { $0.numbers.map(grouped) }
    let columns = texts.first?.count ?? 0
    let widths = (0..<columns).map { column in
      (texts.map { $0[column] } + headings.dropFirst(column).prefix(1)).map(\.utf8.count).max() ?? 0
    }
    let numbersWidth = widths.reduce(0) { $0 + $1 + StatisticsTable.gap }
    let names = lines.map { $0.name.visible }
    let longest = names.map { TextWidth.columns(of: $0) }.max() ?? 0
    let least = (heading?.utf8.count ?? 0) - StatisticsTable.indent
    let nameWidth = max(least, min(longest, max(8, width - numbersWidth - StatisticsTable.indent)))
    let room = width - StatisticsTable.indent - nameWidth - numbersWidth - StatisticsTable.gap
    if let heading {
      var line = heading.padded(to: nameWidth + StatisticsTable.indent)
      for (text, width) in zip(headings, widths) { line += "  " + text.leftPadded(to: width) }
      append(dim: line, to: &out)
    }
    let greatest = lines.map { $0.bar + $0.lightBar }.max() ?? 0
    for (index, line) in lines.enumerated() {
      var text = names[index].cut(to: nameWidth).padded(to: nameWidth)
      for (number, width) in zip(texts[index], widths) { text += "  " + number.leftPadded(to: width) }
      if room >= StatisticsTable.shortestBar {
        let bar = drawing.bar(
          line.bar, light: line.lightBar, of: greatest, room: min(room, StatisticsTable.longestBar))
        if !bar.isEmpty { text += "  " + bar }
      }
      append(line: text, to: &out)
    }
  }

  private func append(heading: String, _ values: [String], to out: inout [UInt8]) {
    out.append(([heading] + values).joined(separator: "  ") + "\n")
  }

  private func append(dim line: String, to out: inout [UInt8]) {
    out.append(in: traits.isColored ? .dim : nil) { $0.append(line) }
    out.append(ascii: "\n")
  }

  private func append(line: String, to out: inout [UInt8]) {
    out.append("  " + line + "\n")
  }

  private func counted(_ count: Int, _ what: String) -> String {
    "\(grouped(count)) \(what)\(count == 1 ? "" : "s")"
  }

  private func grouped(_ number: Int) -> String {
    var bytes: [UInt8] = []
    bytes.append(grouped: number)
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension String {
  /// The text with blanks after it, up to a width.
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - TextWidth.columns(of: self)))
  }

  /// The text with blanks before it, up to a width.
  fileprivate func leftPadded(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - TextWidth.columns(of: self))) + self
  }

  /// The text, or as much of it as fits with a mark that some is missing.
  fileprivate func cut(to width: Int) -> String {
    let bytes = Array(utf8)
    guard TextWidth.columns(of: bytes) > width else { return self }
    let fit = TextWidth.fitting(bytes[...], into: width - 1)
    return String(decoding: bytes.prefix(fit.bytes), as: UTF8.self) + "…"
  }
}
