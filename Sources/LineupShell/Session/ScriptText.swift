/// Puts the lines of a script together until they make whole commands: a quoted text may span lines.
struct ScriptText {
  private let name: String
  private var bytes: [UInt8] = []
  private var firstLine = 1
  private var lineCount = 0

  /// Where a quote was left open, if one is, and in which source.
  private(set) var unfinished: (SyntaxError, Source)?

  init(name: String) {
    self.name = name
  }

  /// Adds a line.
  ///
  /// - Returns: what was parsed, when that is whole; nil when more must come first.
  mutating func add(
    _ line: ArraySlice<UInt8>, parse: (Source) -> [Session.ParsedLine]
  ) -> (Source, [Session.ParsedLine])? {
    lineCount += 1
    if bytes.isEmpty {
      firstLine = lineCount
      bytes = lineCount == 1 ? Array(line).withoutByteOrderMark : Array(line)
    } else {
      bytes += line
      // Parsing again makes sense only when the quote that is open can have been closed.
      guard let quote = unfinished?.0.openQuote, line.contains(quote) else { return nil }
    }
    let source = Source(.script(name), bytes, firstLine: firstLine)
    let lines = parse(source)
    if case .failure(let error) = lines.last, error.isIncomplete {
      unfinished = (error, source)
      return nil
    }
    unfinished = nil
    bytes = []
    return (source, lines)
  }
}

extension SyntaxError {
  /// The quote that was left open.
  fileprivate var openQuote: UInt8? {
    if case .openQuote(let character) = kind { character.asciiValue } else { nil }
  }
}

extension [UInt8] {
  /// The bytes without the mark that some editors put before UTF-8 text.
  var withoutByteOrderMark: [UInt8] {
    starts(with: [0xEF, 0xBB, 0xBF]) ? Array(dropFirst(3)) : self
  }

  /// Where the first byte that is not valid UTF-8 stands; nil when all are.
  var firstInvalidUTF8: Int? {
    if allSatisfy({ $0 < 0x80 }) { return nil }
    var parser = Unicode.UTF8.ForwardParser()
    var bytes = makeIterator()
    var offset = 0
    while true {
      switch parser.parseScalar(from: &bytes) {
      case .valid(let scalar): offset += scalar.count
      case .error: return offset
      case .emptyInput: return nil
      }
    }
  }
}
