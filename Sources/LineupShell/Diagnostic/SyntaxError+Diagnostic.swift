import LineupCore

extension SyntaxError {
  /// The error as prose.
  package func diagnostic(in source: Source) -> Diagnostic {
    let (message, hint) = kind.prose
    return Diagnostic(message, hint: hint, place: Place(source, span))
  }
}

extension SyntaxError.Kind {
  /// What is wrong, and what to do where that is not plain from it.
  var prose: (message: String, hint: String?) {
    switch self {
    // Characters
    case .openQuote(let quote):
      ("the quote \(quote) is not closed", "close it, or write \\\(quote) for the character itself")
    case .textAfterQuote(let word):
      (
        "text right after a closing quote",
        "quote all of it, or begin it with a backslash to keep its quotes: \(Quoting.suggestion(for: word))"
      )
    case .noSuchCharacter:
      ("there is no character of that number", #"\u{…} takes 1 to 10FFFF but for D800 to DFFF"#)
    case .nulCharacter: ("a NUL character cannot be stored", nil)
    case .invalidUTF8:
      ("this is not valid UTF-8", "convert the text, for example with iconv -f latin1 -t utf-8")

    // Commands
    case .unknownCommand(let word, let suggestion):
      (
        "unknown command '\(word)'" + Suggestion.question(suggestion),
        suggestion == nil ? unknownCommandHint(word) : nil
      )
    case .verbAlone(let word, let commands):
      ("'\(word)' is only half a command", "write \(commands.joined(separator: ", or "))")
    case .quotedCommand(let word):
      ("a word in quotes is text, never a command", "where the command is meant, write \(word) without them")
    case .unknownVerb(let group, let word, let suggestion):
      ("unknown command '\(group) \(word)'" + Suggestion.question(suggestion.map { "\(group) \($0)" }), nil)
    case .dataWithoutVerb(let group, let text):
      ("'\(group)' needs to be told what to do", verbHint(group, text))
    case .pipeAfterChange(let command):
      ("the output of '\(command)' cannot be piped", "where | is meant as text, quote it: '|'")
    case .pipeWithoutCommand: ("a pipe needs a command before it", nil)
    case .pipeToNothing: ("a pipe needs a system command after it", nil)
    case .shellOperator(let word): shellOperatorProse(word)

    // Aliases
    case .aliasHidesCommand(let name): ("'\(name)' is a command, and an alias cannot hide it", nil)
    case .notAnAliasName(let name):
      ("'\(name)' cannot be the name of an alias", "use one word without quotes")
    case .aliasFault(let kind): ("in the alias: " + kind.prose.message, kind.prose.hint)
    case .recursiveAlias(let name): ("the alias '\(name)' stands for itself", ":alias \(name) shows its line")
    case .aliasesWithoutEnd(let most):
      ("the line holds more than \(most) aliases, those of aliases counted", nil)

    // Options
    case .unknownOption(let word, let command, let suggestion, let takesText):
      (
        "'\(command)' has no option '\(word)'" + Suggestion.question(suggestion),
        unknownOptionHint(word, takesText: takesText)
      )
    case .misplacedOption(let option, let command):
      ("'\(option)' goes with '\(command)' only", unknownOptionHint(option, takesText: false))
    case .missingOptionValue(let option, let placeholder):
      ("'\(option)' needs a value: \(option) \(placeholder)", nil)
    case .unexpectedOptionValue(let option): ("'\(option)' takes no value", nil)
    case .repeatedOption(let option): ("'\(option)' is given twice", nil)
    case .conflictingOptions(let first, let second): ("'\(first)' and '\(second)' contradict each other", nil)

    // Operands
    case .missingOperand(let what, let usage): ("\(what) is missing", "usage: \(usage)")
    case .unexpectedOperand(let word, let usage): ("'\(word)' is one word too many", "usage: \(usage)")
    case .nothingToSet(let usage): ("there is nothing to set", "usage: \(usage)")
    case .positionFirst(let name, let position): ("the position comes last", "member add \(name) \(position)")
    case .unknownPosition(let word, let suggestion):
      (
        "'\(word)' is not a position" + Suggestion.question(suggestion),
        "positions are \(Position.allCases.map(\.name).joined(separator: ", "))"
      )
    case .notAnID(let word, let entity):
      ("'\(word)' is not an id", idHint(word, entity))
    case .idOutOfRange(let word, let couldBeName):
      (
        "\(word) is out of range: ids go up to \(Int64.max)",
        couldBeName ? SyntaxError.Kind.hint(forNameOfDigits: word) : nil
      )
    case .reversedRange(let word): ("the range \(word) ends before it begins", nil)
    case .notANumber(let word, let what): ("'\(word)' is not a number for \(what)", "use digits only")
    case .numberTooGreat(let word, let what): ("\(word) is too great a number for \(what)", nil)
    case .numberOutOfRange(let word, let what, let range):
      ("\(word) is out of range: \(what) goes from \(range.lowerBound) to \(range.upperBound)", nil)
    case .notADate(let error): (error.message, error.hint)
    case .notATag(let word):
      (
        "'\(word)' is not a tag",
        "a tag is one word of at most \(Tag.greatestLength) bytes; - before it removes it, and none means no tag"
      )
    case .nothingToRemove(let tag): ("a new to-do has no tag '\(tag)' to remove", nil)
    case .emptyText(let what): ("the \(what) is empty", nil)
    case .notAChoice(let word, let what, let choices, let suggestion):
      (
        "'\(word)' is not a value for \(what)" + Suggestion.question(suggestion),
        "use one of: \(choices.joined(separator: ", "))"
      )
    case .mixedRowsAndFilter:
      (
        "rows are named one by one or picked by a filter, not both",
        "say it all with where, or quote what is meant as a name"
      )

    // Expressions
    case .expectedField(let found, let fields, let suggestion):
      (
        "expected a field, found \(found)" + Suggestion.question(suggestion),
        "fields are \(fields.joined(separator: ", "))"
      )
    case .expectedComparison(let field, let found):
      (
        "expected a comparison after '\(field)', found \(found)",
        "comparisons are = != < <= > >= ~ !~ in; quote a value that holds blanks"
      )
    case .unknownComparison(let sign, let instead):
      ("there is no comparison \(sign); write \(instead)", "quote a value that begins with such a sign")
    case .expectedValue(let found):
      ("expected a value, found \(found)", "quote a value that begins with such a sign")
    case .expectedList(let field): ("expected values in parentheses", "\(field) in (VALUE, VALUE)")
    case .expectedParenthesis(let found, _): ("expected ) before \(found)", "quote a value that holds blanks")
    case .notComparable(let field, let comparison): ("'\(field)' cannot be compared by \(comparison)", nil)
    case .notAFlagValue(let word): ("'\(word)' is neither yes nor no", nil)
    case .nestedTooDeep(let deepest): ("the condition is nested deeper than \(deepest)", nil)
    case .tooManyConditions(let most):
      (
        "more than \(most) comparisons or words to search for",
        "compare with many values by in (VALUE, VALUE)"
      )
    }
  }

  /// How to write a member whose name looks like an id: quotes tell them apart, where no shell has taken them away before.
  static func hint(forNameOfDigits digits: String) -> String {
    "a member of that name is written '\(digits)', or where name = \(digits)"
  }

  private func shellOperatorProse(_ word: String) -> (message: String, hint: String?) {
    switch word {
    case ">", ">>":
      (
        "there is no redirection",
        "pipe it instead: | cat \(word) FILE; where \(word) is meant as text, quote it"
      )
    case "<":
      ("there is no redirection", "run a script with :source FILE; where < is meant as text, quote it")
    default:
      (
        "commands are not joined by \(word)",
        "separate them with ; and join conditions by the words and, or; where \(word) is meant as text, quote it"
      )
    }
  }

  /// What was probably meant by data right after `member` or `todo`: to add it or, where it is an id, to see it.
  private func verbHint(_ group: String, _ text: String) -> String {
    if text.utf8.allSatisfy({
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || $0 == UInt8(ascii: ".")
    }) {
      return "to look at it: \(group) show \(text)"
    }
    let last = text.split(separator: " ").last.map(String.init) ?? ""
    let position = group == "member" && Position(word: last) == nil ? " POSITION" : ""
    return "to add it: \(group) add \(text)\(position)"
  }

  /// How ids are written, for whoever writes them as other programs do, or else how rows are named.
  private func idHint(_ word: String, _ entity: String) -> String {
    func ids(_ separator: Character) -> [Int64] {
      let parts = word.split(separator: separator, omittingEmptySubsequences: false)
      let ids = parts.compactMap { Int64($0) }
      return ids.count == parts.count ? ids : []
    }
    let listed = ids(",")
    if listed.count > 1 { return "separate ids by blanks: \(listed.map(String.init).joined(separator: " "))" }
    let ends = ids("-")
    if ends.count == 2 { return "a range is written \(ends[0])..\(ends[1])" }
    if word.hasPrefix("#"), let id = Int64(word.dropFirst()) { return "an id is written without #: \(id)" }
    return "name a \(entity) by its id or a range such as 3..9, or say where title ~ \(Quoting.word(word))"
  }

  private func unknownOptionHint(_ word: String, takesText: Bool) -> String? {
    if word == "--mode" || OutputMode(rawValue: String(word.dropFirst(2))) != nil {
      return "changes are printed in the mode of the session: lineup \(word) …, or :set mode"
    }
    return takesText ? "where it is meant as text, quote it: \(Quoting.quoted(word))" : nil
  }

  private func unknownCommandHint(_ word: String) -> String {
    word.contains(" ") ? "the words of a command are not quoted together" : "help lists the commands"
  }
}
