import LineupCore
import LineupStore
import Synchronization
import TestSupport
import Testing

@testable import LineupShell

/// News that are counted while a line is typed, and shown after it was entered.
struct QuietNewsTests {
  private let folder: TemporaryFolder
  private let other: Dao
  private let run: RunSession

  init() throws {
    folder = try TemporaryFolder()
    let file = DatabaseLocation(path: folder.path(of: "team.db"), isNamed: true)
    other = Dao(file: file)
    var options = ShellOptions()
    options.color = .never
    options.mode = .plain
    run = RunSession(options, usual: Dao(file: file), outputIsTerminal: true)
    _ = run.run("member add A Mid; :set news quiet")
    run.session.tellNews()
  }

  private func add(_ name: String) throws {
    let mark = Mark(date: Date(milliseconds: 0), session: "coach@host/1", text: "member add \(name) Top")
    _ = try other.saveMember(MemberDraft(name: name, position: .Top, id: nil), orSet: false, mark: mark)
  }

  /// What is written when a line is entered, news before the next prompt included.
  private func enter(_ line: String) -> String {
    let before = run.written.utf8.count
    _ = run.session.run(text: Array(line.utf8), origin: .prompt)
    run.session.tellNews()
    return String(decoding: run.written.utf8.dropFirst(before), as: UTF8.self)
  }

  @Test func `They are counted, and shown once after the next Enter`() throws {
    #expect(run.session.status == nil)
    #expect(run.session.news() == nil)
    try add("B")
    #expect(run.session.news() == nil)
    #expect(run.session.status == "1 new")
    try add("C")
    try add("D")
    #expect(run.session.news() == nil)
    #expect(run.session.status == "3 new")
    let news =
      "coach@host: + member 2  B  Top\ncoach@host: + member 3  C  Top\ncoach@host: + member 4  D  Top\n"
    #expect(enter("") == news)
    #expect(run.session.status == nil)
    #expect(enter("") == "")
  }

  @Test func `One's own changes are neither counted nor shown`() throws {
    try add("B")
    _ = run.session.news()
    #expect(enter("member add C Mid") == "+ member 3  C  Mid\ncoach@host: + member 2  B  Top\n")
    #expect(run.session.news() == nil)
    #expect(run.session.status == nil)
    try add("D")
    #expect(run.session.news() == nil)
    #expect(run.session.status == "1 new")
  }

  @Test func `What happened while a command ran is shown with them`() throws {
    try add("B")
    _ = run.session.news()
    try add("C")
    #expect(enter("") == "coach@host: + member 2  B  Top\ncoach@host: + member 3  C  Top\n")
  }

  @Test func `They come before what is watched`() throws {
    try add("B")
    _ = run.session.news()
    let asked = Mutex(0)
    run.session.surroundings.interrupts = InterruptSource(descriptor: -1) {
      // The first time it is the command that must not be interrupted.
      asked.withLock { count in
        count += 1
        return count > 1
      }
    }
    #expect(enter("watch --since 1 --mode plain").hasPrefix("coach@host: + member 2  B  Top\n"))
    #expect(run.session.status == nil)
    #expect(enter("") == "")
  }

  @Test func `What is counted is forgotten in a sandbox and when news are off, shown when they are on`()
    throws
  {
    try add("B")
    _ = run.session.news()
    #expect(enter(":set news on") == "coach@host: + member 2  B  Top\n")
    #expect(run.session.news() == nil)
    try add("C")
    #expect(run.session.news() == "coach@host: + member 3  C  Top\n")
    _ = enter(":set news quiet")
    try add("D")
    _ = run.session.news()
    #expect(enter(":set news off") == "")
    #expect(run.session.status == nil)
    _ = enter(":set news quiet")
    try add("E")
    _ = run.session.news()
    #expect(run.session.status == "1 new")
    _ = enter(":mock")
    #expect(run.session.status == nil)
  }
}
