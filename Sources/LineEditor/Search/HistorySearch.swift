/// A search through the history by words, which may stand in an entry in any order and with letters left out: what
/// Ctrl-R shows. See ``FuzzyPattern`` for what fits, and how well; of what fits equally, the newest comes first.
///
/// To accept is to take the ``selected`` entry, to cancel is to let go of the search.
struct HistorySearch {
  /// What was typed.
  private(set) var query: String

  /// The entries that fit, the best first, at most as many as were asked for.
  private(set) var matches: [HistoryMatch] = []

  /// Which of the matches is selected; 0 when there is none.
  private(set) var selection = 0

  /// How many distinct entries fit.
  var count: Int { fitting.count }

  /// The selected entry, if any fits.
  var selected: HistoryMatch? { matches.indices.contains(selection) ? matches[selection] : nil }

  private let entries: HistoryEntries
  private let texts: SearchTexts
  private let limit: Int

  /// The texts that fit, newest first: what fits a longer query is among them.
  private var fitting: [Int] = []

  /// - Parameters:
  ///   - entries: the history; what is added to it afterwards is not found.
  ///   - query: what to look for first.
  ///   - limit: how many matches to hold, at least 1.
  init(_ entries: HistoryEntries, query: String = "", limit: Int = 100) {
    self.entries = entries
    self.query = query
    self.limit = limit
    texts = SearchTexts(entries)
    search(among: 0..<texts.count)
  }

  /// Adds to the query.
  mutating func type(_ text: String) {
    query += text
    search(among: fitting)
  }

  /// Takes the last character from the query.
  mutating func erase() {
    guard query.popLast() != nil else { return }
    search(among: 0..<texts.count)
  }

  /// Selects the next match, which is worse or older, if there is one.
  mutating func older() {
    selection = min(selection + 1, max(matches.count - 1, 0))
  }

  /// Selects the match before, which is better or newer, if there is one.
  mutating func newer() {
    selection = max(selection - 1, 0)
  }

  /// Finds what fits the query, and selects the best.
  private mutating func search(among candidates: some Sequence<Int>) {
    let pattern = FuzzyPattern(query)
    var fitting: [Int] = []
    var best = BestRanks(limit: limit)
    for index in candidates {
      guard let score = texts.withText(at: index, pattern.score) else { continue }
      fitting.append(index)
      best.insert(Rank(score: score, index: index))
    }
    self.fitting = fitting
    matches = best.ranks.map { HistoryMatch(entries[texts.entryIndices[$0.index]], pattern) }
    selection = 0
  }

  /// How well a text fits. The greater comes first: a better score, or a newer text, whose index is lower.
  private struct Rank: Comparable {
    let score: UInt32
    let index: Int

    static func < (one: Rank, other: Rank) -> Bool {
      one.score != other.score ? one.score < other.score : one.index > other.index
    }
  }

  /// The greatest of many ranks, the greatest first.
  private struct BestRanks {
    let limit: Int
    private(set) var ranks: [Rank] = []

    mutating func insert(_ rank: Rank) {
      if ranks.count == limit {
        guard let last = ranks.last, last < rank else { return }
        ranks.removeLast()
      }
      // Most are worse than those before: the place is sought from the end.
      let place = ranks.lastIndex { rank < $0 }.map { $0 + 1 } ?? 0
      ranks.insert(rank, at: place)
    }
  }
}
