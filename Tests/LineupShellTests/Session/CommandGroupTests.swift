import LineupCore
import Testing

@testable import LineupShell

@Suite("Groups of commands")
struct CommandGroupTests {
  private static let source = Source(.script("a"), Array("todo add 1\ntodo add 2\ntodo add 3\n".utf8))

  private func group(lines: [Int]) -> CommandGroup {
    let places = lines.map { Place(CommandGroupTests.source, SourceSpan(11 * ($0 - 1), 11 * $0 - 1)) }
    var group = CommandGroup(at: places[0], now: Date(milliseconds: 1000))
    for place in places { group.add(place) }
    return group
  }

  @Test(
    "A group ends after 10 ms, 1,000 commands or a megabyte, and when the clock is set back",
    arguments: [
      (1, 1000, 0, false), (1, 1009, 0, false), (1, 1010, 0, true), (1, 999, 0, true), (999, 1000, 0, false),
      (1000, 1000, 0, true), (1, 1000, 1_048_575, false), (1, 1000, 1_048_576, true),
    ] as [(Int, Int64, Int, Bool)])
  func isDue(commands: Int, now: Int64, held: Int, isDue: Bool) {
    let group = group(lines: Array(repeating: 1, count: commands))
    #expect(group.isDue(now: Date(milliseconds: now), held: held) == isDue)
  }

  @Test("It names its lines")
  func lines() {
    #expect(group(lines: [2]).lines == "line 2")
    #expect(group(lines: [1, 2, 3]).lines == "lines 1 to 3")
  }
}
