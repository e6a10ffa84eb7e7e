@testable import LineEditor

/// The rules of the search through the history, as plainly as can be.
struct NaiveSearch {
  let found: [String]

  init(_ texts: [String], query: String) {
    let words = NaiveSearch.scalars(query).split(whereSeparator: \.properties.isWhitespace).map(Array.init)
    var distinct: [String] = []
    for text in texts.reversed() where !distinct.contains(where: { $0.utf8.elementsEqual(text.utf8) }) {
      distinct.append(text)
    }
    let ranked = distinct.enumerated().compactMap { place, text in
      NaiveSearch.score(of: NaiveSearch.scalars(text), words).map { (score: $0 + [-place], text: text) }
    }
    found = ranked.sorted { $1.score.lexicographicallyPrecedes($0.score) }.map(\.text)
  }

  private static func scalars(_ text: String) -> [Unicode.Scalar] { text.unicodeScalars.map(\.simplyFolded) }

  /// How many words are whole, how many begin where words do, and how many bytes are in between, negative.
  private static func score(of text: [Unicode.Scalar], _ words: [[Unicode.Scalar]]) -> [Int]? {
    var score = [0, 0, 0]
    for word in words {
      let whole = text.indices.filter { text[$0...].starts(with: word) }
      if let start = whole.first(where: { canBegin(text, $0) }) ?? whole.first {
        score[0] += 1
        score[1] += canBegin(text, start) ? 1 : 0
      } else {
        guard let end = text.indices.first(where: { isContained(word, in: text[...$0]) }),
          let start = text[...end].indices.last(where: { isContained(word, in: text[$0...end]) })
        else { return nil }
        score[1] += canBegin(text, start) ? 1 : 0
        score[2] -= text[start...end].map(UTF8.width).reduce(0, +) - word.map(UTF8.width).reduce(0, +)
      }
    }
    return score
  }

  private static func isContained(_ word: [Unicode.Scalar], in text: ArraySlice<Unicode.Scalar>) -> Bool {
    var rest = text
    return word.allSatisfy { scalar in
      guard let place = rest.firstIndex(of: scalar) else { return false }
      rest = rest[(place + 1)...]
      return true
    }
  }

  private static func canBegin(_ text: [Unicode.Scalar], _ place: Int) -> Bool {
    guard place > 0 else { return true }
    let before = text[place - 1]
    return before.isASCII && before != "_" && !before.properties.isAlphabetic
      && before.properties.numericType == nil
  }
}
