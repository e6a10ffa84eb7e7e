import TestSupport
import Testing

/// Diffs and errors are coloured where that is wanted and can be seen.
struct ColourTests {
  struct Place: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var arguments: [String] = []
    var environment: [String: String] = [:]
    let isColoured: Bool
  }

  static let places = [
    Place(testDescription: "on a terminal", isColoured: true),
    Place(testDescription: "with NO_COLOR", environment: ["NO_COLOR": "1"], isColoured: false),
    Place(testDescription: "with NO_COLOR empty", environment: ["NO_COLOR": ""], isColoured: true),
    Place(testDescription: "with --color never", arguments: ["--color", "never"], isColoured: false),
    Place(
      testDescription: "with --color always and NO_COLOR", arguments: ["--color", "always"],
      environment: ["NO_COLOR": "1"], isColoured: true),
    Place(testDescription: "with TERM=dumb", environment: ["TERM": "dumb"], isColoured: false),
  ]

  @Test(arguments: places)
  func `Colour`(place: Place) throws {
    let prompt = try Prompt(place.arguments, after: ["todo add x"], environment: place.environment)
    try prompt.enter("member add Faker Mid", prints: "+ member 1  Faker  Mid")
    #expect(prompt.terminal.hasColours == place.isColoured)
    #expect(try prompt.enter("member shwo").hasPrefix("error: unknown command"))
    #expect(prompt.terminal.hasColours == place.isColoured)
  }

  @Test func `A setting turns it off, and on`() throws {
    let prompt = try Prompt(after: ["todo add x"])
    try prompt.enter(":set color never", prints: "")
    let first = prompt.terminal.screen.cursor.row
    try prompt.enter("member add Faker Mid", prints: "+ member 1  Faker  Mid")
    let screen = prompt.terminal.screen
    #expect((first..<screen.rows).allSatisfy { screen.styledLine($0) == screen.lines[$0] })
    try prompt.enter(":set color always; member rm Faker", prints: "- member 1  Faker  Mid")
    #expect(prompt.terminal.hasColours)
  }
}
