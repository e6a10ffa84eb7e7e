import LineupCore
import Testing

@testable import LineupShell

/// Every error says what is wrong; the compiler sees to it that none is forgotten, these that none is empty.
@Suite struct ProseTests {
  private static let hostile = "\u{1B}[31m\u{7}\r\n\u{9B}\u{202E}"

  /// One of each kind, its facts as given by a hostile source.
  static let kinds: [SyntaxError.Kind] = [
    .openQuote("'"), .textAfterQuote(word: hostile), .noSuchCharacter, .nulCharacter, .invalidUTF8,
    .unknownCommand(hostile, suggestion: nil), .unknownCommand(hostile, suggestion: "x"),
    .verbAlone(hostile, commands: ["todo add"]), .quotedCommand(hostile),
    .unknownVerb(group: "todo", hostile, suggestion: nil),
    .dataWithoutVerb(group: "member", text: hostile), .pipeAfterChange(command: "todo add"),
    .pipeWithoutCommand, .pipeToNothing,
    .shellOperator("&&"), .shellOperator(">"), .shellOperator("<"), .shellOperator("||"),
    .aliasHidesCommand(hostile), .notAnAliasName(hostile), .aliasFault(.openQuote("'")),
    .recursiveAlias(hostile), .aliasesWithoutEnd(3),
    .unknownOption(hostile, command: "todo add", suggestion: nil, takesText: true),
    .missingOptionValue("--name", placeholder: "NAME"), .unexpectedOptionValue("--all"),
    .repeatedOption("--all"), .conflictingOptions("--open", "--done"),
    .missingOperand("NAME", usage: "u"), .unexpectedOperand(hostile, usage: "u"), .nothingToSet(usage: "u"),
    .positionFirst(name: hostile, position: "Mid"),
    .unknownPosition(hostile, suggestion: nil), .notAnID(hostile, entity: "todo"),
    .idOutOfRange("9", couldBeName: true), .idOutOfRange("9", couldBeName: false),
    .reversedRange("9..3"), .notANumber(hostile, what: "limit"), .numberTooGreat("9", what: "limit"),
    .notADate(DateError(kind: .notADate, word: hostile)), .emptyText("title"),
    .notAChoice(hostile, what: "--mode", choices: ["a"], suggestion: nil), .mixedRowsAndFilter,
    .expectedField(hostile, fields: ["a"], suggestion: nil), .expectedComparison(field: "a", found: hostile),
    .unknownComparison("==", instead: "="), .expectedValue(found: hostile),
    .expectedList(field: "a"), .expectedParenthesis(found: hostile, opened: SourceSpan(0, 1)),
    .notComparable(field: "a", comparison: "~"), .notAFlagValue(hostile),
    .nestedTooDeep(3), .tooManyConditions(3),
  ]

  @Test(arguments: kinds)
  func isSaid(_ kind: SyntaxError.Kind) {
    let (message, hint) = kind.prose
    #expect(message.count > 10)
    #expect(hint != "")
    var bytes: [UInt8] = []
    bytes.append(
      SyntaxError(kind, SourceSpan(0, 1)).diagnostic(in: Source(.prompt, Array("x".utf8))), isColored: false)
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.unicodeScalars.filter(\.actsOnTerminals).isEmpty)
    // The message, the line, the caret and, if there is one, the hint: no fact breaks a line.
    #expect(text.split(separator: "\n").count == (hint == nil ? 3 : 4))
  }

  /// Only one example of each kind, and no two kinds that say the same.
  @Test func kindsAreToldApart() {
    let names = Set(Self.kinds.map { "\($0)".prefix { $0 != "(" } })
    #expect(names.count == 48)
    let messages = Self.kinds.map(\.prose.message).filter {
      !$0.hasPrefix("there is no redirection") && !$0.contains("out of range")
    }
    #expect(Set(messages).count == messages.count)
  }

  @Test func aNameOfDigitsIsHintedAt() {
    #expect(
      RepositoryError.recordNotFound(.member, .id(369)).prose(for: nil).hint
        == "a member of that name is written '369', or where name = 369")
    #expect(RepositoryError.recordNotFound(.todo, .id(369)).prose(for: nil).hint == nil)
    #expect(
      RepositoryError.recordNotFound(.member, .name("it's")).prose(for: nil).message
        == "record not found: there is no member named \"it's\"")
  }
}
