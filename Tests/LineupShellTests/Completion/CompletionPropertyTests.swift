import LineupCore
import Testing

@testable import LineupShell

@Suite("Completion of random data")
struct CompletionPropertyTests {
  /// 3,000 names, each looked for by a beginning of it and by a part of it, bare and in either quote.
  @Test("The inserted word parses to that very name")
  func names() throws {
    var hostile = HostileText(seed: 21)
    for id in 1...3000 {
      let name = hostile.visibleText()
      let scalars = Array(name.unicodeScalars)
      let start = hostile.chance(2) ? 0 : Int.random(in: scalars.indices, using: &hostile.generator)
      let end = Int.random(in: start...scalars.count, using: &hostile.generator)
      let part = String(String.UnicodeScalarView(scalars[start..<end]))
      let member = Member(id: Int64(id), name: name, position: .Mid)
      for typed in ["", Quoting.word(part), String(Quoting.quoted(part).dropLast())] {
        let found = Completing(members: [member]).lines("member show " + typed + "‸")
        for (candidate, line) in found where candidate.detail == "\(id) — Mid" {
          guard let command = try? Parsing.commands(line), case .show(let rows)? = command.first,
            command.count == 1, case .name(let read)? = rows.terms.first, rows.terms.count == 1,
            read.utf8.elementsEqual(name.utf8)
          else {
            Issue.record("\(name.debugDescription) became \(line)")
            continue
          }
        }
        if typed.isEmpty { #expect(found.contains { $0.candidate.detail == "\(id) — Mid" }) }
      }
    }
  }

  /// Lines up to the word that is completed.
  private static let lines = [
    "", "member ", "todo ", "member rm ", "member set Faker ", "todo done ", "todo set 1 ",
    "todo set 1 --title ",
    "member list ", "member list --position ", "member list --name ", "member list where ",
    "member list where name = ", "member list where name in (a, ", "member list where id = 3 ",
    "member list order by ", "member list order by name ", "todo list where done ", "log ", "log --member ",
    ":set ", ":set mode ", ":mock ", ":open ", "help ", "help member ", "member add Faker ",
  ]

  /// 20 rosters, each line with what is typed at random after it.
  @Test("Every list is ordered by rank, and after every candidate the line can go on")
  func lists() {
    var hostile = HostileText(seed: 22)
    for _ in 0..<20 {
      var completing = Completing(
        members: (1...30).map { Member(id: $0, name: hostile.text(), position: .Mid) },
        todos: (-2...30).map {
          TodoEvent(id: $0, title: hostile.text(), createAt: Date(milliseconds: 0), complete: $0 > 9)
        },
        aliases: ["mids": "member list --position Mid"])
      completing.files = completing.members.map(\.name).filter { !$0.isEmpty && !$0.contains("/") }
      for line in CompletionPropertyTests.lines {
        for typed in ["", hostile.text(upTo: 2), hostile.pick(["s", "--o", "1", "'", "\"e", "m", "in"])] {
          let found = completing.lines(line + typed + "‸")
          let ranks = found.map(\.candidate.match)
          #expect(ranks == ranks.sorted(), "\(line)\(typed)")
          #expect(Set(found.map { Array($0.candidate.insertion.utf8) }).count == found.count)
          for (_, line) in found where !canGoOn(line) { Issue.record("\(line.debugDescription)") }
        }
      }
    }
  }

  /// Whether something is expected at the end of a line, the rest of the line as it is included.
  private func canGoOn(_ line: String) -> Bool {
    let context = CompletionContext(Array(line.utf8), catalog: .standard)
    if case .line? = context.spec?.operands { return true }
    return context.expectation != .nothing || line.hasSuffix("mids ")
  }
}
