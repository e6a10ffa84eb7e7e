/// Renderers append to an array of bytes that is used again and again; no string is made on the way.
extension [UInt8] {
  /// Appends the string's UTF-8 as it is.
  package mutating func append(_ text: String) {
    if text.utf8.withContiguousStorageIfAvailable({ append(contentsOf: $0) }) == nil {
      append(contentsOf: Array(text.utf8))
    }
  }

  /// Appends an ASCII character.
  mutating func append(ascii character: Unicode.Scalar) {
    append(UInt8(truncatingIfNeeded: character.value))
  }

  mutating func append(spaces count: Int) {
    append(contentsOf: repeatElement(UInt8(ascii: " "), count: Swift.max(0, count)))
  }

  /// Appends a number in decimal.
  mutating func append(decimal number: Int64) {
    append(decimal: Int(number), digits: 1)
  }

  /// Appends a number in decimal with leading zeros up to as many digits, sign not counted.
  mutating func append(decimal number: Int, digits: Int) {
    if number < 0 { append(ascii: "-") }
    append(magnitude: number.magnitude, digits: digits)
  }

  private mutating func append(magnitude: UInt, digits: Int) {
    // As many as the greatest number has.
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 20) { buffer in
      var place = buffer.count
      var rest = magnitude
      repeat {
        place -= 1
        buffer[place] = UInt8(truncatingIfNeeded: 48 + rest % 10)
        rest /= 10
      } while place > 0 && (rest > 0 || buffer.count - place < digits)
      append(contentsOf: buffer[place...])
    }
  }

  /// Appends a count with a comma between thousands: `1,234`.
  mutating func append(grouped number: Int) {
    let start = count
    append(decimal: Int64(number))
    let first = number < 0 ? start + 1 : start
    var place = count - 3
    while place > first {
      insert(UInt8(ascii: ","), at: place)
      place -= 3
    }
  }

  /// Appends bytes as capital hexadecimal digits, two a byte.
  mutating func append(hex bytes: some Sequence<UInt8>) {
    for byte in bytes {
      append(hexDigit: byte >> 4)
      append(hexDigit: byte & 15)
    }
  }

  private mutating func append(hexDigit digit: UInt8) {
    append(digit < 10 ? digit + 48 : digit + 55)
  }
}
