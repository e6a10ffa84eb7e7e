import LineupCore

/// Every command there is.
package struct Catalog: Sendable {
  package let commands: [CommandSpec]

  /// What a first word leads to.
  enum Entry {
    case command(CommandSpec)
    case group(Group)
  }

  /// Commands that share their first word.
  struct Group: Sendable {
    let entity: Entity
    let verbs: [String: CommandSpec]

    /// What the first word does alone.
    let alone: CommandSpec
  }

  private let single: [String: CommandSpec]
  private let groups: [String: Group]

  init(_ commands: [CommandSpec]) {
    self.commands = commands
    var single: [String: CommandSpec] = [:]
    var verbs: [String: [String: CommandSpec]] = [:]
    for command in commands {
      guard let first = command.path.first else { continue }
      if command.path.count == 2, let verb = command.path.last {
        verbs[first, default: [:]][verb] = command
      } else {
        for word in [first] + command.synonyms { single[word] = command }
      }
    }
    self.single = single
    var groups: [String: Group] = [:]
    for (word, verbs) in verbs {
      guard let alone = verbs["list"], let entity = alone.entity else { continue }
      groups[word] = Group(entity: entity, verbs: verbs, alone: alone)
    }
    self.groups = groups
  }

  /// The catalog of the program.
  package static let standard = Catalog(memberCommands + todoCommands + changeCommands + shellCommands)
}

extension Catalog {
  subscript(first word: String) -> Entry? {
    if let group = groups[word] { return .group(group) }
    return single[word].map { .command($0) }
  }

  /// Every word that may begin a command, sorted.
  package var firstWords: [String] {
    (Array(groups.keys) + Array(single.keys)).sorted()
  }

  /// Whether a word begins a command, so that no alias may have its name.
  package func isCommand(_ word: String) -> Bool {
    self[first: word] != nil
  }

  /// The commands that a help topic names: one, or those of a group; none when it names nothing.
  package func commands(named topic: [String]) -> [CommandSpec] {
    guard let first = topic.first else { return commands }
    if topic.count == 1 {
      if let command = single[first] ?? single[":" + first] { return [command] }
      return commands.filter { $0.path.first == first && $0.path.count > 1 }
    }
    guard topic.count == 2, let command = groups[first]?.verbs[topic[1]] else { return [] }
    return [command]
  }

  /// The commands of a group, in the order of their declaration.
  package func verbs(of word: String) -> [CommandSpec] {
    commands.filter { $0.path.count == 2 && $0.path[0] == word }
  }
}
