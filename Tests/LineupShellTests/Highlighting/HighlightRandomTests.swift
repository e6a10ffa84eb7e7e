import LineupCore
import Testing

@testable import LineupShell

/// Random lines: what is highlighted is in order, and red what is refused.
struct HighlightRandomTests {
  private let session = HighlightLine.session()

  private static let pieces = [
    "member", "todo", "add", "list", "show", "set", "rm", "done", "undo", "log", ":mock", ":set", ":alias x",
    ":explain", "help", "mids", "both", "bad", "fnord", "Faker", "Mid", "jungle", "3", "3..9", "9..3",
    "--position", "--position=Top", "--name", "--name=", "--id", "--yes", "--json", "--mode", "--fnord", "--",
    "where", "name", "position", "id", "created", "2026-12-01", "18:00", "=", "~", "in", "(", ")", ",", "and",
    "or", "not", "order by", "order", "desc", "limit", ";", ";", "|", "#", "\n", "\r\n", "'a b'", "'a'b", "'",
    "\"x\\u{110000}\"", "\"\\u{41}\"", "\\;", "한국", "e\u{301}", "\u{301}", "👨‍👩‍👧", "&&", ">",
  ]

  /// A line of pieces of the language, here and there a hostile one.
  private func line(_ random: inout HostileText) -> String {
    (0..<Int.random(in: 0...12, using: &random.generator)).reduce(into: "") { line, _ in
      line += random.chance(8) ? random.text(upTo: 3) : random.pick(Self.pieces)
      if !random.chance(6) { line += " " }
    }
  }

  /// The first error of each line of a source.
  private func errors(in source: String) -> [SyntaxError] {
    session.parse(Source(.prompt, Array(source.utf8))).compactMap { line in
      if case .failure(let error) = line { error } else { nil }
    }
  }

  @Test func `Highlights are in order, apart, and from one character to another`() {
    var random = HostileText(seed: 11)
    for _ in 0..<4000 {
      let line = line(&random)
      var offset = 0
      let boundaries = Set(
        [0]
          + line.map { character in
            offset += character.utf8.count
            return offset
          })
      var end = 0
      for highlight in session.highlights(line) {
        let range = highlight.range
        if range.isEmpty || range.lowerBound < end
          || !boundaries.isSuperset(of: [range.lowerBound, range.upperBound])
        {
          Issue.record("\(highlight) after \(end) in \(line.debugDescription)")
        }
        end = range.upperBound
      }
    }
  }

  @Test func `What is red is refused, and what is refused is red once it has an end`() {
    var random = HostileText(seed: 12)
    var counts = (refused: 0, accepted: 0)
    for _ in 0..<4000 {
      let line = line(&random)
      if session.highlights(line).contains(where: { $0.role == .error }), errors(in: line).isEmpty {
        Issue.record("red, but accepted: \(line.debugDescription)")
      }
      let whole = line + " ;"
      let errors = errors(in: whole)
      if errors.contains(where: \.isIncomplete) { continue }
      if errors.isEmpty { counts.accepted += 1 } else { counts.refused += 1 }
      let isRed = session.highlights(whole).contains { $0.role == .error }
      if isRed == errors.isEmpty { Issue.record("\(errors.map(\.kind)): \(whole.debugDescription)") }
    }
    #expect(counts.refused > 400 && counts.accepted > 400, "\(counts)")
  }

  @Test func `No beginning of a valid line is red`() {
    var command = RandomCommand(seed: 13, offset: 0)
    let writer = CommandWriter(zone: .utc)
    for _ in 0..<200 {
      let invocation = command.invocation()
      // The last word so far of a name is red where it is no position: see the next test.
      if case .addMember = invocation.command { continue }
      let line = writer.line(of: invocation)
      if !errors(in: line).isEmpty { continue }
      for end in line.unicodeScalars.indices {
        let beginning = String(line[..<end])
        guard session.highlights(beginning).contains(where: { $0.role == .error }) else { continue }
        Issue.record("\(beginning.debugDescription): \(errors(in: beginning).map(\.kind))")
        break
      }
    }
  }

  /// Lines of 20 kB: time that grows with the square of that would take minutes.
  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      ("todo add ", "a "), ("todo add ", "'a' "), ("todo add '", "a"), ("todo list ", "order 'a' "),
      ("member rm ", "3 "), ("member list where id = 1", " or id = 1"), ("member list where ", "("),
      ("", "fnord; "),
      ("", "undo; "), ("", "member show; "), ("", "mids; "), ("", "both; "), ("", "x\n"), ("", "é\u{301}"),
      ("member ", "a "), ("member list ", "--fnord "), (":explain ", ":explain "), ("# ", "a"),
      ("todo add ", "한'국' "),
    ])
  func `A long line is read in no time`(_ head: String, _ piece: String) {
    let line = head + String(repeating: piece, count: 20_000 / piece.utf8.count)
    _ = session.highlights(line)
    _ = session.suggestion(after: line)
    _ = session.hints(line, cursor: line.utf8.count)
    _ = session.help(at: line.utf8.count, in: line)
  }

  @Test func `A name of several words is never red, what is nearly a position is`() {
    func isRed(_ line: String) -> Bool { session.highlights(line).contains { $0.role == .error } }
    let line = "member add Hans Sama ADC"
    #expect(line.indices.allSatisfy { !isRed(String(line[..<$0])) })
    #expect(isRed("member add Faker Jungel"))
    #expect(isRed("member add Faker Jungel "))
    #expect(isRed("member set Faker --position Sama "))
  }
}
