import LineupCore
import LineupStore
import TestSupport
import Testing

/// Which rows are suggested, in which order, in a table of any size.
struct SuggestionTests {
  private let dao = Dao(isMock: true)

  private func names(_ typed: String, _ reach: SuggestionKey.Reach = .everywhere, limit: Int = 100) throws
    -> [String]
  {
    try dao.suggest(.member, .text(typed, reach), limit: limit).compactMap { row in
      if case .member(let member) = row { member.name } else { nil }
    }
  }

  /// A file with so many members and to-dos, made by another program.
  private func file(in folder: TemporaryFolder, rows: Int) throws -> Dao {
    let path = try OldApp.makeFile(in: folder)
    _ = try ChildProcess(
      "/usr/bin/env",
      [
        "sqlite3", path,
        """
        with recursive n(n) as (select 1 union all select n + 1 from n where n < \(rows))
        insert into members(id, name, position) select n, 'Player ' || n, 1 + n % 5 from n;
        insert into events(id, title, create_at, complete)
          select id, 'Game ' || id, '2026-01-01T00:00:00.000', 0 from members;
        """,
      ]
    ).run()
    return Dao(file: DatabaseLocation(path: path, isNamed: true))
  }

  @Test func rankBeforeOrder() throws {
    for name in ["Hans Sama", "sam", "Sam", "SAMARA", "Samo", "José", "李相赫", "Zed"] { try dao.add(name) }
    #expect(try names("Sam") == ["Sam", "Samo", "SAMARA", "sam", "Hans Sama"])
    #expect(try names("sam", limit: 2) == ["sam", "SAMARA"])
    #expect(try names("hans s") == ["Hans Sama"])
    #expect(try names("sE\u{301}") == ["José"])
    #expect(try names("相") == ["李相赫"])
    #expect(try names("", limit: 2) == ["Hans Sama", "sam"])
    try dao.add(todo: "scrim tomorrow")
    try dao.add(todo: "Review scrim", done: true)
    try dao.add(todo: "SCRIM")
    #expect(try dao.suggest(.todo, .text("scrim", .everywhere), limit: 9).map(\.id) == [1, 3, 2])
    #expect(try dao.suggest(.todo, .text("scrim", .prefixes), limit: 9).isEmpty)
    #expect(try dao.suggest(.todo, .text("scrim", .everywhere, done: false), limit: 9).map(\.id) == [1, 3])
    #expect(try dao.suggest(.todo, .text("", .everywhere, done: true), limit: 9).map(\.id) == [2])
    #expect(try dao.suggest(.todo, .text("", .everywhere, done: false), limit: 1).map(\.id) == [3])
  }

  @Test(arguments: ["hide on b", "HIDE ON B", "Hide on b", "hide On b", "Hide On B"])
  func anIndexFindsNamesInAFewSpellings(typed: String) throws {
    for name in ["Hide on bush", "HIDE ON BUSH", "hide on bush", "Hide On Bush", "hiDE on bush"] {
      try dao.add(name)
    }
    let found = try names(typed, .prefixes)
    #expect(Set(found).isSuperset(of: ["Hide on bush", "HIDE ON BUSH", "hide on bush", "Hide On Bush"]))
    #expect(!found.contains("hiDE on bush"))
    #expect(try names(typed).contains("hiDE on bush"))
    #expect(try names("on bush", .prefixes).isEmpty)
  }

  @Test func anIDIsFoundByItsFirstDigits() throws {
    let ids: [Int64] = [0, 7, 8, 70, 79, 80, 700, 7_999_999, 8_000_000, 7_000_000_000_000_000_000, .max]
    for id in ids { try dao.add(todo: "x", id: id) }
    func found(_ digits: String, limit: Int = 100) throws -> [Int64] {
      try dao.suggest(.todo, .id(digits), limit: limit).map(\.id)
    }
    #expect(try found("7") == [7, 70, 79, 700, 7_999_999, 7_000_000_000_000_000_000])
    #expect(try found("7", limit: 3) == [7, 70, 79])
    #expect(try found("9223372036854775807") == [.max])
    #expect(try found("92") == [.max])
    #expect(try found("0") == [0])
    for nothing in ["07", "6", "9223372036854775808", "99999999999999999999", "7x", "-7"] {
      #expect(try found(nothing).isEmpty)
    }
    #expect(try found("", limit: 2) == [0, 7])
  }

  @Test func aRowIsFoundByWhatNamesIt() throws {
    try dao.add("Faker", id: 7)
    try dao.add(todo: "x", id: 3)
    #expect(try dao.suggest(.member, .row(.id(7)), limit: 1).map(\.id) == [7])
    #expect(try dao.suggest(.member, .row(.name("Faker")), limit: 1).map(\.id) == [7])
    #expect(try dao.suggest(.todo, .row(.id(3)), limit: 1).map(\.id) == [3])
    #expect(throws: RepositoryError.recordNotFound(.todo, .id(4))) {
      try dao.suggest(.todo, .row(.id(4)), limit: 1)
    }
  }

  /// Beyond the newest 2,000 rows only an index finds anything, and that it always does.
  @Test func ofALargeTableTheNewestRowsAreSearched() throws {
    let folder = try TemporaryFolder()
    let dao = try file(in: folder, rows: 30_000)
    func ids(_ entity: Entity, _ typed: String) throws -> [Int64] {
      try dao.suggest(entity, .text(typed, .everywhere), limit: 100).map(\.id)
    }
    #expect(try ids(.member, "Player 77").prefix(3) == [77, 770, 7700])
    #expect(try ids(.member, "player 28000").prefix(1) == [28_000])
    #expect(try ids(.member, "pLayer 28001") == [28_001])
    #expect(try ids(.member, "pLayer 28000") == [28_000])
    #expect(try ids(.member, "ayer 28001") == [28_001])
    #expect(try ids(.member, "ayer 28000").isEmpty)
    #expect(try ids(.todo, "game 28001") == [28_001])
    #expect(try ids(.todo, "Game 28000").isEmpty)
    #expect(try dao.suggest(.todo, .id("28000"), limit: 9).map(\.id) == [28_000])
  }

  /// 60 rosters of random names: what is found is what a look at every row finds, in the same order.
  @Test func agreesWithALookAtEveryRow() throws {
    var random = SplitMix(seed: 31)
    let letters = ["a", "A", "b", "B", "é", "É", "e\u{301}", "ß", "SS", "李", " ", "'", "1", "ż"]
    func text() -> String {
      (0..<Int.random(in: 1...4, using: &random)).map { _ in
        letters[Int.random(in: letters.indices, using: &random)]
      }.joined()
    }
    for _ in 0..<60 {
      let dao = Dao(isMock: true)
      for _ in 0..<30 { _ = try? dao.add(text()) }
      let members = try dao.members()
      for _ in 0..<30 {
        let typed = text()
        let limit = Int.random(in: 1...12, using: &random)
        let word = TypedWord(typed)
        let expected = TypedWord.Match.allCases.flatMap { match in
          members.filter { word.match(in: $0.name) == match }
            .sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
        }
        let found = try dao.suggest(.member, .text(typed, .everywhere), limit: 100).map(\.id)
        #expect(found == expected.map(\.id), "\(typed.debugDescription)")
        let few = try dao.suggest(.member, .text(typed, .everywhere), limit: limit)
        #expect(few.count == min(limit, expected.count))
        let ranks = few.map { row -> TypedWord.Match? in
          if case .member(let member) = row { word.match(in: member.name) } else { nil }
        }
        #expect(ranks == expected.prefix(limit).map { word.match(in: $0.name) })
      }
    }
  }
}
