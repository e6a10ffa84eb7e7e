import LineupCore
import LineupShell
import TestSupport
import Testing

/// Ways to parse in a test: with the standard catalog, and dates in UTC on one day.
enum Parsing {
  /// The moment that is now, Monday 2026-11-30 at 15:03:27.5.
  static let now = Date(milliseconds: 1_796_051_007_500)

  static var dates: DateParser { DateParser(zone: .utc) { now } }

  static func parser(_ source: String, aliases: [String: String] = [:]) -> Parser {
    Parser(Array(source.utf8), aliases: aliases, dates: dates)
  }

  static func parser(words: [String]) -> Parser {
    Parser(ArgumentWords(words), dates: dates)
  }

  /// The commands of all lines of a source.
  static func invocations(_ source: String, aliases: [String: String] = [:]) throws(SyntaxError)
    -> [Invocation]
  {
    try all(of: parser(source, aliases: aliases))
  }

  static func commands(_ source: String, aliases: [String: String] = [:]) throws(SyntaxError) -> [Command] {
    try invocations(source, aliases: aliases).map(\.command)
  }

  static func commands(words: [String]) throws(SyntaxError) -> [Command] {
    try all(of: parser(words: words)).map(\.command)
  }

  private static func all(of parser: Parser) throws(SyntaxError) -> [Invocation] {
    var parser = parser
    var invocations: [Invocation] = []
    while let line = try parser.line() { invocations += line }
    return invocations
  }

  /// The error that a source holds; none fails the test.
  static func error(
    _ source: String, aliases: [String: String] = [:], sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> SyntaxError {
    try error(sourceLocation) { () throws(SyntaxError) in try commands(source, aliases: aliases) }
  }

  static func error(words: [String], sourceLocation: SourceLocation = #_sourceLocation) throws -> SyntaxError
  {
    try error(sourceLocation) { () throws(SyntaxError) in try commands(words: words) }
  }

  private static func error(
    _ sourceLocation: SourceLocation, _ parse: () throws(SyntaxError) -> [Command]
  ) throws -> SyntaxError {
    do throws(SyntaxError) {
      let commands = try parse()
      Issue.record("parsed as \(commands)", sourceLocation: sourceLocation)
    } catch {
      return error
    }
    throw NoError()
  }

  struct NoError: Error {}
}

/// A line and the commands that it means.
struct Meaning: CustomTestStringConvertible, Sendable {
  let line: String
  let commands: [Command]

  init(_ line: String, _ commands: Command...) {
    self.line = line
    self.commands = commands
  }

  var testDescription: String { line }

  func check(sourceLocation: SourceLocation = #_sourceLocation) throws {
    #expect(try Parsing.commands(line) == commands, sourceLocation: sourceLocation)
  }
}

/// A line with a mistake between the marks ① and ②, or at ①, and the error it is.
struct Mistake: CustomTestStringConvertible, Sendable {
  let source: String
  let kind: SyntaxError.Kind

  init(_ source: String, _ kind: SyntaxError.Kind) {
    self.source = source
    self.kind = kind
  }

  var testDescription: String { source }

  func check(aliases: [String: String] = [:], sourceLocation: SourceLocation = #_sourceLocation) throws {
    let marked = MarkedText(source)
    let error = try Parsing.error(marked.text, aliases: aliases, sourceLocation: sourceLocation)
    let start = try marked.offset("①", sourceLocation: sourceLocation)
    let end = source.contains("②") ? try marked.offset("②", sourceLocation: sourceLocation) : start
    #expect(error == SyntaxError(kind, SourceSpan(start, end)), sourceLocation: sourceLocation)
  }
}

extension Command {
  /// `todo add` of a title and nothing else.
  static func todo(_ title: String) -> Command {
    .addTodo(TodoDraft(title: title))
  }

  static func member(_ name: String, _ position: Position, id: Int64? = nil) -> Command {
    .addMember(MemberDraft(name: name, position: position, id: id), orSet: false)
  }

  static func members(
    _ filter: Predicate? = nil, order: [Ordering] = [], limit: Int64? = nil
  ) -> Command {
    .list(Query(rows: Selection(entity: .member, filter: filter), order: order, limit: limit))
  }

  static func todos(
    _ filter: Predicate? = nil, for member: Selection.Term? = nil, order: [Ordering] = [], limit: Int64? = nil
  ) -> Command {
    .list(Query(rows: Selection(entity: .todo, filter: filter, member: member), order: order, limit: limit))
  }

  static func show(_ entity: Entity, _ terms: Selection.Term...) -> Command {
    .show(Selection(entity: entity, terms: terms))
  }

  static func done(_ terms: Selection.Term...) -> Command {
    .setTodos(Selection(entity: .todo, terms: terms), TodoPatch(complete: true))
  }

  static func rename(_ terms: Selection.Term..., to name: String) -> Command {
    .setMembers(Selection(entity: .member, terms: terms), MemberPatch(name: name))
  }
}

extension Predicate {
  static let open = Predicate.not(.isTrue(.todoDone))
  static let done = Predicate.isTrue(.todoDone)

  static func name(_ name: String) -> Predicate { .compare(.memberName, .equal, .text(name)) }
  static func position(_ position: Position) -> Predicate {
    .compare(.memberPosition, .equal, .position(position))
  }
  static func id(_ comparison: Comparison, _ id: Int64) -> Predicate {
    .compare(.memberID, comparison, .integer(id))
  }
}
