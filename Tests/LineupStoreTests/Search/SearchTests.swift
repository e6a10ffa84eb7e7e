import LineupCore
import SQLite
import TestSupport
import Testing

@testable import LineupStore

/// When the search index is made, kept up and used, and what becomes of it when things go wrong.
struct SearchTests {
  private let folder: TemporaryFolder
  private let location: DatabaseLocation
  private let dao: Dao
  private let other: Connection

  init() throws {
    folder = try TemporaryFolder()
    location = DatabaseLocation(path: folder.path(of: "a.db"), isNamed: true)
    dao = Dao(file: location)
    try Dao(file: location).add(todo: "First")
    other = try Connection(.file(location.path))
    // Segments of eight ids, so that a test needs few.
    let state = SearchState(place: 0, bits: 3)
    try other.run("INSERT INTO lineup_settings(name, value) VALUES ('search', \(state.text))")
  }

  @Test func isNotMadeForFew() throws {
    try other.execute("DELETE FROM lineup_settings WHERE name = 'search'")
    for _ in 1...50 { try dao.add(todo: "scrim") }
    #expect(try !hasIndex)
    #expect(try finds("scrim") == nil)
  }

  @Test func isMadeWhenTwoSegmentsAreFull() throws {
    for _ in 2...15 { try dao.add(todo: "scrim") }
    #expect(try !hasIndex)
    try Dao(file: location).add(todo: "vod")
    #expect(try hasIndex)
    // Ids from 8 on are in no full segment.
    #expect(try finds("vod") == SearchFinds(ids: [], rest: 8))
    #expect(try finds("first") == SearchFinds(ids: [1], rest: 8))
    for _ in 17...40 { try dao.add(todo: "scrim") }
    let state = try dao.database.read(.todo) { try $0.searchState() }
    #expect(state?.rest == 40)
    #expect(try finds("vod") == SearchFinds(ids: [16], rest: 40))
    #expect(try finds("nowhere") == SearchFinds(ids: [], rest: 40))
    #expect(try dao.todos(where: .contains(.todoTitle, "VOD")).map(\.id) == [16])
  }

  @Test func tellsNothingOfSingleLetters() throws {
    try makeIndex()
    #expect(try finds("f") == nil)
    #expect(try finds("f scrim") != nil)
    #expect(try dao.todos(where: .contains(.todoTitle, "f")).map(\.id) == [1])
  }

  @Test func findsWhatChangedSinceItWasKeptUp() throws {
    try makeIndex()
    try other.execute("UPDATE events SET title = 'Other words' WHERE id = 3")
    #expect(try finds("words") == SearchFinds(ids: [3], rest: 24))
    #expect(try dao.todos(where: .contains(.todoTitle, "words")).map(\.id) == [3])
    #expect(try finds("nothing")?.ids == [])
    // What it finds there no more is no matter.
    #expect(try finds("scrim words")?.ids == [])
    try other.execute("UPDATE events SET title = 'Scrim' WHERE id = 3")
    #expect(try finds("words")?.ids == [3])
    #expect(try dao.todos(where: .contains(.todoTitle, "words")).isEmpty)
  }

  @Test func findsNotesAndTags() throws {
    try makeIndex()
    let patch = TodoPatch(tags: [.add("VOD"), .add("한국")], note: .set("Second game"))
    _ = try dao.updateEvent(.todos(.id(5)), patch, expecting: nil)
    for _ in 1...8 { try dao.add(todo: "scrim") }
    #expect(try finds("third")?.ids == [])
    #expect(try finds("scrim gam")?.ids == [5])
    for tag in ["vod", "한국", "game"] {
      let query = Query(rows: .todos(where: .compare(.todoTags, .equal, .text(tag))))
      let finds = try dao.database.read(.todo) { $0.finds(for: query) }
      #expect(finds?.ids == (tag == "game" ? [] : [5]))
      #expect(try dao.rows(query).map(\.id) == finds?.ids)
    }
  }

  @Test func isNotConcernedByWhatIsDone() throws {
    try makeIndex()
    _ = try dao.updateEvent(.todos(.ids(1...3)), TodoPatch(complete: true), expecting: nil)
    #expect(try finds("nothing") == SearchFinds(ids: [], rest: 24))
  }

  @Test func isNeitherUsedNorTouchedWhereItIsNewerThanLineup() throws {
    try makeIndex()
    let newer = "\(SearchState.format + 1) 3 0 80"
    try other.run("UPDATE lineup_settings SET value = \(newer) WHERE name = 'search'")
    try other.execute("DELETE FROM lineup_search")
    try dao.add(todo: "vod")
    #expect(try finds("vod") == nil)
    #expect(try other.value("SELECT value FROM lineup_settings WHERE name = 'search'") == newer)
    #expect(try other.value("SELECT count(*) FROM lineup_search") == Int64(0))
  }

  @Test func isMadeAnewWhereItIsOlder() throws {
    try makeIndex()
    let older = "\(SearchState.format - 1) 3 0 8"
    try other.run("UPDATE lineup_settings SET value = \(older) WHERE name = 'search'")
    #expect(try finds("first") == nil)
    for _ in 1...4 { try dao.add(todo: "vod") }
    #expect(try finds("first")?.ids == [1])
  }

  @Test func isNotTrustedAfterAGap() throws {
    try makeIndex()
    try other.execute("DROP TRIGGER lineup_events_updated")
    try other.execute("UPDATE events SET title = 'Unseen' WHERE id = 3")
    #expect(try finds("unseen") == nil)
    #expect(try dao.todos(where: .contains(.todoTitle, "unseen")).map(\.id) == [3])
    for _ in 1...4 { try dao.add(todo: "scrim") }
    #expect(try finds("unseen")?.ids == [3])
  }

