/// The lines of a paste that have not been entered yet.
///
/// Each line but the last is entered as if Enter had been pressed after it, one for each line that is read; the last
/// stays in the line to be edited, followed by what stood behind the cursor when the paste came.
struct PendingPaste {
  enum Step: Equatable {
    /// Puts text before the cursor.
    case insert([WideCharacter])

    /// Puts text behind the cursor.
    case insertAfter([WideCharacter])

    /// Presses Enter.
    case enter
  }

  /// What is to be done, in order.
  private var steps: ArraySlice<Step> = []

  /// Nothing.
  init() {}

  /// - Parameters:
  ///   - lines: what was pasted.
  ///   - rest: what stood behind the cursor and was taken out of the line; nothing where there is but one line.
  init(lines: [String], rest: [WideCharacter]) {
    for (index, line) in lines.enumerated() {
      if index > 0 { steps.append(.enter) }
      if !line.isEmpty { steps.append(.insert(line.wideCharacters)) }
    }
    if !rest.isEmpty { steps.append(.insertAfter(rest)) }
  }

  mutating func next() -> Step? {
    steps.popFirst()
  }
}
