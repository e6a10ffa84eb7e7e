import LineupCore
import LineupShell
import Testing

/// What would follow the line being typed, when that is one thing only.
struct ContinuationTests {
  private let session: Session

  init() {
    session = HighlightLine.session()
    let commands = """
      member add Faker Mid; member add Hans Sama ADC; member add 'Hide on bush' Mid; member add where Top
      member add 李相赫 Mid; member add é Top; member add '👨‍👩‍👧' JG; member add Oner JG; member add Onerous JG
      todo add buy milk; todo add review; :set quiet on
      """
    _ = session.run(text: Array(commands.utf8), origin: .script("setup"))
  }

  @Test(
    arguments: [
      ("mem", "ber"), ("t", "odo"), ("m", nil), ("mi", "ds"), ("", nil), (" ", nil), ("member", nil),
      ("member ", nil), ("member a", "dd"), ("member s", nil), ("todo re", "open"), ("Mem", nil),
      ("member list --pos", "ition"), ("member list --js", nil), ("member list --json", nil),
      ("member list --", nil), ("member list wh", "ere"), ("member list where n", nil),
      ("member list where na", "me"), ("member list where name i", "n"), ("member list where id = 3 o", nil),
      ("member list where id = 3 or", nil), ("member list where id = 3 ord", "er by"),
      ("member add Gumayusi A", "DC"), ("member add Gumayusi a", "DC"), ("member add Gumayusi bo", nil),
      ("member set Faker --position=M", "id"), ("member list where position = t", "op"),
      (":set tim", "ing"), (":set x", nil), (":set mo", "de"), (":mock c", "opy"), ("help v", "alues"),
      ("# mem", nil), ("member list | mem", nil), ("fnord mem", nil), ("undo; mem", "ber"),
      ("mids --cs", "v"),
    ] as [(String, String?)])
  func `A word that goes on in one way is finished`(line: String, rest: String?) {
    #expect(session.suggestion(after: line) == rest)
  }

  @Test(
    arguments: [
      ("member show Fa", "ker"), ("member show fa", nil), ("member show Faker", nil),
      ("member rm Faker O", nil),
      ("member show Ha", nil), ("member show 'Ha", "ns Sama'"), ("member show \"Ha", nil),
      ("member show 李", "相赫"), ("member show e", nil), ("member show 👨", nil), ("member show One", nil),
      ("member list where name = Fa", "ker"), ("member show 2", nil), ("todo done 2", nil),
      ("member list --name Fa", "ker"), ("todo show bu", nil), (":open Pack", nil),
    ] as [(String, String?)])
  func `A name is finished as it is spelled, quotes included`(line: String, rest: String?) {
    #expect(session.suggestion(after: line) == rest)
  }

  @Test func `None when they are switched off`() {
    #expect(session.suggests)
    _ = session.run(text: Array(":set suggest off".utf8), origin: .prompt)
    #expect(session.suggestion(after: "mem") == nil)
    #expect(!session.suggests)
  }
}
