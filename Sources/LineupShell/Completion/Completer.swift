package import LineupCore

/// Finds the ways to go on with a line, from the catalog and from what the database and the disk hold.
package struct Completer {
  let catalog: Catalog
  let aliases: [String: String]

  /// How far what was typed is looked for.
  let reach: SuggestionKey.Reach

  /// Reads what dates mean.
  let dates: DateParser

  /// Finds rows, the best first.
  let rows: (_ entity: Entity, _ key: SuggestionKey) -> [ListedRow]

  /// Finds tags by what is typed of one, those that are used most first.
  let tags: (_ typed: String) -> [TagUse]

  /// Finds files by what is typed of their path; folders end in a slash.
  let files: (_ typed: String) -> [String]

  package init(
    catalog: Catalog = .standard, aliases: [String: String] = [:], reach: SuggestionKey.Reach = .everywhere,
    dates: DateParser,
    rows: @escaping (_ entity: Entity, _ key: SuggestionKey) -> [ListedRow],
    tags: @escaping (_ typed: String) -> [TagUse] = { _ in [] },
    files: @escaping (_ typed: String) -> [String]
  ) {
    self.catalog = catalog
    self.aliases = aliases
    self.reach = reach
    self.dates = dates
    self.rows = rows
    self.tags = tags
    self.files = files
  }

  /// Finds what may stand at the cursor.
  ///
  /// - Parameter cursor: the cursor's UTF-8 offset in the line; what stands behind it stays.
  package func complete(_ line: String, cursor: Int) -> CompletionList {
    let bytes = Array(line.utf8)
    let context = CompletionContext(
      Array(bytes.prefix(cursor)), catalog: catalog, aliases: aliases, rest: bytes.dropFirst(cursor))
    let found = candidates(context).ranked
    return CompletionList(
      replaced: context.start..<min(cursor, bytes.count),
      candidates: reach == .prefixes ? found.filter(\.continuesTyped) : found)
  }

  /// What may stand where a context ends.
  func candidates(_ context: CompletionContext) -> [CompletionCandidate] {
    switch context.expectation {
    case .command: context.isText ? [] : commands(context)
    case .verb(let group):
      context.isText ? [] : matching(context.word, catalog.verbs(of: group).map { ($0.path[1], $0.summary) })
    case .operand: operands(context) + times(context)
    case .option(let option): values(of: option, context)
    case .field(let ends):
      matching(context.word, fields(context) + (ends ? [] : [("not", "the opposite")]))
    case .comparison(let field) where field.standsAlone:
      joins(context) + matching(context.word, comparisons(of: field)) + afterJoins(context)
    case .comparison(let field): matching(context.word, comparisons(of: field))
    case .value(let field): values(of: field, context)
    case .afterCondition: joins(context) + afterJoins(context) + times(context)
    case .afterOrder:
      matching(context.word, [("asc", "smallest first"), ("desc", "greatest first")]) + clauses(context)
        + options(context)
    case .number, .line, .nothing: []
    }
  }

  /// The words that begin with what was typed; where there are none, those that have it elsewhere, if it is more than
  /// a letter, which most words have.
  func matching(_ typed: String, _ words: [(String, String)]) -> [CompletionCandidate] {
    let typedWord = TypedWord(typed)
    return words.compactMap { word, detail in
      typedWord.match(in: word).map { CompletionCandidate(word, detail: detail, match: $0) }
    }.filter { $0.continuesTyped || typed.utf8.count > 1 }.preferringBeginnings
  }
}

extension Completer {
  private func commands(_ context: CompletionContext) -> [CompletionCandidate] {
    // Which of its names a command goes by shows when one is begun.
    let synonyms = context.word.isEmpty ? [] : catalog.commands.flatMap(\.synonyms)
    return matching(context.word, described(catalog.firstWordsAsDeclared + synonyms) + namesOfAliases)
  }

  /// First words, each with what it leads to.
  private func described(_ words: [String]) -> [(String, String)] {
    words.map { word in
      switch catalog[first: word] {
      case .command(let command): (word, command.summary)
      case .group(let group): (word, "commands on \(group.entity.plural)")
      case nil: (word, "")
      }
    }
  }

