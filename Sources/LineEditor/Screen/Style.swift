/// How text looks on the screen: ECMA-48, SGR.
///
/// Only the colours are used that every terminal has and its user has chosen to be readable.
package struct Style: Hashable, Sendable {
  package enum Attribute: UInt8, Sendable {
    case bold = 1
    case dim = 2
    case underlined = 4
    case reversed = 7
    case red = 31
    case green = 32
    case yellow = 33
    case blue = 34
    case magenta = 35
    case cyan = 36
  }

  package static let plain = Style()
  package static let dim = Style(.dim)

  /// A bit for each attribute's number.
  private let numbers: UInt64

  package init(_ attributes: Attribute...) {
    numbers = attributes.reduce(0) { $0 | 1 << $1.rawValue }
  }

  /// What makes a terminal that writes plainly write so; empty for the plain style.
  var sequence: String {
    let numbers = (0..<64).filter { self.numbers & 1 << $0 != 0 }.map { "\($0)" }
    return numbers.isEmpty ? "" : "\u{1B}[\(numbers.joined(separator: ";"))m"
  }

  /// Makes the terminal write plainly again.
  static let reset = "\u{1B}[0m"
}

/// A part of a line, in UTF-8 offsets, and how it looks.
package struct StyledRange: Equatable, Sendable {
  package var range: Range<Int>
  package var style: Style

  package init(_ range: Range<Int>, _ style: Style) {
    self.range = range
    self.style = style
  }
}

/// A piece of text in one style.
struct StyledText: Equatable {
  var text: String
  var style = Style.plain

  init(_ text: String, _ style: Style = .plain) {
    self.text = text
    self.style = style
  }

  /// The text for a terminal.
  var painting: String {
    style == .plain || text.isEmpty ? text : style.sequence + text + Style.reset
  }
}
