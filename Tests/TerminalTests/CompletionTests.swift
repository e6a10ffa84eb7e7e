import TestSupport
import Testing

/// What Tab makes of a line.
struct CompletionTests {
  /// What is typed before Tab, and the line after it with `~` typed as well, so that one sees where the cursor stood.
  static let single = [
    ("mem", "member ~"),
    (":exp", ":explain ~"),
    ("todo reo", "todo reopen ~"),
    ("member add Hans Sama ad", "member add Hans Sama ADC ~"),
    ("member add Hans Sama bot", "member add Hans Sama ADC ~"),
    ("member set Faker --po", "member set Faker --position ~"),
    ("member set Faker --position ju", "member set Faker --position JG ~"),
    ("member set Faker --position=m", "member set Faker --position=Mid ~"),
    ("member list --mo", "member list --mode ~"),
    ("member list --mode mark", "member list --mode markdown ~"),
    ("member list wh", "member list where ~"),
    ("member list where po", "member list where position ~"),
    ("member list where position = su", "member list where position = Support ~"),
    ("member list where name = Fa", "member list where name = Faker ~"),
    ("member list order by na", "member list order by name ~"),
    ("todo done 4", "todo done 42 ~"),
    ("member rm 2", "member rm 2 ~"),
    (":set wr", ":set wrap ~"),
    (":set mode cs", ":set mode csv ~"),
    (":mock of", ":mock off ~"),
    ("help todo re", "help todo reopen ~"),
    ("member list; todo do", "member list; todo done ~"),
    ("nothing begins li", "nothing begins li~"),
  ]

  @Test func `One candidate is inserted, with a blank`() throws {
    let prompt = try Prompt(after: ["member add Faker Mid", "member add B Top", "todo add x --id 42"])
    for (typed, line) in Self.single {
      try prompt.type(typed + Key.tab + "~", becoming: line)
      try prompt.type(Key.clearLine, becoming: "")
    }
  }

