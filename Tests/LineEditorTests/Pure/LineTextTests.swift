import TestSupport
import Testing

@testable import LineEditor

struct LineTextTests {
  /// The line without its marks (`|`), and where they stand.
  private func read(_ text: String) -> (line: LineText<[WideCharacter]>, marks: [Int]) {
    let parts = text.unicodeScalars.split(separator: "|", omittingEmptySubsequences: false).map(\.count)
    let marks = parts.dropLast().reduce(into: []) { $0.append(($0.last ?? 0) + $1) }
    return (LineText(text.wideCharacters.filter { $0 != 0x7C }), marks)
  }

  private func places(from start: Int, while goesOn: (Int) -> Bool, _ step: (Int) -> Int) -> [Int] {
    var places: [Int] = []
    var place = start
    while goesOn(place) {
      place = step(place)
      places.append(place)
    }
    return places
  }

  @Test(arguments: [
    "foo| bar|", "  foo|", "foo|--bar|", "a_b1|, c|  |", "don|'t|", "--position| Mid|",
    "e\u{301}te\u{301}| x|",
    "李相赫| 선수です|", "李相赫|、|", "Купить| молоко|", "👍|👍🏽| ok|", "🇰🇷|🇩🇪|x|", "👩‍👩‍👧|👩‍👩‍👧|", "❤\u{FE0F}| a|", "❤ a|", "a|👍|",
    "1\u{FE0F}\u{20E3}|", "नमस्ते| x|", "½| x²|", "\u{FFFD}a|", "",
  ])
  func `words end where forward-word goes`(text: String) {
    let (line, marks) = read(text)
    #expect(places(from: 0, while: { $0 < line.line.count }, line.wordEnd) == marks)
  }

  @Test(arguments: [
    "|foo |bar", "|foo  ", "|foo--|bar", "|  |a_b1, |c", "|don'|t", "|--|position |Mid",
    "|e\u{301}te\u{301} |x",
    "|李相赫 |선수です", "|Купить |молоко", "|👍|👍🏽 |ok", "|🇰🇷|🇩🇪|x", "|👩‍👩‍👧|👩‍👩‍👧", "|नमस्ते |x", "|(|a)", "",
  ])
  func `words begin where backward-word goes`(text: String) {
    // From a sign at the start of the line on, there is no word to go to, but the start.
    let (line, marks) = read(text)
    #expect(places(from: line.line.count, while: { $0 > 0 }, line.wordStart) == marks.reversed())
  }

  @Test(arguments: [
    "|foo |bar", "|foo  ", "|foo--bar", "|  |a,b_c! |c", "|李相赫 |선수です", "|a\u{3000}|b", "|a\n|b", "|👍👍🏽 |ok",
    "|--x=1 |'a |b'",
    "|a \u{301}|b", "",
  ])
  func `Ctrl-W goes from blank to blank`(text: String) {
    let (line, marks) = read(text)
    #expect(places(from: line.line.count, while: { $0 > 0 }, line.blankDelimitedStart) == marks.reversed())
  }

  @Test(
    arguments: [
      ("ab|c", "acb|"), ("abc|", "acb|"), ("|abc", nil), ("a|", nil), ("", nil), ("a|b", "ba|"),
      ("ab|", "ba|"),
      ("李相|赫", "李赫相|"), ("🇰🇷|🇩🇪", "🇩🇪🇰🇷|"), ("👩‍👩‍👧e\u{301}|", "e\u{301}👩‍👩‍👧|"), ("xe|\u{301}", "e\u{301}x|"),
      ("a|bcd", "ba|cd"),
    ] as [(String, String?)])
  func `Ctrl-T swaps characters`(text: String, expected: String?) throws {
    let (line, marks) = read(text)
    let swap = line.transposition(at: marks.first ?? 0)
    let result = swap.map { swap in
      var characters = line.line
      characters.replaceSubrange(swap.replaced, with: swap.text + [0x7C])
      return String(wide: characters)
    }
    #expect(result == expected)
  }

  @Test func `indices beyond the line are its ends`() {
    let line = LineText("e\u{301}".wideCharacters)
    #expect(line.characterEnd(after: 2) == 2 && line.characterEnd(after: 0) == 2)
    #expect(line.characterStart(before: 0) == 0 && line.characterStart(before: 2) == 0)
    let empty = LineText([WideCharacter]())
    #expect(empty.characterEnd(after: 0) == 0 && empty.characterStart(before: 0) == 0)
    #expect(empty.wordEnd(after: 0) == 0 && empty.wordStart(before: 0) == 0)
  }

  /// At every index, also within characters, of lines made of what joins in every way.
  @Test func `characters are those that Swift finds in the whole line`() {
    var random = SplitMix(seed: 11)
    let pieces = [
      "a", "Z", " ", "é", "д", "李", "가", "ᄀ", "ᅡ", "ᆨ", "\r", "\n", "\r\n", "\u{301}", "\u{300}", "\u{FE0F}",
      "\u{200D}",
      "\u{200C}", "🇰", "🇷", "🇰🇷", "👩", "👧", "👍", "🏽", "❤", "👩‍👩‍👧", "\u{20E3}", "1", "\u{600}", "\u{AD}",
      "\u{FFFD}",
      "ক", "\u{9CD}", "ക", "\u{D4D}", "क", "\u{94D}", "ष", "\u{93E}", "\u{E31}", "\u{D4E}", "\u{E0061}",
      "\u{E007F}", "\0", "\u{7F}", "ﷺ",
      "\u{A9}", "😀",
    ]
    for round in 0..<4000 {
      // Runs of few pieces are what needs a far look.
      let some = (0..<1 + random.number(below: 4)).map { _ in random.pick(pieces) }
      let text = (0..<random.number(below: 30)).map { _ in
        round.isMultiple(of: 2) ? random.pick(pieces) : random.pick(some)
      }
      .joined()
      let line = LineText(text.wideCharacters)
      let boundaries = text.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1.unicodeScalars.count) }
      let indices = 0...line.line.count
      let before = indices.map { index in boundaries.last { $0 < index } ?? 0 }
      let after = indices.map { index in boundaries.first { $0 > index } ?? line.line.count }
      #expect(indices.map(line.characterStart) == before, "\(text.unicodeScalars.map(\.value))")
      #expect(indices.map(line.characterEnd) == after, "\(text.unicodeScalars.map(\.value))")
    }
  }

  @Test(arguments: ["a", "李", "가", "🇰🇷", "👩‍👩‍👧", "e\u{301}", "क्ष", "👍🏽", "\r\n", "ᄀ", "\u{301}"])
  func `a long line is gone through in both directions`(piece: String) {
    let text = String(repeating: piece, count: 300)
    let boundaries = text.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1.unicodeScalars.count) }
    let line = LineText(text.wideCharacters)
    #expect(
      places(from: 0, while: { $0 < line.line.count }, line.characterEnd) == Array(boundaries.dropFirst()))
    #expect(
      places(from: line.line.count, while: { $0 > 0 }, line.characterStart)
        == boundaries.dropLast().reversed())
  }
}
