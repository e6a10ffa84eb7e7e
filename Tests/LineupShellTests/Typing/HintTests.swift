import LineupShell
import Testing

/// The signatures that an editor shows beside the line being typed.
struct HintTests {
  private let session = HighlightLine.session()

  private func hints(_ marked: String) -> [String] {
    let parts = marked.split(separator: "‸", omittingEmptySubsequences: false)
    return session.hints(parts.joined(), cursor: parts[0].utf8.count)
  }

  @Test func `From every option to what stands after the command's words`() {
    #expect(
      hints("member add ‸") == [
        "member add NAME… POSITION [--or-set] [--id N] [--dry-run]",
        "member add NAME… POSITION [--or-set] [--id N] …", "member add NAME… POSITION [--or-set] [--id N]",
        "member add NAME… POSITION [--or-set] …", "member add NAME… POSITION", "NAME… POSITION",
      ])
    let rm = hints("todo rm ‸")
    #expect(rm.first?.hasSuffix("[--overdue] [--priority PRIORITY|none] [--yes] [--dry-run]") == true)
    #expect(
      rm.suffix(4) == [
        "todo rm TODOS [--open] [--done] …", "todo rm TODOS [--open] …", "todo rm TODOS", "TODOS",
      ])
    #expect(
      hints("log ‸").first
        == "log [N] [--member MEMBER] [--todo N] [--prune] [--mode MODE] [where CONDITION] [limit N]")
  }

  @Test(
    arguments: [
      ("‸", nil), ("   ‸", nil), ("# mem‸", nil), ("fnord ‸", nil), ("mem‸", nil), ("member list | so‸", nil),
      ("'undo' ‸", nil), ("member fnord ‸", nil), ("redo‸", "redo [--dry-run]"), ("exit ‸", nil),
      ("undo‸", "undo [N] [--dry-run]"), ("undo 3‸", "undo [N] [--dry-run]"),
      ("member‸", "add|list|show|set|rm"), ("member ‸", "add|list|show|set|rm"), ("todo r‸", "rm|reopen"),
      ("member s‸ Faker", "show|set"),
      ("member show‸", "member show MEMBERS [--name NAME] [--position POS] [--all] [--mode MODE]"),
      ("member set Faker --position ‸", "--position POS — where the member plays"),
      ("member set Faker --position To‸", "--position POS — where the member plays"),
      ("member set Faker --position=‸", "--position POS — where the member plays"),
      ("member set Faker --posi‸", "--position POS — where the member plays"),
      ("member set Faker --name Hide on ‸", "--name NAME — the new name"),
      (
        "member set Faker --name Hide --yes ‸",
        "member set MEMBERS [--name NAME] [--position POS] [--yes] [--dry-run]"
      ),
      (":alias x ‸", ":alias [NAME [LINE]]"), ("mids‸", "member list --position Mid"),
      (":set ‸", ":set [NAME] [VALUE]"), (":set news‸", ":set news on|off|quiet"),
      (":set news q‸", ":set news on|off|quiet"), (":set log-days ‸", ":set log-days N"),
      ("p ‸", "--position POS — where the member plays"), ("undo; redo ‸", "redo [--dry-run]"),
    ] as [(String, String?)])
  func `The fullest hint is that of what is being typed`(line: String, hint: String?) {
    #expect(hints(line).first == hint)
  }

  @Test func `None when they are switched off`() {
    _ = session.run(text: Array(":set hints off".utf8), origin: .prompt)
    #expect(hints("undo ‸").isEmpty)
  }
}
