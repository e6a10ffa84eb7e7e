@_spi(_Unicode) import Swift

// The only file that may use the standard library's Unicode SPI. What it gives is pinned by NormalizationTests.

extension String {
  /// The string in Unicode's Normalization Form C, the form in which names are stored.
  ///
  /// A string that already is in that form is returned as it is, after a check of some nanoseconds.
  /// Unicode: UAX #15.
  package var nfc: String {
    if #available(macOS 26, *) {
      var span = utf8Span
      if span.checkForNFC(quickCheck: true) { return self }
    }
    var normalized = ""
    normalized.unicodeScalars.append(contentsOf: _nfc)
    return normalized
  }

  /// The string in Normalization Form D, in which some programs write names. Unicode: UAX #15.
  package var nfd: String {
    var normalized = ""
    normalized.unicodeScalars.append(contentsOf: _nfd)
    return normalized
  }
}
