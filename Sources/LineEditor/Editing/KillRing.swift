/// The texts that were cut from lines last, to be put back.
///
/// Texts cut in a row in the same direction are one. What tells where a row ends is ``interrupt()``, for every command that
/// neither cuts nor puts back.
struct KillRing {
  /// Where the text stood from the cursor.
  enum Direction {
    case backward
    case forward
  }

  private enum Command: Equatable {
    case cut(Direction)
    case put
    case other
  }

  /// How many texts are kept; the oldest go first.
  static let capacity = 60

  /// The oldest first.
  private var texts: [[WideCharacter]] = []

  /// How far back from the newest text the one is that was put last.
  private var depth = 0

  private var lastCommand = Command.other

  /// Keeps a text that was cut. An empty one goes on with the row, and is not kept.
  mutating func cut(_ text: some Collection<WideCharacter>, _ direction: Direction) {
    let joins = lastCommand == .cut(direction)
    lastCommand = .cut(direction)
    depth = 0
    guard !text.isEmpty else { return }
    guard joins, let last = texts.popLast() else {
      texts = texts.suffix(KillRing.capacity - 1) + [Array(text)]
      return
    }
    texts.append(direction == .forward ? last + text : text + last)
  }

  /// The text to put at the cursor: the one that was cut last, or turned to; nil when there is none.
  mutating func put() -> [WideCharacter]? {
    guard !texts.isEmpty else { return nil }
    lastCommand = .put
    return texts[texts.count - 1 - depth]
  }

  /// The text before that which was just put, to take its place; after the oldest comes the newest.
  ///
  /// - Returns: how many characters before the cursor to replace, and by what; nil when the last command put nothing.
  mutating func putAnother() -> (replaced: Int, text: [WideCharacter])? {
    guard lastCommand == .put, let replaced = put()?.count else { return nil }
    depth = (depth + 1) % texts.count
    return put().map { (replaced, $0) }
  }

  /// Ends a row of cuts, and the time in which another text may take the place of the one that was put.
  mutating func interrupt() {
    lastCommand = .other
  }
}
