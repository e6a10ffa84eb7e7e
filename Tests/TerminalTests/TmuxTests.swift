import TestSupport
import Testing

/// lineup as people see it: in tmux, a real terminal. What each feature does in detail is tried elsewhere.
struct TmuxTests {
  private let home: TemporaryFolder

  init() throws { home = try TemporaryFolder() }

  private var environment: [String: String] {
    ["HOME": home.path, "TZ": "UTC", "PAGER": "cat", "USER": "coach"]
  }

  /// Starts lineup and waits for its prompt.
  ///
  /// - Parameters:
  ///   - commands: what is entered before, by a script.
  ///   - history: the lines of earlier sessions.
  ///   - settings: commands of the start-up file; without any, nothing is shown around a line.
  private func start(
    after commands: [String] = ["member add Faker Mid"], history: [String] = [],
    settings: String = Prompt.plain, rows: Int = 24, columns: Int = 80
  ) throws -> Tmux {
    try home.write(settings, to: Prompt.startup)
    try home.write(history.map { $0 + "\n" }.joined(), to: ".local/state/lineup/history")
    try Prompt.run(commands, in: home)
    let tmux = try Tmux([lineupBinary], environment: environment, rows: rows, columns: columns)
    try tmux.waitForLine("lineup>")
    return tmux
  }

  /// Does something as another session of somebody else.
  private func meanwhile(_ command: String) throws {
    let outcome = try ChildProcess(
      lineupBinary, command.split(separator: " ").map(String.init),
      environment: environment.merging(["USER": "ana"]) { $1 }
    ).run()
    #expect(outcome.ending == .exit(0))
  }

  /// Presses Enter until the prompt stands in the last row.
  private func goToLastRow(_ tmux: Tmux) throws {
    for _ in 0..<30 { try tmux.press("Enter") }
    try tmux.waitUntil("the prompt at the bottom") {
      $0.cursor.row == $0.rows - 1 && $0.cursorLine == "lineup>"
    }
  }

  @Test func `Colours come while one types`() throws {
    let tmux = try start()
    try tmux.type("member add Keria Sup")
    try tmux.waitUntil("colours") {
      $0.styledCursorLine == "lineup> {1}member{} {1}add{} Keria {35}Sup{}" && $0.cursor.column == 28
    }
    try tmux.type("x")
    try tmux.waitUntil("a mistake") {
      $0.styledCursorLine == "lineup> {1}member{} {1}add{} Keria {31}Supx{}"
    }
  }

  @Test func `The panel at the last row, with CJK names, and gone without a trace`() throws {
    let tmux = try start(
      after: [
        "member add 李相赫 Mid", "member add 李敏亨 ADC", "member add Faker Top", "todo add x",
      ], rows: 8, columns: 40)
    try goToLastRow(tmux)
    try tmux.type("member rm 李")
    try tmux.press("Tab")
    try tmux.waitUntil("the panel") {
      $0.lines.suffix(3) == ["lineup> member rm 李", "李敏亨  2 — ADC", "李相赫  1 — Mid"] && $0.cursor == (5, 20)
    }
    try tmux.press("Tab", "Tab")
    try tmux.waitUntil("a choice") { $0.cursorLine == "lineup> member rm 李相赫" }
    try tmux.press("Escape")
    try tmux.waitUntil("no panel") {
      $0.cursorLine == "lineup> member rm 李" && $0.text.hasSuffix("member rm 李")
    }
  }

  @Test func `Tab in open quotes and in the middle of a line`() throws {
    let tmux = try start(after: ["member add 'Hans Sama' ADC"])
    try tmux.type("member set 'Ha --position Top")
    for _ in " --position Top" { try tmux.press("Left") }
    try tmux.press("Tab")
    try tmux.waitForLine("lineup> member set 'Hans Sama' --position Top")
    try tmux.press("Enter")
    try tmux.waitFor("~ member 1  Hans Sama  ADC → Top")
  }

  @Test func `Ctrl-R finds, with marks, and Ctrl-G brings the line back`() throws {
    let tmux = try start(history: ["member add 李相赫 Mid", "todo add review", "member list"], columns: 60)
    try tmux.type("half a li")
    try tmux.press("C-r", "C-u")
    try tmux.type("李 add")
    try tmux.waitUntil("the match") {
      $0.text == "lineup> half a li\nsearch: 李 add  1 found\nmember add 李相赫 Mid" && $0.cursor == (1, 14)
    }
    try tmux.press("C-g")
    try tmux.waitUntil("the line") { $0.text == "lineup> half a li" && $0.cursor == (0, 17) }
    try tmux.press("C-u", "C-r")
    try tmux.type("revi")
    try tmux.press("Enter")
    try tmux.waitForLine("lineup> todo add review")
  }

