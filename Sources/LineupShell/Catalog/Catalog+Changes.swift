import LineupCore

extension Catalog {
  static let changeCommands: [CommandSpec] = [
    CommandSpec(
      ["undo"], .words([WordSpec(placeholder: "N", kind: .number)], required: 0), changesData: true,
      summary: "take a step back",
      details: [
        "A step is what one command changed, however many rows that were. Without N it is the newest that is in "
          + "effect: at a prompt this session's, elsewhere this user's. Undos and redos are passed over, so undo "
          + "twice takes two steps back.",
        "Nothing is undone unless every row is still as the step left it.",
      ],
      examples: [("undo", "the newest step"), ("undo 12", "step 12 of the log")],
      build: { (arguments) throws(SyntaxError) in .undo(step: try arguments.number()) }),
    CommandSpec(
      ["redo"], .none, changesData: true,
      summary: "bring back what the last undo took",
      details: ["It can until another command changes data."],
      examples: [("redo", "the undo taken back")],
      build: { (_) in .redo }),
    CommandSpec(
      ["log"], .steps,
      options: [
        OptionSpec(
          "--member", .member, role: .filter, placeholder: "MEMBER",
          summary: "what was done to a member, by name or id"),
        OptionSpec("--todo", .id, role: .filter, placeholder: "N", summary: "what was done to a to-do"),
        OptionSpec("--prune", role: .deed, summary: "forget at once what exceeds the limits of the log"),
      ] + OptionSpec.output,
      prints: true,
      summary: "show the steps that changed data, newest first, or one of them",
      details: [
        "Each has a number, when it was, who did it in which session, the command as typed, how many rows it changed, "
          + "and whether it was undone. What other programs did to the file is listed too.",
        "log N shows what step N changed.",
        "The log keeps as much as :set log-changes and :set log-days say. What exceeds them goes little by little, "
          + "--prune makes it go at once. Data are never touched. The file does not shrink; its room is used again.",
      ],
      examples: [
        ("log limit 10", "the last ten steps"), ("log 12", "what step 12 changed"),
        ("log --member Faker", "one member's whole life"),
        ("log where at >= 2026-12-01 and who ~ coach", "what the coach did since then"),
        ("log where undone or rows > 10", "what was undone, and what was large"),
      ],
      build: { (arguments) throws(SyntaxError) in try arguments.log() }),
    CommandSpec(
      ["watch"], .none,
      options: [
        OptionSpec("--since", .id, placeholder: "N", summary: "begin with what came after step N, 0 for all")
      ] + OptionSpec.output,
      prints: true,
      summary: "print changes as they land, whoever makes them",
      details: [
        "It prints a diff a line until it is interrupted, or nobody reads it any more; table, the mode on a terminal, puts "
          + "a line above those of each step that says which it is, who did it and when. A script goes on after it only "
          + "where its output is piped to a system command that ends.",
        "In json and jsonl each change is one object a line: op (insert, update or delete), entity (member or todo), id, "
          + "old and new, which are the row before and after as lists show it, null where there was or is none; these "
          + "five are those that every command prints. Then place, where the change stands in the log: --since with the "
          + "place of the last change seen goes on after it, missing and repeating nothing. Then step, at, who, session "
          + "and command, as log shows them; all five are null where another program made the change.",
        "The log forgets what is old. When it no longer has all that came after N, watch says so and fails.",
      ],
      examples: [
        ("watch", "from now on"), ("watch --since 12", "what came after step 12, and from now on"),
        ("watch --json | jq --unbuffered .new.name", "by way of another program"),
      ],
      build: { (arguments) in .watch(since: arguments.id("--since")) }),
  ]
}

extension Arguments {
  /// The number that the only operand is.
  fileprivate func number() throws(SyntaxError) -> Int64? {
    guard let word = words.first else { return nil }
    return try Values.number(word, what: "N")
  }

  fileprivate func log() throws(SyntaxError) -> Command {
    let filters = options.filter { $0.spec.role == .filter }
    if filters.count > 1 {
      throw SyntaxError(.conflictingOptions(filters[0].spec.name, filters[1].spec.name), filters[1].span)
    }
    let number = try number()
    let clause = filters.first?.spec.name ?? (condition != nil ? "where" : limit != nil ? "limit" : nil)
    if let prune = option("--prune") {
      guard let other = number.map({ "\($0)" }) ?? clause else { return .prune }
      throw SyntaxError(.conflictingOptions("--prune", other), prune.span)
    }
    if let number {
      guard let clause else { return .showStep(number) }
      throw SyntaxError(.conflictingOptions("\(number)", clause), filters.first?.span ?? words[0].span)
    }
    var row: LogQuery.RowReference?
    if let id = id("--todo") { row = LogQuery.RowReference(entity: .todo, term: .id(id)) }
    if let id = id("--member") { row = LogQuery.RowReference(entity: .member, term: .id(id)) }
    if let name = text("--member") { row = LogQuery.RowReference(entity: .member, term: .name(name)) }
    return .log(LogQuery(row: row, filter: condition, limit: limit))
  }
}
