import Foundation
import TestSupport
import Testing

/// Keys go in, and what a person sees is compared, through a real terminal and libedit.
struct EditingTests {
  @Test(arguments: [
    ("plain", "hello", "hello"),
    ("insert in the middle", "helo\u{1B}[Dl", "hello"),
    ("CJK and back", "李相赫\u{1B}[D\u{1B}[Dx", "李x相赫"),
    ("emoji", "a👍b\u{7F}c", "a👍c"),
    ("combining", "cafe\u{301}!", "cafe\u{301}!"),
    ("Latin-1 letters", "é ñ ü", "é ñ ü"),
    ("home, end", "bc\u{1B}[Ha\u{1B}[Fd", "abcd"),
    ("home, end of other terminals", "bc\u{1B}[1~a\u{1B}[4~d\u{1B}OH<\u{1B}OF>", "<abcd>"),
    ("delete", "abc\u{1B}[H\u{1B}[3~", "bc"),
    ("words by Control", "one two\u{1B}[1;5D-\u{1B}[1;5C+", "one -two+"),
    ("words by Control of other terminals", "one two\u{1B}[5D-\u{1B}Oc+\u{1B}Od", "one -two+"),
    ("words by Meta and an arrow", "one two\u{1B}\u{1B}[D-\u{1B}\u{1B}OC+\u{1B}[1;3D", "one -two+"),
    ("words by Meta", "one two\u{1B}b-\u{1B}f+", "one -two+"),
    ("kill and yank", "one two\u{17}\u{19}\u{19}", "one twotwo"),
    ("transpose", "ab\u{14}", "ba"),
    ("backspace over a family", "a👨‍👩‍👧b\u{1B}[D\u{7F}", "ab"),
    ("backspace over a flag", "🇰🇷🇰🇷\u{7F}", "🇰🇷"),
    ("backspace over an accent", "xe\u{301}\u{7F}", "x"),
    ("left and delete over combined Hangul", "a\u{1112}\u{1161}\u{11AB}b\u{2}\u{2}\u{4}", "ab"),
    ("right over a skin tone", "👍🏽b\u{1}\u{6}x", "👍🏽xb"),
    ("words of Cyrillic", "мир и дом\u{1B}b\u{1B}b-\u{1B}f+", "мир -и+ дом"),
    ("words of CJK", "李相赫 相民\u{1B}b\u{1B}b!", "!李相赫 相民"),
    ("cut a word, and another", "one two three\u{1B}b\u{1B}\u{7F}\u{1B}\u{7F}\u{5}\u{19}", "threeone two "),
    ("cut words forward", "one two three\u{1}\u{1B}d\u{1B}d\u{5}\u{19}", " threeone two"),
    ("cut to the end", "one two\u{1B}b\u{0B}\u{1}\u{19}", "twoone "),
    ("cut to the start", "one two\u{1B}b\u{15}\u{5}\u{19}\u{19}", "twoone one "),
    ("cut to a blank", "a-b c-d\u{17}", "a-b "),
    ("yank what was cut before", "one\u{15}two\u{15}\u{19}\u{1B}y", "one"),
    ("yank it, then another, then the first", "one\u{15}two\u{15}\u{19}\u{1B}y\u{1B}y", "two"),
    ("nothing to yank", "\u{19}\u{1B}ya", "a"),
    ("transpose in the middle", "abcd\u{2}\u{2}\u{14}", "acbd"),
    ("transpose flags", "🇰🇷🇩🇪\u{14}", "🇩🇪🇰🇷"),
    ("undo a word", "one two\u{1F}", "one"),
    ("undo what was cut", "one two\u{17}\u{1F}", "one two"),
    ("undo and redo", "one two\u{1F}\u{1F}\u{1B}/\u{1B}/", "one two"),
    ("undo by Ctrl-X", "one two\u{17}\u{18}\u{15}", "one two"),
    ("nothing to undo or redo", "\u{1F}\u{1B}/a", "a"),
    ("undo, then type", "one\u{15}\u{1F}x", "onex"),
    ("arrows after a key that is half of one", "ab\u{18}\u{1B}[Dc\u{18}\u{1B}[Hd", "abcd"),
    ("Alt-X is no command", "a\u{1B}xb", "ab"),
    ("control characters that no key sends", "a\u{80}\u{84}\u{9B}b", "ab"),
    ("unknown sequences", "a\u{1B}[1;6Cb\u{1B}[99~c\u{1B}[<0;1;2Md\u{1B}OZe\u{1B}[200z", "abcde"),
    ("quoted tab", "a\u{16}\tb", "a\tb"),
    ("quoted control", "a\u{16}\u{1}b", "a\u{1}b"),
    ("^S does not freeze the screen", "a\u{13}b", "ab"),
    ("Alt-Enter begins another row", "a\u{1B}\rb", "a\nb"),
    ("clear screen", "ab\u{0C}c", "abc"),
  ])
  func `keys`(name: String, keys: String, line: String) throws {
    let terminal = try Host.start()
    try terminal.send(keys + "\r")
    try terminal.waitFor("line \(line.debugDescription)")
  }

