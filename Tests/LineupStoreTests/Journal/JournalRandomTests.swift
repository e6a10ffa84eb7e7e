import Foundation
import LineupCore
import Testing

@testable import LineupStore

/// Random sequences of commands, undos and writes of other programs, in memory and on files with two sessions and
/// another program in them. After each step the journal tells exactly what became of the tables, the log and undo do what
/// a plain model of them does, and other programs met nothing that they would not have met without lineup.
struct JournalRandomTests {
  /// How many sequences each of the cases runs. `LINEUP_SEQUENCES` sets another number in all; 20,000 were run when
  /// this was written.
  private static let sequences =
    ProcessInfo.processInfo.environment["LINEUP_SEQUENCES"].flatMap(UInt64.init).map { $0 / 16 } ?? 20

  @Test(arguments: 0..<16 as Range<UInt64>)
  func `In 320 random sequences the journal agrees with the tables, and undo does what it must`(
    part: UInt64
  ) throws {
    for seed in part * JournalRandomTests.sequences..<(part + 1) * JournalRandomTests.sequences {
      var run = try JournalRun(seed: seed)
      do { try run.play() } catch { run.fail("\(error)") }
      if let fault = run.faults.first {
        Issue.record("seed \(seed):\n\(run.story.joined(separator: "\n"))\n\(fault)")
        return
      }
    }
  }
}
