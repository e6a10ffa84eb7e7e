import CEditLine

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// libedit's `EditLine`, owned. This and its extension are all that calls libedit.
final class LibEdit {
  let handle: OpaquePointer

  /// `el_init`; nil when the terminal cannot be edited on: libedit knows nothing of it, it cannot move its cursor up
  /// (TERM unset, unknown, `dumb`), or it edits by itself (`emacs`).
  init?(program: String) {
    // libedit complains about such terminals; that is nothing a user needs to read each time.
    guard let silence = fopen("/dev/null", "w") else { return nil }
    defer { fclose(silence) }
    guard let handle = editline_open(program, silence) else { return nil }
    guard editline_is_editing(handle) != 0, let up = editline_capability(handle, "up"), up[0] != 0 else {
      el_end(handle)
      return nil
    }
    editline_warn_on_stderr(handle)
    editline_handle_signals(handle, 0)
    self.handle = handle
  }

  deinit { el_end(handle) }

  /// The line that is being edited. It is libedit's memory, valid until the line changes.
  var line: UnsafeBufferPointer<WideCharacter> {
    guard let info = el_wline(handle)?.pointee, let start = info.buffer, let end = info.lastchar else {
      return UnsafeBufferPointer(start: nil, count: 0)
    }
    return UnsafeBufferPointer(start: start, count: end - start)
  }

  /// The index in the line of the character under the cursor. libedit's vi mode puts it before the start of an empty
  /// line on End, and the next key would then abort the program: it is put right.
  var cursor: Int {
    guard let info = el_wline(handle)?.pointee, let start = info.buffer, let place = info.cursor else {
      return 0
    }
    if place < start { return Int(el_cursor(handle, 1)) }
    return place - start
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
  func replace(with text: String) {
    remove(0..<line.count)
    insert(text.wideCharacters)
  }

  /// The size of the screen as libedit sees it, never less than 2 columns and 1 row.
  var size: (rows: Int, columns: Int) {
    (max(Int(editline_size(handle, "li")), 1), max(Int(editline_size(handle, "co")), 2))
  }
}
