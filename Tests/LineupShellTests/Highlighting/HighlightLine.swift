import LineupShell

/// Ways to write down what stands where in a line: a letter under each character.
///
///     member add Faker Mid
///     cccccc ccc       ppp
enum HighlightLine {
  static let aliases = [
    "mids": "member list --position Mid", "p": "member list --position", "both": "todo list; member",
    "bad": "member list --fnord", "loop": "loop", "piped": "todo list | cat",
  ]

  /// The letter of a role; a blank is none.
  static func letter(of role: Highlight.Role) -> Character {
    switch role {
    case .command: "c"
    case .option: "o"
    case .number: "n"
    case .position: "p"
    case .choice: "w"
    case .quoted: "q"
    case .clause: "k"
    case .field: "f"
    case .comment: "#"
    case .separator: ";"
    case .systemCommand: "s"
    case .error: "!"
    }
  }

  /// A letter for each character of a line.
  static func letters(of line: String, _ highlights: [Highlight]) -> String {
    var offset = 0
    let letters = line.map { character -> Character in
      defer { offset += character.utf8.count }
      return highlights.first { $0.range.contains(offset) }.map { letter(of: $0.role) } ?? " "
    }
    return String(letters)
  }

  /// A session that knows ``aliases``.
  static func session() -> Session {
    let session = RunSession().session
    for (name, line) in aliases {
      _ = session.run(text: Array(":alias \(name) \(line)".utf8), origin: .prompt)
    }
    return session
  }
}
