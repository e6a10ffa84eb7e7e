/// Rows that are fetched little by little, for as long as the cursor lives.
///
/// It holds a read transaction open, which keeps the WAL from being shortened: let go of it soon.
package final class Cursor {
  private let statement: Statement
  private let connection: Connection

  init(_ statement: Statement, of connection: Connection) {
    self.statement = statement
    self.connection = connection
  }

  deinit { connection.giveBack(statement) }

  /// The next row, made into a value; nil after the last.
  package func next<Element>(_ make: (borrowing Row) throws -> Element) throws -> Element? {
    try statement.step() ? make(Row(of: statement)) : nil
  }
}
