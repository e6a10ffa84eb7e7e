import Foundation
import TestSupport
import Testing

/// In Turkish, `i` and `I` are two letters: what folds case by the locale takes `MID` for something else than `mid`.
struct TurkishLocaleTests {
  private static let sources = "/usr/share/i18n/locales/tr_TR"

  @Test(
    .enabled(
      if: FileManager.default.fileExists(atPath: sources),
      "the locale's sources are not installed (package locales)"))
  func `Positions, options, searches and dates are the same in a Turkish locale`() throws {
    let home = try ProgramHome()
    let made = try home.shell("mkdir locales && localedef -i tr_TR -f UTF-8 locales/tr_TR.UTF-8").run()
    try #require(made.ending == .exit(0), "\(made.errorsText)")
    let turkish = [
      "LOCPATH": home.folder.path(of: "locales"), "LC_ALL": "tr_TR.UTF-8", "LANG": "tr_TR.UTF-8",
    ]
    let script = """
      member add MIDI mid
      member add ınce MID
      member add I jungle
      member add i JUNGLE
      member add İnce Middle
      member list where position = mId
      member list MIDI
      member list midi
      member list i
      :set mode CSV
      todo add x --at 2026-05-04 18:00:30
      todo list where created = 2026-05-04 --json
      member add x MİD
      """
    let input = ChildProcess.Input.text(script)
    let there = try home.lineup("-k", "--mock", set: turkish, input: input).run()
    let here = try home.lineup("-k", "--mock", input: input).run()
    #expect(there == here)
    #expect(
      there.outputText.hasPrefix(
        "+ member 1  MIDI  Mid\n+ member 2  ınce  Mid\n+ member 3  I  JG\n+ member 4  i  JG\n"))
    #expect(there.ending == .exit(2))

    // Else the locale was not in force, and nothing was tried.
    let locale = try home.shell("printf I | sed 's/./\\L&/'", set: turkish).run()
    #expect(locale.outputText == "ı")
  }
}
