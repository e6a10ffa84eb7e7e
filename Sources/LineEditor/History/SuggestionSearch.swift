/// The search for the newest entry that goes on as the line being typed begins, made anew at every key.
///
/// While the beginning only grows, what did not fit before does not fit now, so each search goes on where the last ended.
struct SuggestionSearch {
  private var beginning: [UInt8] = []

  /// Entries from here on are known not to fit.
  private var end = Int.max

  /// The newest entry that begins with the text, byte for byte, and is longer; nil when there is none.
  ///
  /// An empty text suggests nothing. Entries of several lines are no suggestions, and neither are those whose rest would
  /// join the last character typed (`e` and a combining accent).
  mutating func newest(in entries: HistoryEntries, beginningWith text: String) -> String? {
    guard !text.isEmpty else { return nil }
    let bytes = Array(text.utf8)
    if !bytes.starts(with: beginning) { end = .max }
    beginning = bytes
    var place = min(end, entries.count)
    var mayFitLater = false
    while let index = (0..<place).last(where: { entries.entry(at: $0, beginsWith: bytes) }) {
      let entry = entries[index]
      place = index
      if !mayFitLater { end = index + 1 }
      guard entry.utf8.count > bytes.count, !entry.utf8.contains(UInt8(ascii: "\n")) else { continue }
      let rest = entry.utf8.index(entry.startIndex, offsetBy: bytes.count)
      if String.Index(rest, within: entry) != nil { return entry }
      mayFitLater = true
    }
    if !mayFitLater { end = 0 }
    return nil
  }
}
