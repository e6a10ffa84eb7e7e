import CEditLine

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// libedit's `EditLine`, owned. This and its extension are all that calls libedit.
///
/// libedit draws where nobody looks: it loses its way with characters without width, with lines that fill the screen, and
/// whenever the window changes.
final class LibEdit {
  let handle: OpaquePointer

  /// What libedit draws on.
  private let drawings: UnsafeMutablePointer<FILE>

  /// How many rows libedit believes its screen has; 0 when it has looked at the terminal.
  private var rows = 0

  /// Whether the line has changed behind libedit's back.
  private var isStale = false

  /// libedit's own history. Commands such as vi's `/` call it without asking whether there is one.
  private let history: OpaquePointer

  /// The entry of the history that was entered last.
  private var newestEntry: String?

  /// `el_init`; nil when the terminal cannot be edited on: libedit knows nothing of it, it cannot move its cursor up
  /// (TERM unset, unknown, `dumb`), or it edits by itself (`emacs`).
  init?(program: String) {
    // libedit complains about such terminals; that is nothing a user needs to read each time.
    guard let silence = fopen("/dev/null", "we") else { return nil }
    guard let handle = editline_open(program, silence) else {
      fclose(silence)
      return nil
    }
    guard editline_is_editing(handle) != 0, let up = editline_capability(handle, "up"), up[0] != 0,
      let history = editline_add_history(handle, Int32(History.capacity))
    else {
      el_end(handle)
      fclose(silence)
      return nil
    }
    editline_redirect(handle, silence)
    editline_handle_signals(handle, 0)
    editline_free_control_s(handle)
    self.handle = handle
    self.history = history
    drawings = silence
  }

  deinit {
    el_end(handle)
    history_wend(history)
    fclose(drawings)
  }

  /// Tells that a line is about to be read, for which libedit looks at the terminal.
  func prepareToRead() {
    rows = 0
  }

  /// Has libedit take note of the line as it is, on a screen with room for it and for the next key: at the end of a screen that
  /// is full, libedit writes beyond its memory.
  func settle() {
    let needed = 2 + line.count * LibEdit.mostCells / LibEdit.columns + line.count { $0 == 0x0A }
    if needed > rows {
      rows = needed * 2 + LibEdit.fewestRows
      editline_set_size(handle, "co".terminated, "\(LibEdit.columns)".terminated)
      editline_set_size(handle, "li".terminated, "\(rows)".terminated)
    } else if !isStale {
      return
    }
    isStale = false
    editline_refresh(handle)
  }

  /// How wide a screen libedit draws on, and how many cells a character takes there at most.
  private static let columns = 256
  private static let mostCells = 8
  private static let fewestRows = 64

  /// How much of the history libedit is given: all of a long one would be felt at the first prompt.
  private static let mostFollowed = 1000

  /// Enters what is new in the history, for those commands of vi's that walk through it by themselves.
  func follow(_ entries: HistoryEntries) {
    guard entries.last != newestEntry else { return }
    let known = newestEntry.flatMap { entries.lastIndex(of: $0) }
    if known == nil { editline_clear_history(history) }
    for entry in entries[((known ?? -1) + 1)...].suffix(LibEdit.mostFollowed) {
      editline_enter_history(history, entry.terminated)
    }
    newestEntry = entries.last
  }

  /// The line that is being edited. It is libedit's memory, valid until the line changes.
  var line: UnsafeBufferPointer<WideCharacter> {
    guard let info = el_wline(handle)?.pointee, let start = info.buffer, let end = info.lastchar else {
      return UnsafeBufferPointer(start: nil, count: 0)
    }
    return UnsafeBufferPointer(start: start, count: max(end - start, 0))
  }

  /// The index in the line of the character under the cursor, or the line's count.
  var cursor: Int {
    guard let info = el_wline(handle)?.pointee, let start = info.buffer, let place = info.cursor else {
      return 0
    }
    return min(max(place - start, 0), line.count)
  }

  /// The cursor's place in the line in UTF-8 code units.
  var cursorOffset: Int {
    line.prefix(cursor).reduce(0) { $0 + $1.utf8Width }
  }

  /// Puts line and cursor right where a command of libedit's vi mode has moved them out of the buffer (End on an empty
  /// line is one); the next key would abort the program.
  func repair() {
    guard let info = el_wline(handle)?.pointee, let start = info.buffer, let end = info.lastchar,
      let place = info.cursor
    else { return }
    if end < start {
      el_wreplacestr(handle, " ".terminated)
      moveCursor(by: 1)
      el_deletestr(handle, 1)
    }
    // A step clamps the cursor to the line, from either side.
    if place < start || place > end { moveCursor(by: 1) }
  }

  func moveCursor(by count: Int) {
    el_cursor(handle, Int32(count))
  }

  /// `el_winsertstr`: puts text before the cursor. NUL, which libedit ends texts by, becomes U+FFFD.
  func insert(_ text: some Collection<WideCharacter>) {
    guard !text.isEmpty else { return }
    let terminated = text.map { $0 == 0 ? 0xFFFD : $0 } + [0]
    el_winsertstr(handle, terminated)
    isStale = true
  }

  /// Removes a part of the line and leaves the cursor there.
  func remove(_ range: Range<Int>) {
    moveCursor(by: range.upperBound - cursor)
    el_deletestr(handle, Int32(range.count))
    isStale = true
  }

  /// Puts another line in place of this one, the cursor at its end.
  func replace(with text: some Collection<WideCharacter>) {
    remove(0..<line.count)
    insert(text)
  }
}
