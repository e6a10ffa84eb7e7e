extension Catalog {
  static let transactionCommands: [CommandSpec] = [
    CommandSpec(
      ["begin"], .none,
      summary: "begin a transaction in a script",
      details: [
        "Commands from here to commit are kept together, as one step that one undo takes back, or not at all. What they "
          + "print is held back until then, for what is printed is kept.",
        "Once one of them fails, the transaction can only be rolled back. A script that ends before commit fails, and "
          + "nothing of its transaction is kept.",
        "Nobody else can change data meanwhile; they wait, five seconds at the most. help transactions tells more.",
      ],
      examples: [("begin", "what follows is kept together")],
      build: { (_) in .begin }),
    CommandSpec(
      ["commit"], .none,
      summary: "keep all of a transaction, as one step",
      details: ["What its commands printed comes out now."],
      examples: [("commit", "keep what was done since begin")],
      build: { (_) in .commit }),
    CommandSpec(
      ["rollback"], .none,
      summary: "give all of a transaction up",
      details: ["What its commands printed goes with it; only their errors were told."],
      examples: [("rollback", "forget what was done since begin")],
      build: { (_) in .rollback }),
  ]
}
