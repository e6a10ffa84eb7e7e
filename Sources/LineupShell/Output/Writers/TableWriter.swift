import LineupCore

/// Columns for people, as wide as what the first page holds.
///
/// A listing that ends within it has no column in which nothing stands, of those that may be empty.
///
/// A page is at most 256 rows, so a listing of any length streams. Later a wider cell pushes the rest of its row out. On a
/// terminal a row is kept within the screen: the widest columns give way until it fits, and cells too wide for theirs are
/// cut with `…` or, when asked, wrapped. Ids are never cut, nor anything that goes elsewhere. No rows, no header.
struct TableWriter: RowWriter {
  private static let pageSize = 256

  private let traits: OutputTraits
  private var fields: [Field] = []
  private var page: [ListedRow]? = []
  private var layout = TableLayout(widths: [], rightAligned: [], screen: nil)

  /// Memory for the text of a cell.
  private var scratch: [UInt8] = []

  init(_ traits: OutputTraits) {
    self.traits = traits
  }

  mutating func begin(_ fields: [Field], to out: inout [UInt8]) {
    self.fields = fields
  }

  mutating func row(_ row: ListedRow, to out: inout [UInt8]) {
    if page != nil {
      page?.append(row)
      if page?.count == TableWriter.pageSize { writePage(to: &out) }
    } else {
      write(row, to: &out)
    }
  }

  mutating func end(to out: inout [UInt8]) {
    if let rows = page {
      // All rows are there to be looked at.
      fields.removeAll { field in field.isOptional && rows.allSatisfy { Cell(field, of: $0).isEmpty } }
    }
    writePage(to: &out)
  }

  private mutating func writePage(to out: inout [UInt8]) {
    guard let rows = page, !rows.isEmpty else { return }
    page = nil
    measure(rows)
    writeHeader(to: &out)
    for row in rows { write(row, to: &out) }
  }
}

extension TableWriter {
  private mutating func measure(_ rows: [ListedRow]) {
    var widths = fields.map { $0.name.utf8.count }
    var text: [UInt8] = []
    for row in rows {
      for (index, field) in fields.enumerated() {
        text.removeAll(keepingCapacity: true)
        text.append(Cell(field, of: row), for: traits)
        widths[index] = max(widths[index], TextWidth.columns(of: text))
      }
    }
    layout = TableLayout(
      widths: widths, rightAligned: fields.map { $0.kind == .id || $0.kind == .number },
      screen: traits.screen?.columns)
  }

  private func writeHeader(to out: inout [UInt8]) {
    let names = fields.map { TableLayout.Text(bytes: Array($0.name.utf8)) }
    out.append(in: traits.isColored ? .dim : nil) { layout.append(names, wraps: false, to: &$0) }
    out.append(ascii: "\n")
  }

  private mutating func write(_ row: ListedRow, to out: inout [UInt8]) {
    guard layout.isBoundless, !traits.isColored else { return writeCut(row, to: &out) }
    var text: [UInt8] = []
    swap(&text, &scratch)
    layout.append(with: &text, to: &out) { column, text in
      text.append(Cell(fields[column], of: row), for: traits)
    }
    swap(&text, &scratch)
    out.append(ascii: "\n")
  }

  private func writeCut(_ row: ListedRow, to out: inout [UInt8]) {
    let cells = fields.map { field in
      let cell = Cell(field, of: row)
      var text = TableLayout.Text(ink: cell.ink(traits))
      text.bytes.append(cell, for: traits)
      return text
    }
    layout.append(cells, wraps: traits.wraps, to: &out)
    out.append(ascii: "\n")
  }
}
