/// The keys that are bound besides libedit's own.
enum KeyBindings {
  /// Commands of ours, by the names they have in `~/.editrc`.
  enum Command: String, CaseIterable {
    case complete = "complete"
    case previousHistory = "previous-matching-history"
    case nextHistory = "next-matching-history"
    case quote = "quote-next-character"
    case refresh = "refresh-line"
  }

  /// Keys that no terminal sends: they carry what the reader wants of libedit.
  static let refreshKey = Array("\u{1B}[999~".utf8)
  static let viEscapeKey = Array("\u{1B}[998~".utf8)

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
      (String(decoding: viEscapeKey, as: UTF8.self), "vi-command-mode"),
    ]

  /// Keys of emacs alone.
  static let emacs: [(keys: String, command: String)] = [
    ("\u{1B}p", Command.previousHistory.rawValue),
    ("\u{1B}n", Command.nextHistory.rawValue),
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
      ("\u{1B}[C", "ed-next-char"), ("\u{1B}OC", "ed-next-char"),
      ("\u{1B}[D", "ed-prev-char"), ("\u{1B}OD", "ed-prev-char"),
      ("\u{1B}[H", "ed-move-to-beg"), ("\u{1B}OH", "ed-move-to-beg"),
      ("\u{1B}[1~", "ed-move-to-beg"), ("\u{1B}[7~", "ed-move-to-beg"),
      ("\u{1B}[F", "ed-move-to-end"), ("\u{1B}OF", "ed-move-to-end"),
      ("\u{1B}[4~", "ed-move-to-end"), ("\u{1B}[8~", "ed-move-to-end"),
      ("\u{1B}[3~", "ed-delete-next-char"),
      ("\u{1B}[3;5~", "em-delete-next-word"), ("\u{1B}[3;3~", "em-delete-next-word"),
      ("\u{1B}[1;5C", "em-next-word"), ("\u{1B}[1;3C", "em-next-word"), ("\u{1B}Oc", "em-next-word"),
      ("\u{1B}[1;5D", "ed-prev-word"), ("\u{1B}[1;3D", "ed-prev-word"), ("\u{1B}Od", "ed-prev-word"),
      (String(decoding: refreshKey, as: UTF8.self), Command.refresh.rawValue),
    ]

  /// The escape sequences that are bound; others never reach libedit.
  static let sequences = Set((inserting + viCommand).map { Array($0.keys.utf8) }.filter { $0.first == 0x1B })
}
