/// SQL text and the values bound to its parameters.
///
/// It is written as a string literal, in which `\(x)` always binds:
///
///     let sql: SQL = "SELECT name FROM members WHERE id = \(id)"
///
/// What is spliced is another `SQL`, a ``Column`` or a ``Table``; text that is only known at run time has to
/// say `\(raw: text)`.
package struct SQL: Sendable {
  package private(set) var text: String {
    didSet { textHash = nil }
  }
  package private(set) var values: [any SQLiteBindable]

  /// The hash of the text, once it is known.
  private(set) var textHash: Int?
}

extension SQL: ExpressibleByStringInterpolation {
  package init(stringLiteral text: String) {
    self.init(text: text, values: [])
  }

  package init(stringInterpolation: StringInterpolation) {
    self = stringInterpolation.sql
  }

  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var sql = SQL(text: "", values: [])

    package init(literalCapacity: Int, interpolationCount: Int) {
      sql.text.reserveCapacity(literalCapacity + interpolationCount * 2)
    }

    package mutating func appendLiteral(_ literal: String) {
      sql.text += literal
    }

    /// Binds a value.
    package mutating func appendInterpolation(_ value: some SQLiteBindable) {
      sql.text += "?"
      sql.values.append(value)
    }

    /// Binds each value, separated by commas, as `IN (…)` and `VALUES (…)` take them.
    package mutating func appendInterpolation(each values: [some SQLiteBindable]) {
      for (index, value) in values.enumerated() {
        sql.text += index == 0 ? "?" : ", ?"
        sql.values.append(value)
      }
    }

    /// Splices SQL with the values bound to it.
    package mutating func appendInterpolation(_ other: SQL) {
      sql.append(other)
    }

    /// Splices the name of a column.
    package mutating func appendInterpolation<Value>(_ column: Column<Value>) {
      sql.append(identifier: column.name)
    }

    /// Splices the name of a table.
    package mutating func appendInterpolation(_ table: Table) {
      sql.append(identifier: table.name)
    }

    /// Splices text as it is; for what no user ever typed.
    package mutating func appendInterpolation(raw text: String) {
      sql.text += text
    }
  }
}

extension SQL {
  /// Appends SQL with the values bound to it.
  package mutating func append(_ other: SQL) {
    text += other.text
    values += other.values
  }

  /// The SQL with more values for the `?` placeholders written in it.
  package func with(_ more: [any SQLiteBindable]) -> SQL {
    SQL(text: text, values: values + more, textHash: textHash)
  }

  /// The SQL with the hash of its text worked out, for what is written once and runs a million times: the
  /// text may be long, and the statement is found by it.
  package var hashed: SQL {
    SQL(text: text, values: values, textHash: text.hashValue)
  }

  /// Appends a name in double quotes, so that it may hold anything.
  mutating func append(identifier name: String) {
    text += "\""
    if name.utf8.contains(UInt8(ascii: "\"")) {
      for character in name.unicodeScalars {
        if character == "\"" { text += "\"" }
        text.unicodeScalars.append(character)
      }
    } else {
      text += name
    }
    text += "\""
  }
}

extension [SQL] {
  /// The parts one after another, with the separator between them.
  package func joined(by separator: SQL) -> SQL {
    var joined: SQL = ""
    for (index, part) in enumerated() {
      if index > 0 { joined.append(separator) }
      joined.append(part)
    }
    return joined
  }
}