  @Test func `A suggestion stands behind the cursor, and is taken by Right`() throws {
    let tmux = try start(history: ["member list --position Mid"], settings: ":set hints off")
    try tmux.type("mem")
    try tmux.waitUntil("the suggestion") {
      $0.cursorLine == "lineup> member list --position Mid" && $0.cursor.column == 11
        && $0.styledCursorLine.hasSuffix("{2}ber list --position Mid{}")
    }
    try tmux.press("M-f")
    try tmux.waitUntil("a word of it") { $0.cursor.column == 14 && $0.cursorLine.hasSuffix("Mid") }
    try tmux.press("Right", "Enter")
    try tmux.waitFor("Faker")
  }

  @Test func `News come above a wrapped line, a panel, a search and a continued line`() throws {
    let tmux = try start(rows: 12, columns: 40)
    // What was there before the first prompt waited for a while is no news.
    try tmux.press("Enter")
    try tmux.type("todo add a title that is longer than the 李相赫 row")
    try tmux.press("Left", "Left", "Left")
    try meanwhile("member add One Top")
    try tmux.waitUntil("news above two rows") {
      $0.text.hasSuffix("One  Top\nlineup> todo add a title that is longer\nthan the 李相赫 row")
        && $0.text.contains("ana") && $0.underCursor == "r"
    }
    try tmux.press("C-e", "C-u")
    try tmux.type("member rm ")
    try tmux.press("Tab")
    try tmux.waitFor("where           rows that meet")
    try meanwhile("member add Two JG")
    try tmux.waitUntil("news above the panel") {
      $0.text.contains("Two  JG\nlineup> member rm\n") && $0.text.contains("\nFaker           1 — Mid")
        && $0.cursor.column == 18
    }
    try tmux.press("C-u", "C-r")
    try tmux.waitFor("search:")
    try meanwhile("member add Three JG")
    try tmux.waitUntil("news above the search") {
      $0.text.contains("Three  JG\nlineup>\nsearch:") && $0.cursor.column == 8
    }
    try tmux.press("C-g")
    try tmux.type("todo add 'one")
    try tmux.press("Enter")
    try tmux.type("two")
    try tmux.waitForLine("     '> two")
    try meanwhile("member add Four JG")
    try tmux.waitUntil("news above the continued line") { $0.text.hasSuffix("Four  JG\n     '> two") }
    try tmux.type("'")
    try tmux.press("Enter")
    try tmux.waitFor("+ todo 1  one\\ntwo")
  }

  @Test func `The window changes its size, and nothing is left of the one before`() throws {
    let tmux = try start(rows: 10, columns: 60)
    // tmux moves rows at the top out of the screen, where nobody can take them back.
    for row in 1...3 {
      try tmux.press("Enter")
      try tmux.waitUntil("another prompt") { $0.cursor == (row, 8) && $0.cursorLine == "lineup>" }
    }
    let above = "lineup>\nlineup>\nlineup>\n"
    try tmux.type("todo add a title that takes more than forty columns")
    try tmux.waitUntil("one row") { $0.cursor == (3, 59) }
    try tmux.resize(rows: 10, columns: 30)
    try tmux.type("X")
    try tmux.waitUntil("two rows") {
      (above + "lineup> todo add a title that\ntakes more than forty columnsX").hasSuffix($0.text)
        && $0.cursor.column == 0
    }
    try tmux.press("Left")
    try tmux.resize(rows: 8, columns: 70)
    try tmux.type("Y")
    try tmux.waitUntil("one row again") {
      $0.text == above + "lineup> todo add a title that takes more than forty columnsYX"
        && $0.cursor == (3, 60)
    }
    try tmux.press("Enter")
    try tmux.waitFor("+ todo 1  a title that takes more than forty columnsYX")
  }

  @Test func `Ctrl-Z and fg`() throws {
    try home.write(Prompt.plain, to: Prompt.startup)
    try Prompt.run(["member add Faker Mid"], in: home)
    let tmux = try Tmux(
      ["/bin/bash", "--norc", "--noediting", "-i"],
      environment: environment.merging(["PS1": "shell: "]) { $1 })
    try tmux.waitForLine("shell:")
    try tmux.type(lineupBinary)
    try tmux.press("Enter")
    try tmux.waitForLine("lineup>")
    try tmux.type("member li")
    try tmux.press("Left")
    // A terminal drops what was not read when this is pressed.
    try tmux.waitUntil("the cursor") { $0.underCursor == "i" }
    try tmux.press("C-z")
    try tmux.waitForLine("shell:")
    try tmux.type("echo $((6 * 7))")
    try tmux.press("Enter")
    try tmux.waitFor("\n42\n")
    try tmux.type("fg")
    try tmux.press("Enter")
    try tmux.waitUntil("the line") { $0.cursorLine == "lineup> member li" && $0.underCursor == "i" }
    try tmux.press("End")
    try tmux.type("st --csv")
    try tmux.press("Enter")
    try tmux.waitFor("1,Faker,Mid\nlineup>")
  }

