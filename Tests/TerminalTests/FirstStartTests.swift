import TestSupport
import Testing

/// What is said to somebody who has never been here.
struct FirstStartTests {
  private func lines(_ home: TemporaryFolder) -> String {
    """
    Your data will be in \(home.path)/.local/share/lineup/lineup.db.
    help lists the commands, and Tab completes them.
    Ctrl-D leaves.
    lineup>
    """
  }

  @Test func `Three lines come before the first prompt, and never again`() throws {
    let home = try TemporaryFolder()
    let first = try Prompt(in: home, isFirstStart: true, columns: 200)
    #expect(first.terminal.screen.text == lines(home))
    // Nothing was made but the history, by which the next session knows.
    #expect(home.contents(of: ".local/state/lineup/history") == [])
    #expect(home.contents(of: ".local/share/lineup/lineup.db") == nil)
    first.terminal.hangUp()
    let second = try Prompt(in: home, isFirstStart: true)
    #expect(second.terminal.screen.text == "lineup>")
  }

  @Test func `Whoever has data, or works on others, knows`() throws {
    let home = try TemporaryFolder()
    for arguments in [["--db", "other.db"], ["--mock"], ["--safe"]] {
      let prompt = arguments == ["--mock"] ? Prompt.mock : Prompt.real
      let other = try Prompt(arguments, in: home, isFirstStart: true, prompt: prompt)
      #expect(other.terminal.screen.text == prompt)
    }
    let named = try Prompt(in: home, environment: ["LINEUP_DB": "other.db"], isFirstStart: true)
    #expect(named.terminal.screen.text == "lineup>")
    let used = try Prompt(after: ["todo add x"], isFirstStart: true)
    #expect(used.terminal.screen.text == "lineup>")
  }
}
