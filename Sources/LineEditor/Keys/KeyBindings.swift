/// The keys that are bound besides libedit's own.
enum KeyBindings {
  /// Commands of ours, by the names they have in `~/.editrc`.
  enum Command: String, CaseIterable {
    case complete = "complete"
    case previousHistory = "previous-matching-history"
    case nextHistory = "next-matching-history"
    case forwardCharacter = "forward-character-or-suggestion"
    case endOfLine = "end-of-line-or-suggestion"
    case forwardWord = "forward-word-or-suggested-word"
    case help = "help-on-line"
    case edit = "edit-line-elsewhere"
    case quote = "quote-next-character"
    case refresh = "refresh-line"
  }

  /// Keys that no terminal sends: they carry what the reader wants of libedit.
  static let refreshKey = Array("\u{1B}[999~".utf8)
  static let viEscapeKey = Array("\u{1B}[998~".utf8)
  static let forwardCharacterKey = Array("\u{1B}[997~".utf8)
  static let endOfLineKey = Array("\u{1B}[996~".utf8)
  static let forwardWordKey = Array("\u{1B}[995~".utf8)

  /// Keys while text is inserted.
  static let inserting: [(keys: String, command: String)] =
    navigation + [
      ("\t", Command.complete.rawValue),
      ("\u{10}", Command.previousHistory.rawValue),  // ^P
      ("\u{0E}", Command.nextHistory.rawValue),  // ^N
      ("\u{16}", Command.quote.rawValue),  // ^V
      // libedit's search stops at the first character beyond ASCII and reads out of bounds on ^W.
      ("\u{12}", Command.previousHistory.rawValue),  // ^R
      ("\u{13}", Command.nextHistory.rawValue),  // ^S
      ("\u{18}\u{05}", Command.edit.rawValue),  // ^X ^E
      (text(viEscapeKey), "vi-command-mode"),
    ]

  /// Keys of emacs alone.
  static let emacs: [(keys: String, command: String)] = [
    ("\u{1B}p", Command.previousHistory.rawValue),
    ("\u{1B}n", Command.nextHistory.rawValue),
    ("\u{06}", Command.forwardCharacter.rawValue),  // ^F
    ("\u{05}", Command.endOfLine.rawValue),  // ^E
    ("\u{1B}f", Command.forwardWord.rawValue),
    ("\u{1B}F", Command.forwardWord.rawValue),
    ("\u{1B}h", Command.help.rawValue),
  ]

  /// Keys in vi's command mode.
  static let viCommand: [(keys: String, command: String)] =
    navigation + [
      ("k", Command.previousHistory.rawValue),
      ("j", Command.nextHistory.rawValue),
      ("-", Command.previousHistory.rawValue),
      ("+", Command.nextHistory.rawValue),
    ]

  /// The keys beside the letters, as the terminals in use send them.
  private static let navigation: [(keys: String, command: String)] =
    [
      ("\u{1B}[A", Command.previousHistory.rawValue), ("\u{1B}OA", Command.previousHistory.rawValue),
      ("\u{1B}[B", Command.nextHistory.rawValue), ("\u{1B}OB", Command.nextHistory.rawValue),
      ("\u{1B}[C", Command.forwardCharacter.rawValue), ("\u{1B}OC", Command.forwardCharacter.rawValue),
      ("\u{1B}[D", "ed-prev-char"), ("\u{1B}OD", "ed-prev-char"),
      ("\u{1B}[H", "ed-move-to-beg"), ("\u{1B}OH", "ed-move-to-beg"),
      ("\u{1B}[1~", "ed-move-to-beg"), ("\u{1B}[7~", "ed-move-to-beg"),
      ("\u{1B}[F", Command.endOfLine.rawValue), ("\u{1B}OF", Command.endOfLine.rawValue),
      ("\u{1B}[4~", Command.endOfLine.rawValue), ("\u{1B}[8~", Command.endOfLine.rawValue),
      ("\u{1B}[3~", "ed-delete-next-char"),
      ("\u{1B}[3;5~", "em-delete-next-word"), ("\u{1B}[3;3~", "em-delete-next-word"),
      ("\u{1B}[1;5C", Command.forwardWord.rawValue), ("\u{1B}[1;3C", Command.forwardWord.rawValue),
      ("\u{1B}Oc", Command.forwardWord.rawValue),
      ("\u{1B}[1;5D", "ed-prev-word"), ("\u{1B}[1;3D", "ed-prev-word"), ("\u{1B}Od", "ed-prev-word"),
      ("\u{1B}OP", Command.help.rawValue), ("\u{1B}[11~", Command.help.rawValue),  // F1
      ("\u{1B}[[A", Command.help.rawValue),
      (text(refreshKey), Command.refresh.rawValue),
      (text(forwardCharacterKey), "ed-next-char"),
      (text(endOfLineKey), "ed-move-to-end"),
      (text(forwardWordKey), "em-next-word"),
    ]

  private static func text(_ key: [UInt8]) -> String {
    String(decoding: key, as: UTF8.self)
  }

  /// The escape sequences that are bound; others never reach libedit.
  static let sequences = Set((inserting + viCommand).map { Array($0.keys.utf8) }.filter { $0.first == 0x1B })
}
