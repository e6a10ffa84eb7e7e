package import LineupCore

/// Writes the rows of one listing in one form, as they come.
///
/// A writer is told the beginning once, each row, then the end. It keeps no rows, but for the first page of a table,
/// whose columns it measures.
package protocol RowWriter {
  mutating func begin(_ fields: [Field], to out: inout [UInt8])
  mutating func row(_ row: ListedRow, to out: inout [UInt8])
  mutating func end(to out: inout [UInt8])
}
