extension HelpTopic {
  static let transactions = HelpTopic(
    "transactions", .transactions, summary: "doing all or nothing, and trying it first",
    [
      .text(
        "Every command that changes data does all of it or nothing, and is one step of the log. So can several be:"
      ),
      .terms([
        ("begin … commit", "In a script, all commands between are one step. rollback gives them up."),
        ("--atomic", "All commands of the run are: every -f and -c, standard input, the command."),
        ("--dry-run", "The whole run is only rehearsed: it prints what it would, and nothing is kept."),
        ("COMMAND --dry-run", "One command is."),
      ]),
      .text(
        "Once a command of a transaction fails nothing of it is kept, and a message says so. With --keep-going, "
          + "--atomic still runs every command, for its errors; after begin, the others are refused until rollback."
      ),
      .text(
        "What is printed in a transaction is held back until it is kept, 64 MiB at the most. undo, redo, :mock, "
          + ":open and system commands after | have no place in one: none of them could be taken back with it."
      ),
      .text(
        "A dry run ends with the exit code of the real one, and its commands see what those before them did. What "
          + "reaches outside, such as a system command, is named and not done."),
      .text(
        "Nobody else can change data while a transaction is open, or a rehearsal that has begun to change some: a "
          + "script that waits for its input makes them wait. At a prompt, :mock is the place to try things."),
      .examples([
        ("begin; member rm Zeus; member add Kingen Top; commit", "both or neither"),
        ("member rm where position = Mid --dry-run", "what one command would do"),
      ]),
    ])
}
