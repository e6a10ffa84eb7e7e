/// The search for the newest entry that goes on as the line being typed begins, made anew at every key.
///
/// While the beginning only grows, what did not fit before does not fit now, so each search goes on where the last ended.
struct SuggestionSearch {
  private var beginning: [UInt8] = []

  /// Entries from here on are known not to fit.
  private var end = Int.max

  /// How many entries are tried that begin so and are not to be suggested, at one key.
  private static let mostRejected = 100

  /// The newest entry that begins with the text, byte for byte, and is longer; nil when there is none.
  ///
  /// An empty text suggests nothing. Entries of several lines are no suggestions, and neither are those whose rest would
  /// join the last character typed (`e` and a combining accent).
  ///
  /// - Parameter accepts: whether an entry may be suggested; one that may not is not asked for again.
  mutating func newest(
    in entries: HistoryEntries, beginningWith text: String, where accepts: (String) -> Bool = { _ in true }
  ) -> String? {
    guard !text.isEmpty else { return nil }
    let bytes = Array(text.utf8)
    if !bytes.starts(with: beginning) { end = .max }
    beginning = bytes
    var place = min(end, entries.count)
    var mayFitLater = false
    var rejected = 0
    while let index = (0..<place).last(where: { entries.entry(at: $0, beginsWith: bytes) }) {
      let entry = entries[index]
      place = index
      if entry.utf8.count > bytes.count, !entry.utf8.contains(UInt8(ascii: "\n")) {
        let rest = entry.utf8.index(entry.startIndex, offsetBy: bytes.count)
        let joins = String.Index(rest, within: entry) == nil
        let isAccepted = !joins && accepts(entry)
        if joins || isAccepted, !mayFitLater { end = index + 1 }
        if isAccepted { return entry }
        mayFitLater = mayFitLater || joins
        rejected += joins ? 0 : 1
        if rejected == SuggestionSearch.mostRejected { return nil }
      }
      if !mayFitLater { end = index }
    }
    if !mayFitLater { end = 0 }
    return nil
  }
}
