import LineupShell
import Testing

/// The page of help on what the cursor stands in.
struct HelpAtCursorTests {
  private let session = HighlightLine.session()

  @Test(
    arguments: [
      ("‸", []), ("  ‸ ", []), ("undo; ‸", []), ("un‸do", ["undo"]), ("undo‸ 3", ["undo"]),
      ("undo 3‸", ["undo"]),
      ("exit‸", [":quit"]), ("mem‸ber list", ["member"]), ("member ‸", ["member"]),
      ("member l‸ist", ["member", "list"]), ("member list fak‸er", ["member", "list"]),
      ("member set 3 --pos‸ition Top", ["member", "set"]),
      ("member set 3 --position T‸op", ["member", "set"]),
      ("todo add don't for‸get", ["todo", "add"]), ("todo list wh‸ere done", ["where"]),
      ("todo list where d‸one", ["where"]), ("todo list where title ~ m‸ilk", ["where"]),
      ("todo list where done --js‸on", ["todo", "list"]), ("todo list or‸der by id", ["where"]),
      ("help va‸lues", ["values"]), ("help todo se‸t", ["todo", "set"]), ("help ‸", [":help"]),
      (":set wr‸ap on", ["settings"]), (":se‸t", [":set"]), (":alias x member ‸list", [":alias"]),
      ("mids --cs‸v", ["member", "list"]), ("undo; red‸o", ["redo"]),
    ])
  func `It is that of the command, the topic or the group`(line: String, topic: [String]) throws {
    let parts = line.split(separator: "‸", omittingEmptySubsequences: false)
    let text = session.help(at: parts[0].utf8.count, in: parts.joined())
    #expect(text == HelpPage(topic: topic, aliases: HighlightLine.aliases)?.text && text != nil)
  }

  @Test(arguments: [
    "fno‸rd", "member fno‸rd", "# undo‸", "member list | un‸do", "'undo‸'", "help fnord‸", "fnord un‸do",
  ])
  func `There is none for what is unknown`(line: String) {
    let parts = line.split(separator: "‸", omittingEmptySubsequences: false)
    #expect(session.help(at: parts[0].utf8.count, in: parts.joined()) == nil)
  }

  @Test func `On an alias it says what that stands for`() {
    #expect(
      session.help(at: 2, in: "mids") == """
        mids is an alias. It stands for

          member list --position Mid

        What follows it is added to that line.

        See also help member list, help :alias

        """)
    #expect(session.help(at: 0, in: "")?.contains("\nAliases\n  bad    member list --fnord\n") == true)
  }
}
