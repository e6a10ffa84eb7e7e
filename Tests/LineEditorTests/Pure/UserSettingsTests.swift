import Testing

@testable import LineEditor

struct UserSettingsTests {
  private func settings(_ text: String) -> UserSettings {
    UserSettings(text: text, program: "host")
  }

  @Test(arguments: [
    ("", false), ("bind -v", true), ("  bind\t-v  ", true), ("bind -v\nbind -e", false),
    ("host:bind -v", true),
    ("ftp:bind -v", false), ("#bind -v", false), ("bind -v ^A ed-insert", false), ("edit on", false),
  ])
  func `the editor`(text: String, usesVi: Bool) {
    #expect(settings(text).usesVi == usesVi)
  }

  @Test func `other lines are left for libedit, those that reset all keys are not`() {
    #expect(
      settings("bind -v\n# x\nbind ^A ed-insert\n\nftp:bind -e\nedit on\n").commands
        == ["bind ^A ed-insert", "edit on"])
  }

  @Test(arguments: [
    (#"bind "\e[5~" ed-clear-screen"#, "[5~"), ("bind ^[[5~ ed-clear-screen", "[5~"),
    (#"bind -a "\033[5~" x"#, "[5~"), (#"bind '\e[1;6C' x"#, "[1;6C"),
  ])
  func `escape sequences that are bound`(text: String, sequence: String) {
    #expect(settings(text).sequences == [Array("\u{1B}\(sequence)".utf8)])
  }

  @Test func `a line too long for libedit is left out`() {
    #expect(settings("bind ^A " + String(repeating: "x", count: 5000)).commands.isEmpty)
  }
}
