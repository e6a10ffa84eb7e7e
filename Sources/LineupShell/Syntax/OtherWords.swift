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

  /// The names of fields, which options have too, each with those of others.
  private static let fields = [
    "name": ["nick", "player"], "position": ["role", "lane"], "title": ["text", "subject", "summary"],
    "done": ["complete", "status", "state"], "created": ["added", "entry"],
    "due": ["deadline", "until", "date"], "for": ["assignee", "assigned", "who", "whom", "member", "owner"],
    "priority": ["prio", "pri", "importance"], "tags": ["label", "labels", "category"],
    "note": ["annotation", "description", "comment"], "completed": ["finished", "ended"],
  ]

  static func command(for word: String) -> String? { key(of: word, in: commands) }

  static func verb(for word: String) -> String? { key(of: word, in: verbs) }

  /// The one of some fields that a word of others stands for.
  static func field(for word: String, in names: [String]) -> String? {
    key(of: word, in: fields.filter { names.contains($0.key) })
  }

  private static func key(of word: String, in table: [String: [String]]) -> String? {
    let word = word.asciiLowercased
    return table.first { $0.value.contains(word) }?.key
  }
}
