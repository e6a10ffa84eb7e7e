/// What may happen to a line editor in a terminal.
enum FuzzStep: Equatable {
  /// A key, a part of one, or several.
  case keys([UInt8])

  /// Nothing is typed for a moment, so that the editor paints.
  case pause
  case resize(rows: Int, columns: Int)
  case news(String)
  case signal(Int32)

  /// Line and screen are compared.
  case check

  var isResize: Bool {
    if case .resize = self { true } else { false }
  }
}

extension FuzzStep: CustomStringConvertible {
  var description: String {
    switch self {
    case .keys(let bytes): String(decoding: bytes, as: UTF8.self).debugDescription
    case .pause: "pause"
    case .resize(let rows, let columns): "\(rows)×\(columns)"
    case .news(let text): "news \(text.debugDescription)"
    case .signal(let number): "signal \(number)"
    case .check: "check"
    }
  }
}
