import LineupCore

extension Catalog {
  static let todoCommands: [CommandSpec] = [
    CommandSpec(
      ["todo", "add"], .text("TITLE…"),
      options: [
        OptionSpec("--done", summary: "it is done already"),
        OptionSpec("--at", .date, placeholder: "DATE", summary: "when it was created, instead of now"), .id,
      ],
      changesData: true,
      summary: "add a to-do",
      details: [
        "Every word is kept as typed, quotes within words and # included. Quote a word that begins with two dashes."
      ],
      examples: [
        (#"todo add don't forget Bob's 5" pan #42"#, "text needs no quotes"),
        ("todo add Book the hall --at 2026-12-01 18:00", "with a time of creation"),
      ],
      build: { (arguments) throws(SyntaxError) in
        .addTodo(
          title: try arguments.operandText("title"), done: arguments.has("--done"),
          at: arguments.date("--at")?.start,
          id: arguments.id("--id"))
      }),
    CommandSpec(
      ["todo", "list"], .query(.todo), options: OptionSpec.todoFilter + OptionSpec.output, prints: true,
      summary: "list to-dos, the open ones unless told otherwise",
      details: [
        "TEXT is what titles contain, in any order, ignoring case.",
        "where takes comparisons of id, title, done and created, joined by and, or, not and parentheses. "
          + "With where, done ones are listed too.",
      ],
      examples: [
        ("todo list", "what is open"), ("todo list scrim vod --all", "a search, done ones too"),
        ("todo list where created >= 2026-12-01 and not done order by created limit 10", "by a condition"),
      ],
      build: { (arguments) throws(SyntaxError) in .list(try arguments.query(of: .todo)) }),
    CommandSpec(
      ["todo", "show"], .rows(.todo), options: OptionSpec.todoFilter + OptionSpec.output, prints: true,
      summary: "show to-dos, field by field",
      examples: [("todo show 3", "by id"), ("todo show 3..9", "by a range of ids")],
      build: { (arguments) throws(SyntaxError) in .show(try arguments.selection(of: .todo)) }),
    CommandSpec(
      ["todo", "set"], .rows(.todo),
      options: [OptionSpec("--title", .text, placeholder: "TEXT", summary: "the new title"), .yes],
      changesData: true,
      summary: "change to-dos",
      examples: [("todo set 3 --title Review the second game", "a new title")],
      build: { (arguments) throws(SyntaxError) in
        try arguments.requireSomethingToSet()
        return .setTodos(try arguments.selection(of: .todo), TodoPatch(title: arguments.text("--title")))
      }),
    CommandSpec(
      ["todo", "rm"], .rows(.todo), options: OptionSpec.todoFilter + [.yes], changesData: true,
      summary: "remove to-dos",
      examples: [("todo rm 3", "by id"), ("todo rm --done --yes", "clear away what is done")],
      build: { (arguments) throws(SyntaxError) in .remove(try arguments.selection(of: .todo)) }),
    CommandSpec(
      ["todo", "done"], .rows(.todo), options: OptionSpec.todoFilter + [.yes], changesData: true,
      done: false, summary: "mark to-dos as done",
      examples: [("todo done 3", "one"), ("todo done 3..9", "a range of ids")],
      build: { (arguments) throws(SyntaxError) in
        .setTodos(try arguments.selection(of: .todo), TodoPatch(complete: true))
      }),
    CommandSpec(
      ["todo", "reopen"], .rows(.todo), options: OptionSpec.todoFilter + [.yes], changesData: true,
      done: true, summary: "mark to-dos as not done",
      examples: [("todo reopen 3", "one")],
      build: { (arguments) throws(SyntaxError) in
        .setTodos(try arguments.selection(of: .todo), TodoPatch(complete: false))
      }),
  ]
}
