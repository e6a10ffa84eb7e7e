import LineupCore
import SQLite
import TestSupport

@testable import LineupStore

/// One random sequence of changes, after each of which searches find by the index exactly what a look at every row does.
struct SearchRun {
  /// A few words in many spellings, so that they are found often; and what is no text at all.
  private static let words = [
    "scrim", "SCRIM", "Review", "vod", "T1", "t1", "g2", "x", "café", "CAFE\u{301}", "Straße", "strasse",
    "한국",
    "한", "국", "\u{1112}\u{1161}\u{11AB}국", "勝利", "の勝", "が", "か\u{3099}", "✅", "c++", "-", "'", "\"", "%",
    "\u{0}a", "İ",
  ]

  private static let values = [
    "x'616263'", "7", "NULL || ''", "CAST(x'ff736372696d' AS TEXT)", "CAST(x'00' AS TEXT)",
  ]

  private let folder: TemporaryFolder
  private let daos: [Dao]
  private let other: Connection
  private var generator: SplitMix

  /// What happened, for whoever has to find out why it failed.
  private(set) var story: [String] = []
  private(set) var faults: [String] = []

  /// How many searches were made, and how many of them by the index.
  private(set) var searches = 0
  private(set) var indexed = 0

  init(seed: UInt64) throws {
    generator = SplitMix(seed: seed)
    folder = try TemporaryFolder()
    let location = DatabaseLocation(path: folder.path(of: "a.db"), isNamed: true)
    daos = (1...2).map { _ in Dao(file: location) }
    try daos[0].add(todo: "First")
    other = try Connection(.file(location.path))
    // Segments of eight ids, so that there are many.
    try setState(SearchState(place: 0, bits: 3))
    for _ in 1...generator.pick([5, 30, 60]) { _ = try daos[0].saveEvent(draft()) }
  }

  mutating func play() throws {
    for _ in 1...25 where faults.isEmpty {
      try takeStep()
      for dao in daos { try search(dao) }
    }
  }

  private func setState(_ state: SearchState) throws {
    try other.run("INSERT OR REPLACE INTO lineup_settings(name, value) VALUES ('search', \(state.text))")
  }

  private mutating func text() -> String {
    (0...generator.number(below: 4)).map { _ in generator.pick(SearchRun.words) }
      .joined(separator: generator.pick([" ", "", "\u{3000}"]))
  }

  private mutating func tag() -> String {
    generator.pick(["vod", "VOD", "review", "Café", "cafe\u{301}", "한국", "t1"])
  }

  private mutating func draft(_ id: Int64? = nil) -> TodoDraft {
    let tags = generator.number(below: 3) == 0 ? [tag(), tag()] : []
    let note = generator.number(below: 3) == 0 ? text() : nil
    return TodoDraft(title: text(), createAt: Date(milliseconds: 0), id: id, tags: tags, note: note)
  }

  private mutating func patch() -> TodoPatch {
    switch generator.number(below: 4) {
    case 0: TodoPatch(title: text())
    case 1: TodoPatch(note: generator.pick([.set(text()), .clear]))
    case 2: TodoPatch(tags: [generator.pick([.add(tag()), .remove(tag()), .clear])])
    default: TodoPatch(complete: true)
    }
  }

  private mutating func id() -> Int64 {
    generator.number(below: 15) > 0
      ? Int64.random(in: 1...70, using: &generator) : generator.pick([-1, -9, 0, .min, .max, 1_000, 1 << 40])
  }

  // MARK: What happens

  private mutating func takeStep() throws {
    let dao = generator.pick(daos)
    switch generator.number(below: 20) {
    case 0..<8: try command(dao)
    case 8..<11: try outside(statement())
    case 11:
      story.append("group")
      guard try dao.beginGroup() else { return }
      for _ in 0..<generator.number(below: 12) { try command(dao) }
      try search(dao)
      try dao.endGroup()
    case 12:
      story.append("transaction")
      try dao.begin()
      for _ in 0..<generator.number(below: 6) { try command(dao) }
      try search(dao)
      try generator.number(below: 2) == 0 ? dao.commit(.test) : dao.rollback()
    case 13:
      story.append("rehearsal")
      try dao.beginRehearsal()
      for _ in 0..<generator.number(below: 6) { try command(dao) }
      try search(dao)
      try dao.endRehearsal()
    case 14:
      story.append("prune")
      try dao.limitHistory(changes: Int64(generator.pick([0, 3, 10])))
      _ = try dao.prune(now: Date(milliseconds: 0))
      try dao.limitHistory(changes: 100_000)
    case 15: try outside("BEGIN; \(statement()); \(statement()); \(statement()); COMMIT")
    case 16: try outside("BEGIN; \(statement()); \(statement()); ROLLBACK")
    case 17:
      try outside(damage())
      try search(dao)
      // What was lost of the journal comes to light when lineup writes.
      try command { try dao.add(todo: "scrim") }
    default:
      for _ in 0..<generator.number(below: 30) { try command(dao) }
    }
  }

  private mutating func command(_ dao: Dao) throws {
    let id = id()
    let draft = draft(generator.number(below: 5) == 0 ? id : nil)
    let patch = patch()
    switch generator.number(below: 16) {
    case 0..<8: try command { _ = try dao.saveEvent(draft) }
    case 8..<12:
      try command { _ = try dao.updateEvent(.todos(.ids(id...max(id, 20))), patch, expecting: nil) }
    case 12: try command { _ = try dao.deleteEvent(.todos(.id(id)), expecting: nil) }
    case 13: try command { _ = try dao.redo() }
    default: try command { _ = try dao.undo() }
    }
  }

