import TestSupport
import Testing

@testable import LineEditor

/// What random sessions have written looks the same in tmux as on the screen that the other tests go by.
struct ReplayTests {
  @Test(arguments: [false, true], [false, true])
  func `a real terminal shows the same`(usesVi: Bool, hasStyles: Bool) throws {
    Locale.makeUTF8()
    for seed in 100..<103 as Range<UInt64> {
      var generator = FuzzGenerator(seed: seed, usesVi: usesVi)
      let size = generator.size()
      let session = try FuzzSession(
        usesVi: usesVi, hasStyles: hasStyles, rows: size.rows, columns: size.columns)
      try session.run(generator.steps(150).filter { !$0.isResize })
      let output = session.output
      for part in 1...4 {
        let bytes = ReplayTests.prefix(of: output, upTo: output.count * part / 4)
        var model = TerminalScreen(rows: size.rows, columns: size.columns)
        model.write(bytes)
        let real = try screen(after: bytes, rows: size.rows, columns: size.columns)
        #expect(real.lines == model.lines, "seed \(seed), \(size), part \(part)")
        #expect(real.cursor == model.cursor, "seed \(seed), \(size), part \(part)")
        for row in 0..<size.rows {
          #expect(real.styledLine(row) == model.styledLine(row), "seed \(seed), \(size), part \(part)")
        }
      }
    }
  }

  /// As much of an output as ends with a whole frame, which the cursor being shown ends.
  private static func prefix(of output: [UInt8], upTo count: Int) -> ArraySlice<UInt8> {
    let end = Array(Screen.showCursor.utf8)
    var length = count
    while length > end.count, output[..<length].suffix(end.count) != end[...] { length -= 1 }
    return output[..<length]
  }

  private func screen(after output: ArraySlice<UInt8>, rows: Int, columns: Int) throws -> TerminalScreen {
    let folder = try TemporaryFolder()
    let path = try folder.write(output + "\u{1B}]2;done\u{7}".utf8, to: "output")
    let tmux = try Tmux(
      ["/bin/sh", "-c", "stty -echo -opost; cat \"$0\"; exec sleep 1000", path], rows: rows, columns: columns)
    try tmux.waitUntil("the output") { _ in try tmux.title() == "done" }
    return try tmux.screen()
  }
}
