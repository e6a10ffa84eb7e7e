/// Decodes the scalar that begins at an index.
///
/// - Returns: the scalar and how many bytes it takes; nil at the end, and when what stands there is not UTF-8 (cut short,
///   overlong, a surrogate, beyond U+10FFFF). Unicode: table 3-7.
func decodeScalar(
  _ bytes: UnsafeBufferPointer<UInt8>, at index: Int
) -> (scalar: Unicode.Scalar, length: Int)? {
  guard index < bytes.count else { return nil }
  let lead = UInt32(bytes[index])
  let length: Int
  let least: UInt32
  var value: UInt32
  switch lead {
  case 0..<0x80: return (Unicode.Scalar(bytes[index]), 1)
  case 0xC2...0xDF: (length, least, value) = (2, 0x80, lead & 0x1F)
  case 0xE0...0xEF: (length, least, value) = (3, 0x800, lead & 0x0F)
  case 0xF0...0xF4: (length, least, value) = (4, 0x10000, lead & 0x07)
  default: return nil
  }
  guard index + length <= bytes.count else { return nil }
  for place in 1..<length {
    let next = UInt32(bytes[index + place])
    guard next & 0xC0 == 0x80 else { return nil }
    value = value << 6 | next & 0x3F
  }
  guard value >= least, let scalar = Unicode.Scalar(value) else { return nil }
  return (scalar, length)
}
