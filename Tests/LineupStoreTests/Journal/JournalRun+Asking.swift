import LineupCore
import TestSupport

@testable import LineupStore

/// What is asked of the journal at the end of a random sequence.
extension JournalRun {
  mutating func ask() throws {
    try askForLives()
    try askFromAnyPlace()
    if isBlind { lastGap = .max }
    let base = try prune()
    try replay(on: base)
    try undoAll(to: base)
  }

  /// One row's whole life is what the steps that touched it say.
  private mutating func askForLives() throws {
    let steps = history.steps.reversed()
    expect(
      try steps.allSatisfy { known in
        let (step, changes) = try daos[0].step(known.id)
        return step == known.step && changes.changes == known.changes
      },
      "a step is another in the log")
    for entity in Entity.allCases {
      for id in 1...4 as ClosedRange<Int64> {
        let touching = steps.filter { step in
          step.changes.contains { $0.entity == entity && ($0.old?.id == id || $0.new?.id == id) }
        }
        let row = LogQuery.RowReference(entity: entity, term: .id(id))
        let found = (try? daos[0].log(LogQuery(row: row))) ?? []
        expect(found == touching.map(\.step), "the life of \(entity) \(id) is another: \(found.map(\.id))")
      }
    }
  }

  /// From wherever somebody goes on reading, they are told what comes after, each change once.
  private mutating func askFromAnyPlace() throws {
    if isBlind { return }
    let gap = lastGap
    let all = try daos[0].entries(after: gap)
    let places = all.map(\.place) + past.keys.filter { $0 >= gap }.sorted()
    for _ in 1...4 {
      guard let place = places.randomElement(using: &generator) else { return }
      let rest = try daos[0].entries(after: place)
      expect(rest == all.filter { $0.place > place }, "from \(place) on it is another story")
      var heard: [JournalEntry] = []
      let stop = generator.number(below: all.count + 1)
      let reached = try daos[0].changes(after: gap) { entry in
        heard.append(entry)
        return heard.count <= stop
      }
      heard += try daos[0].entries(after: reached)
      expect(heard == all, "after a stop something is missed or told twice")
    }
  }

  /// Forgets some history, or none.
  ///
  /// - Returns: the rows from which the history that is left goes on.
  private mutating func prune() throws -> Tables? {
    if !isBlind, generator.number(below: 3) == 0 {
      let limit = Int64(generator.number(below: 8))
      story.append("prune to \(limit)")
      let floor = try end - limit
      try daos[0].limitHistory(changes: limit)
      _ = try daos[0].prune(now: Date(milliseconds: 0))
      let log = try daos[0].log()
      expect(try rows(daos[0]) == tables, "pruning changed rows")
      expect(
        log.map(\.id) == history.steps.suffix(log.count).map(\.id).reversed(),
        "the log is not its newest part")
      expect(history.steps.dropLast(log.count).allSatisfy { $0.id <= floor }, "too much was forgotten")
      history.keep(log.count)
    }
    let entries = try daos[0].entries()
    let isWhole = entries.first.map { $0.place > lastGap } ?? true
    return isWhole ? tables.after(entries.reversed().map(\.change.inverted)) : nil
  }

  /// Makes every change again that the journal holds, on the rows from which it goes on.
  private mutating func replay(on base: Tables?) throws {
    guard let base else {
      return expect(lastGap > 0, "the journal does not fit the tables")
    }
    // Tables that another program made may hold rows that ours refuse.
    if lastGap > 0 { return }
    let changes = try daos[0].entries().map(\.change)
    let copy = Dao(isMock: true)
    let rows = zip(Entity.allCases, base.lists).flatMap { entity, images in
      images.map { Change(entity: entity, old: nil, new: $0) }
    }
    for part in [rows, changes] {
      let made = try copy.replay(.test) { transaction in
        try Replay.make(part, in: transaction)
        return nil
      }.changes
      expect(made == part, "the same changes were journaled differently")
    }
    expect(try self.rows(copy) == tables, "the replay made other rows")
  }

  /// Takes every step back, newest first, as far as the journal has no gap.
  private mutating func undoAll(to base: Tables?) throws {
    let log = try daos[0].log()
    for step in log where step.id > lastGap {
      do {
        tables = tables.after(try daos[0].undo(step.id)) ?? tables
      } catch RepositoryError.alreadyUndone(step.id) {
        // An undo that was taken back with the step that did so.
      } catch {
        return fail("step \(step.id) cannot be taken back: \(error)")
      }
    }
    expect(try rows(daos[0]) == tables, "an undo told something else than it did")
    if let base { expect(tables == base, "something is left") }
  }
}
