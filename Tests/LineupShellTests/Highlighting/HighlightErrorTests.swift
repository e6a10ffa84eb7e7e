import LineupShell
import Testing

/// What is red before Enter, and what is not since only its end is missing.
struct HighlightErrorTests {
  typealias Case = HighlightTests.Case

  private let session = HighlightLine.session()

  @Test(arguments: [
    Case("fnord\n!!!!!"),
    Case("fnord member list; todo list\n!!!!!            ; cccc cccc"),
    Case("Member list\n!!!!!!"),
    Case("member fnord\ncccccc !!!!!"),
    Case("member Faker Mid\ncccccc !!!!!!!!!"),
    Case("member list --fnord --csv 'x'\ncccccc cccc !!!!!!! ooooo qqq"),
    Case("member list --position Mud\ncccccc cccc oooooooooo !!!"),
    Case("member list --position=Mud --csv\ncccccc cccc oooooooooo !!! ooooo"),
    Case("member list where position = Mud\ncccccc cccc kkkkk ffffffff k !!!"),
    Case("member add Faker Mud\ncccccc ccc       !!!"),
    Case("member add Mid Faker\ncccccc ccc !!!"),
    Case("member list --position\ncccccc cccc oooooooooo"),
    Case("member list --position --csv\ncccccc cccc !!!!!!!!!! ooooo"),
    Case("todo show milk\ncccc cccc !!!!"),
    Case("undo 3 4\ncccc n !"),
    Case("todo list limit ten\ncccc cccc kkkkk !!!"),
    Case("todo list limit 3 limit 4\ncccc cccc kkkkk n !!!!!"),
    Case("todo add x --at 2026-13-01\ncccc ccc   oooo !!!!!!!!!!"),
    Case("todo list where created = 2026-12-01 18\ncccc cccc kkkkk fffffff k nnnnnnnnnn"),
    Case("todo list where created = 2026-12-01 18 \ncccc cccc kkkkk fffffff k nnnnnnnnnn !!"),
    Case("todo list where fnord = 3\ncccc cccc kkkkk !!!!!"),
    Case("todo list where title x\ncccc cccc kkkkk fffff !"),
    Case("todo list where title == x\ncccc cccc kkkkk fffff !!"),
    Case("todo list where (done x\ncccc cccc kkkkk  ffff !"),
    Case("todo list --open --done\ncccc cccc oooooo !!!!!!"),
    Case("todo rm 3 --done\ncccc cc ! oooooo"),
    Case("member list > x.txt\ncccccc cccc !"),
    Case("member add A Mid | cat\ncccccc ccc   ppp ! sss"),
    Case("| cat\n!"),
    Case("'member' list\n!!!!!!!!"),
    Case(":set wrap no\ncccc ffff !!"),
    Case(":set wrpa\ncccc !!!!"),
    Case("todo add ''\ncccc ccc !!"),
  ])
  func `What is refused is red before Enter`(line: Case) {
    line.check(session)
  }

  @Test(arguments: [
    Case("todo add 'tis the season\ncccc ccc qqqqqqqqqqqqqqq"),
    Case("todo add 'a'b c\ncccc ccc qqq!"),
    Case("todo add \"\\u{110000}\" c\ncccc ccc q!!!!!!!!!!q"),
    Case("todo add 'é'é\ncccc ccc qqq!"),
    // The accent joins the quote before it.
    Case("todo add 'a'\u{301}b\ncccc ccc qq!!"),
  ])
  func `Text that is badly quoted is red where the lexer says`(line: Case) {
    line.check(session)
  }

  @Test(arguments: [
    Case("member show ; todo list\ncccccc cccc ! cccc cccc"),
    Case("member add; todo list\ncccccc ccc! cccc cccc"),
    Case("member list --position; todo list\ncccccc cccc !!!!!!!!!!; cccc cccc"),
    Case("todo list where ; todo list\ncccc cccc kkkkk ! cccc cccc"),
    Case("member show | cat\ncccccc cccc ! sss"),
    Case("member set Faker;\ncccccc ccc      !"),
  ])
  func `What is missing is an error once something follows`(line: Case) {
    line.check(session)
  }

  @Test(arguments: [
    "", "m", "mem", "member", "member a", "member ad", "todo re", "mi", "memb", "fo; mem", ":", ":se", "e",
    "member add", "member add ", "member add Faker", "member add Faker ", "member add Faker M",
    "member add Faker mi", "member add Faker ju", "member add Faker Mid -", "member add Faker Mid --or",
    "member list --posi", "member list --position ", "member list --position=", "member list --position=m",
    "member list --position T", "member list --mode js", "member list --mode=", "member list --he",
    "member list wh", "member list where", "member list where n", "member list where not",
    "member list where name", "member list where name i", "member list where name in (",
    "member list where position = To", "member list where position in (Top, J",
    "member list where id = -", "member list where (id = 3", "member list where (id = 3 a",
    "member list where id = 3 lim", "member list where id = 3 order", "member list where id = 3 order b",
    "member list order by", "member list order by n", "member list order by name d",
    "member list order by name,", "todo list where d", "todo list where done o", "todo list where done = Y",
    "todo list where created > 2", "todo list where created > 2026-1",
    "todo list where created > 2026-12-3", "todo list where created > 2026-12-01 1",
    "todo list where created > 2026-12-01 18:", "todo list where created > 2026-12-01T18:00",
    "todo list where created > 2026-12-01T18:00+0", "todo show 3.", "todo show 3..", "todo show 9..3",
    "todo show --d", "todo show wh", "undo -", "log wh", "log --mem", "member set Faker", "member rm",
    "member set 3 --name", "todo add x --at", "todo add 'x", "todo add \"x\\u{", ":set mo", ":set wrap o",
    ":mock o", "member list |", "member list | ", ":alias x todo add 'a", ":open", "mids --js", "mids wh",
    "p", "p T", "member &", "todo show <", "member -", "member --js", "todo list --mode json --",
  ])
  func `What only lacks its end is not`(line: String) {
    let highlights = session.highlights(line)
    let isRed = highlights.contains { $0.role == .error && $0.range.upperBound == line.utf8.count }
    #expect(!isRed, "\(HighlightLine.letters(of: line, highlights))")
  }
}
