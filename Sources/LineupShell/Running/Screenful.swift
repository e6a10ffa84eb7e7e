/// Counts the rows that output takes on a terminal, which breaks lines that are too wide, up to more than a screen has.
struct Screenful {
  private let screen: ScreenSize
  private var rows = 0

  /// What came of the line that is not ended yet.
  private var line: [UInt8] = []

  init(_ screen: ScreenSize) {
    self.screen = screen
  }

  /// Whether it is more than fits above a prompt.
  var isTooMuch: Bool { rows + (line.isEmpty ? 0 : rows(of: line)) >= screen.rows }

  /// Takes output as it goes to the terminal, colours included.
  mutating func add(_ bytes: some Collection<UInt8>) {
    var rest = bytes[...]
    while let newline = rest.firstIndex(of: UInt8(ascii: "\n")), !isTooMuch {
      line.append(contentsOf: rest[..<newline])
      rows += rows(of: line)
      line = []
      rest = rest[rest.index(after: newline)...]
    }
    if !isTooMuch { line.append(contentsOf: rest) }
  }

  private func rows(of line: [UInt8]) -> Int {
    let columns = TextWidth.columns(of: Screenful.plain(line))
    return max(1, (columns + screen.columns - 1) / screen.columns)
  }

  /// The text without colours: `ESC [ … m`.
  private static func plain(_ line: [UInt8]) -> [UInt8] {
    guard line.contains(0x1B) else { return line }
    var plain: [UInt8] = []
    var rest = line[...]
    while let escape = rest.firstIndex(of: 0x1B) {
      plain += rest[..<escape]
      rest = rest[escape...].drop { $0 != UInt8(ascii: "m") }.dropFirst()
    }
    return plain + rest
  }
}
