import Foundation
import LineupCore
import Testing

@testable import LineupStore

/// Whatever happens to to-dos, to the journal and to the index itself: no answer differs from that of a look at every row.
struct SearchRandomTests {
  /// How many sequences each of the cases runs; `LINEUP_SEQUENCES` sets another number in all.
  private static let sequences =
    ProcessInfo.processInfo.environment["LINEUP_SEQUENCES"].flatMap(UInt64.init).map { $0 / 8 } ?? 2

  @Test(arguments: 0..<8 as Range<UInt64>)
  func `Searches find by the index what they find without it`(part: UInt64) throws {
    var searches = 0
    var indexed = 0
    for seed in part * SearchRandomTests.sequences..<(part + 1) * SearchRandomTests.sequences {
      var run = try SearchRun(seed: seed)
      try run.play()
      searches += run.searches
      indexed += run.indexed
      if let fault = run.faults.first {
        Issue.record("seed \(seed):\n\(run.story.joined(separator: "\n"))\n\(fault)")
        return
      }
    }
    // Words of one letter, the time before there is an index, and that when it is damaged.
    #expect(indexed > searches / 6, "\(indexed) of \(searches) searches were by the index")
  }
}
