import TestSupport
import Testing

@testable import LineEditor

struct HistorySearchTests {
  private func search(_ texts: [String], _ query: String = "", limit: Int = 100) -> HistorySearch {
    var entries = HistoryEntries()
    for text in texts { entries.append(text) }
    return HistorySearch(entries, query: query, limit: limit)
  }

  @Test(
    arguments: [
      ("nothing typed: all, the newest first", ["a", "b", "c"], "", ["c", "b", "a"]),
      ("each distinct entry once, where it is newest", ["a", "b", "a", "c", "b"], "", ["b", "c", "a"]),
      ("case does not count", ["Todo LIST", "undo"], "todo list", ["Todo LIST"]),
      ("nor does it in the query", ["todo list"], "LIST", ["todo list"]),
      (
        "words in any order", ["member add Faker Mid", "member add Zeus Top"], "fak add",
        ["member add Faker Mid"]
      ),
      ("every word", ["member add Faker", "member list"], "member add", ["member add Faker"]),
      ("a word whole before one in parts", ["todo list", "todo lost in time"], "list", ["todo list"]),
      ("in parts, with letters between", ["member add Faker"], "mbrfkr", ["member add Faker"]),
      ("not out of order", ["member"], "rm", []),
      ("whole first, however old", ["abc", "a1b1c", "a2b2c"], "abc", ["abc", "a2b2c", "a1b1c"]),
      ("at a word's start before within one", ["todo add x", "readd"], "add", ["todo add x", "readd"]),
      ("underscores do not end a word", ["x add", "x_add"], "add", ["x add", "x_add"]),
      ("signs do", ["readd", "--add"], "add", ["--add", "readd"]),
      ("close together before far apart", ["a-b", "a--b"], "ab", ["a-b", "a--b"]),
      ("the newest of equals", ["add a", "add b", "add c"], "add", ["add c", "add b", "add a"]),
      ("CJK", ["member add 李相赫 Mid", "member add 李敏亨 ADC"], "李赫", ["member add 李相赫 Mid"]),
      ("Cyrillic in any case", ["todo add КУПИТЬ молоко"], "Купить МОЛ", ["todo add КУПИТЬ молоко"]),
      ("Greek with its final sigma", ["ΟΔΟΣ", "οδος", "οδοσ"], "ς", ["οδοσ", "οδος", "ΟΔΟΣ"]),
      ("the Kelvin sign", ["5 \u{212A}"], "k", ["5 \u{212A}"]),
      ("ß is not ss", ["Straße", "STRASSE"], "ss", ["STRASSE"]),
      ("half a character", ["🇰🇷", "cafe\u{301}"], "🇰", ["🇰🇷"]),
      ("a newline is a blank", ["todo add 'a\nb'"], "a b", ["todo add 'a\nb'"]),
      ("escapes are what they stand for", ["a\nb", "anb", "C:\\x"], "nb", ["anb"]),
      ("backslashes", ["C:\\new", "C new"], "c:\\new", ["C:\\new"]),
      ("an ideographic blank splits, too", ["a b"], "b\u{3000}a", ["a b"]),
      ("only blanks are nothing", ["a"], "  ", ["a"]),
    ] as [(String, [String], String, [String])])
  func `what is found, the best first`(name: String, texts: [String], query: String, expected: [String]) {
    #expect(search(texts, query).matches.map(\.entry) == expected)
  }

  @Test(
    arguments: [
      ("member add", "add", "member |add|"), ("readd add", "add", "readd |add|"),
      ("member", "mbr", "me|mb|e|r|"),
      ("mamam", "ma m", "|ma|mam"), ("add Faker", "fa ad", "|ad|d |Fa|ker"), ("李相赫", "李赫", "|李|相|赫|"),
      ("cafe\u{301} x", "cafe", "|cafe\u{301}|  x"), ("👩‍👩‍👧", "👩", "|👩‍👩‍👧|"), ("x", "", "x"), ("ÀÉ", "àé", "|ÀÉ|"),
      ("m member", "mm", "|m| |m|ember"), ("5 \u{212A}K", "kk", "5 |\u{212A}K|"),
    ])
  func `what was found is marked`(entry: String, query: String, marked: String) throws {
    let match = try #require(search([entry], query).matches.first)
    var text = Array(entry.utf8)
    for range in match.ranges.reversed() {
      text.insert(UInt8(ascii: "|"), at: range.upperBound)
      text.insert(UInt8(ascii: "|"), at: range.lowerBound)
    }
    #expect(String(decoding: text, as: UTF8.self) == marked.replacing("  ", with: " "))
  }

  @Test func `older and newer go through the matches, and typing begins at the best`() {
    var search = search(["a 1", "a 2", "a 3", "b 3"], "a")
    #expect(search.selected?.entry == "a 3")
    search.newer()
    #expect(search.selection == 0)
    search.older()
    search.older()
    search.older()
    #expect(search.selected?.entry == "a 1")
    search.newer()
    #expect(search.selected?.entry == "a 2")
    search.type(" 1")
    #expect(search.selected?.entry == "a 1" && search.count == 1)
    search.type("z")
    search.older()
    #expect(search.selected == nil && search.selection == 0 && search.count == 0)
    search.erase()
    #expect(search.query == "a 1" && search.selected?.entry == "a 1")
  }

  @Test func `erasing takes a whole character, and nothing from nothing`() {
    var search = search(["x", "cafe\u{301}"], "e\u{301}")
    #expect(search.count == 1)
    search.erase()
    search.erase()
    #expect(search.query.isEmpty && search.count == 2)
  }

  @Test func `no more matches are held than asked for, and all are counted`() {
    let all = search((0..<500).map { "entry \($0)" }, "entry", limit: 20)
    #expect(all.matches.map(\.entry) == (480..<500).reversed().map { "entry \($0)" })
    #expect(all.count == 500)
    #expect(search([], "x").matches.isEmpty)
  }

  @Test func `an invalid file is searched as it is read`() {
    let lines: [[UInt8]] = [
      [0xFF, 0x61], [0xD0], [0xE6, 0x9D], [0x62, 0, 0xC3], [0xF0, 0x9F, 0x99], Array("A".utf8),
    ]
    let entries = HistoryEntries(Array(lines.joined(separator: [0x0A])))
    #expect(HistorySearch(entries).count == 6)
    #expect(HistorySearch(entries, query: "a").matches.map(\.entry) == ["A", "\u{FFFD}a"])
    #expect(HistorySearch(entries, query: "b").matches.map(\.entry) == ["b\u{FFFD}"])
  }

  /// The bytes are only a quick way to what a plain reading of the rules finds.
  @Test func `it finds what a naive search does, however the query came about`() {
    var random = SplitMix(seed: 7)
    let letters =
      Array("abAB_- \n\\").map(String.init) + ["é", "É", "д", "Д", "李", "相", "\u{301}", "👩", "ſ", "K", "Ⱥ"]
    func word(_ count: Int) -> String { (0..<count).map { _ in random.pick(letters) }.joined() }
    for _ in 0..<150 {
      let texts = (0..<30).map { _ in word(1 + random.number(below: 12)) }
      var search = search(texts, limit: 10)
      for _ in 0..<8 {
        if random.number(below: 4) == 0 { search.erase() } else { search.type(word(1)) }
        let expected = NaiveSearch(texts, query: search.query)
        #expect(
          search.matches.map { Array($0.entry.utf8) } == expected.found.prefix(10).map { Array($0.utf8) })
        #expect(search.count == expected.found.count)
      }
    }
  }
}
