import Foundation
import TestSupport
import Testing

/// `watch` beside programs that write.
struct WatchTests {
  private let home: ProgramHome

  init() throws { home = try ProgramHome() }

  /// Two sessions and another program write at random, each change is seen once, and what was seen is what is there. A
  /// second watch is killed and started again at the last place all the time.
  @Test(arguments: [1, 2, 3])
  func `It misses nothing and repeats nothing, also when it is ended and goes on`(seed: UInt64) throws {
    var writes = RandomWrites(seed: seed)
    for number in 1...2 {
      try home.folder.write(writes.commands(60, of: "s\(number)"), to: "script\(number)")
    }
    try home.folder.write(writes.statements(60), to: "statements")
    let outcome = try home.shell(
      """
      lineup() { "$LINEUP" --db team.db "$@"; }
      slowly() { while read -r line; do echo "$line"; sleep 0.02; done; }
      saw_last() { i=0; until grep -q '"title":"last"' $1 || [ $i -gt 200 ]; do sleep 0.1; i=$((i+1)); done; }
      lineup -q todo add first
      "$LINEUP" --db team.db watch --since 0 --json > seen & watch=$!
      {
        place=0
        while [ ! -e over ]; do
          timeout 0.5 "$LINEUP" --db team.db watch --since $place --json >> pieces
          place=$(tail -n 1 pieces | sed 's/.*"place":\\([0-9]*\\).*/\\1/')
        done
        # Whatever came last is seen by one that is not ended too soon.
        "$LINEUP" --db team.db watch --since $place --json >> pieces & rest=$!
        saw_last pieces
        kill $rest
      } & pieces=$!
      slowly < script1 | lineup -k > /dev/null 2>&1 & one=$!
      slowly < script2 | lineup -k > /dev/null 2>&1 & two=$!
      slowly < statements | sqlite3 -cmd '.timeout 20000' team.db > /dev/null 2>&1
      wait $one $two
      lineup -q todo add last
      saw_last seen
      touch over
      wait $pieces
      kill -TERM $watch; wait $watch 2> /dev/null; echo $?
      lineup member list --jsonl > members
      lineup todo list --all --jsonl > todos
      """
    ).run()
    #expect(outcome.outputText == "143\n" && outcome.errorsText == "")
    let seen = try lines("seen")
    #expect(seen.count > 100)
    #expect(try lines("pieces") == seen)
    #expect(
      try seen.map(Change.init).rows == (lines("members") + lines("todos")).map(Change.rowsText).sorted())
  }

  private func lines(_ name: String) throws -> [String] {
    String(decoding: try home.folder.bytes(of: name), as: UTF8.self).split(separator: "\n").map(String.init)
  }

  @Test func `It ends by a signal as any program does, quietly`() throws {
    let outcome = try home.shell(
      """
      "$LINEUP" -q member add Faker Mid
      timeout --preserve-status -s INT 1 "$LINEUP" watch --since 0; echo $?
      timeout --preserve-status -s TERM 1 "$LINEUP" watch --since 0; echo $?
      """
    ).run()
    #expect(outcome.outputText == "+ member 1  Faker  Mid\n130\n+ member 1  Faker  Mid\n143\n")
    #expect(outcome.errorsText == "")
  }

  @Test func `It ends when nobody reads any more, though nothing comes`() throws {
    let outcome = try home.shell(
      #"{ timeout 20 "$LINEUP" watch; echo $? >&2; } | sleep 0.2; { timeout 20 "$LINEUP" watch; echo $? >&2; } | :"#
    ).run()
    #expect(outcome.outputText == "" && outcome.errorsText == "141\n141\n")
  }

  @Test func `It waits for the usual database, and goes on with what takes its place`() throws {
    let outcome = try home.shell(
      """
      seen() { i=0; until grep -q "$1" seen || [ $i -gt 200 ]; do sleep 0.1; i=$((i+1)); done; }
      "$LINEUP" watch > seen & watch=$!
      sleep 0.5
      "$LINEUP" -q -c 'member add A Mid; member add B Mid'; seen B
      rm .local/share/lineup/*; sleep 0.5
      "$LINEUP" -q member add C Mid; seen C
      kill $watch; wait $watch 2> /dev/null; cat seen
      """
    ).run()
    #expect(outcome.outputText == "+ member 1  A  Mid\n+ member 2  B  Mid\n+ member 1  C  Mid\n")
    #expect(outcome.errorsText == "")
  }

  @Test func `It fails when the database that was named goes away`() throws {
    let outcome = try home.shell(
      """
      "$LINEUP" -q --db team.db member add A Mid
      timeout 20 "$LINEUP" --db team.db watch & sleep 1; rm team.db*; wait $!; echo $?
      """
    ).run()
    #expect(outcome.outputText == "3\n")
    #expect(outcome.errorsText.hasPrefix("lineup: error: there is no database team.db\n"))
  }

  /// Neither a lock nor a view of the past is kept: the WAL can be emptied while it waits.
  @Test func `It is in nobody's way`() throws {
    let outcome = try home.shell(
      """
      "$LINEUP" -q member add A Mid
      "$LINEUP" watch > seen & watch=$!
      sleep 0.5; "$LINEUP" -q member add B Mid; sleep 0.5
      sqlite3 .local/share/lineup/lineup.db 'pragma wal_checkpoint(truncate)'
      kill $watch; wait $watch 2> /dev/null; cat seen
      """
    ).run()
    #expect(outcome.outputText == "0|0|0\n+ member 2  B  Mid\n")
  }
}

/// One line of a watch, or of a list.
private struct Change {
  let key: String
  let row: String?

  init(_ line: String) throws {
    let object = try #require(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    key = "\(object["entity"] ?? "") \(object["id"] ?? "")"
    row = try (object["new"] as? [String: Any]).map(Change.text)
  }

  static func rowsText(_ line: String) throws -> String {
    try text(#require(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]))
  }

  private static func text(_ row: [String: Any]) throws -> String {
    String(decoding: try JSONSerialization.data(withJSONObject: row, options: .sortedKeys), as: UTF8.self)
  }
}

extension [Change] {
  /// What the changes, made one after another, leave.
  fileprivate var rows: [String] {
    var rows: [String: String] = [:]
    for change in self { rows[change.key] = change.row }
    return rows.values.sorted()
  }
}
