import LineupCore

/// Comma-separated values. RFC 4180, but for the line ends, which are LF.
///
/// Nothing is lost or marked: a damaged value stands as it is, a blob as `x'00FF'`; NULL is nothing at all, the empty text
/// `""`. Only on a terminal are controls written out, since they would act there.
struct CSVWriter: RowWriter {
  private let isTerminal: Bool
  private var fields: [Field] = []

  init(_ traits: OutputTraits) {
    isTerminal = traits.isTerminal
  }

  mutating func begin(_ fields: [Field], to out: inout [UInt8]) {
    self.fields = fields
    for (index, field) in fields.enumerated() {
      if index > 0 { out.append(ascii: ",") }
      out.append(field.name)
    }
    out.append(ascii: "\n")
  }

  mutating func row(_ row: ListedRow, to out: inout [UInt8]) {
    var isFirst = true
    for field in fields {
      if !isFirst { out.append(ascii: ",") }
      isFirst = false
      switch Cell(field, of: row) {
      case .id(let id): out.append(decimal: id)
      case .text(let text): append(text, to: &out)
      case .position(let position): out.append(position.name)
      case .flag(let flag): out.append(flag ? "true" : "false")
      case .date(let date): out.append(utc: date)
      case .due(let due, _): out.append(utc: due)
      case .member(let assignee): append(assignee.text, to: &out)
      case .priority(let priority): out.append(priority.name)
      case .tags(let tags): if let text = tags.storedTags { append(text, to: &out) }
      case .number(let number): out.append(decimal: number)
      case .reason(let text, _): append(text, to: &out)
      case .none: break
      case .damaged(let value): append(value, to: &out)
      }
    }
    out.append(ascii: "\n")
  }

  mutating func end(to out: inout [UInt8]) {}

  private func append(_ value: FieldValue, to out: inout [UInt8]) {
    switch value {
    case .null: break
    case .integer(let number): out.append(decimal: number)
    case .real(let number): out.append(number.description)
    case .text(let bytes): append(bytes, to: &out)
    case .blob(let bytes): out.append(blob: bytes)
    }
  }

  private func append(_ text: String, to out: inout [UInt8]) {
    if text.utf8.withContiguousStorageIfAvailable({ append($0, to: &out) }) == nil {
      append(Array(text.utf8), to: &out)
    }
  }

  private func append(_ text: [UInt8], to out: inout [UInt8]) {
    text.withUnsafeBufferPointer { append($0, to: &out) }
  }

  private func append(_ text: UnsafeBufferPointer<UInt8>, to out: inout [UInt8]) {
    guard isTerminal else { return appendQuoted(text, to: &out) }
    var visible: [UInt8] = []
    visible.append(visible: text)
    visible.withUnsafeBufferPointer { appendQuoted($0, to: &out) }
  }

  private func appendQuoted(_ text: UnsafeBufferPointer<UInt8>, to out: inout [UInt8]) {
    let quote = UInt8(ascii: "\"")
    let needsQuotes = text.isEmpty || text.contains { $0 == quote || $0 == 0x2C || $0 == 0x0A || $0 == 0x0D }
    guard needsQuotes else { return out.append(contentsOf: text) }
    out.append(quote)
    for byte in text {
      if byte == quote { out.append(quote) }
      out.append(byte)
    }
    out.append(quote)
  }
}
