import TestSupport

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Makes up what happens to a line editor, weighted toward what breaks them. A seed repeats it.
struct FuzzGenerator {
  private var random: SplitMix
  private let usesVi: Bool

  init(seed: UInt64, usesVi: Bool) {
    random = SplitMix(seed: seed)
    self.usesVi = usesVi
  }

  /// The size that a session begins with.
  mutating func size() -> (rows: Int, columns: Int) {
    random.pick(FuzzGenerator.sizes)
  }

  /// So many steps, a check at the end and one now and then.
  mutating func steps(_ count: Int) -> [FuzzStep] {
    var steps: [FuzzStep] = []
    while steps.count < count {
      steps += step()
      if random.number(below: 3) == 0 { steps.append(.pause) }
      if random.number(below: 12) == 0 { steps.append(.check) }
    }
    return steps + [.check]
  }

  private mutating func step() -> [FuzzStep] {
    switch random.number(below: 200) {
    case 0..<80: [keys(random.pick(FuzzGenerator.texts))]
    case 80..<84: [keys(long())]
    case 84..<86: [.resize(size()), .check]
    case 86: [.resize(size()), .resize(size())]
    case 87: [.news("news \(random.pick(FuzzGenerator.texts))\n")]
    case 88..<91: [.signal(random.pick([SIGWINCH, SIGCONT]))]
    case 91..<96: [keys(paste())]
    case 96..<100: [.keys(random.pick(FuzzGenerator.brokenKeys))]
    case 100..<103: [keys("\r")]
    case 103: [keys("\u{3}")]
    case 104: [keys("\\\r")]
    case 105..<112: [keys(random.pick(FuzzGenerator.panels))]
    case 112..<118:
      [keys(String(repeating: random.pick(FuzzGenerator.repeated), count: random.number(below: 40)))]
    case 118..<135 where usesVi: [keys(command())]
    default: [keys(random.pick(usesVi ? FuzzGenerator.keys : FuzzGenerator.keys + FuzzGenerator.emacsKeys))]
    }
  }

  private func keys(_ text: String) -> FuzzStep { .keys(Array(text.utf8)) }

  /// A text of a row or more.
  private mutating func long() -> String {
    (0..<random.number(below: 30)).map { _ in random.pick(FuzzGenerator.texts) }.joined()
  }

  private mutating func paste() -> String {
    let lines = (0...random.pick([0, 0, 0, 2])).map { _ in random.pick(FuzzGenerator.texts) + "\t" + long() }
    return "\u{1B}[200~" + lines.joined(separator: "\r") + random.pick(["\u{1B}[201~", "\u{1B}[201~", ""])
  }

  /// vi's command mode, and back.
  private mutating func command() -> String {
    let commands = (0..<random.number(below: 6)).map { _ in random.pick(FuzzGenerator.viCommands) }
    return "\u{1B}" + commands.joined() + random.pick(["i", "a", "A", "I", "R", "s", "C", ""])
  }

  private static let sizes = [
    (24, 80), (24, 80), (10, 40), (10, 20), (6, 30), (5, 20), (24, 11), (4, 12), (3, 10), (2, 20), (1, 40),
    (24, 2), (5, 3), (2, 2), (1, 2), (2, 3), (30, 132),
  ].map { (rows: $0.0, columns: $0.1) }

  private static let texts = [
    "a", "b", "x", " ", "  ", "ok", "bad ", "12 ", "member ", "m", "mo", "member", "sugg", "many",
    "one two three ",
    "мир", "дом ", "é", "e\u{301}", "o\u{308}\u{323}", "\u{301}", "李", "相赫", "李相赫 ", "가나다", "错误 ", "ｗ", "👍",
    "🐲🐲",
    "李", "赫", "€", "\u{AD}", "ß", "'", "Hans", "0123456789", "abcdefghijklmnopqrstuvwxyz",
  ]