  @Test func `a completion, a recalled line and a paste are undone each in one step`() throws {
    let terminal = try Host.start()
    try terminal.send("first\r")
    try terminal.waitFor("line \"first\"\n>")
    try terminal.send("mem\t")
    try terminal.waitForLine("> member")
    try terminal.send("\u{1F}")
    try terminal.waitForLine("> mem")
    try terminal.send("\u{15}\u{1B}[A\u{1F}")
    try terminal.waitForLine(">")
    try terminal.send("\u{1F}")
    try terminal.waitForLine("> mem")
    try terminal.paste("ber of it")
    try terminal.waitForLine("> member of it")
    try terminal.send("\u{1F}")
    try terminal.waitForLine("> mem")
  }

  @Test func `Escape alone does nothing, and does not take the next key along`() throws {
    let terminal = try Host.start()
    try terminal.send("ab\u{1B}")
    usleep(700_000)
    try terminal.send("b\r")
    try terminal.waitFor("line \"abb\"")
  }

  @Test func `bytes that are not UTF-8 do no harm`() throws {
    let terminal = try Host.start()
    try terminal.send(bytes: [0x61, 0xFF, 0xC3, 0x62, 0x80, 0xE6, 0x9D, 0x63, 0x0D])
    try terminal.waitFor("line \"abc\"")
  }

  @Test func `NUL does no harm`() throws {
    let terminal = try Host.start()
    try terminal.send(bytes: [0x61, 0, 0x62, 0x0D])
    try terminal.waitFor("line \"ab\"")
    try terminal.send(bytes: [0x61, 0x16, 0, 0x62, 0x0D])
    try terminal.waitFor("line \"a\u{FFFD}b\"")
  }

  /// The cursor of the screen is where our arithmetic says: what is typed there lands there.
  @Test(arguments: [10, 11, 12, 13])
  func `a line over several rows is drawn as it is wrapped`(columns: Int) throws {
    let terminal = try Host.start(columns: columns)
    let line = "ab李cd相ef\u{1}赫ghi가나다라마바사"
    try terminal.send(line.replacing("\u{1}", with: "\u{16}\u{1}"))
    let shown = "> " + line.replacing("\u{1}", with: "^A")
    try terminal.waitUntil("the whole line") { $0.lines.joined() == shown }
    for _ in 0..<7 { try terminal.send("\u{1B}[D") }
    try terminal.send("X")
    try terminal.waitUntil("the line with X in it") { screen in
      screen.lines.joined() == shown.replacing("i가", with: "iX가") && screen.underCursor == "가"
    }
    try terminal.send("\u{3}")
    try terminal.waitUntil("the end of the line") { $0.lines.joined().contains("사^Cinterrupted>") }
  }

