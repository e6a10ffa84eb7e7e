import LineupCore
import Testing

@testable import LineupShell

/// Whatever a command holds, its line says it: parse(print(x)) == x.
@Suite struct RoundTripTests {
  /// 6,000 random commands in three zones.
  @Test(arguments: [0, 9 * 3600, -(3 * 3600 + 1800)] as [Int64])
  func everyCommandIsReadBack(offset: Int64) throws {
    let zone = LocalZone.fixed(seconds: offset)
    var commands = RandomCommand(seed: UInt64(bitPattern: offset), offset: offset)
    for _ in 0..<2000 {
      let written = commands.invocation()
      let line = CommandWriter(zone: zone).line(of: written)
      var parser = Parser(Array(line.utf8), dates: DateParser(zone: zone) { Parsing.now })
      do throws(SyntaxError) {
        let read = try parser.line() ?? []
        guard read.count == 1, var first = read.first else {
          Issue.record("\(line) became \(read.count) commands")
          continue
        }
        #expect(first.span == SourceSpan(0, written.pipe == nil ? line.utf8.count : first.span.upper))
        first.span = written.span
        // Strings that look the same are equal; their bytes must be, too.
        #expect(first == written && "\(first)".utf8.elementsEqual("\(written)".utf8), "\(line)")
      } catch {
        Issue.record("\(line) gave \(error)")
      }
    }
  }

  /// A minute that a clock shows twice is said in UTC.
  @Test func anHourThatComesTwiceIsSaidInUTC() throws {
    // Clocks go back from +2 to +1 at 2026-10-25T01:00Z: 02:30 comes twice, the second time at 01:30Z.
    let zone = LocalZone { $0 < 1_792_890_000 ? 7200 : 3600 }
    let writer = CommandWriter(zone: zone)
    for hour in [0, 1] {
      let start = Date(milliseconds: 1_792_886_400_000 + Int64(hour) * 3_600_000 + 1_800_000)
      let filter = Predicate.compare(
        .todoCreated, .equal, .dates(start: start, end: Date(milliseconds: start.milliseconds + 60_000)))
      let line = writer.line(of: .todos(filter))
      #expect(line.hasSuffix(hour == 0 ? "2026-10-25 02:30" : "2026-10-25T01:30Z"))
      var parser = Parser(Array(line.utf8), dates: DateParser(zone: zone) { Parsing.now })
      #expect(try parser.line()?.map(\.command) == [.todos(filter)])
    }
  }
}
