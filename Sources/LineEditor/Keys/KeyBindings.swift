/// The keys that are bound besides libedit's own.
enum KeyBindings {
  /// Commands of ours, by the names they have in `~/.editrc`.
  enum Command: String, CaseIterable {
    case complete = "complete"
    case previousHistory = "previous-matching-history"
    case nextHistory = "next-matching-history"
    case searchHistory = "search-history"
    case help = "help-on-line"
    case edit = "edit-line-elsewhere"
    case quote = "quote-next-character"
    case refresh = "refresh-line"
    case forwardCharacter = "forward-character-or-suggestion"
    case backwardCharacter = "backward-character"
    case forwardWord = "forward-word-or-suggestion"
    case backwardWord = "backward-word"
    case endOfLine = "end-of-line-or-suggestion"
    case deleteCharacter = "delete-character"
    case deleteCharacterOrEnd = "delete-character-or-end"
    case deletePrevious = "delete-previous-character"
    case cutWord = "cut-word"
    case cutPreviousWord = "cut-previous-word"
    case cutPreviousBlank = "cut-to-previous-blank"
    case cutToEnd = "cut-to-end"
    case cutLine = "cut-line"
    case yank = "yank"
    case yankAnother = "yank-another"
    case transpose = "transpose-visible-characters"
    case undo = "undo"
    case redo = "redo"
  }

  typealias Binding = (keys: String, command: String)

  /// Keys that no terminal sends: they carry what the reader wants of libedit.
  static let refreshKey = Array("\u{1B}[999~".utf8)
  static let viEscapeKey = Array("\u{1B}[998~".utf8)

  /// Keys while text is inserted.
  static let inserting: [Binding] =
    common + bind(right, .forwardCharacter) + bind(left, .backwardCharacter) + bind(end, .endOfLine)
    + bind(wordRight, .forwardWord) + bind(wordLeft, .backwardWord) + bind(delete, .deleteCharacter)
    + bind(wordDelete, .cutWord)
    + bind(["\u{7F}", "\u{08}"], .deletePrevious)
    + bind(["\t"], .complete)
    + bind(["\u{10}"], .previousHistory)  // ^P
    + bind(["\u{0E}", "\u{13}"], .nextHistory)  // ^N, ^S
    + bind(["\u{12}"], .searchHistory)  // ^R
    + bind(["\u{16}"], .quote)  // ^V
    + bind(["\u{17}"], .cutPreviousBlank)  // ^W
    + bind(["\u{18}\u{05}"], .edit)  // ^X ^E
    + [(text(viEscapeKey), "vi-command-mode")]

  /// Keys of emacs alone.
  static let emacs: [Binding] =
    bind(["\u{1B}p"], .previousHistory) + bind(["\u{1B}n"], .nextHistory)
    + bind(["\u{1B}h"], .help)
    + bind(["\u{06}"], .forwardCharacter)  // ^F
    + bind(["\u{02}"], .backwardCharacter)  // ^B
    + bind(["\u{05}"], .endOfLine)  // ^E
    + bind(["\u{1B}f", "\u{1B}F"], .forwardWord) + bind(["\u{1B}b", "\u{1B}B"], .backwardWord)
    + bind(["\u{04}"], .deleteCharacterOrEnd)  // ^D
    + bind(["\u{1B}d", "\u{1B}D"], .cutWord)
    + bind(["\u{1B}\u{7F}", "\u{1B}\u{08}"], .cutPreviousWord)
    + bind(["\u{0B}"], .cutToEnd)  // ^K
    + bind(["\u{15}"], .cutLine)  // ^U
    + bind(["\u{19}"], .yank)  // ^Y
    + bind(["\u{1B}y", "\u{1B}Y"], .yankAnother)
    + bind(["\u{14}"], .transpose)  // ^T
    + bind(["\u{1F}", "\u{18}\u{15}"], .undo)  // ^_, ^X ^U
    + bind(["\u{1B}/", "\u{18}\u{12}"], .redo)  // Alt-/, ^X ^R

  /// Keys in vi's command mode, where commands take counts and the cursor stands on a character: libedit's own.
  static let viCommand: [Binding] =
    common + bind(right, "ed-next-char") + bind(left, "ed-prev-char") + bind(end, "ed-move-to-end")
    + bind(wordRight, "vi-next-word") + bind(wordLeft, "ed-prev-word") + bind(delete, "ed-delete-next-char")
    + bind(["k", "-"], .previousHistory) + bind(["j", "+"], .nextHistory)
    + bind(["/"], .searchHistory)
    + bind(["u"], .undo) + bind(["\u{12}"], .redo)  // ^R

  /// The keys that do the same wherever they are pressed.
  private static let common: [Binding] =
    bind(["\u{1B}[A", "\u{1B}OA"], .previousHistory) + bind(["\u{1B}[B", "\u{1B}OB"], .nextHistory)
    + bind(["\u{1B}[H", "\u{1B}OH", "\u{1B}[1~", "\u{1B}[7~"], "ed-move-to-beg")
    + bind(["\u{1B}OP", "\u{1B}[11~", "\u{1B}[[A"], .help)  // F1
    + bind([text(refreshKey)], .refresh)

  // The keys beside the letters, as the terminals in use send them.
  private static let right = ["\u{1B}[C", "\u{1B}OC"]
  private static let left = ["\u{1B}[D", "\u{1B}OD"]
  private static let end = ["\u{1B}[F", "\u{1B}OF", "\u{1B}[4~", "\u{1B}[8~"]
  private static let wordRight = ["\u{1B}[1;5C", "\u{1B}[1;3C", "\u{1B}Oc"]
  private static let wordLeft = ["\u{1B}[1;5D", "\u{1B}[1;3D", "\u{1B}Od"]
  private static let delete = ["\u{1B}[3~"]
  private static let wordDelete = ["\u{1B}[3;5~", "\u{1B}[3;3~"]

  private static func bind(_ keys: [String], _ command: Command) -> [Binding] {
    bind(keys, command.rawValue)
  }

  private static func bind(_ keys: [String], _ command: String) -> [Binding] {
    keys.map { ($0, command) }
  }

  private static func text(_ key: [UInt8]) -> String {
    String(decoding: key, as: UTF8.self)
  }

  /// The escape sequences that are bound; others never reach libedit.
  static let sequences = Set((inserting + viCommand).map { Array($0.keys.utf8) }.filter { $0.first == 0x1B })
}
