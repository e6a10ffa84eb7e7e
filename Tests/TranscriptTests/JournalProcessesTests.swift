import Foundation
import TestSupport
import Testing

/// Several lineups and the sqlite3 shell on one file, for real: the journal tells what became of the rows, whoever wrote
/// them.
struct JournalProcessesTests {
  private let home: ProgramHome

  init() throws { home = try ProgramHome() }

  /// The numbers of all steps, newest first.
  private func steps() throws -> [Int] {
    let log = try home.lineup("--db", "team.db", "log").run().outputText
    return log.split(separator: "\n").compactMap { $0.split(separator: "\t").first.flatMap { Int($0) } }
  }

  /// The diffs of all steps, oldest first.
  private func diffs() throws -> [Substring] {
    let commands = try steps().reversed().flatMap { ["-c", "log \($0)"] }
    let outcome = try home.lineup(["--db", "team.db"] + commands).run()
    #expect(outcome.errorsText == "")
    return outcome.outputText.split(separator: "\n").filter { "+-~".contains($0.prefix(1)) }
  }

  /// Takes back every step, the newest first, which can only be done if the journal holds exactly what was done to the
  /// rows, and leaves nothing only if it holds all of it.
  private func expectJournalToTellEverything() throws {
    let commands = try steps().flatMap { ["-c", "undo \($0)"] }
    let outcome = try home.lineup(["--db", "team.db", "--keep-going", "-q"] + commands).run()
    for line in outcome.errorsText.split(separator: "\n") where line.contains("error: ") {
      #expect(line.hasSuffix(" is undone already"), "\(outcome.errorsText)")
    }
    let rows = try home.lineup("--db", "team.db", "-c", "member list; todo list --all").run()
    #expect(rows.outputText == "" && rows.ending == .exit(0))
    #expect(
      try home.shell("sqlite3 team.db 'PRAGMA integrity_check; SELECT count(*) FROM members, events'").run()
        .outputText == "ok\n0\n")
  }

  @Test func `An undo after an outside delete refuses, and shows what differs`() throws {
    let outcome = try home.shell(
      """
      "$LINEUP" --db team.db -q -c "member add Faker Mid; member add Keria Support; member set Faker Keria --position Top"
      sqlite3 team.db ".dbconfig defensive on" "PRAGMA trusted_schema = OFF" "DELETE FROM members WHERE name = 'Faker'" > /dev/null
      "$LINEUP" --db team.db undo; echo $?
      "$LINEUP" --db team.db member list
      "$LINEUP" --db team.db -c "undo 5; undo; member list"
      """
    ).run()
    #expect(
      outcome.outputText == """
        1
        2\tKeria\tTop
        undone: step 5
        + member 1  Faker  Top
        undone: step 4, member set Faker Keria --position Top
        ~ member 2  Keria  Top → Support
        ~ member 1  Faker  Top → Mid
        1\tFaker\tMid
        2\tKeria\tSupport

        """)
    #expect(outcome.errorsText.contains("- member 1  Faker  Top\n"), "\(outcome.errorsText)")
  }

  @Test
  func `Two lineups that write and undo at once beside the sqlite3 shell leave a journal that tells it all`()
    throws
  {
    let outcome = try home.shell(
      """
      "$LINEUP" --db team.db -q member add First Mid
      for user in anna bert; do
        ( export USER=$user LOGNAME=$user
          i=0; while [ $i -lt 12 ]; do
            "$LINEUP" --db team.db -c "todo add $user $i" -c "member add $user$i Top" -c "undo" >> $user.told 2>> errors
            i=$((i+1))
          done ) &
      done
      i=0; while [ $i -lt 12 ]; do
        sqlite3 -cmd ".timeout 5000" team.db "INSERT OR REPLACE INTO members(name, position) VALUES ('First', $i)" 2>> errors
        sqlite3 -cmd ".timeout 5000" team.db "INSERT INTO events(title, create_at, complete) VALUES ('outside $i', '', 0)" 2>> errors
        i=$((i+1))
      done
      wait
      cat errors >&2
      """
    ).run()
    #expect(outcome.errorsText == "")
    var told: [Substring] = []
    for user in ["anna", "bert"] {
      let text = String(decoding: try home.folder.bytes(of: "\(user).told"), as: UTF8.self)
      let lines = text.split(separator: "\n")
      told += lines
      #expect(lines.count == 12 * 4)
      // Each took its own step back, whatever happened in between.
      for turn in 0..<12 where lines.count == 48 {
        let four = lines[turn * 4..<turn * 4 + 4].map(String.init)
        #expect(four[0].hasSuffix("  \(user) \(turn)"), "\(four)")
        #expect(four[1].hasPrefix("+ member "))
        #expect(four[2].hasPrefix("undone: step ") && four[2].hasSuffix(", member add \(user)\(turn) Top"))
        #expect(four[3] == "-" + four[1].dropFirst())
      }
    }
    // Every diff that was printed is in the log, and nothing else but what the sqlite3 shell did.
    let logged = try diffs()
    for line in told where !line.hasPrefix("undone") {
      #expect(logged.contains(line), "\(line)")
    }
    #expect(logged.count == 1 + told.filter { !$0.hasPrefix("undone") }.count + 12 * 3)
    try expectJournalToTellEverything()
  }

  @Test(arguments: [1, 10, 25, 60, 110, 180])
  func `What was told is kept, and the journal tells it, when the program is killed at work`(
    lines: Int
  ) throws {
    let outcome = try home.shell(
      """
      i=0; while [ $i -lt 400 ]; do
        echo "todo add number $i"
        if [ $((i % 2)) = 0 ]; then echo "todo done 1"; else echo "todo reopen 1"; fi
        if [ $((i % 7)) = 3 ]; then echo "undo"; fi
        i=$((i+1))
      done > script
      : > told
      "$LINEUP" --db team.db -f script > told 2> errors & lineup=$!
      while [ $(wc -l < told) -lt \(lines) ] && kill -0 $lineup; do :; done
      kill -9 $lineup
      { wait $lineup; } 2> /dev/null
      cat errors >&2
      cat told
      """
    ).run()
    #expect(outcome.errorsText == "")
    let told = outcome.outputText.split(separator: "\n").filter { "+-~".contains($0.prefix(1)) }
    #expect(told.count >= lines * 4 / 5 && told.count < 850)
    #expect(try Array(diffs().prefix(told.count)) == told)
    try expectJournalToTellEverything()
  }
}
