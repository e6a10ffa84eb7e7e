import LineupCore

/// What tells of to-dos in an order of their own, and of everything at once.
extension Catalog {
  /// How many to-dos are shown where nothing says how many.
  private static let shownNext: Int64 = 20

  static let next = CommandSpec(
    ["todo", "next"], .filter(.todo), options: OptionSpec.openFilter + OptionSpec.output, prints: true,
    summary: "list what is to be done next, and why",
    details: [
      "Late ones come first, then by due date, then by priority, then the oldest; the reason stands beside each. What is "
        + "due in the course of a day comes before the times of that day. Of those due alike the higher priority comes "
        + "first; those without a due date come last.",
      "It shows the first \(shownNext), unless limit says how many.",
    ],
    examples: [
      ("todo next", "what to begin with"), ("todo next --for Faker limit 3", "his next three"),
      ("todo next where priority = high", "by a condition"),
    ],
    build: { (arguments) throws(SyntaxError) in
      .listOpen(try arguments.openQuery(.all, limit: arguments.limit ?? shownNext))
    })

  static let overdue = CommandSpec(
    ["todo", "overdue"], .filter(.todo), options: OptionSpec.openFilter + OptionSpec.output, prints: true,
    summary: "list what is late, the longest late first",
    details: ["What is due on a day is late when that day is over; what is due at a time, from then on."],
    examples: [("todo overdue", "all of it"), ("todo overdue --for none", "what nobody was given")],
    build: { (arguments) throws(SyntaxError) in
      .listOpen(try arguments.openQuery(.late, limit: arguments.limit))
    })

  static let reportCommands: [CommandSpec] = [
    CommandSpec(
      ["agenda"], .words([WordSpec(placeholder: "DAYS", kind: .days)], required: 0),
      options: [
        OptionSpec(
          "--for", .member, orNone: true, role: .filter, placeholder: "MEMBER|none",
          summary: "only what is for a member, by name or id, or for nobody")
      ] + OptionSpec.output,
      prints: true,
      summary: "show what is late and what is due in the next days, day by day",
      details: [
        "Today is the first of the days. Without DAYS there are \(usualDays); there may be \(daysAllowed.upperBound).",
        "As a table it has a heading for each day on which something is due, and what is late above them. In json, csv "
          + "and the like each to-do has its day, and whether it is late.",
      ],
      examples: [
        ("agenda", "this week"), ("agenda 1", "today"),
        ("agenda 14 --for Faker", "one member's next two weeks"),
      ],
      build: { (arguments) throws(SyntaxError) in
        .listOpen(try arguments.openQuery(.days(arguments.days()), limit: nil))
      }),
    CommandSpec(
      ["stats"], .none, options: OptionSpec.output, prints: true,
      summary: "count members and to-dos, by person, by tag and by week",
      details: [
        "Bars show open to-dos, and done ones in a lighter shade; where the locale is not UTF-8, or TERM is dumb, they are "
          + "of # and dots. Of the tags the \(Statistics.mostTags) most used are shown. Weeks begin on Monday, and the last of "
          + "the \(Statistics.weekCount) is this one.",
        "json is one object with all of it; jsonl, csv and the like have one number a line: section, name and value.",
      ],
      examples: [
        ("stats", "all of it"), ("stats --json | jq .todos.open", "one number, by way of another program"),
      ],
      build: { (_) in .stats }),
  ]

  fileprivate static let usualDays = 7
  fileprivate static let daysAllowed = 1...366
}

extension Arguments {
  /// How many days to look ahead.
  fileprivate func days() throws(SyntaxError) -> Int {
    guard let word = words.first else { return Catalog.usualDays }
    let number = Int(clamping: try Values.number(word, what: "DAYS"))
    guard Catalog.daysAllowed.contains(number) else {
      throw SyntaxError(.numberOutOfRange(word.value, what: "DAYS", Catalog.daysAllowed), word.span)
    }
    return number
  }
}
