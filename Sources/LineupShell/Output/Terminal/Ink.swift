/// The colours that output uses, as a terminal's control sequences. ECMA-48, SGR.
enum Ink: String {
  case dim = "2"
  case red = "31"
  case green = "32"
  case yellow = "33"
}

extension [UInt8] {
  /// Appends what a closure appends, in colour; nil is none.
  mutating func append(in ink: Ink?, _ render: (inout [UInt8]) -> Void) {
    guard let ink else { return render(&self) }
    append("\u{1B}[")
    append(ink.rawValue)
    append("m")
    render(&self)
    append("\u{1B}[0m")
  }
}
