import TestSupport
import Testing

/// Trying things at a prompt, and what is for scripts only.
struct DryRunTests {
  @Test func `A command is rehearsed without a question, and nothing is kept`() throws {
    let prompt = try Prompt(after: ConsentTests.roster)
    try prompt.enter(
      "member rm --all --dry-run",
      prints: """
        - member 1  Faker  Mid
        - member 2  Bengi  JG
        dry run: nothing was kept
        """)
    try prompt.enter("member list --csv", prints: "id,name,position\n1,Faker,Mid\n2,Bengi,JG")
    // No lock is left behind.
    try Prompt.run(["member set Faker --position Top"], in: prompt.home)
  }

  @Test func `A transaction is refused, and says where to try things`() throws {
    let prompt = try Prompt()
    try prompt.enter(
      "begin",
      prints: """
        error: 'begin' is for scripts, since nobody else can change data in a transaction
          :mock copy is the place to try things, and :mock apply makes them real
        """)
  }

  @Test(arguments: ["--dry-run", "--atomic"])
  func `An option for scripts opens no prompt`(option: String) throws {
    let prompt = try Prompt(by: #""$0" \#(option); echo "ended with $?"; exec "$0""#)
    let written = String(decoding: prompt.terminal.rawOutput, as: UTF8.self)
    #expect(
      written.contains(
        """
        lineup: error: '\(option)' is for scripts and single commands\r
          at a prompt, :mock copy is the place to try things\r
        ended with 2\r

        """))
  }
}
