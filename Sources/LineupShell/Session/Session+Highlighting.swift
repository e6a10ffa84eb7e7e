extension Session {
  /// What stands where in a line that is being typed, for an editor to colour.
  ///
  /// - Returns: highlights in the order of the line, none over another, each from one character to another.
  package func highlights(_ line: String) -> [Highlight] {
    let highlighter = Highlighter(catalog: catalog, aliases: aliases, dates: dates)
    // A quote that an earlier line has opened decides what this one says.
    let start = entry.count
    let highlights = highlighter.highlights(of: entry + Array(line.utf8))
    if start == 0 { return highlights.onCharacters(of: line) }
    return highlights.compactMap { highlight in
      let range = highlight.range.lowerBound - start..<highlight.range.upperBound - start
      return range.upperBound > 0
        ? Highlight(highlight.role, max(0, range.lowerBound)..<range.upperBound) : nil
    }.onCharacters(of: line)
  }
}

extension [Highlight] {
  /// The highlights from one character to another. A character of several is of the first, but of an error before all.
  ///
  /// A lexer splits at a blank and after a quote even where combining marks follow.
  fileprivate func onCharacters(of line: String) -> [Highlight] {
    if line.utf8.allSatisfy({ $0 < 0x80 }) { return self }
    var characters = line.makeIterator()
    var character = 0..<0
    func advance(while isBefore: (Int) -> Bool) {
      while isBefore(character.upperBound), let next = characters.next() {
        character = character.upperBound..<character.upperBound + next.utf8.count
      }
    }
    var whole: [Highlight] = []
    for highlight in self {
      advance { $0 <= highlight.range.lowerBound }
      var lower = highlight.range.lowerBound
      if lower > character.lowerBound {
        lower = highlight.role == .error ? character.lowerBound : character.upperBound
      }
      advance { $0 < highlight.range.upperBound }
      if let last = whole.last, last.range.upperBound > lower {
        guard highlight.role == .error else { continue }
        whole[whole.endIndex - 1].range = Swift.min(last.range.lowerBound, lower)..<lower
      }
      if lower < character.upperBound {
        whole.append(Highlight(highlight.role, lower..<character.upperBound))
      }
    }
    return whole.filter { !$0.range.isEmpty }
  }
}
