import Synchronization
import Testing

@testable import LineupShell

@Suite("Stretches of time")
struct ElapsedTests {
  @Test(
    "They are told as people read them",
    arguments: [
      (0, "0.0 ms"), (49_999, "0.0 ms"), (50_000, "0.1 ms"), (1_234_567, "1.2 ms"),
      (999_949_999, "999.9 ms"), (999_950_000, "0.9 s"), (1_000_000_000, "1.0 s"), (59_999_999_999, "59.9 s"),
      (60_000_000_000, "1 min 0 s"), (3_599_000_000_000, "59 min 59 s"), (7_380_000_000_000, "2 h 3 min"),
    ] as [(Int64, String)])
  func text(nanoseconds: Int64, expected: String) {
    #expect(Elapsed(nanoseconds: nanoseconds).text == expected)
  }

  @Test("A stopwatch stands still while a person is waited for")
  func pausing() {
    final class Clock: Sendable { let time = Atomic<Int64>(100) }
    let clock = Clock()
    let stopwatch = Stopwatch { clock.time.load(ordering: .relaxed) }
    clock.time.store(105, ordering: .relaxed)
    stopwatch.pause { clock.time.store(1_000, ordering: .relaxed) }
    clock.time.store(1_002, ordering: .relaxed)
    #expect(stopwatch.elapsed.nanoseconds == 7)
  }
}
