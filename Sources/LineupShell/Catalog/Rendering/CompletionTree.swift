import LineupCore

/// The catalog as the completions of system shells walk it: from the program's options to first words, second words,
/// and what may follow a command.
struct CompletionTree {
  let catalog: Catalog
  let options: [ProgramOption]
  let topics: [HelpTopic]

  /// A word to offer, and what it is.
  struct Word {
    let text: String
    let description: String
  }

  /// A first word that a second one follows.
  struct Group {
    let word: String
    let verbs: [CommandSpec]

    /// What the first word does with options alone.
    let alone: CommandSpec
  }

  var groups: [Group] {
    catalog.firstWords.compactMap { word in
      guard case .group(let group) = catalog[first: word] else { return nil }
      return Group(word: word, verbs: catalog.verbs(of: word), alone: group.alone)
    }
  }

  var firstWords: [Word] {
    catalog.firstWords.compactMap { word in
      switch catalog[first: word] {
      case .command(let command): Word(text: word, description: command.summary)
      case .group(let group): Word(text: word, description: "commands on \(group.entity.plural)")
      case nil: nil
      }
    }
  }

  /// What may follow `help`, and its like.
  var helpWords: [Word] {
    firstWords + topics.map { Word(text: $0.word, description: $0.summary) }
  }

  /// First words that stand for another one.
  var synonyms: [(words: [String], command: String)] {
    catalog.commands.filter { !$0.synonyms.isEmpty }.map { ($0.synonyms, $0.name) }
  }

  /// The arguments with which the program tells the newest rows of an entity, a row a line, its fields separated by
  /// tabs. As many as can be listed in no time.
  func listing(of entity: Entity) -> String {
    let command = catalog.commands.first { $0.takesOrder && $0.entity == entity }
    return "\(command?.name ?? "") --all order by id desc limit 1000 --\(OutputMode.plain.rawValue)"
  }
}

extension CompletionTree.Group {
  /// The second words.
  var words: [CompletionTree.Word] {
    verbs.map { CompletionTree.Word(text: $0.path[1], description: $0.summary) }
  }
}

extension Sequence<CompletionTree.Word> {
  /// The words alone, with blanks between them.
  var list: String { map(\.text).joined(separator: " ") }
}

extension ProgramOption {
  /// Every way to write the option.
  var names: [String] { [short, name.rawValue].compactMap(\.self) }

  /// Whether a value follows.
  var takesValue: Bool {
    if case .none = value { false } else { true }
  }

  /// Whether the rows that are to be completed depend on it: they come from another database.
  var namesData: Bool { name == .database || name == .mock }
}

extension Entity {
  /// Whether a row may be named by its text, beside its id.
  var hasNames: Bool { self == .member }
}
