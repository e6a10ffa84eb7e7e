import LineupCore

/// What is late, then what is due by day, for people: a heading for each day, and under it a to-do a line.
///
///     late
///       3 d late  Book the hall      Zeus   high       12
///
///     Mon 2026-11-30  today
///       18:00     Review scrim VOD   Faker  high  vod   3
///                 Send the schedule  Keria              9
///
/// Columns are as wide as what the first page holds, as in other tables.
struct AgendaWriter: RowWriter {
  private static let pageSize = 256
  private static let fields: [Field] = [.todoTitle, .todoFor, .todoPriority, .todoTags, .todoID]

  /// Under which heading a to-do stands; nil where its due date cannot be read, which leaves it under the one before.
  private enum Group: Equatable {
    case late
    case day(Day)
  }

  private let traits: OutputTraits
  private let clock: DueClock
  private var fields = AgendaWriter.fields
  private var page: [ListedRow]? = []
  private var layout = TableLayout(widths: [], rightAligned: [], screen: nil)
  private var group: Group?

  init(_ traits: OutputTraits, _ clock: DueClock) {
    self.traits = traits
    self.clock = clock
  }

  mutating func begin(_ fields: [Field], to out: inout [UInt8]) {}

  mutating func row(_ row: ListedRow, to out: inout [UInt8]) {
    if page != nil {
      page?.append(row)
      if page?.count == AgendaWriter.pageSize { writePage(to: &out) }
    } else {
      write(row, to: &out)
    }
  }

  mutating func end(to out: inout [UInt8]) {
    if let rows = page {
      fields.removeAll { field in field.isOptional && rows.allSatisfy { Cell(field, of: $0).isEmpty } }
    }
    writePage(to: &out)
  }

  private mutating func writePage(to out: inout [UInt8]) {
    guard let rows = page else { return }
    page = nil
    measure(rows)
    for row in rows { write(row, to: &out) }
  }
}

extension AgendaWriter {
  private mutating func measure(_ rows: [ListedRow]) {
    var widths = Array(repeating: 0, count: fields.count + 1)
    for row in rows {
      for (index, cell) in cells(of: row).enumerated() {
        widths[index] = max(widths[index], TextWidth.columns(of: cell.bytes))
      }
    }
    layout = TableLayout(
      widths: widths, rightAligned: [false] + fields.map { $0.kind == .id }, screen: traits.screen?.columns)
  }

  private mutating func write(_ row: ListedRow, to out: inout [UInt8]) {
    if let group = group(of: row), group != self.group {
      if self.group != nil { out.append(ascii: "\n") }
      self.group = group
      write(group, to: &out)
    }
    layout.append(cells(of: row), wraps: traits.wraps, to: &out)
    out.append(ascii: "\n")
  }

  private func write(_ group: Group, to out: inout [UInt8]) {
    switch group {
    case .late: out.append(in: traits.isColored ? .red : nil) { $0.append("late") }
    case .day(let day):
      out.append("\(day.weekday.shortName) \(day.text)  ")
      out.append(in: traits.isColored ? .dim : nil) { $0.append(clock.distance(to: .day(day))) }
    }
    out.append(ascii: "\n")
  }

  private func group(of row: ListedRow) -> Group? {
    guard case .due(let due, _) = Cell(.todoDue, of: row) else { return nil }
    return clock.isLate(due) ? .late : .day(clock.zone.day(of: due))
  }

  private func cells(of row: ListedRow) -> [TableLayout.Text] {
    [time(of: row)]
      + fields.map { field in
        let cell = Cell(field, of: row)
        var text = TableLayout.Text(ink: cell.ink(traits))
        text.bytes.append(cell, for: traits)
        return text
      }
  }

  /// The time of day, or how late it is. What stands there stands apart from the margin.
  private func time(of row: ListedRow) -> TableLayout.Text {
    var text = TableLayout.Text()
    switch Cell(.todoDue, of: row) {
    case .due(let due, _) where clock.isLate(due):
      text.bytes.append("  ")
      text.bytes.append(clock.distance(to: due))
      if traits.isColored { text.ink = .red }
    case .due(.time(let date), _):
      text.bytes.append("  ")
      text.bytes.append(timeOfDay: date, in: clock.zone)
    default: break
    }
    return text
  }
}

extension [UInt8] {
  /// Appends the time of day that a zone's wall clock shows: `18:00`.
  fileprivate mutating func append(timeOfDay date: Date, in zone: LocalZone) {
    let start = count
    append(local: date, in: zone)
    removeSubrange(start..<start + "0000-00-00 ".utf8.count)
  }
}
