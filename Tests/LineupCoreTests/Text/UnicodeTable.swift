/// Reads a table of scripts/unicode.py: entries end with a semicolon, their parts are joined by equals signs, and a part
/// is scalars in hexadecimal.
func unicodeTable(_ literal: String) -> [[String]] {
  literal.split(separator: ";").map { entry in
    entry.split(separator: "=").map { part in
      let numbers = part.split(separator: " ").compactMap { UInt32($0, radix: 16) }
      return String(String.UnicodeScalarView(numbers.compactMap(Unicode.Scalar.init)))
    }
  }
}

/// Every scalar that Unicode has assigned, by the standard library's own data.
let assignedScalars = (UInt32(0)...0x10FFFF)
  .compactMap(Unicode.Scalar.init)
  .filter { $0.properties.generalCategory != .unassigned && $0.properties.generalCategory != .privateUse }

/// Compares scalar by scalar, as Swift's string equality does not.
func same(_ left: String, _ right: String) -> Bool {
  left.unicodeScalars.elementsEqual(right.unicodeScalars)
}
