import LineupShell
import Testing

/// What stands where in a line that is being typed.
struct HighlightTests {
  /// A line and, under it, a letter for each of its characters.
  struct Case: CustomTestStringConvertible, Sendable {
    let line: String
    let letters: String

    init(_ text: String) {
      let rows = text.split(separator: "\n", omittingEmptySubsequences: false)
      line = String(rows[0])
      letters = String(rows[1]).padding(to: line.count)
    }

    var testDescription: String { line }

    func check(_ session: Session, sourceLocation: SourceLocation = #_sourceLocation) {
      #expect(
        HighlightLine.letters(of: line, session.highlights(line)) == letters, sourceLocation: sourceLocation)
    }
  }

  private let session = HighlightLine.session()

  @Test(arguments: [
    Case("member add Faker Mid --or-set --id 3\ncccccc ccc       ppp oooooooo oooo n"),
    Case("member add Hans Sama bottom\ncccccc ccc           pppppp"),
    Case("todo add don't forget Bob's 5\" pan #42 -x\ncccc ccc"),
    Case("todo add --at 2026-12-01 18:00 --done x\ncccc ccc oooo nnnnnnnnnnnnnnnn oooooo"),
    Case("todo add 'a b' it's \"c\\\"\" -- d\ncccc ccc qqqqq      qqqqq"),
    Case("member show 3 Faker 7..9 '369' 3x\ncccccc cccc n       nnnn qqqqq"),
    Case("member set 7 --name Hide on bush --position=Top\ncccccc ccc n oooooo              oooooooooo ppp"),
    Case("member set 7 --name='a b' --position 'Top'\ncccccc ccc n oooooo qqqqq oooooooooo qqqqq"),
    Case("todo list --mode json --all milk\ncccc cccc oooooo wwww ooooo"),
    Case("undo 12\ncccc nn"),
    Case("log --member Faker limit 3\nccc oooooooo       kkkkk n"),
    Case("log --member 7\nccc oooooooo n"),
    Case("exit\ncccc"),
    Case(":set wrap on\ncccc ffff ww"),
    Case(":set log-days 30\ncccc ffffffff nn"),
    Case(":mock apply --dry-run\nccccc wwwww ooooooooo"),
    Case("help member add\ncccc cccccc ccc"),
    Case("help mids\ncccc cccc"),
    Case("help values\ncccc"),
    Case("  member   list  \n  cccccc   cccc"),
  ])
  func `Commands, options and operands`(line: Case) {
    line.check(session)
  }

  @Test(arguments: [
    Case(
      "member list where position in (Top, jungle) and not name ~ 'x y'\n"
        + "cccccc cccc kkkkk ffffffff kk  ppp  pppppp  kkk kkk ffff k qqqqq"),
    Case(
      "todo list where created>=2026-12-01 18:00 and done\ncccc cccc kkkkk fffffffkknnnnnnnnnnnnnnnn kkk ffff"
    ),
    Case("todo rm where done = yes or id < -5 --yes\ncccc cc kkkkk ffff k www kk ff k nn ooooo"),
    Case(
      "member list fak order by position desc, name limit 10\n"
        + "cccccc cccc     kkkkk kk ffffffff kkkk  ffff kkkkk nn"),
    Case("member list order of battle\ncccccc cccc"),
    Case("log where undone or rows > 10\nccc kkkkk ffffff kk ffff k nn"),
  ])
  func `Clauses, fields and values`(line: Case) {
    line.check(session)
  }

  @Test(arguments: [
    Case("member list; todo list; # all\ncccccc cccc; cccc cccc; #####"),
    Case("  # nothing else\n  ##############"),
    Case("member list --csv | sort -k 2; wc\ncccccc cccc ooooo ; sssssssssssss"),
    Case("todo add a \\| b \\; c\ncccc ccc"),
    Case(":explain member rm where position = Mid | x\ncccccccc cccccc cc kkkkk ffffffff k ppp ; s"),
    Case(":alias mine member list --position Mid | sort\ncccccc cccc cccccc cccc oooooooooo ppp ; ssss"),
    Case("member list\r\ntodo list\ncccccc cccc cccc cccc"),
  ])
  func `Several commands, pipes, comments, and lines for later`(line: Case) {
    // Rows of a case are divided by newlines, and the line of one may have some.
    line.check(session)
  }

  @Test(arguments: [
    Case("mids\ncccc"),
    Case("mids --csv limit 3\ncccc ooooo kkkkk n"),
    Case("mids; p Top\ncccc; c ppp"),
    Case("p\nc"),
    Case("both add A Mid\ncccc ccc   ppp"),
    Case("piped -n\nccccc"),
    Case("p fnord\nc !!!!!"),
    Case("bad\n!!!"),
    Case("loop\n!!!!"),
  ])
  func `An alias is a command, and wrong when its line is`(line: Case) {
    line.check(session)
  }
}

extension String {
  fileprivate func padding(to count: Int) -> String {
    self + String(repeating: " ", count: Swift.max(0, count - self.count))
  }
}
