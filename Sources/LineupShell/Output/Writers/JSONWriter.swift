import LineupCore

/// JSON: one array with a row a line, or an object a line.
///
/// An array whose listing fails is left open, so that no reader takes it for whole.
struct JSONWriter: RowWriter {
  enum Form {
    case array
    case lines
  }

  private let form: Form
  private var fields = JSONFields([])
  private var isEmpty = true

  init(_ form: Form) {
    self.form = form
  }

  mutating func begin(_ fields: [Field], to out: inout [UInt8]) {
    self.fields = JSONFields(fields)
    if form == .array { out.append(ascii: "[") }
  }

  mutating func row(_ row: ListedRow, to out: inout [UInt8]) {
    if form == .array { out.append(isEmpty ? "\n" : ",\n") }
    // A row is taken apart once, and not for each of its fields.
    switch row {
    case .member(let member): out.append(jsonObject: fields) { Cell($0, of: member) }
    case .todo(let event): out.append(jsonObject: fields) { Cell($0, of: event) }
    case .step, .damaged, .remarked, .figure: out.append(jsonObject: fields) { Cell($0, of: row) }
    }
    if form == .lines { out.append(ascii: "\n") }
    isEmpty = false
  }

  mutating func end(to out: inout [UInt8]) {
    if form == .array { out.append(isEmpty ? "]\n" : "\n]\n") }
  }
}
