package import LineupCore

/// Finds the ways to go on with a line, from the catalog and from what the database and the disk hold.
package struct Completer {
  let catalog: Catalog
  let aliases: [String: String]

  /// How far names and titles are looked for.
  let reach: SuggestionKey.Reach

  /// Finds rows, the best first.
  let rows: (_ entity: Entity, _ key: SuggestionKey) -> [ListedRow]

  /// Finds files by the beginning of their path; folders end in a slash.
  let files: (_ prefix: String) -> [String]

  package init(
    catalog: Catalog = .standard, aliases: [String: String] = [:], reach: SuggestionKey.Reach = .everywhere,
    rows: @escaping (_ entity: Entity, _ key: SuggestionKey) -> [ListedRow],
    files: @escaping (_ prefix: String) -> [String]
  ) {
    self.catalog = catalog
    self.aliases = aliases
    self.reach = reach
    self.rows = rows
    self.files = files
  }

  /// Finds what may stand at the cursor.
  ///
  /// - Parameter cursor: the cursor's UTF-8 offset in the line; what stands behind it stays.
  package func complete(_ line: String, cursor: Int) -> CompletionList {
    let bytes = Array(line.utf8.prefix(cursor))
    let context = CompletionContext(bytes, catalog: catalog)
    var seen: Set<String> = []
    let candidates = candidates(context).filter { seen.insert($0.insertion).inserted }
    return CompletionList(replaced: context.start..<bytes.count, candidates: candidates)
  }

  private func candidates(_ context: CompletionContext) -> [CompletionCandidate] {
    switch context.expectation {
    case .command: context.isText ? [] : commands(context)
    case .verb(let group):
      context.isText ? [] : matching(context.word, catalog.verbs(of: group).map { ($0.path[1], $0.summary) })
    case .operand: operands(context)
    case .option(let option): values(of: option, context)
    case .field(let ends):
      matching(context.word, fields(context) + (ends ? [] : [("not", "the opposite")]))
    case .comparison(let field): matching(context.word, comparisons(of: field))
    case .value(let field): values(of: field, context)
    case .afterCondition:
      matching(context.word, [("and", "both conditions"), ("or", "either condition")]) + clauses(context)
        + options(context)
    case .afterOrder:
      matching(context.word, [("asc", "smallest first"), ("desc", "greatest first")]) + clauses(context)
        + options(context)
    case .number, .nothing: []
    }
  }

  /// Words that begin as what was typed does, ignoring ASCII case.
  private func matching(_ typed: String, _ words: [(String, String)]) -> [CompletionCandidate] {
    let typed = typed.asciiLowercased
    return words.filter { $0.0.asciiLowercased.hasPrefix(typed) }.map {
      CompletionCandidate($0.0, detail: $0.1)
    }
  }
}

extension Completer {
  private func commands(_ context: CompletionContext) -> [CompletionCandidate] {
    let words = catalog.firstWords.map { word -> (String, String) in
      switch catalog[first: word] {
      case .command(let command): (word, command.summary)
      case .group(let group): (word, "commands on \(group.entity.plural)")
      case nil: (word, "")
      }
    }
    return matching(context.word, words + aliases.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
  }

  private func operands(_ context: CompletionContext) -> [CompletionCandidate] {
    guard let spec = context.spec else { return [] }
    if context.word.hasPrefix("-"), !context.isText { return options(context) }
    let ended = context.options.contains { spec.option(named: $0)?.role == .ordinary }
    switch spec.operands {
    case .none, .line, .text: return options(context)
    case .nameAndPosition: return context.operands.isEmpty ? [] : positions(context.word) + options(context)
    case .rows(let entity):
      let rows = ended || context.hasCondition ? [] : suggestions(entity, context)
      return rows + clauses(context) + options(context)
    case .query, .steps: return clauses(context) + options(context)
    case .words(let words, _):
      guard words.indices.contains(context.operands.count) else { return options(context) }
      return values(of: words[context.operands.count], context)
        + (context.word.isEmpty ? options(context) : [])
    case .command:
      let commands = catalog.commands.filter {
        Array($0.path.prefix(context.operands.count)) == context.operands
      }
      let words = commands.compactMap { command in
        command.path.dropFirst(context.operands.count).first.map { ($0, command.summary) }
      }
      let topics = context.operands.isEmpty ? HelpTopic.all.map { ($0.word, $0.summary) } : []
      return matching(context.word, words + topics)
    }
  }

  private func options(_ context: CompletionContext) -> [CompletionCandidate] {
    guard let spec = context.spec, !context.isText else { return [] }
    let free = spec.options.filter { option in
      !context.options.contains(option.name)
        && (option.operand == nil || option.operand == context.operands.first)
    }
    return matching(context.word, free.map { ($0.name, $0.summary) }).map { candidate in
      var candidate = candidate
      candidate.label = spec.option(named: candidate.insertion)?.usage ?? candidate.label
      return candidate
    }
  }

  private func clauses(_ context: CompletionContext) -> [CompletionCandidate] {
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
    return matching(context.word, words)
  }

  private func fields(_ context: CompletionContext) -> [(String, String)] {
    guard let spec = context.spec else { return [] }
    return spec.fields.map { ($0.name, "a field of \(spec.subject)") }
  }

  private func comparisons(of field: Field) -> [(String, String)] {
    let equal = [("=", "equal"), ("!=", "not equal"), ("in", "one of several")]
    switch field.kind {
    case .flag: return [("and", "both conditions"), ("or", "either condition")] + equal
    case .text: return [("~", "contains"), ("!~", "does not contain")] + equal
    default: return equal + [("<", "less"), ("<=", "at most"), (">", "greater"), (">=", "at least")]
    }
  }
}
