import CEditLine

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// libedit's `EditLine`, owned. This and its extension are all that calls libedit.
final class LibEdit {
  let handle: OpaquePointer

  /// libedit's own history. Commands such as vi's `/` call it without asking whether there is one.
  private let history: OpaquePointer

  /// The entry of the history that was entered last.
  private var newestEntry: String?

  /// `el_init`; nil when the terminal cannot be edited on: libedit knows nothing of it, it cannot move its cursor up
  /// (TERM unset, unknown, `dumb`), or it edits by itself (`emacs`).
  init?(program: String) {
    // libedit complains about such terminals; that is nothing a user needs to read each time.
    guard let silence = fopen("/dev/null", "w") else { return nil }
    defer { fclose(silence) }
    guard let handle = editline_open(program, silence) else { return nil }
    guard editline_is_editing(handle) != 0, let up = editline_capability(handle, "up"), up[0] != 0,
      let history = editline_add_history(handle, Int32(History.capacity))
    else {
      el_end(handle)
      return nil
    }
    editline_warn_on_stderr(handle)
    editline_handle_signals(handle, 0)
    editline_free_control_s(handle)
    self.handle = handle
    self.history = history
  }

  deinit {
    el_end(handle)
    history_wend(history)
  }

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
  }

  /// Removes a part of the line and leaves the cursor there.
  func remove(_ range: Range<Int>) {
    moveCursor(by: range.upperBound - cursor)
    el_deletestr(handle, Int32(range.count))
  }

  /// Puts another line in place of this one, the cursor at its end.
  func replace(with text: some Collection<WideCharacter>) {
    remove(0..<line.count)
    insert(text)
  }

  /// The size of the screen as libedit sees it, never less than 2 columns and 1 row.
  var size: (rows: Int, columns: Int) {
    (max(Int(editline_size(handle, "li")), 1), max(Int(editline_size(handle, "co")), 2))
  }
}