  private mutating func command(_ body: () throws -> Void) throws {
    do {
      try body()
    } catch let error as RepositoryError {
      story.append("\(error)")
    }
  }

  /// Lets the other program write, or fail to.
  private mutating func outside(_ statements: String) throws {
    story.append(statements)
    for statement in statements.split(separator: ";") {
      do {
        try other.execute("\(raw: String(statement))")
      } catch {
        story.append("\(error)")
      }
    }
  }

  private mutating func statement() -> String {
    let text =
      generator.number(below: 4) == 0
      ? generator.pick(SearchRun.values)
      : "CAST(x'\(text().utf8.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined())' AS TEXT)"
    let conflict = generator.pick(["", "OR REPLACE", "OR IGNORE"])
    let column = generator.pick(["title", "note", "tags"])
    return switch generator.number(below: 7) {
    case 0: "INSERT INTO events(title, create_at, complete, tags) VALUES (\(text), '', 0, \(text))"
    case 1: "INSERT \(conflict) INTO events(id, title, create_at, complete) VALUES (\(id()), \(text), '', 0)"
    case 2: "UPDATE events SET \(column) = \(text) WHERE id % 7 = 3"
    case 3: "UPDATE \(conflict) events SET id = \(id()) WHERE id = \(id())"
    case 4: "DELETE FROM events WHERE id BETWEEN \(id()) AND \(id())"
    case 5: "UPDATE events SET complete = 1 - complete WHERE id < 20"
    default: "UPDATE events SET \(column) = \(column) || ' ' || \(text) WHERE id > 40"
    }
  }

  private mutating func damage() -> String {
    switch generator.number(below: 12) {
    case 0: "DROP TABLE IF EXISTS lineup_search"
    case 1: "DELETE FROM lineup_settings WHERE name = 'search'"
    case 2: "UPDATE lineup_settings SET value = '\(SearchState.format - 1) 3 0 80' WHERE name = 'search'"
    case 3: "UPDATE lineup_settings SET value = 'none' WHERE name = 'search'"
    case 4: "UPDATE lineup_search SET places = x'ffff' WHERE segment = 1"
    case 5: "DROP TRIGGER lineup_events_updated; \(statement()); \(statement())"
    case 6: "DELETE FROM lineup_changes WHERE seq > (SELECT max(seq) - 3 FROM lineup_changes)"
    case 7: "DELETE FROM lineup_changes"
    case 8: "DELETE FROM lineup_changes WHERE seq < (SELECT max(seq) - 3 FROM lineup_changes)"
    case 9: "VACUUM"
    case 10:
      "ALTER TABLE events RENAME TO e; CREATE TABLE events(id INTEGER PRIMARY KEY, title, create_at, complete); "
        + "INSERT INTO events SELECT id, 'scrim ' || title, create_at, complete FROM e; DROP TABLE e"
    default: "DELETE FROM events"
    }
  }

  // MARK: What is found

  private mutating func search(_ dao: Dao) throws {
    let rows = try dao.database.read(.todo) { try $0.images(of: .todos(), expecting: nil) }
    for _ in 1...4 {
      let (filter, isMet) = filter()
      var query = Query(rows: .todos(where: filter))
      var wanted = rows.filter(isMet)
      if generator.number(below: 4) == 0 {
        query.rows.filter = .and(.isTrue(.todoDone), filter)
        wanted.removeAll { $0[.todoDone] != .integer(1) }
      }
      if generator.number(below: 5) == 0 {
        query.rows.terms = [.ids(5...30)]
        wanted.removeAll { !(5...30).contains($0.id) }
      }
      if generator.number(below: 4) == 0 {
        query.order = [Ordering(field: .todoID, descending: true)]
        wanted.reverse()
      }
      if generator.number(below: 4) == 0 {
        query.limit = Int64(generator.number(below: 5))
        wanted = Array(wanted.prefix(Int(query.limit ?? 0)))
      }
      let found = try dao.rows(query).map(\.id)
      searches += 1
      let asked = query
      if try dao.database.read(.todo, { $0.finds(for: asked) != nil }) { indexed += 1 }
      if found != wanted.map(\.id) {
        faults.append("\(query) finds \(found), not \(wanted.map(\.id))")
      }
    }
  }

  /// A condition, and how a look at a row tells whether it is met.
  private mutating func filter() -> (Predicate, (Image) -> Bool) {
    let words = generator.number(below: 3) == 0 ? text() : generator.pick(SearchRun.words)
    switch generator.number(below: 5) {
    case 0:
      let tag = tag()
      let needle = TagNeedle(tag)
      return (.compare(.todoTags, .equal, .text(tag)), { $0.text(.todoTags, needle.isAmong) })
    case 1:
      let field = generator.pick([Field.todoTitle, .todoNote])
      let needle = FoldedNeedle(words)
      return (.contains(field, words), { $0.text(field, needle.isContained) })
    default:
      let needles = words.split(whereSeparator: \.isWhitespace).map { FoldedNeedle(String($0)) }
      return (
        .mentions(.todo, words),
        { image in
          needles.allSatisfy {
            image.text(.todoTitle, $0.isContained) || image.text(.todoNote, $0.isContained)
          }
        }
      )
    }
  }
}

extension Image {
  /// Whether a field holds text of which something is true.
  fileprivate func text(_ field: Field, _ isTrue: (UnsafeBufferPointer<UInt8>) -> Bool) -> Bool {
    guard case .text(let bytes) = self[field] else { return false }
    return bytes.withUnsafeBufferPointer(isTrue)
  }
}
