import Foundation
import TestSupport
import Testing

@testable import LineEditor

/// Random keys, resizes, news, signals and pastes.
///
/// `LINEUP_FUZZ_SESSIONS` sets another number of sessions, `LINEUP_FUZZ_SEED` the first seed, and `LINEUP_FUZZ_HOST` another
/// program, which may be sanitized.
struct FuzzTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let sessions = environment["LINEUP_FUZZ_SESSIONS"].flatMap(Int.init) ?? 3
  private static let first = environment["LINEUP_FUZZ_SEED"].flatMap(UInt64.init) ?? 1
  private static let stepsEach = 400

  @Test(arguments: [false, true], [false, true])
  func `buffer and screen agree`(usesVi: Bool, hasStyles: Bool) throws {
    Locale.makeUTF8()
    var count = FuzzSession.Count()
    for number in 0..<FuzzTests.sessions {
      let seed = FuzzTests.first + UInt64(number)
      var generator = FuzzGenerator(seed: seed, usesVi: usesVi)
      let size = generator.size()
      let steps = generator.steps(FuzzTests.stepsEach)
      let (session, failure) = FuzzTests.run(steps, usesVi, hasStyles, size)
      count.steps += session.steps
      count.comparisons += session.comparisons
      if let failure {
        let shrunk = FuzzTests.shrink(failure) {
          FuzzTests.run($0, usesVi, hasStyles, size, isImpatient: true).failure
        }
        Issue.record("seed \(seed): \(shrunk)")
      }
    }
    print(
      "\(usesVi ? "vi" : "emacs")\(hasStyles ? ", styled" : ""): \(FuzzTests.sessions) sessions, \(count)")
  }

  private static func run(
    _ steps: [FuzzStep], _ usesVi: Bool, _ hasStyles: Bool, _ size: (rows: Int, columns: Int),
    isImpatient: Bool = false
  ) -> (count: FuzzSession.Count, failure: FuzzFailure?) {
    var count = FuzzSession.Count()
    do {
      let session = try FuzzSession(
        usesVi: usesVi, hasStyles: hasStyles, rows: size.rows, columns: size.columns,
        isImpatient: isImpatient)
      defer { count = session.count }
      try session.run(steps)
      return (session.count, nil)
    } catch {
      let done = Array(steps.prefix(count.steps + 1))
      return (count, FuzzFailure(reason: "\(error)", steps: done, rows: size.rows, columns: size.columns))
    }
  }

  /// Leaves out what is not needed for a failure.
  private static func shrink(_ failure: FuzzFailure, _ run: ([FuzzStep]) -> FuzzFailure?) -> FuzzFailure {
    var failure = failure
    var size = max(failure.steps.count / 2, 1)
    var attempts = 100
    while size > 0 {
      var start = 0
      while start < failure.steps.count, attempts > 0 {
        var steps = failure.steps
        steps.removeSubrange(start..<min(start + size, steps.count))
        attempts -= 1
        if let smaller = run(steps) { failure = smaller } else { start += size }
      }
      size = size == 1 || attempts == 0 ? 0 : size / 2
    }
    return failure
  }
}
