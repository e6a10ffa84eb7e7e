import LineupCore

extension Arguments {
  /// All operand words as one text, which must hold something to be seen.
  func operandText(_ what: String) throws(SyntaxError) -> String {
    guard let span = words.span else {
      throw SyntaxError(.missingOperand(spec.operandsUsage, usage: spec.usage), endSpan)
    }
    return try Values.nonEmpty(words.joinedText, what, span)
  }

  /// A name of one or more words, then a position.
  func nameAndPosition() throws(SyntaxError) -> (name: String, position: Position) {
    guard let last = words.last, let first = words.first else {
      throw SyntaxError(.missingOperand("NAME", usage: spec.usage), endSpan)
    }
    // Tom & Jerry are a name; what stands after these is another command, or a file.
    for word in words where word.isKeyword("&&") || word.isKeyword(">") || word.isKeyword(">>") {
      try word.refuseShellOperator()
    }
    guard let position = Position(word: last.value) else {
      if let position = Position(word: first.value), words.count > 1 {
        let name = words.dropFirst().joinedText
        throw SyntaxError(.positionFirst(name: Quoting.word(name), position: position.name), first.span)
      }
      guard words.count > 1 else {
        throw SyntaxError(.missingOperand("POSITION", usage: spec.usage), endSpan)
      }
      throw Values.unknownPosition(last)
    }
    let name = words.dropLast()
    guard let span = name.span else {
      throw SyntaxError(.missingOperand("NAME", usage: spec.usage), first.span)
    }
    return (try Values.nonEmpty(name.joinedText, "name", span), position)
  }

  /// The word at a place, if there is one.
  func word(_ index: Int) -> String? {
    words.indices.contains(index) ? words[index].value : nil
  }

  /// Refuses a `set` that sets nothing.
  func requireSomethingToSet() throws(SyntaxError) {
    guard options.contains(where: { $0.spec.role == .ordinary }) else {
      throw SyntaxError(.nothingToSet(usage: spec.usage), endSpan)
    }
  }
}
