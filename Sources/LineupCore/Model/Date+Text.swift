extension Date {
  /// The form a database stores: UTC, `yyyy-MM-dd'T'HH:mm:ss.SSS`.
  package var storedText: String {
    let parts = components
    return String(unsafeUninitializedCapacity: 23) { buffer in
      var at = 0
      func put(_ number: Int, digits: Int) {
        var rest = number
        for place in stride(from: digits - 1, through: 0, by: -1) {
          buffer[at + place] = UInt8(truncatingIfNeeded: 48 + rest % 10)
          rest /= 10
        }
        at += digits
      }
      func put(_ character: Unicode.Scalar) {
        buffer[at] = UInt8(truncatingIfNeeded: character.value)
        at += 1
      }
      put(parts.year, digits: 4)
      put("-")
      put(parts.month, digits: 2)
      put("-")
      put(parts.day, digits: 2)
      put("T")
      put(parts.hour, digits: 2)
      put(":")
      put(parts.minute, digits: 2)
      put(":")
      put(parts.second, digits: 2)
      put(".")
      put(parts.millisecond, digits: 3)
      return at
    }
  }

  /// Reads exactly the form a database stores; anything else is nil, and the row damaged.
  package init?(storedText bytes: some RandomAccessCollection<UInt8>) {
    guard bytes.count == 23 else { return nil }
    let template = "dddd-dd-ddTdd:dd:dd.ddd".utf8
    var numbers = [0]
    for (byte, expected) in zip(bytes, template) {
      if expected == UInt8(ascii: "d") {
        guard (48...57).contains(byte) else { return nil }
        numbers[numbers.count - 1] = numbers[numbers.count - 1] * 10 + Int(byte - 48)
      } else {
        guard byte == expected else { return nil }
        numbers.append(0)
      }
    }
    guard numbers.count == 7 else { return nil }
    self.init(
      year: numbers[0], month: numbers[1], day: numbers[2],
      hour: numbers[3], minute: numbers[4], second: numbers[5], millisecond: numbers[6])
  }
}
