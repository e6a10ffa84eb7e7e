import TestSupport
import Testing

@testable import LineEditor

struct SuggestionSearchTests {
  private func entries(_ texts: [String]) -> HistoryEntries {
    var entries = HistoryEntries()
    for text in texts { entries.append(text) }
    return entries
  }

  @Test(
    arguments: [
      ("the newest", ["todo add a", "todo add b", "member list"], "todo", "todo add b"),
      ("nothing that begins otherwise", ["todo list"], "member", nil),
      ("nothing for an empty line", ["todo list"], "", nil),
      (
        "nothing that is the line itself", ["todo list", "todo list --all", "todo list"], "todo list",
        "todo list --all"
      ),
      ("no entry of several lines", ["todo add 'a", "todo add 'a\nb'"], "todo", "todo add 'a"),
      (
        "backslashes as they are", ["todo add C:\\new", "todo add C:\\\nx"], "todo add C:\\",
        "todo add C:\\new"
      ),
      ("no other case", ["Todo list"], "todo", nil),
      ("CJK", ["member add 李相赫 Mid"], "member add 李", "member add 李相赫 Mid"),
      (
        "half a character joins no other", ["todo add e", "todo add e\u{301}x"], "todo add ",
        "todo add e\u{301}x"
      ),
      ("an accent is no continuation", ["todo add ex", "todo add e\u{301}x"], "todo add e", "todo add ex"),
      ("nor is the rest of a family", ["👩‍👩‍👧 x"], "👩", nil),
      ("spellings that only look alike", ["caf\u{E9} noir"], "cafe\u{301}", nil),
    ] as [(String, [String], String, String?)])
  func `what is suggested`(name: String, texts: [String], beginning: String, expected: String?) {
    var search = SuggestionSearch()
    let found = search.newest(in: entries(texts), beginningWith: beginning)
    #expect(found.map { Array($0.utf8) } == expected.map { Array($0.utf8) })
  }

  @Test func `a new line is suggested as soon as it is kept, and none when all are forgotten`() throws {
    let history = History()
    try history.add("todo add one")
    #expect(history.newest(beginningWith: "todo") == "todo add one")
    try history.add("todo add two")
    #expect(history.newest(beginningWith: "todo a") == "todo add two")
    try history.clear()
    #expect(history.newest(beginningWith: "todo a") == nil)
  }

  @Test func `what is not accepted is passed over, and asked for once as one types on`() {
    let entries = entries(["todo add one", "todo addd two", "todo add three!"])
    var search = SuggestionSearch()
    var asked: [String] = []
    func newest(_ text: String) -> String? {
      search.newest(in: entries, beginningWith: text) { entry in
        asked.append(entry)
        return !entry.hasSuffix("!") && !entry.contains("addd")
      }
    }
    #expect(newest("todo") == "todo add one")
    #expect(asked == ["todo add three!", "todo addd two", "todo add one"])
    #expect(newest("todo add") == "todo add one")
    #expect(asked.count == 4)
    #expect(newest("todo add t") == nil)
    #expect(newest("todo add") == "todo add one")
  }

  /// A search that goes on where the last one ended finds what a search from the start does.
  @Test func `typing and erasing finds what a look at all entries finds`() {
    var generator = SplitMix(seed: 1)
    let letters = ["a", "b", "\u{301}", "\n", "李", "\\"]
    func word(_ length: ClosedRange<Int>) -> String {
      (0..<Int.random(in: length, using: &generator))
        .map { _ in letters.randomElement(using: &generator) ?? "" }.joined()
    }
    for _ in 0..<300 {
      let texts = (0..<20).map { _ in word(1...6) }
      let entries = entries(texts)
      var search = SuggestionSearch()
      var line = ""
      for _ in 0..<30 {
        line = Int.random(in: 0..<4, using: &generator) == 0 ? String(line.dropLast()) : line + word(1...1)
        let expected = texts.last { text in
          !line.isEmpty && text.utf8.starts(with: line.utf8) && text.utf8.count > line.utf8.count
            && !text.utf8.contains(0x0A)
            && text.indices.contains(text.utf8.index(text.startIndex, offsetBy: line.utf8.count))
        }
        #expect(
          search.newest(in: entries, beginningWith: line) == expected, "\(line.debugDescription) in \(texts)")
      }
    }
  }
}
