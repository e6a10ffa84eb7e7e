/// The keys that are bound besides libedit's own.
enum KeyBindings {
  /// Commands of ours, by the names they have in `~/.editrc`.
  enum Command: String, CaseIterable {
    case complete = "complete"
    case previousHistory = "previous-matching-history"
    case nextHistory = "next-matching-history"
    case oldestHistory = "oldest-matching-history"
    case leaveHistory = "leave-history"
    case searchHistory = "search-history"
    case help = "help-on-line"
    case lastWord = "insert-last-word"
    case newline = "insert-newline"
    case edit = "edit-line-elsewhere"
    case quote = "quote-next-character"
    case clear = "clear-and-show-line"
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
    case cutToStart = "cut-to-start"
    case yank = "yank"
    case yankAnother = "yank-another"
    case transpose = "transpose-visible-characters"
    case undo = "undo"
    case redo = "redo"
  }

  typealias Binding = (keys: String, command: String)

  /// Keys while text is inserted, of one or two characters that no terminal sends as a sequence. In vi, too, where libedit
  /// would put control characters into the line.
  static let inserting: [Binding] =
    bind(["\u{7F}", "\u{08}"], .deletePrevious)
    + bind(["\t"], .complete)
    + [("\u{01}", "ed-move-to-beg")]  // ^A
    + bind(["\u{02}"], .backwardCharacter)  // ^B
    + bind(["\u{04}"], .deleteCharacterOrEnd)  // ^D
    + bind(["\u{05}"], .endOfLine)  // ^E
    + bind(["\u{06}"], .forwardCharacter)  // ^F
    + bind(["\u{0B}"], .cutToEnd)  // ^K
    + bind(["\u{0C}"], .clear)  // ^L
    + bind(["\u{0E}", "\u{13}"], .nextHistory)  // ^N, ^S
    + bind(["\u{10}"], .previousHistory)  // ^P
    + bind(["\u{12}"], .searchHistory)  // ^R
    + bind(["\u{14}"], .transpose)  // ^T
    + bind(["\u{15}"], .cutToStart)  // ^U
    + bind(["\u{16}"], .quote)  // ^V
    + bind(["\u{17}"], .cutPreviousBlank)  // ^W
    + bind(["\u{19}"], .yank)  // ^Y
    + bind(["\u{1F}", "\u{18}\u{15}"], .undo)  // ^_, ^X ^U
    + bind(["\u{18}\u{12}"], .redo)  // ^X ^R
    + bind(["\u{18}\u{05}"], .edit)  // ^X ^E

  /// Keys of emacs alone.
  static let emacs: [Binding] = [("\u{1B}x", noCommand), ("\u{1B}X", noCommand)]

  /// Keys in vi's command mode, where commands take counts and the cursor stands on a character: libedit's own.
  static let viCommand: [Binding] =
    bind(["k", "-"], .previousHistory) + bind(["j", "+"], .nextHistory)
    + bind(["/", "?"], .searchHistory)
    + bind(["v"], .edit)
    + bind(["u"], .undo) + bind(["\u{12}"], .redo)  // ^R
    + bind(["\u{0C}"], .clear)  // ^L
    + [(":", noCommand)]

  /// In place of what would wait for a command of `~/.editrc`, with keys of its own.
  private static let noCommand = "ed-unassigned"

  static func bind(_ keys: [String], _ command: Command) -> [Binding] {
    keys.map { ($0, command.rawValue) }
  }
}
