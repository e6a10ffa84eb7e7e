import LineupCore
import LineupShell
import Testing

/// No input crashes lexer or parser; both always move on, and in linear time.
@Suite struct RobustnessTests {
  private static let modes: [Lexer.Mode] = [.command, .text, .expression, .value, .attached]

  /// 6,000 sources, bytes that need not be UTF-8 and text that is, read in modes that change at random: tokens stand one
  /// after another within the source, and end where it ends.
  @Test func theLexerAlwaysMovesOn() {
    var random = HostileText(seed: 3)
    for round in 0..<6000 {
      let bytes = round % 2 == 0 ? random.bytes(upTo: 40) : Array(random.text(upTo: 20).utf8)
      var lexer = Lexer(bytes)
      var end = 0
      for step in 0... {
        // Only a value after `--option=` may be empty.
        let token = lexer.next(
          step % 2 == 0 ? random.pick([.command, .text, .expression, .value]) : random.pick(Self.modes))
        let fault = token.fault?.span ?? token.span
        guard step <= 2 * bytes.count + 2, end <= token.span.lower, token.span.lower <= fault.lower,
          fault.lower <= fault.upper, fault.upper <= token.span.upper, token.span.upper <= bytes.count
        else {
          Issue.record("\(token) after \(end) in \(bytes)")
          break
        }
        end = token.span.upper
        if token.kind == .end {
          #expect(end == bytes.count)
          break
        }
      }
    }
  }

  /// Parses all lines of a source as a session does, and checks where its commands and errors stand.
  private func checkLines(of bytes: [UInt8]) {
    var parser = Parser(
      bytes, aliases: ["m": "member list", "q": "todo list | sort", "r": "r; m"], dates: Parsing.dates)
    for _ in 0...(bytes.count + 1) {
      do throws(SyntaxError) {
        guard let invocations = try parser.line() else { return }
        var end = 0
        for span in invocations.map(\.span) {
          // An alias of several commands stands at one place.
          guard span.lower >= 0, span.lower <= span.upper, span.upper <= bytes.count, span.upper >= end else {
            Issue.record("\(span) in \(bytes)")
            return
          }
          end = span.upper
        }
      } catch {
        guard error.span.lower >= 0, error.span.lower <= error.span.upper, error.span.upper <= bytes.count
        else {
          Issue.record("\(error) in \(bytes)")
          return
        }
        if error.diagnostic(in: Source(.prompt, bytes)).message.isEmpty {
          Issue.record("\(error) says nothing")
        }
        if error.isIncomplete { return }
        parser.skipLine()
      }
    }
    Issue.record("no end in \(bytes)")
  }

  private static let words = [
    "member", "todo", "add", "list", "show", "set", "rm", "done", "reopen", ":alias", ":explain", ":set",
    ":mock", "help", "m", "q", "r", "x",
    "where", "order", "by", "limit", "and", "or", "not", "in", "(", ")", ",", "=", "!=", "~", "<", "id",
    "name", "position", "title", "created",
    "--name", "--name=", "--position", "--title", "--at", "--at=2026-12-01", "2026-12-01", "18:00", "--id",
    "--all", "--done", "--json", "--yes", "--", "--help", "Mid", "3", "3..9",
    "'", "\"", "'a b'", "\\", "|", ";", "\n", "\r\n", "#", "desc", "&&",
  ]

  /// 5,000 sources: bytes, text, and words of the language in any order.
  @Test func theParserAlwaysMovesOn() {
    var random = HostileText(seed: 4)
    for round in 0..<5000 {
      switch round % 4 {
      case 0: checkLines(of: random.bytes(upTo: 40))
      case 1: checkLines(of: Array(random.text(upTo: 20).utf8))
      default:
        let count = Int.random(in: 0...12, using: &random.generator)
        let words = (0..<count).map { _ in random.chance(8) ? random.text(upTo: 2) : random.pick(Self.words) }
        checkLines(of: Array(words.joined(separator: random.chance(5) ? "" : " ").utf8))
      }
    }
  }

  /// Every beginning of every example, and of it with quotes.
  @Test func beginningsOfLinesAreHarmless() {
    let lines =
      Catalog.standard.commands.flatMap(\.examples).map(\.line) + [
        "member list where (name = 'a b' or id in (1, 2)) and not position != \"M\\u{69}d\" order by name desc, id limit 3 | sort",
        "todo add 'tis \\'quoted' --at 2026-12-01 18:00 --done; :alias x todo add \"y; z\"\r\nx # y",
      ]
    for line in lines {
      let bytes = Array(line.utf8)
      for end in bytes.indices { checkLines(of: Array(bytes[..<end])) }
    }
  }

  /// Lines of 100 kB: time that grows with the square of that would take minutes.
  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      ("todo add ", "a"), ("todo add ", "a "), ("todo add '", "a"), ("todo add ", "'a'"),
      ("todo add ", "\\ "), ("todo add ", "\\-"), ("todo add \"", "\\u{41}"),
      ("member list ", "a "), ("member rm ", "3 "), ("member list where id = 1", " or id = 1"),
      ("member list where ", "("), ("member list where ", "not "),
      ("member list where id in (1", ",1"), ("member list order by id", ",id"), ("", ";"), ("", "\n"),
      ("#", "#"), ("", "m;"), ("todo add ", "--x"), ("todo ", "a "), ("", "é"),
      ("member set 7 --name ", "a "), ("member list --json ", "--json "), (":explain ", "a "), ("m | ", "a "),
      ("x ", "'a' "), ("member list where name = ", "'a'"), ("", "x\n"),
    ])
  func longLinesAreRead(_ head: String, _ piece: String) {
    checkLines(of: Array((head + String(repeating: piece, count: 100_000 / piece.utf8.count)).utf8))
  }

  @Test(arguments: [
    ("todo add ", "a"), ("todo add ", "ab 'c' "), ("todo add '", "a"),
    ("member list where id = 1", " or id = 1"),
  ])
  func aMegabyteIsRead(_ head: String, _ piece: String) {
    checkLines(of: Array((head + String(repeating: piece, count: 1_000_000 / piece.utf8.count)).utf8))
  }
}
