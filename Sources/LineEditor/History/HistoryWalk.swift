/// A walk through the history by Up and Down, over the entries that begin as the line did when it began.
struct HistoryWalk {
  /// What the line holds now.
  private(set) var shown: String

  private let draft: String
  private let beginning: [UInt8]
  private var index: Int

  /// Begins at the line being typed, behind the newest entry.
  init(from line: String, in entries: HistoryEntries) {
    draft = line
    beginning = Array(line.utf8)
    shown = line
    index = entries.count
  }

  /// The next older entry that fits, or nil.
  mutating func older(in entries: HistoryEntries) -> String? {
    guard let found = (0..<min(index, entries.count)).last(where: { fits($0, in: entries) }) else {
      return nil
    }
    index = found
    shown = entries[found]
    return shown
  }

  /// The next newer entry that fits, or after the newest the line as it was; nil at that line.
  mutating func newer(in entries: HistoryEntries) -> String? {
    guard index < entries.count else { return nil }
    index = (index + 1..<entries.count).first { fits($0, in: entries) } ?? entries.count
    shown = index < entries.count ? entries[index] : draft
    return shown
  }

  /// The oldest entry that fits, or nil.
  mutating func oldest(in entries: HistoryEntries) -> String? {
    guard let found = (0..<min(index, entries.count)).first(where: { fits($0, in: entries) }) else {
      return nil
    }
    index = found
    shown = entries[found]
    return shown
  }

  /// The line as it was; nil at that line.
  mutating func line(behind entries: HistoryEntries) -> String? {
    guard index < entries.count else { return nil }
    index = entries.count
    shown = draft
    return shown
  }

  /// Entries that look like what is shown would only make the key seem dead.
  private func fits(_ index: Int, in entries: HistoryEntries) -> Bool {
    entries.entry(at: index, beginsWith: beginning) && entries[index] != shown
  }
}
