import Foundation
import TestSupport
import Testing

/// Several programs on one file at once, and programs that are killed.
struct ManyProcessesTests {
  private let home: ProgramHome

  init() throws { home = try ProgramHome() }

  private func rows(_ entity: String) throws -> [String] {
    try home.lineup("--db", "team.db", entity, "list").run().outputText.split(separator: "\n").map(
      String.init)
  }

  @Test func `Programs that make one file at once all add to it, each row with an id of its own`() throws {
    let outcome = try home.shell(
      """
      for i in 1 2 3 4 5 6 7 8; do
        { "$LINEUP" --db team.db -c "member add A$i Mid; todo add a $i" -c "member add B$i Top; todo add b $i"; } &
      done
      wait
      """
    ).run()
    #expect(outcome.errorsText == "")
    #expect(outcome.outputText.split(separator: "\n").count == 32)
    let members = try rows("member")
    #expect(members.map { $0.prefix { $0 != "\t" } } == (1...16).map { "\($0)" })
    #expect(Set(members.map { $0.split(separator: "\t")[1] }).count == 16)
    #expect(try rows("todo").count == 16)
    // What was printed is what is there.
    for row in members {
      #expect(outcome.outputText.contains("+ member " + row.replacing("\t", with: "  ") + "\n"))
    }
  }

  @Test func `Readers beside a writer see whole commands, and never an error`() throws {
    let outcome = try home.shell(
      """
      "$LINEUP" --db team.db -q -c "member add A Mid; member add B Mid"
      i=0; while [ $i -lt 20 ]; do echo "member set A B --position Top"; echo "member set A B --position Mid"; i=$((i+1)); done > script
      "$LINEUP" --db team.db -q -f script &
      for i in 1 2 3 4 5 6 7 8 9 10; do "$LINEUP" --db team.db member list | cut -f3 | sort -u | wc -l; done
      wait
      """
    ).run()
    #expect(outcome.errorsText == "")
    #expect(outcome.outputText.split(whereSeparator: \.isWhitespace) == Array(repeating: "1", count: 10))
  }

  @Test(arguments: [1, 7, 30])
  func `What was told is kept when the program is killed`(lines: Int) throws {
    let outcome = try home.shell(
      """
      i=0; while [ $i -lt 400 ]; do echo "todo add number $i"; i=$((i+1)); done > script
      mkfifo told
      "$LINEUP" --db team.db -f script > told & lineup=$!
      head -n \(lines) told | { cat; kill -9 $lineup; }
      wait $lineup
      """
    ).run()
    let told = outcome.outputText.split(separator: "\n")
    #expect(told.count == lines)
    let kept = try rows("todo")
    #expect(kept.count >= told.count)
    for (line, row) in zip(told, kept) {
      let fields = row.split(separator: "\t")
      #expect(line == "+ todo \(fields[0])  \(fields[1])")
    }
    // And the file goes on.
    let next = try home.lineup("--db", "team.db", "todo", "add", "next").run()
    #expect(next.outputText == "+ todo \(kept.count + 1)  next\n")
  }

  @Test func `A script that comes byte by byte is the script that comes at once`() throws {
    let script =
      "member add 한왕호 Mid\r\ntodo add \"two\nlines 👩‍🚒\" x # y\n# é\nmember list --json; todo list --csv\nmembr"
    let whole = try home.lineup("--mock", input: .text(script)).run()
    let pieces = script.utf8.map { [$0] }
    let split = try home.lineup("--mock", input: .pieces(pieces, pause: .milliseconds(1))).run()
    #expect(split.errors == whole.errors && split.ending == whole.ending)
    // The times of the to-dos differ.
    #expect(
      split.outputText.split(separator: "\n").dropLast() == whole.outputText.split(separator: "\n").dropLast()
    )
    #expect(whole.outputText.hasPrefix("+ member 1  한왕호  Mid\n+ todo 1  two\\nlines 👩‍🚒 x # y\n[\n"))
  }
}
