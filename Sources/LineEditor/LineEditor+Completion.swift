import CEditLine

/// Tab, and the panel that it opens.
extension LineEditor {
  /// Completes what stands before the cursor, and lists the candidates when there are several.
  func complete() -> Int32 {
    guard let libedit, let found = findCandidates(libedit), !found.candidates.isEmpty else { return CC_ERROR }
    if found.candidates.count == 1, found.candidates[0].continuesTyped {
      put(found.candidates[0], over: found.range, libedit)
      return CC_REFRESH
    }
    let insertion = found.completion.insertion(over: found.typed)
    if let insertion { replace(found.range, with: insertion, libedit) }
    panel = CompletionPanel(
      found.candidates, start: found.range.lowerBound, typed: insertion ?? found.typed)
    return insertion == nil ? CC_NORM : CC_REFRESH
  }

  /// Takes a key if it is for the panel, which otherwise closes.
  func takePanelKey(_ key: KeyDecoder.Key, _ libedit: LibEdit) -> Bool {
    updatePanel()
    guard let panel else { return false }
    switch key {
    case .character("\t") where panel.candidates.count == 1:
      return take(panel.candidates[0], of: panel, libedit)
    case .character("\t"): return walk(.next, libedit)
    case .sequence(let bytes) where Keys.shiftTab.contains(bytes): return walk(.previous, libedit)
    case .sequence(let bytes) where Keys.down.contains(bytes): return walk(.next, libedit)
    case .sequence(let bytes) where Keys.up.contains(bytes): return walk(.previous, libedit)
    case .sequence(let bytes) where Keys.left.contains(bytes): return walk(.left, libedit)
    case .sequence(let bytes) where Keys.right.contains(bytes): return walk(.right, libedit)
    case .character("\u{0E}"): return walk(.next, libedit)  // ^N
    case .character("\u{10}"): return walk(.previous, libedit)  // ^P
    case .character("\r"), .character("\n"):
      guard let choice = panel.choice else { break }
      return take(choice, of: panel, libedit)
    case .character("\u{1B}"), .character("\u{07}"):
      replace(range(of: panel), with: panel.typed, libedit)
      self.panel = nil
      return true
    case .character("?"):
      showHelp(libedit)
      return true
    case .character(let scalar)
    where scalar.properties.generalCategory != .control || scalar == "\u{7F}" || scalar == "\u{08}":
      self.panel?.isOutdated = true
      return false
    default: break
    }
    self.panel = nil
    return false
  }

  /// Looks for candidates again after the line has changed.
  func updatePanel() {
    guard let panel, panel.isOutdated, let libedit else { return }
    self.panel = nil
    guard let found = findCandidates(libedit), found.range.lowerBound == panel.start, !found.typed.isEmpty,
      let first = found.candidates.first, found.candidates.count > 1 || first.insertion != found.typed
    else { return }
    self.panel = CompletionPanel(found.candidates, start: panel.start, typed: found.typed)
  }

  /// How many rows the panel may have on any screen that has so many.
  private static let leastOfPanel = 12

  func grid(of panel: CompletionPanel, beneath end: Layout.Place) -> CandidateGrid {
    // What stands above, a listing to choose from perhaps, is not all to scroll away.
    let most = max(size.rows / 2, LineEditor.leastOfPanel)
    return CandidateGrid(
      panel.candidates, columns: size.columns, limit: min(size.rows - end.row - 1, most))
  }

  private func walk(_ step: CompletionPanel.Step, _ libedit: LibEdit) -> Bool {
    guard var panel else { return false }
    let range = range(of: panel)
    guard panel.walk(step, in: grid(of: panel, beneath: end(of: libedit.line))) else {
      self.panel = nil
      return false
    }
    replace(range, with: panel.text, libedit)
    self.panel = panel
    return true
  }

  private func take(_ candidate: Candidate, of panel: CompletionPanel, _ libedit: LibEdit) -> Bool {
    put(candidate, over: range(of: panel), libedit)
    self.panel = nil
    return true
  }

  private func range(of panel: CompletionPanel) -> Range<Int> {
    panel.start..<panel.start + panel.text.unicodeScalars.count
  }

  /// Puts a candidate into the line for good, with the blank that may follow it.
  private func put(_ candidate: Candidate, over range: Range<Int>, _ libedit: LibEdit) {
    replace(range, with: candidate.insertion, libedit)
    guard candidate.isFinal else { return }
    let cursor = libedit.cursor
    if cursor < libedit.line.count, libedit.line[cursor] == WideCharacter(UInt8(ascii: " ")) {
      libedit.moveCursor(by: 1)
    } else {
      libedit.insert(" ".wideCharacters)
    }
  }

  private func replace(_ range: Range<Int>, with text: String, _ libedit: LibEdit) {
    undoHistory.separate()
    libedit.remove(range)
    libedit.insert(text.wideCharacters)
  }

  /// What the completer says of the line.
  private struct Found {
    var completion: Completion

    /// What a candidate takes the place of, in scalars.
    var range: Range<Int>
    var typed: String
    var candidates: [Candidate] { completion.candidates }
  }

  private func findCandidates(_ libedit: LibEdit) -> Found? {
    guard let completer else { return nil }
    let line = String(wide: libedit.line)
    let cursor = libedit.cursorOffset
    let completion = completer(line, cursor)
    let replaced = completion.replaced
    // A range that splits a character is the completer's mistake, and no reason to damage the line.
    guard replaced.lowerBound >= 0, replaced.upperBound <= line.utf8.count,
      let before = String(line.utf8.prefix(replaced.lowerBound)),
      let typed = String(line.utf8.prefix(replaced.upperBound).dropFirst(replaced.lowerBound))
    else { return nil }
    let start = before.unicodeScalars.count
    return Found(
      completion: completion, range: start..<start + typed.unicodeScalars.count, typed: typed)
  }
}
