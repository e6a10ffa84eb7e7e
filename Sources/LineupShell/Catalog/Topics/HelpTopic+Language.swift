import LineupCore

extension HelpTopic {
  static let language = HelpTopic(
    "language", .language, summary: "words, quotes, escapes, comments, pipes and options",
    [
      .text(
        "A command is a line of words with blanks between them. Text is kept as typed and rarely needs "
          + "quotes: within a word, a quote is a character like any other."),
      .terms([
        ("'text'", "A word that begins with ' is literal, up to the next one."),
        (
          #""text""#,
          #"A word that begins with " knows \" \\ \n \t and \u{…}; any other backslash in it stays."#
        ),
        (
          #"\"#,
          "Makes a blank, a quote, ; | # or - that follows ordinary. Elsewhere it is a character like "
            + "any other."
        ),
        ("#", "Begins a comment where a command would begin, and nowhere else."),
        (
          ";",
          "Ends a command, as the end of the line does. A line is understood whole before any of it runs."
        ),
        (
          "| command",
          "Where a word would begin, sends what was printed to a system command: the rest of the line, "
            + "run by sh. It cannot follow a command that changes data."
        ),
        (
          "--option value",
          "Options follow the verb, before or after other words; --option=value is the same. A value "
            + "that is text takes all words up to the next option. With --yes, many rows are changed "
            + "without a question."
        ),
        ("--", "Before text, says that all words after it are text."),
      ]),
      .text(
        "After a closing quote comes a blank, or another quoted part; anything else is an error that "
          + "shows how to write it. A quoted text may span lines. A word that begins with a quote or an "
          + "escape is always text, never a verb, an option or an id."),
      .text(
        "On the command line of another shell, that shell splits the words, and no character within a word "
          + "is special to lineup: every operator of a condition is a word of its own there, quoted where "
          + "that shell would take it for itself."),
      .examples([
        (#"todo add don't forget Bob's 5" pan"#, "nothing to quote"),
        (#"todo add '--mode is an option'"#, "two dashes at the beginning"),
        (#"todo add "two\nlines""#, "an escape"),
        ("member add A Mid; member list", "two commands"),
        ("member list | sort -k 2", "to a system command"),
      ]),
    ])

  static let rows = HelpTopic(
    "rows", .language, summary: "how MEMBERS and TODOS are named: ids, ranges, names, filters",
    [
      .text("MEMBERS and TODOS are one or more of these, or else a FILTER. A row named twice counts once."),
      .terms([
        ("7", "The row of that id. Ids never change, and none is given twice."),
        ("3..9", "The rows with ids from 3 to 9."),
        ("Faker", "The member of that name. A name of several words is quoted."),
        ("'369'", "A member whose name is made of digits: bare digits are an id."),
      ]),
      .text(
        "A FILTER is the options of the command that pick rows, or where and a condition. Several of "
          + "them must all hold; one that matches nothing is no error."),
      .text(
        "A command that would change several rows by a filter or a range asks first at a prompt. "
          + "Elsewhere it needs --yes, or refuses and says how many there are."),
      .examples([
        ("member show Faker 3 7..9", "a name, an id, a range"),
        ("member show 'Hans Sama'", "a name of two words"),
        ("todo rm --done --yes", "a filter"),
      ]),
    ])

  static let conditions = HelpTopic(
    "where", .language, summary: "conditions, order and limit",
    [
      .text(
        "where takes comparisons of fields with values, joined by and, or, not and parentheses. Without "
          + "these, not comes before and, and that before or. Blanks around operators do not matter."),
      .terms(
        Entity.allCases.map { ("fields of \($0.plural)", $0.fields.map(\.name).joined(separator: ", ")) }
          + [("fields of steps", Field.ofSteps.map(\.name).joined(separator: ", "))]),
      .terms([
        ("= !=", "Equal, not equal."),
        ("< <= > >=", "By size, by time, or in the order of positions and priorities."),
        (
          "~ !~",
          "Contains, does not contain: ignoring case and accents, several words in any order, no wildcards."
        ),
        ("in (A, B)", "Equal to one of these."),
        ("done", "A yes/no field stands alone, or is compared with yes or no."),
        ("due", "So does a field that may be empty: it is there, or it is not: not due."),
        ("tag = vod", "Has that tag, among others or alone. tag is another name of tags."),
        ("for = Faker", "Is for that member, by name or id."),
      ]),
      .text(
        "What is empty is not equal to anything, and meets no other comparison. A due day is compared by the "
          + "calendar; with a time, it counts as its end."),
      .text(
        "What follows an operator is always a value. One with blanks, commas or parentheses in it is "
          + "quoted."),
      .terms([
        (
          "order by FIELD [asc|desc], …",
          "Lists rows in that order; without it they are ordered by id. What is empty comes last, either way."
        ),
        ("limit N", "Lists at most so many rows."),
      ]),
      .examples([
        ("member list where position = Mid", "one comparison"),
        ("member list where name ~ 'hans' or id in (1, 2, 3)", "either of two"),
        ("member rm where not (position = Mid or position = JG)", "the others"),
        ("todo list where created >= 2026-12-01 and not done", "since a day"),
        ("todo list --all order by created desc limit 10", "the newest ten"),
        ("todo list where due < today and not done order by due", "what is late"),
        ("todo list where not for and priority >= medium", "what nobody does"),
        ("log where command ~ faker and not undone", "steps of the log"),
      ]),
    ])

  static let values = HelpTopic(
    "values", .language, summary: "positions, dates, priorities and tags",
    [
      .text(
        "A POSITION is written in any case, by its name or another in common use. Results always have "
          + "the name."),
      .terms(
        Position.allCases.map { position in
          let others = position.otherNames.joined(separator: ", ")
          return (position.name, others.isEmpty ? "No other name." : "Also \(others).")
        }),
      .text(
        "A DATE is a day, a time or both. It takes as many words as still make one, in any case, and is in local "
          + "time unless it says otherwise. In a comparison, a day stands for the whole of it."),
      .terms([
        ("2026-12-01, 2026-335", "A day, by month or counted through the year."),
        ("today, tomorrow, yesterday", "Days around this one."),
        ("fri, friday", "The next day of that name, never today."),
        ("next fri", "That of next week. Weeks begin on Monday."),
        ("next week, next month, next year", "Its first day."),
        ("eow, eom, eoy", "The last day of this week, month, year."),
        (
          "+3d, +2w, +1m, +1y",
          "So many days, weeks, months or years from today, or before it: -3d. A month after 31 January is the last "
            + "of February."
        ),
        (
          "18:00, 6pm, 6:30pm",
          "Today at that time; after a day, on that: fri 18:00. Seconds may follow: 18:00:30."
        ),
        ("+3h, +30min", "So many hours or minutes from now."),
        ("now", "This moment."),
        ("2026-12-01T18:00:00Z", "ISO 8601 with Z for UTC, or an offset such as +09:00."),
      ]),
      .text(
        "A PRIORITY is low, medium or high, or the first letter of these. A TAG is one word, in which case does not "
          + "matter; commas separate several, and a # before one is no part of it."),
      .text(
        "none stands for no value: todo set 3 --for none takes the member away, and todo list --for none lists what "
          + "is for nobody. A member of that name is written 'none'."),
      .text("Years go from 1900 to 9999. A time that is meant as text is quoted: fri '18:00'."),
      .examples([
        ("todo list where created >= yesterday", "what is new"),
        ("todo add Book the hall --at next fri 18:00", "a day of next week, and a time"),
      ]),
    ])
}