  @Test func `the end of input, an empty line, and the exit status`() throws {
    let terminal = try Host.start()
    try terminal.send("\r")
    try terminal.waitFor("line \"\"")
    try terminal.send("x\u{4}")
    try terminal.send("\u{7F}\u{4}")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.screen.text == ">\nline \"\"\n> ^D\nend")
  }

  @Test func `a continued line has another prompt`() throws {
    let terminal = try Host.start()
    try terminal.send("one \\\r")
    try terminal.waitForLine("...")
    try terminal.send("two\r")
    try terminal.waitFor("line \"one \\ntwo\"")
    try terminal.send("\u{1B}[A")
    try terminal.waitFor("> one\ntwo")
  }

  @Test func `marks stay with their letters whatever is changed before them`() throws {
    let terminal = try Host.start(columns: 12)
    try terminal.send("xe\u{301}yo\u{308}\u{323}\u{1}李")
    try terminal.waitUntil("the line") { $0.text == "> 李xe\u{301}yo\u{308}\u{323}" && $0.cursor == (0, 4) }
    try terminal.send("\u{5}123e\u{301}")
    try terminal.waitUntil("a full row") {
      $0.lines.prefix(2) == ["> 李xe\u{301}yo\u{308}\u{323}123e\u{301}", ""] && $0.cursor == (1, 0)
    }
  }

  @Test func `what reorders text is shown and does nothing`() throws {
    let terminal = try Host.start()
    try terminal.send("a\u{202E}b")
    try terminal.waitForLine("> a\\u{202e}b")
    try terminal.send("\r")
    try terminal.waitFor("line")
  }

  @Test func `of a line higher than the screen, the part with the cursor is shown, and all of it in the end`()
    throws
  {
    let terminal = try Host.start(rows: 3, columns: 10)
    try terminal.send("01234567abcdefghijABCDEFGHIJ9876543210xyz")
    try terminal.waitUntil("the end") {
      $0.lines == ["ABCDEFGHIJ", "9876543210", "xyz"] && $0.cursor == (2, 3)
    }
    try terminal.send("\u{1}")
    try terminal.waitUntil("the beginning") {
      $0.lines == ["> 01234567", "abcdefghij", "ABCDEFGHIJ"] && $0.cursor == (0, 2)
    }
    try terminal.send("\u{1B}[3~\u{5}\u{7F}")
    try terminal.waitUntil("the end again") { $0.lines == ["BCDEFGHIJ9", "876543210x", "y"] }
    try terminal.send("\r")
    try terminal.waitUntil("the line entered") { $0.cursorLine == ">" && $0.scrollback.count > 3 }
    let rows = (terminal.screen.scrollback + terminal.screen.lines).suffix(12)
    #expect(rows.joined().contains("> 1234567aBCDEFGHIJ9".replacing("aB", with: "abcdefghijAB")))
  }

  @Test func `what was printed last is not written over`() throws {
    let terminal = try Host.start(columns: 20)
    try terminal.send("part\r")
    try terminal.waitFor("> part\npart of a row\n>")
    try terminal.send("a line that takes two rows")
    try terminal.waitFor("part of a row\n> a line that takes\ntwo rows")
  }

  @Test func `Ctrl-L clears the screen, and a command that fails rings the bell`() throws {
    let terminal = try Host.start()
    try terminal.send("one\rtwo\u{2}\u{C}")
    try terminal.waitUntil("an empty screen but for the line") { $0.text == "> two" && $0.cursor == (0, 4) }
    let bells = terminal.screen.bells
    try terminal.send("\u{1}\u{7F}")
    try terminal.waitUntil("the bell") { $0.bells == bells + 1 && $0.cursor == (0, 2) }
  }

  /// vi's commands that wait for a character get one character for a key, whatever the terminal sends.
  @Test(arguments: [
    ("find, and Escape", "\u{1B}0f\u{1B}", "X", "ab cd"),
    ("find, and an arrow", "\u{1B}0f\u{1B}[C", "iX", "Xab cd"),
    ("delete up to Escape", "\u{1B}0dt\u{1B}", "iX", "Xab cd"),
    ("a colon is no command", "\u{1B}0:", "iX", "Xab cd"),
    ("control keys while inserting", "\u{1}X\u{5}Y\u{15}\u{19}\u{1}\u{6}\u{4}", "", "Xb cdY"),
    ("a count, and an arrow", "\u{1B}02\u{1B}[C", "iX", "abX cd"),
  ])
  func `vi keys`(name: String, keys: String, rest: String, line: String) throws {
    let folder = try TemporaryFolder()
    let terminal = try Host.start(environment: ["EDITRC": try folder.write("bind -v\n", to: "editrc")])
    try terminal.send("ab cd" + keys)
    terminal.settle()
    try terminal.send(rest + "\r")
    try terminal.waitFor("line \(line.debugDescription)")
  }

  @Test func `vi by editrc`() throws {
    let folder = try TemporaryFolder()
    let settings = try folder.write("bind -v\nbind -a Z ed-move-to-beg\n", to: "editrc")
    let terminal = try Host.start(environment: ["EDITRC": settings])
    try terminal.send("helo\u{1B}")
    terminal.settle()
    try terminal.send("hal")
    try terminal.waitForLine("> hello")
    try terminal.send("\u{1B}")
    terminal.settle()
    try terminal.send("Zix\u{1B}kj")
    try terminal.waitForLine("> xhello")
    // libedit's vi mode puts the cursor before the start of an empty line.
    try terminal.send("\u{1B}")
    terminal.settle()
    try terminal.send("cc\u{1B}[F\u{1B}[Fok\u{1B}[D\u{1B}[A\r")
    try terminal.waitFor("line \"ok\"")
  }

  @Test func `keys bound by editrc`() throws {
    let folder = try TemporaryFolder()
    let settings = try folder.write(
      "bind \"\\e[18;5~\" ed-move-to-beg\nbind ^T ed-move-to-end\nnonsense\n", to: "editrc")
    let terminal = try Host.start(environment: ["EDITRC": nil, "HOME": nil])
    try terminal.send("bc\u{1B}[18;5~a\r")
    try terminal.waitFor("line \"bca\"")
    let bound = try Host.start(environment: ["EDITRC": settings])
    try bound.send("bc\u{1B}[18;5~a\u{14}d\r")
    try bound.waitFor("line \"abcd\"")
  }
}
