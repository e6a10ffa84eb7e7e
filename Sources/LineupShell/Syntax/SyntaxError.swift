/// What is wrong with a source, as data: where, which kind, and the facts a message needs. `Diagnostic` makes prose of it.
package struct SyntaxError: Error, Equatable, Sendable {
  package indirect enum Kind: Equatable, Sendable {
    // Characters
    case openQuote(Character)
    case textAfterQuote(word: String)
    case noSuchCharacter
    case nulCharacter
    case invalidUTF8

    // Commands
    case unknownCommand(String, suggestion: String?)
    case verbAlone(String, commands: [String])
    case quotedCommand(String)
    case unknownVerb(group: String, String, suggestion: String?)
    case dataWithoutVerb(group: String, text: String)
    case pipeAfterChange(command: String)
    case pipeWithoutCommand
    case pipeToNothing
    case shellOperator(String)

    // Aliases
    case aliasHidesCommand(String)
    case notAnAliasName(String)
    case aliasFault(Kind)
    case recursiveAlias(String)
    case aliasesWithoutEnd(Int)

    // Options
    case unknownOption(String, command: String, suggestion: String?, takesText: Bool)
    case misplacedOption(String, belongsTo: String)
    case missingOptionValue(String, placeholder: String)
    case unexpectedOptionValue(String)
    case repeatedOption(String)
    case conflictingOptions(String, String)

    // Operands
    case missingOperand(String, usage: String)
    case unexpectedOperand(String, usage: String)
    case nothingToSet(usage: String)
    case positionFirst(name: String, position: String)
    case unknownPosition(String, suggestion: String?)
    case notAnID(String, entity: String)
    case idOutOfRange(String, couldBeName: Bool)
    case reversedRange(String)
    case notANumber(String, what: String)
    case numberTooGreat(String, what: String)
    case numberOutOfRange(String, what: String, ClosedRange<Int>)
    case notADate(DateError)
    case notATag(String)
    case nothingToRemove(tag: String)
    case emptyText(String)
    case notAChoice(String, what: String, choices: [String], suggestion: String?)
    case mixedRowsAndFilter

    // Expressions
    case expectedField(String, fields: [String], suggestion: String?)
    case expectedComparison(field: String, found: String)
    case unknownComparison(String, instead: String)
    case expectedValue(found: String)
    case expectedList(field: String)
    case expectedParenthesis(found: String, opened: SourceSpan)
    case notComparable(field: String, comparison: String)
    case notAFlagValue(String)
    case nestedTooDeep(Int)
    case tooManyConditions(Int)
  }

  package let kind: Kind
  package let span: SourceSpan

  package init(_ kind: Kind, _ span: SourceSpan) {
    self.kind = kind
    self.span = span
  }

  /// Whether more input could mend it: the source ended inside a quote.
  package var isIncomplete: Bool {
    if case .openQuote = kind { true } else { false }
  }
}
