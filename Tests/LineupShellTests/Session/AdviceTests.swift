import LineupShell
import Testing

/// What a person is told unasked. It is Monday 2026-05-04, at midnight in UTC.
@Suite("Advice")
struct AdviceTests {
  @Test(
    "Who enters a slip is warned, and refused nothing",
    arguments: [
      ("todo add Late --due 2026-05-01", "that date has gone by: 2026-05-01 3 d late"),
      ("todo add Late --due 2026-05-03T23:00Z", "that date has gone by: 2026-05-03 23:00 1 h late"),
      ("todo add Scrim", "todo 1 is open and has that title already"),
      ("todo add sCRIM", "todo 1 is open and has that title already"),
      ("todo set 1 --due 2026-05-03", "that date has gone by: 2026-05-03 1 d late"),
      ("todo add Scrim --due today", "todo 1 is open and has that title already"),
    ])
  func warnings(line: String, warning: String) {
    let run = RunSession(errorIsTerminal: true)
    #expect(run.run("todo add Scrim; todo add Vod; todo done 2") == .success)
    #expect(run.session.run(words: line.split(separator: " ").map(String.init)) == .success)
    #expect(run.told == "lineup: warning: \(warning)\n")
    #expect(run.written.contains(line.hasPrefix("todo set") ? "~ todo 1" : "+ todo 3"))
  }

  @Test(
    "Nobody is warned where there is nothing to warn of",
    arguments: [
      "todo add Late --due today", "todo add Late --due 2026-05-01 --done", "todo add Vod", "todo add Scrims",
      "todo add Scrim --done", "todo set 1 --due none", "todo set 1 --title Vod",
      "todo add Late --for Nobody",
    ])
  func noWarnings(line: String) {
    let run = RunSession(errorIsTerminal: true)
    #expect(run.run("todo add Scrim; todo add Vod; todo done 2") == .success)
    _ = run.session.run(words: line.split(separator: " ").map(String.init))
    #expect(!run.told.contains("warning"))
  }

  @Test("A script is not warned, nor whoever looks elsewhere")
  func scripts() {
    let run = RunSession(errorIsTerminal: true)
    #expect(run.run("todo add a --due 2026-05-01; todo add a") == .success)
    #expect(run.told == "")
    let elsewhere = RunSession()
    #expect(elsewhere.session.run(words: ["todo", "add", "a", "--due", "2026-05-01"]) == .success)
    #expect(elsewhere.told == "")
  }

  @Test("Beneath members stand their to-dos, where they are shown for people and there are any")
  func todosOfMembers() {
    let run = RunSession(outputIsTerminal: true)
    #expect(run.run("member add Faker Mid; todo add Scrim --for Faker --due fri") == .success)
    #expect(run.run("member add Zeus Top; member show Faker; member show Zeus") == .success)
    #expect(
      run.written.hasSuffix(
        """
        id:        1
        name:      Faker
        position:  Mid

        id  title  due
         1  Scrim  2026-05-08 in 4 d
        id:        2
        name:      Zeus
        position:  Top

        """))
  }

  @Test("A close look is one at a few")
  func manyMembers() {
    let run = RunSession()
    for number in 1...21 { #expect(run.run("member add m\(number) Mid") == .success) }
    #expect(run.run("todo add Scrim --for m1") == .success)
    #expect(run.run("member show 1..20 --table") == .success)
    #expect(run.written.hasSuffix("\n\nid  title  for\n 1  Scrim  m1\n"))
    #expect(run.run("member show 1..21 --table") == .success)
    #expect(run.written.hasSuffix("name:      m21\nposition:  Mid\n"))
  }
}
