import LineupCore

extension Catalog {
  static let todoCommands: [CommandSpec] = [
    CommandSpec(
      ["todo", "add"], .text("TITLE…"),
      options: OptionSpec.todoValues + [
        OptionSpec("--done", summary: "it is done already"),
        OptionSpec("--at", .date, placeholder: "DATE", summary: "when it was created, instead of now"), .id,
      ],
      changesData: true,
      summary: "add a to-do",
      details: [
        "Every word is kept as typed, quotes within words and # included. Quote a word that begins with two dashes.",
        "The words after --for, --tag and --note are theirs, up to the next option, so the title is best typed first. "
          + "--for takes a member of the roster; --tag may also be given for each tag.",
        "What is due on a day is due wherever one is, until that day is over; what is due at a time is due at that "
          + "instant.",
      ],
      examples: [
        (#"todo add don't forget Bob's 5" pan #42"#, "text needs no quotes"),
        ("todo add Review scrim VOD --due fri --for Faker --tag vod", "when, who and what kind"),
        ("todo add Book the hall --due 2026-12-01 18:00 --priority high --note by phone", "a time, a note"),
      ],
      build: { (arguments) throws(SyntaxError) in .addTodo(try arguments.newTodo()) }),
    CommandSpec(
      ["todo", "list"], .query(.todo), options: OptionSpec.todoFilter + OptionSpec.output, prints: true,
      summary: "list to-dos, the open ones unless told otherwise",
      details: [
        "TEXT is what titles or notes contain, in any order, ignoring case and accents.",
        "Several filters must all hold. where takes comparisons of the fields, joined by and, or, not and "
          + "parentheses. With where, done ones are listed too.",
        "Columns in which nothing stands are left out of a table.",
      ],
      examples: [
        ("todo list", "what is open"), ("todo list scrim vod --all", "a search, done ones too"),
        ("todo list --for Faker --due-before sun", "what he has to do until then"),
        ("todo list --tag vod -later", "with a tag, without another"),
        ("todo list where due < today and not done order by due, priority desc", "by a condition"),
      ],
      build: { (arguments) throws(SyntaxError) in .list(try arguments.query(of: .todo)) }),
    next, overdue,
    CommandSpec(
      ["todo", "show"], .rows(.todo), options: OptionSpec.todoFilter + OptionSpec.output, prints: true,
      summary: "show to-dos, field by field",
      examples: [("todo show 3", "by id"), ("todo show 3..9", "by a range of ids")],
      build: { (arguments) throws(SyntaxError) in .show(try arguments.selection(of: .todo)) }),
    CommandSpec(
      ["todo", "set"], .rows(.todo),
      options: OptionSpec.todoEdits + [.yes],
      changesData: true,
      summary: "change to-dos",
      details: ["What no option speaks of stays as it is. Tags are added to those that are there."],
      examples: [
        ("todo set 3 --title Review the second game", "a new title"),
        ("todo set 3 --due +2d --for none", "later, and for nobody"),
        ("todo set 3 4 --tag vod -review", "one tag more, one less"),
        ("todo set where tag = vod --priority low", "many at once"),
      ],
      build: { (arguments) throws(SyntaxError) in
        try arguments.requireSomethingToSet()
        return .setTodos(try arguments.selection(of: .todo), arguments.todoPatch)
      }),
    CommandSpec(
      ["todo", "rm"], .rows(.todo), options: OptionSpec.todoFilter + [.yes], changesData: true,
      summary: "remove to-dos",
      examples: [("todo rm 3", "by id"), ("todo rm --done --yes", "clear away what is done")],
      build: { (arguments) throws(SyntaxError) in .remove(try arguments.selection(of: .todo)) }),
    CommandSpec(
      ["todo", "done"], .rows(.todo), options: OptionSpec.todoFilter + [.yes], changesData: true,
      done: false, summary: "mark to-dos as done",
      examples: [
        ("todo done 3 4 9", "some"), ("todo done 3..9", "a range of ids"),
        ("todo done --for Faker --tag vod", "by a filter"),
      ],
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