  /// Aliases, each with what it stands for.
  private var namesOfAliases: [(String, String)] {
    aliases.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  private func operands(_ context: CompletionContext) -> [CompletionCandidate] {
    guard let spec = context.spec else { return [] }
    if context.word.hasPrefix("-"), !context.isText { return options(context) }
    let ended = context.options.contains { spec.option(named: $0)?.role == .ordinary }
    switch spec.operands {
    case .none, .line, .text: return options(context)
    case .nameAndPosition: return context.operands.isEmpty ? [] : positions(context.word) + options(context)
    case .rows(let entity):
      let rows = ended || context.isFiltered ? [] : suggestions(entity, context)
      return rows + clauses(context) + options(context)
    case .query, .filter, .steps: return clauses(context) + options(context)
    case .words(let words, _):
      guard words.indices.contains(context.operands.count) else { return options(context) }
      return values(of: words[context.operands.count], context)
        + (context.word.isEmpty ? options(context) : [])
    case .command:
      return matching(context.word, topics(after: context.operands))
    }
  }

  /// What help may be asked for.
  private func topics(after words: [String]) -> [(String, String)] {
    if let word = words.first {
      return words.count > 1 ? [] : catalog.verbs(of: word).map { ($0.path[1], $0.summary) }
    }
    return described(catalog.firstWordsAsDeclared) + HelpTopic.all.map { ($0.word, $0.summary) }
      + namesOfAliases
  }

  /// The options that can still be given, by what was typed after their dashes. Where nothing was, they are only listed,
  /// and output modes by `--mode` alone.
  private func options(_ context: CompletionContext) -> [CompletionCandidate] {
    let dashes = "--"
    guard let spec = context.spec, !context.isText,
      context.word.hasPrefix(dashes) || dashes.hasPrefix(context.word)
    else { return [] }
    let isListing = context.word.isEmpty
    let namesRows = if case .rows = spec.operands { !context.operands.isEmpty } else { false }
    let free = spec.options.filter { option in
      (option.mayRepeat || !context.options.contains(option.name))
        && (option.operand == nil || option.operand == context.operands.first)
        && !(isListing && option.isMode) && !(namesRows && option.role == .filter)
    }
    let names = free.map { (String($0.name.dropFirst(dashes.count)), $0.summary) }
    return matching(String(context.word.dropFirst(dashes.count)), names).map { candidate in
      var candidate = candidate
      candidate.insertion = dashes + candidate.insertion
      candidate.label = spec.option(named: candidate.insertion)?.usage ?? candidate.label
      if isListing { candidate.continuesTyped = false }
      return candidate
    }
  }

  /// The words that begin clauses, which are common parts of names and so not looked for elsewhere.
  func clauses(_ context: CompletionContext) -> [CompletionCandidate] {
    guard let spec = context.spec, spec.takesCondition, !context.isText else { return [] }
    // What is named one by one is neither picked nor counted.
    let isListed = context.operands.isEmpty || spec.takesOrder
    let subject = spec.entity == nil ? "steps" : "rows"
    var words: [(String, String)] = []
    if !context.hasCondition, isListed { words.append(("where", "\(subject) that meet a condition")) }
    if spec.takesOrder {
      words +=
        context.operands.last == "order"
        ? [("by", "the fields to order by")] : [("order by", "the order of rows")]
    }
    if spec.takesLimit, isListed { words.append(("limit", "how many \(subject) at most")) }
    return matching(context.word, words).filter(\.continuesTyped)
  }

  private func joins(_ context: CompletionContext) -> [CompletionCandidate] {
    // Between the values of a list stand commas only.
    if context.listed != nil { return [] }
    return matching(context.word, [("and", "both conditions"), ("or", "either condition")])
  }

  /// What may follow a condition in which no parenthesis is open.
  private func afterJoins(_ context: CompletionContext) -> [CompletionCandidate] {
    context.depth == 0 ? clauses(context) + options(context) : []
  }

  private func fields(_ context: CompletionContext) -> [(String, String)] {
    guard let spec = context.spec else { return [] }
    return spec.fields.map { ($0.name, $0.kind.summary) }
  }

  private func comparisons(of field: Field) -> [(String, String)] {
    let equal = [("=", "equal"), ("!=", "not equal"), ("in", "one of several")]
    if field.hasText { return [("~", "contains"), ("!~", "does not contain")] + equal }
    if !field.isOrdered { return equal }
    return equal + [("<", "less"), ("<=", "at most"), (">", "greater"), (">=", "at least")]
  }
}

extension Field.Kind {
  /// What a field of the kind holds, in a word.
  fileprivate var summary: String {
    switch self {
    case .id, .number: "a number"
    case .text: "a text"
    case .position: "one of \(Position.allCases.map(\.name).joined(separator: ", "))"
    case .flag: "yes or no"
    case .date: "a date"
    case .due: "a day, or a time"
    case .member: "a member"
    case .priority: Priority.allCases.map(\.name).joined(separator: ", ")
    case .tags: "tags"
    }
  }
}