  private static let keys = [
    "\u{1B}[A", "\u{1B}[B", "\u{1B}[C", "\u{1B}[D", "\u{1B}[D", "\u{1B}[H", "\u{1B}[F", "\u{1B}[3~",
    "\u{1B}[1;5C", "\u{1B}[1;5D", "\u{1B}[3;5~", "\u{7F}", "\u{7F}", "\u{8}", "\t", "\u{1B}[Z", "\u{12}",
    "\u{13}",
    "\u{7}", "\u{17}", "\u{15}", "\u{16}\t", "\u{16}\u{1}", "\u{16}\u{1B}", "\u{16}", "\u{C}", "\u{E}",
    "\u{10}",
    "\u{18}\u{5}", "\0",
  ]

  private static let emacsKeys = [
    "\u{1}", "\u{5}", "\u{6}", "\u{2}", "\u{B}", "\u{19}", "\u{19}", "\u{1B}y", "\u{14}", "\u{1F}", "\u{1F}",
    "\u{1B}/",
    "\u{1B}f", "\u{1B}b", "\u{1B}d", "\u{1B}\u{7F}", "\u{1B}u", "\u{1B}l", "\u{1B}c", "\u{18}\u{15}",
    "\u{18}\u{12}",
    "\u{1B}", "\u{1B}p", "\u{1B}n", "\u{1B}3", "\u{11}", "\u{0}", "\u{1D}", "\u{1B}<", "\u{1B}.", "\u{1B}w",
    "\u{1B}_", "\u{1B}\r",
    "\u{1B}e", "\u{1B}\u{1B}[C", "\u{1B}\u{1B}[D",
  ]

  /// Keys that open what stands beneath the line, and walk in it.
  private static let panels = [
    "\t", "\t\t", "m\t", "李\t", "many\t", "\t\u{1B}[B\u{1B}[C", "\t\u{1B}[Z", "\t\u{7}", "\tm", "\t\r",
    "\u{12}", "\u{12}m",
    "\u{12}\u{12}", "\u{12}李\u{1B}[B", "\u{12}a\r", "\u{12}\u{7}", "\u{12}o\u{7F}", "\t\u{1B}",
    "\u{12}\u{1B}",
  ]

  private static let repeated = [
    "\u{7F}", "\u{1B}[D", "\u{1B}[C", "a", "李", "\u{1F}", "\u{1B}[A", "\u{1B}[B", "\u{17}", "👍", "\u{1B}[3~",
    "\t",
  ]

  /// Sequences that are cut in half or unknown, and bytes that are no text.
  private static let brokenKeys =
    [
      "\u{1B}[", "\u{1B}O", "\u{1B}[1;", "\u{1B}[1;6C", "\u{1B}[<0;1;2M", "\u{1B}\u{1B}", "\u{1B}[200",
      "\u{1B}[[", "\u{1B}[99~",
    ]
    .map { Array($0.utf8) } + [[0xE6], [0xE6, 0x9D], [0xF0, 0x9F], [0xFF], [0x80], [0xC3]]

  private static let viCommands = [
    "h", "l", "j", "k", "w", "b", "e", "W", "B", "E", "0", "$", "^", "x", "X", "D", "dd", "dw", "db", "cw",
    "cc", "yy",
    "yw", "p", "P", "r李", "rx", "fa", "Fa", "t ", "T ", ";", ",", "~", "u", "\u{12}", "3", "12", "i", "A",
    "R", "S", "d$", "d0",
    "\u{1B}", "|", "%", "U", "Y", "v", "G", "#", "_", "@", "d", "c", "f", "r", "y", "/", "\u{1B}[F",
    "\u{1B}[H", "\u{1B}[C",
  ]
}

extension FuzzStep {
  fileprivate static func resize(_ size: (rows: Int, columns: Int)) -> FuzzStep {
    .resize(rows: size.rows, columns: size.columns)
  }
}
