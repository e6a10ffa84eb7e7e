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
  package init?(storedText bytes: [UInt8]) {
    func number(_ places: Range<Int>) -> Int? {
      var number = 0
      for byte in bytes[places] {
        guard (48...57).contains(byte) else { return nil }
        number = number * 10 + Int(byte - 48)
      }
      return number
    }
    guard bytes.count == 23, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-"),
      bytes[10] == UInt8(ascii: "T"), bytes[13] == UInt8(ascii: ":"), bytes[16] == UInt8(ascii: ":"),
      bytes[19] == UInt8(ascii: "."), let year = number(0..<4), let month = number(5..<7),
      let day = number(8..<10), let hour = number(11..<13), let minute = number(14..<16),
      let second = number(17..<19), let millisecond = number(20..<23)
    else { return nil }
    self.init(
      year: year, month: month, day: day,
      hour: hour, minute: minute, second: second, millisecond: millisecond)
  }
}
