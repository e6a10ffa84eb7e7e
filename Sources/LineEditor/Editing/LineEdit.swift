/// A change to a line: in one place, some characters went and others came.
struct LineEdit: Equatable {
  let start: Int
  let removed: [WideCharacter]
  let inserted: [WideCharacter]
  let cursorBefore: Int
  let cursorAfter: Int

  /// How many characters it holds.
  var size: Int { removed.count + inserted.count }

  /// Whether it is as if the characters had been typed.
  var isInsertion: Bool {
    removed.isEmpty && start == cursorBefore && start + inserted.count == cursorAfter
  }

  /// Whether it goes on with a word.
  var isWordPart: Bool { isInsertion && !inserted.contains(where: \.isBlank) }
}

extension LineEdit {
  /// Finds what lies between two moments; nil when the line is the same.
  init?(from before: UndoHistory.Moment, to after: UndoHistory.Moment) {
    let old = before.line
    let new = after.line
    // What was typed among its likes (`aa` in `aaa`) came at the cursor, and not behind them.
    let reach = min(old.count, new.count, new.count > old.count ? before.cursor : after.cursor)
    var start = 0
    while start < reach, old[start] == new[start] { start += 1 }
    var tail = 0
    while tail < min(old.count, new.count) - start, old[old.count - 1 - tail] == new[new.count - 1 - tail] {
      tail += 1
    }
    // Beyond the cursor they may be the same still, when the change is elsewhere.
    while start < min(old.count, new.count) - tail, old[start] == new[start] { start += 1 }
    removed = Array(old[start..<old.count - tail])
    inserted = Array(new[start..<new.count - tail])
    self.start = start
    cursorBefore = before.cursor
    cursorAfter = after.cursor
    if size == 0 { return nil }
  }

  /// The two edits as one, when the other goes on where this one ends.
  func joined(with next: LineEdit) -> LineEdit? {
    guard isInsertion, next.isInsertion, next.start == cursorAfter else { return nil }
    return LineEdit(
      start: start, removed: [], inserted: inserted + next.inserted, cursorBefore: cursorBefore,
      cursorAfter: next.cursorAfter)
  }

  func applied(_ line: [WideCharacter]) -> [WideCharacter] {
    line[..<start] + inserted + line[(start + removed.count)...]
  }

  func reverted(_ line: [WideCharacter]) -> [WideCharacter] {
    line[..<start] + removed + line[(start + inserted.count)...]
  }
}
