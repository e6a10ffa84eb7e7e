import LineupShell
import Synchronization
import TestSupport
import Testing

@Suite("How long commands take")
struct TimingTests {
  /// A clock that goes on by 1.2 ms whenever it is read.
  private final class Clock: Sendable {
    let readings = Atomic<Int64>(0)

    func read() -> Int64 {
      readings.add(1, ordering: .relaxed)
      return readings.load(ordering: .relaxed) * 1_200_000
    }
  }

  @Test("Each command is told of after its results, from the one after the setting on")
  func telling() {
    let clock = Clock()
    let run = RunSession(clock: clock.read)
    #expect(run.run("member add A Mid") == .success)
    #expect(clock.readings.load(ordering: .relaxed) == 0)
    #expect(
      run.run(":set timing on\nmember add B Mid; member add C Mid\nmember list\nmember rm Nobody") == .failure
    )
    #expect(
      run.written
        == "+ member 1  A  Mid\n+ member 2  B  Mid\n+ member 3  C  Mid\n1\tA\tMid\n2\tB\tMid\n3\tC\tMid\n")
    let (times, rest) = (run.told.split(separator: "\n").filter { $0 == "took 1.2 ms" }, run.told)
    #expect(times.count == 4)
    #expect(rest.hasSuffix("took 1.2 ms\n"))
    #expect(clock.readings.load(ordering: .relaxed) == 8)
    #expect(run.run(":set timing off\nmember show 1") == .success)
    #expect(run.told == rest)
  }

  @Test("A start-up file is not told of, and a file that is run as a whole")
  func files() throws {
    let folder = try TemporaryFolder()
    try folder.write(":set timing on\nmember add A Mid\n", to: "start")
    let run = RunSession(clock: Clock().read)
    let lines = TypedLines(":source \(folder.path(of: "start"))")
    #expect(run.session.interact(with: TypedLines(), startup: folder.path(of: "start")) == .success)
    #expect(run.told == "")
    try folder.write("member add B Mid; member add C Mid\nmember list\n", to: "start")
    #expect(run.session.interact(with: lines, startup: nil) == .success)
    #expect(run.told == "took 1.2 ms\n")
  }

  @Test("The time that an answer takes does not count")
  func asking() {
    let run = RunSession(clock: Clock().read)
    let lines = TypedLines(
      "member add A Mid; member add B Mid; :set timing on", "member rm --all", answers: [.yes])
    #expect(run.session.interact(with: lines, startup: nil) == .success)
    // Of four readings, two are of the pause.
    #expect(run.told == "took 2.4 ms\n")
  }
}
