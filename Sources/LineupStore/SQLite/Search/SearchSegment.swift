/// A segment of the search index that is being made: at which places each piece of text is.
struct SearchSegment {
  private let size: Int
  private var lists: [[UInt16]] = []

  /// Which list is a piece's.
  private var indexes: [Int64: Int] = [:]

  init(size: Int) {
    self.size = size
  }

  /// Adds a piece of the text at a place. Places are given in order.
  mutating func add(_ gram: Int64, at place: UInt16) {
    guard let index = indexes[gram] else {
      indexes[gram] = lists.count
      lists.append([place])
      return
    }
    if lists[index].last == place || lists[index].count > SearchPlaces.most(of: size) { return }
    lists[index].append(place)
  }

  /// Calls `body` with each piece, in order, and with where it is as the index keeps it.
  func forEach(_ body: (Int64, [UInt8]) throws -> Void) rethrows {
    for (gram, index) in indexes.sorted(by: { $0.key < $1.key }) {
      try body(gram, SearchPlaces.encode(lists[index], of: size))
    }
  }
}
