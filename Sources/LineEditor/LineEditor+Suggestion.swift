import CEditLine

/// What the line will probably become, in grey behind the cursor.
extension LineEditor {
  /// A text that would continue a line.
  struct Suggestion {
    var line: String
    var text: String
  }

  /// Finds what to suggest: how the newest line of the history went on that began so, or else what ``suggester`` says.
  ///
  /// There is none where it could not be told from what was typed, nor while something else is being chosen.
  func suggest(after line: String) -> String? {
    suggestion = nil
    guard hasStyles, suggestsLines, panel == nil, search == nil, !line.isEmpty, walk?.shown != line else {
      return nil
    }
    let known = history.newest(beginningWith: line, where: isWorthSuggesting ?? { _ in true }).map {
      String($0.utf8.dropFirst(line.utf8.count)) ?? ""
    }
    guard let text = known ?? suggester?(line), !text.isEmpty else { return nil }
    suggestion = Suggestion(line: line, text: text)
    return text
  }

  /// Takes what is suggested, or a part of it, if the cursor stands before it; otherwise moves the cursor.
  ///
  /// - Parameter part: how much of the suggestion to take, in scalars.
  func takeSuggestion(_ part: ([WideCharacter]) -> Int, orMoveTo place: Place) -> Int32 {
    guard let libedit else { return CC_ERROR }
    guard let suggestion, libedit.cursor == libedit.line.count, suggestion.line == String(wide: libedit.line)
    else { return move(to: place) }
    let text = suggestion.text.wideCharacters
    undoHistory.separate()
    libedit.insert(text.prefix(part(text)))
    return CC_REFRESH
  }
}
