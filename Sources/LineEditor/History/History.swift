/// The lines that were entered, oldest first: those of earlier sessions and this session's own.
///
/// A line that begins with a blank, or equals the one before it, is not kept. Each kept line is written to the file at
/// once, so that it outlives a crash; lines of sessions that run meanwhile are seen by later sessions only.
package final class History {
  /// How many entries are kept; the oldest go first.
  package static let capacity = 100_000

  /// All entries, oldest first. An entry may hold newlines.
  package private(set) var entries = HistoryEntries() {
    didSet { suggestionSearch = SuggestionSearch() }
  }

  private var suggestionSearch = SuggestionSearch()
  private let file: HistoryFile?

  /// Makes a history that is kept in the file of that path, or in memory only when it is nil.
  package init(path: String? = nil) {
    file = path.map { HistoryFile(path: $0) }
  }

  /// Reads the entries of earlier sessions. A file that does not exist is an empty history.
  package func load() throws(HistoryError) {
    guard let file else { return }
    entries = try file.load(limit: History.capacity)
  }

  /// Makes the file if there is none, so that later sessions know that this was not the first.
  package func begin() throws(HistoryError) {
    _ = try file?.openLocked()
  }

  /// Adds a line; it is remembered even when it cannot be written.
  ///
  /// - Returns: whether the line was kept.
  @discardableResult
  package func add(_ line: String) throws(HistoryError) -> Bool {
    guard let first = line.utf8.first, first != UInt8(ascii: " "), first != UInt8(ascii: "\t"),
      !isNewest(line)
    else { return false }
    entries.append(line)
    entries.keepNewest(History.capacity)
    try file?.append(line)
    return true
  }

  /// Forgets every entry, in the file too.
  package func clear() throws(HistoryError) {
    entries = HistoryEntries()
    try file?.clear()
  }

  /// The newest entry that begins with the text, byte for byte, and goes on; nil when there is none.
  ///
  /// It is meant to be asked at every key: see ``SuggestionSearch``.
  func newest(beginningWith text: String, where accepts: (String) -> Bool = { _ in true }) -> String? {
    suggestionSearch.newest(in: entries, beginningWith: text, where: accepts)
  }

  /// Byte for byte: Swift would call an NFC and an NFD spelling equal.
  private func isNewest(_ line: String) -> Bool {
    guard let newest = entries.last else { return false }
    return newest.utf8.elementsEqual(line.utf8)
  }
}
