extension String {
  /// The string with the letters A–Z in lower case and every other character as it is, whatever the locale.
  package var asciiLowercased: String {
    var folded = ""
    folded.unicodeScalars.append(
      contentsOf: unicodeScalars.lazy.map { scalar in
        ("A"..."Z").contains(scalar) ? Unicode.Scalar(UInt8(scalar.value) | 0x20) : scalar
      })
    return folded
  }
}
