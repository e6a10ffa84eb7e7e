/// A key that terminals send as a sequence, or with Alt as ESC and a character, and the one character by which it is given
/// to libedit: a control character of C1, which no key sends.
///
/// libedit may be waiting for a character within a command (after `^X`, or vi's `f`), and would take a sequence apart.
struct KeyCode {
  let code: Unicode.Scalar

  /// What terminals send.
  let sequences: [String]

  /// The command while text is inserted.
  let inserting: String

  /// The command in vi's command mode; nil where the key means nothing.
  let viCommand: String?

  private init(
    _ code: Unicode.Scalar, _ sequences: [String], _ command: KeyBindings.Command, inViCommand: String? = nil
  ) {
    self.init(code, sequences, command.rawValue, inViCommand: inViCommand)
  }

  private init(_ code: Unicode.Scalar, _ sequences: [String], _ command: String, inViCommand: String? = nil) {
    self.code = code
    self.sequences = sequences
    inserting = command
    viCommand = inViCommand
  }

  /// ESC in vi.
  static let escape = KeyCode("\u{80}", [], "vi-command-mode", inViCommand: "vi-command-mode")

  /// The keys beside the letters, as the terminals in use send them.
  private static let special = [
    KeyCode(
      "\u{81}", ["\u{1B}[A", "\u{1B}OA"], .previousHistory,
      inViCommand: KeyBindings.Command.previousHistory.rawValue),
    KeyCode(
      "\u{82}", ["\u{1B}[B", "\u{1B}OB"], .nextHistory, inViCommand: KeyBindings.Command.nextHistory.rawValue),
    KeyCode("\u{83}", ["\u{1B}[C", "\u{1B}OC"], .forwardCharacter, inViCommand: "ed-next-char"),
    KeyCode("\u{84}", ["\u{1B}[D", "\u{1B}OD"], .backwardCharacter, inViCommand: "ed-prev-char"),
    KeyCode(
      "\u{85}", ["\u{1B}[H", "\u{1B}OH", "\u{1B}[1~", "\u{1B}[7~"], "ed-move-to-beg",
      inViCommand: "ed-move-to-beg"),
    KeyCode(
      "\u{86}", ["\u{1B}[F", "\u{1B}OF", "\u{1B}[4~", "\u{1B}[8~"], .endOfLine, inViCommand: "ed-move-to-end"),
    KeyCode(
      "\u{87}",
      ["\u{1B}[1;5C", "\u{1B}[1;3C", "\u{1B}[5C", "\u{1B}Oc", "\u{1B}\u{1B}[C", "\u{1B}\u{1B}OC"],
      .forwardWord, inViCommand: "vi-next-word"),
    KeyCode(
      "\u{88}",
      ["\u{1B}[1;5D", "\u{1B}[1;3D", "\u{1B}[5D", "\u{1B}Od", "\u{1B}\u{1B}[D", "\u{1B}\u{1B}OD"],
      .backwardWord, inViCommand: "ed-prev-word"),
    KeyCode("\u{89}", ["\u{1B}[3~"], .deleteCharacter, inViCommand: "ed-delete-next-char"),
    KeyCode("\u{8A}", ["\u{1B}[3;5~", "\u{1B}[3;3~"], .cutWord),
    KeyCode(
      "\u{8B}", ["\u{1B}OP", "\u{1B}[11~", "\u{1B}[[A"], .help,
      inViCommand: KeyBindings.Command.help.rawValue),  // F1
    KeyCode(
      "\u{98}", ["\u{1B}[5~"], .oldestHistory, inViCommand: KeyBindings.Command.oldestHistory.rawValue),
    KeyCode("\u{99}", ["\u{1B}[6~"], .leaveHistory, inViCommand: KeyBindings.Command.leaveHistory.rawValue),
  ]

  /// Letters with Alt. vi has none.
  private static let meta = [
    KeyCode("\u{8C}", ["\u{1B}p"], .previousHistory), KeyCode("\u{8D}", ["\u{1B}n"], .nextHistory),
    KeyCode("\u{8E}", ["\u{1B}h"], .help),
    KeyCode("\u{8F}", ["\u{1B}f", "\u{1B}F"], .forwardWord),
    KeyCode("\u{90}", ["\u{1B}b", "\u{1B}B"], .backwardWord),
    KeyCode("\u{91}", ["\u{1B}d", "\u{1B}D"], .cutWord),
    KeyCode("\u{92}", ["\u{1B}\u{7F}", "\u{1B}\u{08}"], .cutPreviousWord),
    KeyCode("\u{93}", ["\u{1B}y", "\u{1B}Y"], .yankAnother), KeyCode("\u{94}", ["\u{1B}/"], .redo),
    KeyCode("\u{95}", ["\u{1B}.", "\u{1B}_"], .lastWord),
    KeyCode("\u{96}", ["\u{1B}\r", "\u{1B}\n"], .newline),
    KeyCode("\u{97}", ["\u{1B}e", "\u{1B}v"], .edit),
    KeyCode("\u{9A}", ["\u{1B}<"], .oldestHistory), KeyCode("\u{9B}", ["\u{1B}>"], .leaveHistory),
  ]

  static let all = [escape] + special + meta

  /// The codes of what terminals send.
  static let codes = Dictionary(
    uniqueKeysWithValues: all.flatMap { key in key.sequences.map { (Array($0.utf8), key.code) } })

  /// Whether a character is such a code, and means nothing when it is typed.
  static func isCode(_ scalar: Unicode.Scalar) -> Bool {
    (0x80...0x9F).contains(scalar.value)
  }
}
