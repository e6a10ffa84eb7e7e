import TestSupport
import Testing

@testable import LineEditor

struct UndoHistoryTests {
  /// `|` stands for the cursor.
  private func moment(_ text: String) -> UndoHistory.Moment {
    let parts = text.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    return UndoHistory.Moment(line: parts.joined().wideCharacters, cursor: parts[0].unicodeScalars.count)
  }

  private func text(_ moment: UndoHistory.Moment?) -> String? {
    moment.map { String(wide: $0.line.prefix($0.cursor)) + "|" + String(wide: $0.line.dropFirst($0.cursor)) }
  }

  private func undone(_ texts: [String]) -> [String?] {
    var history = UndoHistory()
    for text in texts { history.show(moment(text)) }
    var undone: [String?] = []
    while let moment = history.undo() { undone.append(text(moment)) }
    return undone
  }

  @Test(
    arguments: [
      ("a word is a step", ["a|", "ab|", "abc|"], ["|"]),
      ("a blank begins another", ["a|", "ab|", "ab |", "ab c|", "ab cd|"], ["ab|", "|"]),
      ("each blank begins another", ["a|", "a |", "a  |"], ["a |", "a|", "|"]),
      ("signs are parts of words", ["-|", "--|", "--x|", "--x=|"], ["|"]),
      ("typing ahead is a step, and goes on", ["a|", "abc|", "abcd|"], ["|"]),
      ("typing ahead over a blank", ["a|", "a bc|", "a bcd|"], ["a|", "|"]),
      ("moving ends the step", ["a|", "ab|", "|ab", "x|ab"], ["|ab", "|"]),
      ("moving there and back, too", ["a|", "|a", "a|", "ab|"], ["a|", "|"]),
      ("each deletion is a step", ["abc|", "ab|", "a|", "ab|"], ["a|", "ab|", "abc|", "|"]),
      ("at the cursor among its likes", ["aaa|", "a|aa", "aa|aa", "aaa|aa"], ["a|aa", "|"]),
      ("another line", ["todo|", "member list|", "member lists|"], ["member list|", "todo|", "|"]),
      ("a swap", ["ab|", "ba|"], ["ab|", "|"]),
      ("accents are parts of words", ["e|", "e\u{301}|", "e\u{301}李|"], ["|"]),
      ("nothing", ["|", "|"], []),
    ] as [(String, [String], [String])])
  func `what undo gives back`(name: String, texts: [String], expected: [String]) {
    #expect(undone(texts) == expected)
  }

  @Test func `redo does again what was undone, until something else is done`() {
    var history = UndoHistory()
    for text in ["ab|", "ab |", "ab c|"] { history.show(moment(text)) }
    #expect(text(history.undo()) == "ab|")
    history.show(moment("ab|"))
    #expect(text(history.redo()) == "ab c|")
    #expect(history.redo() == nil)
    _ = history.undo()
    history.show(moment("|ab"))
    #expect(text(history.redo()) == "ab c|")
    _ = history.undo()
    history.show(moment("abx|"))
    #expect(history.redo() == nil)
    #expect(text(history.undo()) == "ab|")
  }

  @Test func `what was not typed is a step of its own`() {
    var history = UndoHistory()
    history.show(moment("m|"))
    history.separate()
    history.show(moment("member|"))
    history.show(moment("members|"))
    #expect(text(history.undo()) == "member|")
    #expect(text(history.undo()) == "m|")
    #expect(text(history.undo()) == "|")
  }

  @Test func `separating where nothing changes leaves no trace`() {
    var history = UndoHistory()
    history.show(moment("m|"))
    history.separate()
    history.show(moment("m|"))
    history.show(moment("me|"))
    #expect(text(history.undo()) == "|")
  }

  @Test func `it keeps so many steps, and so many characters`() {
    let steps = UndoHistory.capacity.steps
    let texts = (1...steps + 5).map { String(repeating: " ", count: $0) + "|" }
    #expect(undone(texts).count == steps)
    let size = UndoHistory.capacity.characters / 4
    let long = (0..<10).map { String(repeating: "\($0)", count: size) + "|" }
    #expect(undone(long).count == 2)
    #expect(undone([String(repeating: "x", count: 5 * size) + "|"]).isEmpty)
  }

  @Test func `undo and redo are each other's inverse, whatever was done`() {
    var random = SplitMix(seed: 3)
    let letters = "ab \u{301}李👩".wideCharacters
    for _ in 0..<200 {
      var history = UndoHistory()
      var shown: Set<[WideCharacter]> = [[]]
      for _ in 0..<40 {
        var line = history.present.line
        let cut = random.number(below: line.count + 1)
        let end = cut + random.number(below: min(3, line.count - cut + 1))
        let new = (0..<random.number(below: 3)).map { _ in random.pick(letters) }
        line.replaceSubrange(cut..<end, with: new)
        guard line != history.present.line else { continue }
        history.show(UndoHistory.Moment(line: line, cursor: random.number(below: line.count + 1)))
        shown.insert(line)
        guard random.number(below: 4) == 0 else { continue }
        var moments = [history.present]
        while let moment = history.undo() { moments.append(moment) }
        #expect(moments.last?.line == [])
        #expect(moments.allSatisfy { shown.contains($0.line) })
        #expect(moments.indices.dropLast().allSatisfy { moments[$0].line != moments[$0 + 1].line })
        for moment in moments.dropLast().reversed() { #expect(history.redo()?.line == moment.line) }
        #expect(history.redo() == nil)
        for _ in 0..<random.number(below: 3) { _ = history.undo() }
      }
    }
  }
}
