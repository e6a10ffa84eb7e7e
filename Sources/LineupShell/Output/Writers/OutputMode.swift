/// The forms in which results are written.
///
/// - `table`: aligned columns for people; the default on a terminal.
/// - `plain`: a row a line, its fields separated by tabs, without a header; the default elsewhere.
/// - `csv`: RFC 4180 with a header, lines ended by LF as other Unix tools write them.
/// - `json`: one array, a row a line in it.
/// - `jsonl`: an object a line.
/// - `markdown`: a table as GitHub renders it.
package enum OutputMode: String, CaseIterable, Sendable {
  case table
  case plain
  case csv
  case json
  case jsonl
  case markdown

  /// Whether results are JSON, between which nothing else may stand.
  package var isJSON: Bool { self == .json || self == .jsonl }

  /// The mode that nobody chose.
  package static func standard(isTerminal: Bool) -> OutputMode {
    isTerminal ? .table : .plain
  }
}

/// What rows are shown for.
package enum RowLayout: Sendable {
  /// A listing: a row a line.
  case list

  /// A close look at a few rows: in a table, a field a line.
  case record

  /// To-dos with why each stands where it does.
  ///
  /// - Parameter nothing: what is told where there are none.
  case ranked(DueClock, nothing: String)

  /// To-dos by day: in a table, under a heading for each.
  case agenda(DueClock, days: Int)
}

extension OutputMode {
  /// A writer for one listing.
  package func writer(_ layout: RowLayout = .list, for traits: OutputTraits) -> any RowWriter {
    switch (self, layout) {
    case (.table, .list), (.table, .ranked): TableWriter(traits)
    case (.table, .record): RecordWriter(traits)
    case (.table, .agenda(let clock, _)): AgendaWriter(traits, clock)
    case (.plain, _): PlainWriter()
    case (.csv, _): CSVWriter(traits)
    case (.json, _): JSONWriter(.array)
    case (.jsonl, _): JSONWriter(.lines)
    case (.markdown, _): MarkdownWriter(traits)
    }
  }
}
