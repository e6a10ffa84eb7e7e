package import LineupCore

/// The declaration of one command. Parsing, help, completion, the man page and shell completions are all read from it.
///
/// There is one of each, which whoever works on the command refers to: it has too many parts to be copied on the way.
package final class CommandSpec: Sendable {
  /// What stands between the command's words and its options.
  package enum Operands: Equatable, Sendable {
    case none

    /// All words up to an option, as typed.
    case text(String)

    /// A name of one or more words, then a position.
    case nameAndPosition

    /// Ids, ranges of ids, names of members, or a filter.
    case rows(Entity)

    /// Words to search for, a filter, an order and a limit.
    case query(Entity)

    /// A filter and a limit.
    case filter(Entity)

    /// The number of a step of the log, or else a filter and a limit.
    case steps

    /// Single words, the first `required` of which must be there.
    case words([WordSpec], required: Int)

    /// Words that name a command.
    case command

    /// The rest of the line as it is, with a name before it or not.
    case line(name: String?)
  }

  /// The words that call it, without synonyms: `["member", "add"]`.
  package let path: [String]

  /// Other words for ``path`` when that is one word.
  package let synonyms: [String]
  package let operands: Operands
  package let options: [OptionSpec]

  /// Whether it changes data, so that it cannot be piped, asks before it changes many rows and can be rehearsed.
  package let changesData: Bool

  /// Whether it prints results, so that an output mode may follow it and a pipe take them.
  package let prints: Bool

  /// Whether it is meant for to-dos that are done, or for such that are not; nil when for all.
  let done: Bool?

  /// One line, without a full stop.
  package let summary: String

  /// Paragraphs for its help page.
  package let details: [String]
  package let examples: [Example]

  /// Makes the AST of what was parsed by this declaration.
  let build: @Sendable (Arguments) throws(SyntaxError) -> Command

  /// A line to try, and what it does.
  package struct Example: Sendable {
    package let line: String
    package let effect: String
  }

  init(
    _ path: [String], synonyms: [String] = [], _ operands: Operands, options: [OptionSpec] = [],
    changesData: Bool = false, prints: Bool = false, done: Bool? = nil, summary: String,
    details: [String] = [],
    examples: [(String, String)] = [],
    build: @escaping @Sendable (Arguments) throws(SyntaxError) -> Command
  ) {
    self.path = path
    self.synonyms = synonyms
    self.operands = operands
    self.options = changesData ? options + [.dryRun] : options
    self.changesData = changesData
    self.prints = prints
    self.done = done
    self.summary = summary
    self.details = details
    self.examples = examples.map { Example(line: $0, effect: $1) }
    self.build = build
  }
}

/// One operand word.
package struct WordSpec: Equatable, Sendable {
  /// What may stand there, which completion offers.
  package enum Kind: Equatable, Sendable {
    case choice([String])
    case file
    case number

    /// How many days, of which completion offers a few.
    case days
    case setting
    case settingValue
    case aliasName
  }

  package let placeholder: String
  package let kind: Kind

  /// What the choices are, in a word on each, where that is not plain.
  var details: [String] = []
}

extension CommandSpec {
  package var name: String { path.joined(separator: " ") }

  /// Whether operands are free text, in which every word that is not an option is kept as typed.
  package var takesText: Bool {
    switch operands {
    case .text, .nameAndPosition, .query: true
    default: false
    }
  }

  /// Whether `where` may follow.
  package var takesCondition: Bool { !fields.isEmpty }

  /// Whether `order by` may follow.
  package var takesOrder: Bool {
    if case .query = operands { true } else { false }
  }

  /// Whether `limit` may follow.
  package var takesLimit: Bool {
    switch operands {
    case .query, .filter, .steps: true
    default: false
    }
  }

  /// The fields that conditions and orders may name.
  package var fields: [Field] { entity?.fields ?? (operands == .steps ? Field.ofSteps : []) }

  /// What the fields are of, in the plural.
  package var subject: String { entity?.plural ?? "steps" }

  /// The words that begin the clauses which may follow.
  var clauses: [String] {
    [(takesCondition, "where"), (takesOrder, "order"), (takesLimit, "limit")].compactMap { $0 ? $1 : nil }
  }

  /// Whose rows the operands are.
  package var entity: Entity? {
    switch operands {
    case .rows(let entity), .query(let entity), .filter(let entity): entity
    default: nil
    }
  }

  package func option(named name: String) -> OptionSpec? {
    options.first { $0.name == name }
  }
}