  @Test func `A wrapped entry is recalled at the last row, and left again`() throws {
    let long = "todo add a title that takes two rows and a bit"
    let tmux = try start(history: ["member list", long], rows: 6, columns: 30)
    try goToLastRow(tmux)
    try tmux.press("Up")
    try tmux.waitUntil("both rows") {
      $0.lines.suffix(2) == ["lineup> todo add a title that", "takes two rows and a bit"]
        && $0.cursor == (5, 24)
    }
    try tmux.press("Up")
    try tmux.waitUntil("the entry before") {
      $0.lines.suffix(2) == ["lineup> member list", ""] && $0.cursor == (4, 19)
    }
    try tmux.press("Down", "Down")
    try tmux.waitUntil("an empty line") { $0.lines.suffix(2) == ["lineup>", ""] && $0.cursor == (4, 8) }
    try tmux.type("x")
    try tmux.waitForLine("lineup> x")
  }

  @Test func `A paste with tabs, and many backspaces`() throws {
    let tmux = try start(columns: 40)
    try tmux.paste("todo add one\ttwo and more than a row of it\nmember")
    try tmux.waitUntil("both") {
      $0.text.contains("+ todo 1  one\\ttwo and more") && $0.cursorLine == "lineup> member"
    }
    for _ in 0..<20 { try tmux.press("BSpace") }
    try tmux.waitForLine("lineup>")
    try tmux.paste("\u{7F}\u{1}plain 李相赫 and 👍 over the margin of it")
    try tmux.waitFor("plain 李相赫")
    for _ in 0..<60 { try tmux.press("BSpace") }
    try tmux.waitUntil("nothing") { $0.cursorLine == "lineup>" && $0.cursor.column == 8 }
  }

  @Test func `The cursor and words, in Cyrillic, CJK and emoji`() throws {
    let tmux = try start()
    try tmux.type("мир дом 李相赫 错误 👍🐲 end")
    try tmux.waitUntil("the end") { $0.cursor.column == 36 }
    for column in [33, 30, 28, 23, 16, 12, 8] {
      try tmux.press("M-b")
      try tmux.waitUntil("a word to the left") { $0.cursor.column == column }
    }
    for column in [11, 15] {
      try tmux.press("M-f")
      try tmux.waitUntil("a word to the right") { $0.cursor.column == column }
    }
    try tmux.press("Right", "Right")
    try tmux.waitUntil("behind a wide character") { $0.cursor.column == 18 && $0.underCursor == "相" }
    try tmux.press("BSpace", "M-d")
    try tmux.waitForLine("lineup> мир дом  错误 👍🐲 end")
    try tmux.press("C-y")
    try tmux.waitForLine("lineup> мир дом 相赫 错误 👍🐲 end")
  }

  @Test func `What stands behind a family keeps its column, and the cursor its character`() throws {
    let tmux = try start(settings: "", columns: 100)
    try tmux.type("todo add 👨‍👩‍👧 and 👍🏽 xyz")
    try tmux.press("Left", "Left")
    try tmux.waitUntil("the cursor") { _ in try tmux.characterUnderCursor() == "y" }
    let hint = try #require(try tmux.cursorLine().firstMatch(of: /todo add TITLE.*/)).output
    #expect(hint.hasSuffix("…"))
    try tmux.press("M-b", "M-b", "BSpace")
    try tmux.waitUntil("the words nearer") { _ in try tmux.cursorLine().contains(#/and👍🏽 +xyz {2}/#) }
    let line = try tmux.cursorLine()
    #expect(line.hasSuffix("  " + hint) && line.ranges(of: "todo add").count == 2)
  }

  @Test func `Ctrl-T swaps characters, wide ones too`() throws {
    let tmux = try start()
    try tmux.type("ab李相")
    try tmux.press("C-t")
    try tmux.waitForLine("lineup> ab相李")
    try tmux.press("Left", "Left", "C-t")
    try tmux.waitForLine("lineup> a相b李")
  }
}
