import TestSupport
import Testing

/// What the transcripts stand on.
struct ChildProcessTests {
  private func shell(
    _ script: String, input: ChildProcess.Input = .empty, timeout: Duration = .seconds(30)
  ) throws -> ChildProcess.Outcome {
    try ChildProcess("/bin/sh", ["-c", script], input: input, timeout: timeout).run()
  }

  @Test func `Output, errors and exit code are told apart`() throws {
    let outcome = try shell("echo out; echo err >&2; exit 7")
    #expect(outcome.outputText == "out\n")
    #expect(outcome.errorsText == "err\n")
    #expect(outcome.ending == .exit(7))
  }

  @Test func `A signal is no exit code`() throws {
    #expect(try shell("kill -TERM $$").ending == .signal(15))
  }

  /// An input, and how many bytes of it arrive.
  struct InputCase: CustomTestStringConvertible {
    let testDescription: String
    let input: ChildProcess.Input
    let arriving: Int

    init(_ name: String, _ input: ChildProcess.Input, arriving: Int) {
      (testDescription, self.input, self.arriving) = (name, input, arriving)
    }
  }

  @Test(arguments: [
    InputCase("no input", .empty, arriving: 0),
    InputCase("bytes of any kind", .bytes([0, 255, 10]), arriving: 3),
    InputCase("more than a pipe holds", .bytes(Array(repeating: 65, count: 3_000_000)), arriving: 3_000_000),
    InputCase("pieces", .pieces([[65], [], [66, 67]], pause: .milliseconds(20)), arriving: 3),
  ])
  func `All of the input arrives`(_ each: InputCase) throws {
    #expect(try shell("wc -c", input: each.input).outputText.filter(\.isNumber) == "\(each.arriving)")
  }

  @Test func `Reading a closed input fails`() throws {
    let outcome = try ChildProcess("/bin/cat", input: .closed).run()
    #expect(outcome.errorsText.contains("Bad file descriptor"))
    #expect(outcome.ending == .exit(1))
  }

  @Test func `A pause lies between pieces`() throws {
    let input = ChildProcess.Input.pieces([[65], [66]], pause: .milliseconds(50))
    #expect(try shell("dd bs=9 count=1 2>/dev/null", input: input).outputText == "A")
    #expect(try shell("dd bs=9 count=2 2>/dev/null", input: input).outputText == "AB")
  }

  @Test func `A program that stops reading ends as it likes`() throws {
    let outcome = try shell("head -c 1", input: .bytes(Array(repeating: 65, count: 3_000_000)))
    #expect(outcome.outputText == "A")
    #expect(outcome.ending == .exit(0))
  }

  @Test func `Signals are as at a prompt`() throws {
    #expect(try shell("yes | head -1; echo done").outputText == "y\ndone\n")
    #expect(try shell("kill -PIPE $$").ending == .signal(13))
  }

  @Test func `No variable, file or folder is inherited`() throws {
    let folder = try TemporaryFolder()
    // `ls` holds one file more: the folder.
    let script = "pwd; env | grep -vE '^(PWD|OLDPWD|SHLVL|_)='; ls /dev/fd | wc -w"
    let child = ChildProcess(
      "/bin/sh", ["-c", script], environment: ["PATH": "/usr/bin:/bin"], folder: folder.path)
    #expect(try child.run().outputText == "\(folder.path)\nPATH=/usr/bin:/bin\n4\n")
  }

  @Test func `What takes too long is killed with all it started`() throws {
    let start = ContinuousClock.now
    #expect(throws: ChildProcessError.timedOut("/bin/sh", output: "begun\n", errors: "")) {
      try shell("echo begun; sleep 60 & wait", timeout: .milliseconds(200))
    }
    #expect(ContinuousClock.now - start < .seconds(10))
  }

  @Test func `A program that does not exist is an error`() {
    #expect(throws: ChildProcessError.notStarted("/nowhere", code: 2)) { try ChildProcess("/nowhere").run() }
  }
}
