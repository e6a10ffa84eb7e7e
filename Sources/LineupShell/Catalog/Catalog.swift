import LineupCore

/// Every command there is.
package struct Catalog: Sendable {
  /// Commands declared together. They are made when one of them is first asked for: a single run needs few.
  private struct Section: Sendable {
    /// The first word that they share; nil when each has its own.
    let word: String?
    let commands: @Sendable () -> [CommandSpec]
  }

  /// What a first word leads to.
  enum Entry {
    case command(CommandSpec)
    case group(Group)
  }

  /// Commands that share their first word.
  struct Group: Sendable {
    let entity: Entity
    let commands: [CommandSpec]

    /// What the first word does alone.
    let alone: CommandSpec

    /// The command of a second word.
    subscript(verb: String) -> CommandSpec? {
      commands.first { $0.path.last == verb }
    }

    var verbs: [String] { commands.compactMap(\.path.last) }
  }

  private let sections: [Section]

  /// The catalog of the program.
  package static let standard = Catalog(sections: [
    Section(word: "member") { memberCommands }, Section(word: "todo") { todoCommands },
    Section(word: nil) { reportCommands }, Section(word: nil) { changeCommands },
    Section(word: nil) { transactionCommands },
    Section(word: nil) { shellCommands },
  ])
}

extension Catalog {
  /// Every command, in the order of their declaration.
  package var commands: [CommandSpec] { sections.flatMap { $0.commands() } }

  /// Looks a first word up. There are few commands, so each is looked at; a dictionary would take longer to make than
  /// most runs take to look into it.
  subscript(first word: String) -> Entry? {
    for section in sections {
      if let first = section.word {
        if first == word { return group(section.commands()).map { .group($0) } }
      } else if let command = section.commands().first(where: {
        $0.path.first == word || $0.synonyms.contains(word)
      }) {
        return .command(command)
      }
    }
    return nil
  }

  private func group(_ commands: [CommandSpec]) -> Group? {
    guard let alone = commands.first(where: { $0.path.last == "list" }), let entity = alone.entity else {
      return nil
    }
    return Group(entity: entity, commands: commands, alone: alone)
  }

  /// The words that begin commands, without synonyms, in the order of their declaration.
  var firstWordsAsDeclared: [String] {
    sections.flatMap { section in section.word.map { [$0] } ?? section.commands().map { $0.path[0] } }
  }

  /// Every word that may begin a command, sorted.
  package var firstWords: [String] {
    sections.flatMap { section in
      section.word.map { [$0] } ?? section.commands().flatMap { [$0.path[0]] + $0.synonyms }
    }.sorted()
  }

  /// Whether a word begins a command, so that no alias may have its name.
  package func isCommand(_ word: String) -> Bool {
    self[first: word] != nil
  }

  /// The commands that a help topic names: one, or those of a group; none when it names nothing.
  package func commands(named topic: [String]) -> [CommandSpec] {
    guard let first = topic.first else { return commands }
    switch (self[first: first] ?? self[first: ":" + first], topic.count) {
    case (.command(let command), 1): return [command]
    case (.group(let group), 1): return group.commands
    case (.group(let group), 2): return [group[topic[1]]].compactMap(\.self)
    default: return []
    }
  }

  /// The commands of a group, in the order of their declaration.
  package func verbs(of word: String) -> [CommandSpec] {
    commands.filter { $0.path.count == 2 && $0.path[0] == word }
  }
}
