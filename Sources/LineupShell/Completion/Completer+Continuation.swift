import LineupCore

extension Completer {
  /// What follows a line when its last word goes on in one way only; nil when it does in several, or was not begun.
  ///
  /// - Parameter context: what the line says where it ends.
  func continuation(of line: [UInt8], _ context: CompletionContext) -> String? {
    guard !context.word.isEmpty, line.indices.contains(context.start) else { return nil }
    let typed = String(decoding: line[context.start...], as: UTF8.self)
    var known: Set<String> = []
    let ways = candidates(context).map(\.insertion).filter { known.insert($0).inserted }
      .compactMap { context.rest(of: $0, after: typed) }
    // What is whole already may be meant as it is.
    guard ways.count == 1, let way = ways.first, !way.isEmpty else { return nil }
    return way
  }
}

extension CompletionContext {
  /// The rest of a candidate of which the beginning was typed; nil when something else was.
  fileprivate func rest(of candidate: String, after typed: String) -> String? {
    let begins =
      expectsPosition
      ? candidate.asciiLowercased.utf8.starts(with: typed.asciiLowercased.utf8)
      : candidate.utf8.starts(with: typed.utf8)
    let rest = Substring(candidate.utf8.dropFirst(typed.utf8.count))
    // Half a character cannot be shown.
    guard begins, rest.startIndex == candidate.endIndex || (typed + rest).count == typed.count + rest.count
    else {
      return nil
    }
    return String(rest)
  }

  /// Whether what is typed is a position, in any case.
  private var expectsPosition: Bool {
    switch expectation {
    case .option(let option): option.value == .position
    case .value(let field): field.kind == .position
    case .operand: spec?.operands == .nameAndPosition && !word.hasPrefix("-")
    default: false
    }
  }
}
