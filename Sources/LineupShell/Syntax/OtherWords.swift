import LineupCore

/// Words by which other programs call what lineup calls otherwise; whoever types them is told its own.
enum OtherWords {
  /// The words by which lineup begins a command, each with those of others.
  private static let commands = [
    "quit": ["q", ":q", ":wq", ":x", "bye", "logout"], "help": ["?", "h", "man"], "undo": ["revert"],
    ":source": ["run"], ":open": ["use", "connect"],
  ]

  /// The second words of commands, each with those of others.
  private static let verbs = [
    "add": ["new", "create", "insert"], "list": ["ls", "dir"], "show": ["get", "view", "info"],
    "set": ["edit", "update", "change", "modify", "rename"], "rm": ["remove", "delete", "del", "erase"],
    "done": ["do", "complete", "finish", "check", "close"], "reopen": ["undone", "uncheck"],
  ]

  static func command(for word: String) -> String? { key(of: word, in: commands) }

  static func verb(for word: String) -> String? { key(of: word, in: verbs) }

  private static func key(of word: String, in table: [String: [String]]) -> String? {
    let word = word.asciiLowercased
    return table.first { $0.value.contains(word) }?.key
  }
}
