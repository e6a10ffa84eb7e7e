/// Text as people may safely see it: ``Hazard``s are written as `\n`, `\r`, `\t`, `\e`, `\u{202E}` or, for bytes that are
/// not UTF-8, `\xFF`.
///
/// A backslash stays single, so that `C:\new` reads as it was typed; what is shown is for reading, not for parsing back.
extension [UInt8] {
  mutating func append(visible bytes: UnsafeBufferPointer<UInt8>) {
    var scanner = HazardScanner(bytes)
    while let (plain, hazard) = scanner.next() {
      append(contentsOf: plain)
      if let hazard { append(visible: hazard) }
    }
  }

  mutating func append(visible text: String) {
    if text.utf8.withContiguousStorageIfAvailable({ append(visible: $0) }) == nil {
      append(visible: Array(text.utf8))
    }
  }

  mutating func append(visible bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { append(visible: $0) }
  }

  private mutating func append(visible hazard: Hazard) {
    switch hazard {
    case .scalar("\n"): append(#"\n"#)
    case .scalar("\r"): append(#"\r"#)
    case .scalar("\t"): append(#"\t"#)
    case .scalar("\u{1B}"): append(#"\e"#)
    case .scalar(let scalar): append("\\u{\(String(scalar.value, radix: 16, uppercase: true))}")
    case .byte(let byte):
      append(#"\x"#)
      append(hex: CollectionOfOne(byte))
    }
  }
}

extension String {
  /// The text with everything invisible or dangerous written out, for messages that echo what was typed or stored.
  package var visible: String {
    var bytes: [UInt8] = []
    bytes.append(visible: self)
    return String(decoding: bytes, as: UTF8.self)
  }
}
