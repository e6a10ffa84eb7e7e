/// What was done to a line, to be undone and redone.
///
/// It is shown the line whenever the editor waits, and finds out itself what has changed. Characters typed one after the
/// other are one step up to a blank, which begins another; so does every other change.
struct UndoHistory {
  /// A line as it stood at a moment.
  struct Moment: Equatable {
    var line: [WideCharacter]

    /// The index of the character under the cursor.
    var cursor: Int
  }

  /// How many steps are kept, and of how many characters that came and went; the oldest go first.
  static let capacity = (steps: 1000, characters: 1 << 18)

  /// The line as it stood when it was shown last.
  private(set) var present: Moment

  private var done: [LineEdit] = []
  private var undone: [LineEdit] = []

  /// How many characters the steps that were done hold.
  private var size = 0

  /// Whether characters typed next belong to the newest step.
  private var isOpen = false

  /// Whether the change that is shown next is a step of its own.
  private var isSeparate = false

  init(_ present: Moment = Moment(line: [], cursor: 0)) {
    self.present = present
  }

  /// Takes note of the line as it stands. Where it is as it was, a moved cursor only ends the step.
  mutating func show(_ moment: Moment) {
    defer { isSeparate = false }
    guard let edit = LineEdit(from: present, to: moment) else {
      if moment.cursor != present.cursor { isOpen = false }
      present.cursor = moment.cursor
      return
    }
    present = moment
    undone = []
    if isOpen, !isSeparate, edit.isWordPart, let last = done.last, let joined = last.joined(with: edit) {
      done[done.count - 1] = joined
    } else {
      done.append(edit)
    }
    size += edit.size
    isOpen = edit.isInsertion && !isSeparate
    while done.count > UndoHistory.capacity.steps || size > UndoHistory.capacity.characters,
      let first = done.first
    {
      size -= first.size
      done.removeFirst()
    }
  }

  /// Has the change that is shown next be a step of its own: for a command that inserts what nobody typed (a completion,
  /// a text that is put back).
  mutating func separate() {
    isSeparate = true
  }

  /// Goes back before the last step that was not undone; nil when there is none.
  mutating func undo() -> Moment? {
    guard let edit = done.popLast() else { return nil }
    size -= edit.size
    undone.append(edit)
    return go(edit.reverted(present.line), edit.cursorBefore)
  }

  /// Does what was undone last; nil when there is nothing, or the line was changed since.
  mutating func redo() -> Moment? {
    guard let edit = undone.popLast() else { return nil }
    size += edit.size
    done.append(edit)
    return go(edit.applied(present.line), edit.cursorAfter)
  }

  private mutating func go(_ line: [WideCharacter], _ cursor: Int) -> Moment {
    isOpen = false
    present = Moment(line: line, cursor: cursor)
    return present
  }
}
