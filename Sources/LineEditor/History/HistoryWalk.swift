/// A walk through the history by Up and Down, over the entries that begin as the line did when it began.
struct HistoryWalk {
  /// What the line holds now.
  private(set) var shown: String

  private let draft: String
  private var index: Int

  /// Begins at the line being typed, behind the newest entry.
  init(from line: String, in entries: [String]) {
    draft = line
    shown = line
    index = entries.count
  }

  /// The next older entry that fits, or nil.
  mutating func older(in entries: [String]) -> String? {
    guard let found = entries[..<min(index, entries.count)].lastIndex(where: fits) else { return nil }
    index = found
    shown = entries[found]
    return shown
  }

  /// The next newer entry that fits, or after the newest the line as it was; nil at that line.
  mutating func newer(in entries: [String]) -> String? {
    guard index < entries.count else { return nil }
    index = entries[(index + 1)...].firstIndex(where: fits) ?? entries.count
    shown = index < entries.count ? entries[index] : draft
    return shown
  }

  /// Entries that look like what is shown would only make the key seem dead.
  private func fits(_ entry: String) -> Bool {
    entry != shown && entry.utf8.starts(with: draft.utf8)
  }
}
