import CEditLine

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reads lines from a terminal, with editing, completion and history.
///
/// It uses standard input and output and belongs to one thread; a process has one. While a line is read the terminal is
/// in libedit's editing mode and signals are caught; as soon as ``readLine(prompt:)`` returns, terminal and signals are
/// exactly as they were before. On a terminal that libedit cannot edit on, the terminal's own line editing remains.
///
/// libedit keeps the line and the cursor, its keys, vi's commands and `~/.editrc`. What it lacks or gets wrong is done where
/// it asks for a character (`EL_GETCFN`, see ``nextCharacter()``): waiting for keys and signals at once, escape sequences,
/// pastes, and all that is painted: prompt and line, colours, what is suggested, hints, candidates (``paint()``).
///
/// Without ``highlighter`` and the other closures it is a plain editor; what they say is their owner's business.
package final class LineEditor {
  /// Proposes completions for a line, given the cursor's offset in it in UTF-8 code units.
  package typealias Completer = (_ line: String, _ cursor: Int) -> Completion

  /// Says how a line, however it was typed so far, looks.
  package typealias Highlighter = (_ line: String) -> [StyledRange]

  /// Says in a few words what helps with a line, given the cursor's offset in it in UTF-8 code units: the longest text
  /// first, of which the first is shown that there is room for.
  package typealias Hinter = (_ line: String, _ cursor: Int) -> [String]

  /// What Tab asks; without one, Tab does nothing.
  package var completer: Completer?
  package var highlighter: Highlighter?
  package var hinter: Hinter?

  /// Whether lines are suggested behind the cursor: from the history, else what ``suggester`` says would follow a line.
  package var suggestsLines = false
  package var suggester: ((_ line: String) -> String?)?

  /// Whether a line of the history may be suggested; without it, all may.
  package var isWorthSuggesting: ((_ line: String) -> Bool)?

  /// Says which the last word of a line is, as it stands there; without it, Alt-. does nothing.
  package var wordAtEnd: ((_ line: String) -> String?)?

  /// What is shown in place of a hint while it is there.
  package var status: (() -> String?)?

  /// Looks for help on what the cursor stands in; what that returns shows it, on a terminal as it was before the read.
  package var helper: ((_ line: String, _ cursor: Int) -> (() -> Void)?)?

  /// Has a line edited elsewhere, on a terminal as it was before the read; nil leaves it as it is.
  package var externalEditor: ((_ line: String) -> String?)?

  /// Whether anything is painted in another style than plain text.
  package var hasStyles = false
  package var promptStyle = Style.plain

  /// Asked a few times a second while nothing is typed; what it returns, whole lines, is shown above the prompt. A terminal
  /// that libedit cannot edit on is left alone.
  package var news: (() -> String?)?

  /// What Up and Down walk through. The caller adds lines to it: it knows which lines belong together.
  package let history: History

  /// libedit, unless the terminal reads lines by itself.
  let libedit: LibEdit?
  let signals: SignalPipe
  let settings: UserSettings

  /// The terminal's settings outside of a read.
  var ordinaryModes = termios()

  /// The names of our commands, and the prompt, in memory that libedit may keep pointers to.
  private var names: [UnsafeMutableBufferPointer<WideCharacter>] = []
  private(set) var prompt = UnsafeMutableBufferPointer<WideCharacter>.allocate(capacity: 0)

  /// Bytes that were read ahead of what libedit has asked for.
  var input: ArraySlice<UInt8> = []
  var decoder = KeyDecoder()
  var paste = PendingPaste()

  /// Characters of a key that libedit is being given.
  var delivery: ArraySlice<WideCharacter> = []

  /// Why the present read ends without a line.
  var outcome: ReadResult?

  /// ^V was pressed: the next character goes into the line, whatever it is.
  var quotesNext = false

  /// When news are to be asked for, by the clock in `LineEditor+News.swift`.
  var newsDue: Int64 = 0

  /// The size of the window.
  var size = (rows: 24, columns: 80)

  /// What the screen shows of prompt, line and all around them; nil when the cursor stands where that is to begin.
  var shown: Frame?

  /// Whether it shows them as they are.
  var isPainted = false

  /// What ``status`` was when it was painted.
  var shownStatus = ""

  /// What is shown behind the cursor.
  var suggestion: Suggestion?

  /// The candidates beneath the line.
  var panel: CompletionPanel? {
    didSet { decoder.hasEscapeKey = panel != nil }
  }

  /// The search through the history, beneath the line.
  var search: HistorySearch? {
    didSet { decoder.hasEscapeKey = search != nil }
  }
  var undoHistory = UndoHistory()
  var killRing = KillRing()

  /// Whether the last key cut something, or put it back.
  var usesKillRing = false

  /// What is to be done as soon as libedit waits for the next key.
  var request: Request?

  /// What Alt-. has put into the line last.
  var lastWord: LastWord?

  /// What the next line begins with.
  var draft = ""
  var walk: HistoryWalk?

  /// Prepares the terminal's line editing; nil when standard input or output is no terminal.
  ///
  /// - Parameters:
  ///   - program: the program's name, by which `~/.editrc` may address it.
  ///   - history: the lines to recall.
  ///   - readsUserSettings: whether `~/.editrc` is read.
  package init?(program: String, history: History = History(), readsUserSettings: Bool = true) {
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1, let signals = SignalPipe()
    else { return nil }
    Locale.makeUTF8()
    self.signals = signals
    self.history = history
    let path = readsUserSettings ? UserSettings.path : nil
    settings = UserSettings(text: path.map { SmallFile.text(at: $0) } ?? "", program: program)
    tcgetattr(STDIN_FILENO, &ordinaryModes)
    libedit = LibEdit(program: program)
    configure()
    // libedit has a mode of its own for the time between reads; ours is the one that was found.
    tcsetattr(STDIN_FILENO, TCSADRAIN, &ordinaryModes)
  }

  deinit {
    for name in names { name.deallocate() }
    prompt.deallocate()
  }

  /// Drops what was typed or pasted ahead, so that nothing typed before a question answers it.
  package func discardPendingInput() {
    tcflush(STDIN_FILENO, TCIFLUSH)
    dropInput()
  }

  func dropInput() {
    input = []
    paste = PendingPaste()
    decoder.reset()
  }

  /// Sets the prompt that libedit asks for by its callback.
  func setPrompt(_ text: String) {
    prompt.deallocate()
    prompt = LineEditor.copy(text.visible.terminated)
  }

  private func configure() {
    guard let handle = libedit?.handle else { return }
    decoder.hasMetaKeys = !settings.usesVi
    editline_set_context(handle, Unmanaged.passUnretained(self).toOpaque())
    editline_set_prompt(handle) { LineEditor.of($0)?.prompt.baseAddress }
    editline_set_reader(handle) { handle, character in
      guard let next = LineEditor.of(handle)?.nextCharacter() else { return -1 }
      character?.pointee = next
      return 1
    }
    for command in KeyBindings.Command.allCases {
      let name = LineEditor.copy(command.rawValue.terminated)
      names.append(name)
      editline_add_command(handle, name.baseAddress, name.baseAddress, LineEditor.function(of: command))
    }
    libedit?.bind(settings)
  }

  /// The object behind a callback of libedit's. It cannot have gone: it owns libedit, and only it calls libedit.
  static func of(_ handle: OpaquePointer?) -> LineEditor? {
    guard let context = editline_context(handle) else { return nil }
    return Unmanaged<LineEditor>.fromOpaque(context).takeUnretainedValue()
  }

  private static func copy(_ text: [WideCharacter]) -> UnsafeMutableBufferPointer<WideCharacter> {
    let memory = UnsafeMutableBufferPointer<WideCharacter>.allocate(capacity: text.count)
    _ = memory.initialize(from: text)
    return memory
  }
}