  @Test func isUpToDateBeforeTheJournalIsForgotten() throws {
    try makeIndex()
    try other.execute("UPDATE events SET title = 'Words' WHERE id = 3")
    try dao.limitHistory(changes: 0)
    #expect(try dao.prune(now: Date(milliseconds: 0)) > 20)
    #expect(try finds("words") == SearchFinds(ids: [3], rest: 24))
  }

  @Test func isNotMissedWhereItCannotBeMade() throws {
    try other.execute("CREATE VIEW lineup_search AS SELECT 1 AS segment")
    for _ in 1...30 { try dao.add(todo: "scrim") }
    #expect(try dao.todos(where: .contains(.todoTitle, "scrim")).count == 30)
  }

  @Test func isNothingThatAnotherProgramNotices() throws {
    try makeIndex()
    try other.execute("DROP TABLE lineup_search")
    #expect(try finds("first") == nil)
    #expect(try dao.todos(where: .contains(.todoTitle, "first")).map(\.id) == [1])
    let newcomer = Dao(file: location)
    for _ in 1...8 { try newcomer.add(todo: "scrim") }
    #expect(try hasIndex)
    try other.execute("VACUUM")
    #expect(try other.value("PRAGMA integrity_check") == "ok")
    #expect(try finds("first")?.ids == [1])
  }

  @Test func holdsNothingThatWasGivenUp() throws {
    try makeIndex()
    try dao.beginRehearsal()
    for _ in 1...30 { try dao.add(todo: "rehearsed") }
    #expect(try dao.todos(where: .contains(.todoTitle, "rehearsed")).count == 30)
    try dao.endRehearsal()
    #expect(try finds("rehearsed") == SearchFinds(ids: [], rest: 24))
    #expect(try dao.todos(where: .contains(.todoTitle, "rehearsed")).isEmpty)
  }

  @Test func isKeptUpAfterGroupsAndTransactions() throws {
    #expect(try dao.beginGroup())
    for _ in 1...30 { try dao.add(todo: "scrim") }
    #expect(try !hasIndex)
    try dao.endGroup()
    #expect(try finds("nowhere") == SearchFinds(ids: [], rest: 8))
    try dao.begin()
    for _ in 1...30 { try dao.add(todo: "vod") }
    try dao.commit(.test)
    #expect(try finds("nowhere") == SearchFinds(ids: [], rest: 40))
  }

  /// What is sorted is looked for as a whole, and by the index only where little is found.
  @Test func isNoHelpWhereMuchIsToBeSorted() throws {
    try makeIndex()
    let order = [Ordering(field: .todoCreated)]
    for (words, isFound) in [("first", true), ("scrim", false)] {
      let query = Query(rows: .todos(where: .mentions(.todo, words)), order: order)
      #expect(try dao.database.read(.todo) { ($0.finds(for: query) != nil) == isFound })
      #expect(try dao.rows(query).count == (isFound ? 1 : 29))
    }
  }

  /// Rows come one after another, so that a page of them is there at once.
  @Test func isReadWithoutSorting() throws {
    try makeIndex()
    let isOpen = Predicate.compare(.todoDone, .equal, .flag(false))
    let query = Query(rows: .todos(where: .and(isOpen, .mentions(.todo, "scrim"))), limit: 10)
    let plan = try dao.database.read(.todo) { session in
      var sql: SQL = "EXPLAIN QUERY PLAN "
      sql.append(try session.select(query, namesMembers: true))
      return try session.connection.all(sql) { try $0.read(3, as: String.self) }
    }
    #expect(plan.contains { $0.hasPrefix("SEARCH events USING INTEGER PRIMARY KEY (rowid=?)") })
    #expect(plan.contains { $0.hasPrefix("SEARCH events USING INTEGER PRIMARY KEY (rowid>?)") })
    #expect(!plan.contains { $0.contains("TEMP B-TREE") || $0.hasPrefix("SCAN events") }, "\(plan)")
  }

  @Test(arguments: ["", "1", "a b c d", "1015 3 0", "1015 99 0 0", "1015 3 -1 0", "1015 3 0 0 0"])
  func saysNothingThatMakesNoSense(_ text: String) {
    #expect(SearchState(text) == nil)
  }

  @Test func saysHowFarItGoes() {
    var state = SearchState(place: 7, bits: 3)
    #expect(SearchState(state.text) == state)
    state.rest = 24
    #expect(SearchState(state.text) == state)
    #expect(state.ids(of: state.segment(of: -1)) == -8...(-1))
    #expect(state.ids(of: state.segment(of: .max)).upperBound == .max)
    #expect(state.id(at: state.place(of: -3), in: state.segment(of: -3)) == -3)
  }

  /// An index of 30 to-dos, of which those before 24 are in it.
  private func makeIndex() throws {
    for _ in 2...30 { try dao.add(todo: "scrim") }
    try #require(hasIndex)
  }

  private var hasIndex: Bool {
    get throws {
      try other.value("SELECT count(*) FROM sqlite_schema WHERE name = 'lineup_search'") == Int64(1)
    }
  }

  private func finds(_ words: String) throws -> SearchFinds? {
    let query = Query(rows: .todos(where: .mentions(.todo, words)))
    return try dao.database.read(.todo) { $0.finds(for: query) }
  }
}
