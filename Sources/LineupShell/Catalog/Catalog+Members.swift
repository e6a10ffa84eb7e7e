import LineupCore

extension Catalog {
  static let memberCommands: [CommandSpec] = [
    CommandSpec(
      ["member", "add"], .nameAndPosition,
      options: [
        OptionSpec("--or-set", summary: "set the position of the member of that name, if there is one"), .id,
      ],
      changesData: true,
      summary: "add a member to the roster",
      details: [
        "The last word is the position, all words before it are the name, so a name needs no quotes. Names are unique."
      ],
      examples: [
        ("member add Faker Mid", "add a member"),
        ("member add Hans Sama ADC", "a name of two words"),
        ("member add Faker Top --or-set", "add him, or move him if he is there"),
      ],
      build: { (arguments) throws(SyntaxError) in
        let (name, position) = try arguments.nameAndPosition()
        let draft = MemberDraft(name: name, position: position, id: arguments.id("--id"))
        return .addMember(draft, orSet: arguments.has("--or-set"))
      }),
    CommandSpec(
      ["member", "list"], .query(.member), options: OptionSpec.memberFilter + OptionSpec.output, prints: true,
      summary: "list members",
      details: [
        "TEXT is what names contain, in any order, ignoring case.",
        "where takes comparisons of id, name and position, joined by and, or, not and parentheses.",
      ],
      examples: [
        ("member list", "the whole roster"),
        ("member list --position Mid", "those who play Mid"),
        ("member list where position in (Top, JG) order by name", "by a condition, in an order"),
      ],
      build: { (arguments) throws(SyntaxError) in .list(try arguments.query(of: .member)) }),
    CommandSpec(
      ["member", "show"], .rows(.member), options: OptionSpec.memberFilter + OptionSpec.output, prints: true,
      summary: "show members, field by field",
      details: [
        "In a table the open to-dos of those shown stand beneath them; in other modes there are only members."
      ],
      examples: [
        ("member show Faker", "by name"), ("member show 3 7", "by id"),
        ("member show '369'", "a name made of digits is quoted"),
      ],
      build: { (arguments) throws(SyntaxError) in .show(try arguments.selection(of: .member)) }),
    CommandSpec(
      ["member", "set"], .rows(.member),
      options: [
        OptionSpec("--name", .text, placeholder: "NAME", summary: "the new name"),
        OptionSpec("--position", .position, placeholder: "POS", summary: "where the member plays"),
        .yes,
      ],
      changesData: true,
      summary: "change members",
      examples: [
        ("member set Faker --position Top", "move a member"),
        ("member set 7 --name Hide on bush", "rename a member"),
        ("member set where position = Mid --position Top --yes", "many at once"),
      ],
      build: { (arguments) throws(SyntaxError) in
        try arguments.requireSomethingToSet()
        let patch = MemberPatch(name: arguments.text("--name"), position: arguments.position("--position"))
        return .setMembers(try arguments.selection(of: .member), patch)
      }),
    CommandSpec(
      ["member", "rm"], .rows(.member), options: OptionSpec.memberFilter + [.yes], changesData: true,
      summary: "remove members",
      examples: [
        ("member rm Faker", "by name"), ("member rm where position = Mid", "by a condition"),
      ],
      build: { (arguments) throws(SyntaxError) in .remove(try arguments.selection(of: .member)) }),
  ]
}
