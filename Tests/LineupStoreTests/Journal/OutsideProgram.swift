import TestSupport

/// Statements that a program which knows nothing of lineup may run, well-behaved or not, chosen at random.
struct OutsideProgram {
  private var generator: SplitMix

  init(seed: UInt64) {
    generator = SplitMix(seed: seed)
  }

  /// Text with every oddity, numbers where text should be, blobs.
  private static let names = [
    "'A'", "'B'", "'C'", "'a'", "'É'", "'E' || char(769)", "CAST(x'610062' AS TEXT)", "CAST(x'ff41' AS TEXT)",
    "x'41'", "x'00ff'", "x''", "''", "7", "0.1 + 0.2", "1e300", "-0.0", "9e999", "NULL", "'7'",
  ]

  private static let values = [
    "1", "3", "5", "0", "-1", "'Mid'", "'3'", "3.0", "2.5", "0.1 + 0.2", "-0.0", "-9e999", "x'03'", "x''",
    "NULL",
    "9223372036854775807", "CAST(x'fe' AS TEXT)", "CAST(x'3100' AS TEXT)",
  ]

  private static let dates = [
    "'2026-12-01'", "'2026-12-01T17:00:00.000'", "'2026-13-01'", "NULL", "x'00'", "0.5", "''",
  ]

  /// The greatest id is left out: SQLite then picks ids by chance.
  private static let ids = [
    "1", "2", "3", "4", "5", "6", "-1", "0", "NULL", "9000000000000000000", "-9223372036854775808",
  ]

  /// Some statements, which may be a transaction, and may break rules of the tables.
  mutating func statements() -> [String] {
    switch generator.number(below: 12) {
    case 0: ["BEGIN", statement(), statement(), statement(), pick(["COMMIT", "ROLLBACK"])]
    case 1: ["BEGIN", statement(), "SAVEPOINT s", statement(), "ROLLBACK TO s", statement(), "COMMIT"]
    case 2: swap()
    default: [statement()]
    }
  }

  /// A change of the schema.
  struct Remodelling {
    /// What any program may do to its tables.
    let statements: [String]

    /// What only makes sense where lineup is.
    var own: String?

    /// Whether triggers of lineup go with it.
    var losesTriggers = false
  }

  /// A change of the schema; what makes a table anew leaves its columns, and its name unique.
  mutating func remodelling() -> Remodelling {
    let table = pick([
      "(id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL, name TEXT UNIQUE NOT NULL, position INTEGER NOT NULL)",
      "(id INTEGER PRIMARY KEY, name TEXT UNIQUE, position INTEGER)",
      "(position, note DEFAULT 'x', name TEXT, id INTEGER PRIMARY KEY, UNIQUE(name))",
    ])
    let columns = "id, name, position"
    switch generator.number(below: 8) {
    case 0, 1:
      return Remodelling(
        statements: [
          "CREATE TABLE m\(table)", "INSERT INTO m(\(columns)) SELECT \(columns) FROM members",
          "DROP TABLE members",
          "ALTER TABLE m RENAME TO members", statement(),
        ], losesTriggers: true)
    case 2:
      return Remodelling(
        statements: [
          "ALTER TABLE members RENAME TO m", "CREATE TABLE members\(table)",
          "INSERT INTO members(\(columns)) SELECT \(columns) FROM m", "DROP TABLE m", statement(),
        ], losesTriggers: true)
    case 3, 4:
      let trigger = pick(["members_inserted", "members_deleted", "events_updated", "members_replacing"])
      return Remodelling(statements: [], own: "DROP TRIGGER IF EXISTS lineup_\(trigger)", losesTriggers: true)
    case 5: return Remodelling(statements: [statement(), "VACUUM", statement()])
    case 6: return Remodelling(statements: ["ALTER TABLE members ADD COLUMN extra", statement()])
    default: return Remodelling(statements: ["CREATE INDEX positions ON members(position)", "ANALYZE"])
    }
  }

  private mutating func statement() -> String {
    generator.number(below: 3) == 0 ? statementOnEvents() : statementOnMembers()
  }

