/// A history on disk: one escaped line an entry, oldest first.
struct HistoryFile {
  let path: String

  func load(limit: Int) throws(HistoryError) -> [String] { [] }
  func append(_ entry: String) throws(HistoryError) {}
  func clear() throws(HistoryError) {}
}
