extension String {
  /// The text that bytes are in UTF-8; nil when they are not.
  ///
  /// It says what `String(validating:as:)` says, which takes four times as long for a name: it looks up at each call of what
  /// kind its bytes are.
  package init?(utf8 bytes: [UInt8]) {
    self.init(decoding: bytes, as: UTF8.self)
    // What had to be repaired has become something else.
    guard utf8.count == bytes.count, utf8.elementsEqual(bytes) else { return nil }
  }
}
