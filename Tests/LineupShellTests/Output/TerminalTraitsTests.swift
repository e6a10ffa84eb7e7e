import LineupShell
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite struct ColorPolicyTests {
  @Test(
    arguments: [
      ("terminal", .auto, true, ["TERM": "xterm"], true),
      ("pipe", .auto, false, ["TERM": "xterm"], false),
      ("dumb terminal", .auto, true, ["TERM": "dumb"], false),
      ("no TERM", .auto, true, [:], false),
      ("empty TERM", .auto, true, ["TERM": ""], false),
      ("NO_COLOR", .auto, true, ["TERM": "xterm", "NO_COLOR": "1"], false),
      ("empty NO_COLOR", .auto, true, ["TERM": "xterm", "NO_COLOR": ""], true),
      ("always on a pipe", .always, false, ["NO_COLOR": "1", "TERM": "dumb"], true),
      ("never on a terminal", .never, true, ["TERM": "xterm"], false),
    ] as [(String, ColorPolicy, Bool, [String: String], Bool)])
  func policy(
    _ name: String, _ policy: ColorPolicy, _ isTerminal: Bool, _ environment: [String: String],
    _ expected: Bool
  ) {
    #expect(policy.isOn(isTerminal: isTerminal) { environment[$0] } == expected)
  }
}

@Suite struct ScreenSizeTests {
  @Test func aTerminalIsMeasured() throws {
    let terminal = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    try #require(terminal >= 0)
    defer { close(terminal) }
    #expect(ScreenSize.measure(descriptor: terminal) == nil)  // 0 × 0
    var size = winsize(ws_row: 24, ws_col: 80, ws_xpixel: 0, ws_ypixel: 0)
    try #require(ioctl(terminal, UInt(TIOCSWINSZ), &size) == 0)
    #expect(ScreenSize.measure(descriptor: terminal) == ScreenSize(columns: 80, rows: 24))
  }

  @Test func whatIsNoTerminalHasNoSize() {
    let descriptor = open("/dev/null", O_WRONLY)
    defer { close(descriptor) }
    #expect(ScreenSize.measure(descriptor: descriptor) == nil)
    #expect(ScreenSize.measure(descriptor: -1) == nil)
  }
}