  /// Names, what of them is typed, and what Tab makes of that.
  static let names = [
    ("Hans Sama", "Ha", "'Hans Sama'"),
    ("Hans Sama", "'Hans S", "'Hans Sama'"),
    ("Hans Sama", #""Hans S"#, "'Hans Sama'"),
    ("it's", "it", #""it's""#),
    (#"q"q"#, "q", #"'q"q'"#),
    (#"x\y"#, "x", #"'x\y'"#),
    ("#1", "#", "'#1'"),
    ("369", "'3", "'369'"),
    ("--all", "'-", "'--all'"),
    ("a;b|c", "a", "'a;b|c'"),
    ("李相赫", "李", "李相赫"),
    ("🐲", "'🐲", "'🐲'"),
  ]

  @Test func `A name is inserted so that Enter acts on that very member`() throws {
    let prompt = try Prompt(after: [
      "member add 'Hans Sama' Top", #"member add "it's" Top"#, #"member add 'q"q' Top"#,
      #"member add 'x\y' Top"#, "member add '#1' Top", "member add '369' Top", "member add '--all' Top",
      "member add 'a;b|c' Top", "member add 李相赫 Top", "member add 🐲 Top",
    ])
    for (name, typed, inserted) in Self.names {
      try prompt.type("member set \(typed)" + Key.tab, becoming: "member set \(inserted)")
      let printed = try prompt.printed(after: "--position Mid" + Key.enter, until: Prompt.real)
      #expect(printed.contains(#/^~ member \d+  /#), "\(typed)")
      #expect(printed.hasSuffix("  \(name)  Top → Mid"), "\(typed)")
      try prompt.enter("member set where position = Mid --position Top --yes")
    }
  }

  @Test func `Several are listed, with a word on each`() throws {
    let prompt = try Prompt(
      after: ["member add Faker Mid", "member add Fakir Top", "todo add Buy milk", "todo add Walk --done"])
    try prompt.type("member rm f" + Key.tab, becoming: "member rm Fak")
    try prompt.terminal.waitFor("Faker  1 — Mid\nFakir  2 — Top")
    try prompt.type("e" + Key.tab, becoming: "member rm Faker")
    #expect(prompt.terminal.screen.text == "lineup> member rm Faker")
    try prompt.type(Key.clearLine + "todo done ", becoming: "todo done")
    try prompt.terminal.send(Key.tab)
    try prompt.terminal.waitFor(
      """
      lineup> todo done
      1                         Buy milk
      where                     rows that meet a condition
      """)
    try prompt.type(Key.clearLine + "member list --position ", becoming: "member list --position")
    try prompt.terminal.send(Key.tab)
    try prompt.terminal.waitFor("JG       also jungle, jungler")
    try prompt.type(Key.clearLine + ":set ", becoming: ":set")
    try prompt.terminal.send(Key.tab)
    try prompt.terminal.waitFor("quiet        whether the changes that a command made are left unprinted")
    try prompt.type(Key.clearLine + "member ", becoming: "member")
    try prompt.terminal.send(Key.tab)
    try prompt.terminal.waitFor("add   add a member to the roster\nlist  list members")
    #expect(try prompt.printed(after: Key.enter, until: Prompt.real).hasPrefix("id  name"))
  }

  @Test func `In the middle of a line, what stands behind the cursor stays`() throws {
    let prompt = try Prompt(after: ["member add Faker Mid"])
    try prompt.type("member set F --position Top", becoming: "member set F --position Top")
    let back = String(repeating: Key.left, count: " --position Top".count)
    try prompt.type(back + Key.tab, becoming: "member set Faker --position Top")
    let diff = "~ member 1  Faker  Mid → Top"
    try prompt.type(Key.enter, prints: diff)
  }

  @Test func `In a quote that an earlier line has opened there are no commands`() throws {
    let prompt = try Prompt(after: ["member add Faker Mid"])
    try prompt.printed(after: "todo add 'one" + Key.enter, until: "     '>")
    try prompt.terminal.send("mem" + Key.tab + "~")
    try prompt.terminal.waitForLine("     '> mem~")
    try prompt.terminal.send("'; member set Fa" + Key.tab)
    try prompt.terminal.waitForLine("     '> mem~'; member set Faker")
  }

  @Test func `Files are completed, with what their names need`() throws {
    let home = try TemporaryFolder()
    try home.write("member add Faker Mid\n", to: "a folder/it's a script.lineup")
    let prompt = try Prompt(in: home, after: ["todo add x"])
    try prompt.type(":source ~/a" + Key.tab, becoming: ":source '~/a folder/")
    try prompt.type("it" + Key.tab, becoming: #":source "~/a folder/it's a script.lineup""#)
    try prompt.type(Key.enter, prints: "+ member 1  Faker  Mid")
    try prompt.type(":open ~/.local/sh" + Key.tab, becoming: ":open ~/.local/share/")
    try prompt.type("l" + Key.tab, becoming: ":open ~/.local/share/lineup/")
    try prompt.type(Key.tab, becoming: ":open ~/.local/share/lineup/lineup.db")
    #expect(try prompt.printed(after: "; member" + Key.enter, until: Prompt.real).contains("Faker"))
  }

  @Test func `In safe mode no files are listed`() throws {
    let prompt = try Prompt(["--safe"], after: ["todo add x"])
    try prompt.enter(":set hints off; :set suggest off")
    try prompt.type(":source ~/.lo" + Key.tab + "x", becoming: ":source ~/.lox")
  }

  @Test func `In a sandbox it knows the names of the sandbox`() throws {
    let prompt = try Prompt(after: ["member add Faker Mid"])
    try prompt.enter(":mock", then: Prompt.mock)
    try prompt.enter("member add Fakir Top")
    try prompt.terminal.send("member rm Fak" + Key.tab)
    try prompt.terminal.waitForLine("lineup (mock)> member rm Fakir")
  }
}
