/// Tells which lines of a history have been seen before, byte for byte: a hash table with open addressing, which makes no
/// string of any line.
struct SeenLines {
  /// The lines seen, at their hashes: the upper half of the hash, and the index plus one. 0 where there is none.
  private var slots: [UInt64]

  /// - Parameter capacity: how many lines there are at most.
  init(capacity: Int) {
    slots = [UInt64](repeating: 0, count: 2 * capacity + 1)
  }

  /// Notes a line.
  ///
  /// - Returns: whether it is new.
  mutating func insert(_ index: Int, of entries: HistoryEntries) -> Bool {
    entries.withLine(at: index) { line in
      var hasher = Hasher()
      hasher.combine(bytes: UnsafeRawBufferPointer(line))
      let hash = UInt64(bitPattern: Int64(hasher.finalize()))
      var slot = Int(hash % UInt64(slots.count))
      while slots[slot] != 0 {
        if slots[slot] >> 32 == hash >> 32,
          entries.withLine(at: Int(slots[slot] & 0xFFFF_FFFF) - 1, { $0.elementsEqual(line) })
        {
          return false
        }
        slot = (slot + 1) % slots.count
      }
      slots[slot] = hash & ~0xFFFF_FFFF | UInt64(index + 1)
      return true
    }
  }
}
