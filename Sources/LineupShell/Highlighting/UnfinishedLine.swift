import LineupCore

/// A line that is being typed, of which only the beginning is there. What is missing is no error, and neither is a last
/// word that begins something valid: whatever Tab could finish, and what is looked at here.
struct UnfinishedLine {
  private let bytes: [UInt8]
  private let completer: Completer

  init(_ bytes: [UInt8], in highlighter: Highlighter) {
    self.bytes = bytes
    completer = Completer(
      catalog: highlighter.catalog, aliases: highlighter.aliases, dates: highlighter.dates,
      rows: { _, _ in [] }, files: { _ in [] })
  }

  /// Whether typing on at the end of the line could mend an error.
  ///
  /// - Parameter aliases: where aliases stand, whose lines nothing that is typed can mend.
  func explains(_ error: SyntaxError, aliases: [SourceSpan]) -> Bool {
    switch error.kind {
    case .openQuote: return true
    case .aliasFault(.openQuote): return error.span.upper == bytes.count && !aliases.contains(error.span)
    default: break
    }
    guard bytes[error.span.upper...].allSatisfy(Lexer.isBlank) else { return beginsOrder(error) }
    switch error.kind {
    case .unexpectedOperand("order", _): return beginsOrder(error)
    case .missingOptionValue, .pipeToNothing: return true
    case .notADate(let date) where date.kind == .nextAlone: return true
    // Of a name of several words not all may be there; what is nearly a position was meant for one.
    case .unknownPosition(_, suggestion: nil) where endsInNameAndPosition: return true
    case _ where error.span.lower == error.span.upper: return true
    default:
      return error.span.upper == bytes.count && !aliases.contains(error.span) && mayGoOn(error)
    }
  }

  private var endsInNameAndPosition: Bool {
    let context = CompletionContext(bytes, catalog: completer.catalog, aliases: completer.aliases)
    return context.spec?.operands == .nameAndPosition
  }

  /// Whether the last word, which is in error, may be the beginning of one that is not.
  private func mayGoOn(_ error: SyntaxError) -> Bool {
    let context = CompletionContext(bytes, catalog: completer.catalog, aliases: completer.aliases)
    switch error.kind {
    case .reversedRange: return true
    case .shellOperator(let sign): return sign.utf8.count == error.span.upper - error.span.lower
    case .unknownPosition, .positionFirst:
      return Position.isBeginning(context.word) || canBeCompleted(error, context)
    case .notAFlagValue(let word): return isBeginning(word, of: ["yes", "true", "no", "false"])
    case .notADate(let date): return completer.dates.isBeginning(date) || canBeCompleted(error, context)
    case .notATag(let sign): return ["+", "-", "#", "+#", "-#"].contains(sign)
    case .notANumber("-", _) where context.expectsValue: return true
    case .notAnID(let word, _) where isBeginningOfRange(word): return true
    case .unexpectedOperand, .expectedParenthesis:
      return !context.dateWords.isEmpty && isBeginningOfTime(context.word) || canBeCompleted(error, context)
    case .unknownCommand, .unknownVerb, .dataWithoutVerb, .unknownOption, .notAnID, .notANumber, .notAChoice,
      .expectedField, .expectedComparison, .mixedRowsAndFilter:
      return canBeCompleted(error, context)
    default: return false
    }
  }

  /// Whether Tab could finish the word that is in error, or it is the beginning of `--help`, which may always follow.
  private func canBeCompleted(_ error: SyntaxError, _ context: CompletionContext) -> Bool {
    guard context.start >= error.span.lower, !context.isText, !context.word.isEmpty else { return false }
    if case .positionFirst = error.kind {} else if context.start > error.span.lower { return false }
    if context.mayTakeOption, OptionSpec.help.name.hasPrefix(context.word) { return true }
    return completer.candidates(context).contains { $0.insertion.hasPrefix(context.word) }
  }

  /// Whether `order`, which is one word too many, may be that of `order by`.
  private func beginsOrder(_ error: SyntaxError) -> Bool {
    guard case .unexpectedOperand("order", _) = error.kind else { return false }
    let context = CompletionContext(bytes, catalog: completer.catalog, aliases: completer.aliases)
    guard context.spec?.takesOrder == true else { return false }
    return context.word == "order" || context.operands.last == "order" && "by".hasPrefix(context.word)
  }

  private func isBeginning(_ word: String, of whole: [String]) -> Bool {
    let word = word.asciiLowercased
    return whole.contains { $0.hasPrefix(word) }
  }

  /// Whether a word is an id and one of the two dots of a range, or both.
  private func isBeginningOfRange(_ word: String) -> Bool {
    let digits = word.utf8.prefix { (48...57).contains($0) }
    return !digits.isEmpty && [".", ".."].contains(word.dropFirst(digits.count))
  }

  /// Whether a word is the first digits of an hour.
  private func isBeginningOfTime(_ word: String) -> Bool {
    (1...2).contains(word.utf8.count) && word.utf8.allSatisfy { (48...57).contains($0) }
  }
}

extension CompletionContext {
  fileprivate var expectsValue: Bool {
    if case .value = expectation { true } else { false }
  }

  fileprivate var mayTakeOption: Bool {
    if case .verb = expectation { true } else { spec != nil }
  }
}

extension Position {
  /// Whether a word may be typed on to the name of a position, in any case.
  fileprivate static func isBeginning(_ word: String) -> Bool {
    let word = word.asciiLowercased
    return allCases.contains { position in
      ([position.name.asciiLowercased] + position.otherNames).contains { $0.hasPrefix(word) }
    }
  }
}