  private mutating func statementOnMembers() -> String {
    let insert = "INSERT \(conflict()) INTO members"
    switch generator.number(below: 15) {
    case 0: return "\(insert)(name, position) VALUES (\(name), \(value))"
    case 1, 2: return "\(insert)(id, name, position) VALUES (\(id), \(name), \(value))"
    case 3: return "\(insert)(name, position) VALUES (\(name), \(value)), (\(name), \(value)), (\(name), 1)"
    case 4: return "\(insert)(id, name, position) SELECT id + 1, name, position FROM members"
    case 5:
      return "INSERT INTO members(id, name, position) VALUES (\(id), \(name), \(value)) "
        + "ON CONFLICT(name) DO UPDATE SET position = excluded.position"
    case 6:
      return "INSERT INTO members(id, name, position) VALUES (\(id), \(name), \(value)) "
        + "ON CONFLICT(id) DO UPDATE SET name = excluded.name"
    case 7:
      return "INSERT INTO members(id, name, position) VALUES (\(id), \(name), \(value)) "
        + "ON CONFLICT(name) DO UPDATE SET id = \(id) ON CONFLICT DO NOTHING"
    case 8: return "UPDATE \(conflict()) members SET name = \(name) WHERE id = \(id)"
    case 9: return "UPDATE \(conflict()) members SET name = \(name), position = \(value)"
    case 10: return "UPDATE \(conflict()) members SET \(pick(["id", "rowid"])) = \(id) WHERE id = \(id)"
    case 11: return "UPDATE \(conflict()) members SET id = id + 1, position = \(value)"
    case 12: return "DELETE FROM members WHERE id = \(id)"
    case 13: return "DELETE FROM members" + pick(["", " WHERE position = \(value)", " WHERE name = \(name)"])
    default: return "UPDATE \(conflict()) members SET name = name || \(name)"
    }
  }

  private mutating func statementOnEvents() -> String {
    let insert = "INSERT \(conflict()) INTO events"
    switch generator.number(below: 11) {
    case 7:
      return "\(insert)(title, create_at, complete, due, member, priority, tags, note, completed) VALUES "
        + "(\(name), '', 0, \(pick(OutsideProgram.dates)), \(value), \(value), \(name), \(name), \(name))"
    case 8:
      return "UPDATE \(conflict()) events SET member = \(pick(["1", "2", "3", "id", "NULL", name, value]))"
    case 9: return "UPDATE events SET \(pick(["due", "priority", "tags", "note", "completed"])) = \(name)"
    case 10: return "UPDATE events SET due = \(pick(OutsideProgram.dates)), member = 2 WHERE id = \(id)"
    case 0, 1: return "\(insert)(title, create_at, complete) VALUES (\(name), \(value), \(value))"
    case 2: return "\(insert)(id, title, create_at, complete) VALUES (\(id), \(name), \(value), \(value))"
    case 3: return "UPDATE \(conflict()) events SET complete = \(value) WHERE id = \(id)"
    case 4: return "UPDATE \(conflict()) events SET id = \(id) WHERE title = \(name)"
    case 5: return "UPDATE events SET title = \(name), create_at = \(value)"
    default: return "DELETE FROM events" + pick(["", " WHERE id = \(id)", " WHERE complete = \(value)"])
    }
  }

  /// Two names change places, which is refused step by step.
  private mutating func swap() -> [String] {
    [
      "BEGIN", "UPDATE members SET name = 'between' WHERE id = 1",
      "UPDATE OR IGNORE members SET name = (SELECT name || '' FROM members WHERE id = 2) WHERE id = 3",
      "UPDATE OR REPLACE members SET name = 'A' WHERE id = 2", "UPDATE members SET name = 'B' WHERE id = 1",
      "COMMIT",
    ]
  }

  private mutating func conflict() -> String {
    pick(["", "", "OR REPLACE", "OR REPLACE", "OR IGNORE", "OR FAIL", "OR ABORT", "OR ROLLBACK"])
  }

  private var name: String { mutating get { pick(OutsideProgram.names) } }
  private var value: String { mutating get { pick(OutsideProgram.values) } }
  private var id: String { mutating get { pick(OutsideProgram.ids) } }

  private mutating func pick(_ texts: [String]) -> String { generator.pick(texts) }
}
