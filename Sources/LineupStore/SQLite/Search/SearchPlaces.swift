/// Where in a segment of the search index a piece of text is to be found, as the index keeps it: the distances between the
/// places, less one, seven bits a byte. An empty list says that it may be anywhere.
enum SearchPlaces {
  /// - Parameters:
  ///   - places: in order, each once.
  ///   - size: how many places a segment has. What is at more than a tenth of them tells little, and is not kept.
  static func encode(_ places: [UInt16], of size: Int) -> [UInt8] {
    guard places.count <= most(of: size) else { return [] }
    var bytes: [UInt8] = []
    var next = 0
    for place in places {
      var distance = Int(place) - next
      next = Int(place) + 1
      while distance >= 0x80 {
        bytes.append(UInt8(truncatingIfNeeded: distance | 0x80))
        distance >>= 7
      }
      bytes.append(UInt8(truncatingIfNeeded: distance))
    }
    return bytes
  }

  /// The places; nil when it may be anywhere, as it may when the list is damaged.
  static func decode(_ bytes: [UInt8], of size: Int) -> [UInt16]? {
    if bytes.isEmpty { return nil }
    var places: [UInt16] = []
    var next = 0
    var distance = 0
    var shift = 0
    for byte in bytes {
      distance |= Int(byte & 0x7F) << shift
      shift += 7
      if byte >= 0x80 {
        if shift > 14 { return nil }
        continue
      }
      let place = next + distance
      guard place < size else { return nil }
      places.append(UInt16(truncatingIfNeeded: place))
      (next, distance, shift) = (place + 1, 0, 0)
    }
    return shift == 0 ? places : nil
  }

  /// How many places are kept at the most.
  static func most(of size: Int) -> Int { max(4, size / 10) }
}

extension [UInt16] {
  /// The places that are in both lists, which are in order.
  func common(with other: [UInt16]) -> [UInt16] {
    var common: [UInt16] = []
    var index = 0
    for place in self {
      while index < other.count, other[index] < place { index += 1 }
      if index == other.count { break }
      if other[index] == place { common.append(place) }
    }
    return common
  }
}
