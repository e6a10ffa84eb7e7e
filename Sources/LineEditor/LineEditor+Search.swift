import CEditLine

/// Ctrl-R: the search through the history. The line stays as it is until a match is taken.
extension LineEditor {
  func beginSearch(_ libedit: LibEdit) {
    guard size.rows - end(of: libedit.line).row > 2 else { return Screen.write(Screen.bell) }
    panel = nil
    search = HistorySearch(history.entries, query: String(wide: libedit.line))
  }

  /// Takes a key if a search is under way and the key is for it; other keys end it, and act on the match.
  func takeSearchKey(_ key: KeyDecoder.Key, _ libedit: LibEdit) -> Bool {
    guard search != nil else { return false }
    switch key {
    case .character("\u{12}"), .character("\u{0E}"): search?.older()  // ^R, ^N
    case .character("\u{13}"), .character("\u{10}"): search?.newer()  // ^S, ^P
    case .sequence(let bytes) where Keys.down.contains(bytes): search?.older()
    case .sequence(let bytes) where Keys.up.contains(bytes): search?.newer()
    case .character("\u{7F}"), .character("\u{08}"): search?.erase()
    case .character("\u{15}"): search = HistorySearch(history.entries)  // ^U
    case .character("\u{1B}"), .character("\u{07}"): search = nil  // ^G
    case .character("\r"), .character("\n"), .character("\t"): takeMatch(libedit)
    case .character(let scalar) where scalar.properties.generalCategory != .control:
      search?.type(String(scalar))
    case .paste(let bytes): search?.type(PastedText.lines(of: bytes).joined(separator: " "))
    default:
      takeMatch(libedit)
      return false
    }
    return true
  }

  /// Ends the search with the selected match in the line, if there is one.
  private func takeMatch(_ libedit: LibEdit) {
    defer { search = nil }
    guard let match = search?.selected else { return Screen.write(Screen.bell) }
    undoHistory.separate()
    libedit.replace(with: match.entry.wideCharacters)
  }
}
