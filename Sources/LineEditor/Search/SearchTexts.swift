/// The entries of a history as a search goes over them: each distinct one once, newest first, and folded.
struct SearchTexts {
  /// Where each text stands in the history: at the newest of the entries that are the same.
  private(set) var entryIndices: [Int] = []

  private var bytes: [UInt8] = []

  /// Where each text ends in the bytes, and the next begins.
  private var ends: [Int] = []

  init(_ entries: HistoryEntries) {
    var seen = SeenLines(capacity: entries.count)
    bytes.reserveCapacity(entries.bytes.count)
    entryIndices.reserveCapacity(entries.count)
    ends.reserveCapacity(entries.count)
    for index in entries.indices.reversed() where seen.insert(index, of: entries) {
      entries.withLine(at: index) { FoldedText.append($0, to: &bytes) }
      entryIndices.append(index)
      ends.append(bytes.count)
    }
  }

  var count: Int { ends.count }

  /// Lends a text's bytes.
  func withText<Result>(at index: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    let start = index > 0 ? ends[index - 1] : 0
    return bytes.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[start..<ends[index]])) }
  }
}
