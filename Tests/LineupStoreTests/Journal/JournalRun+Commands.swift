import LineupCore
import SQLite
import TestSupport

@testable import LineupStore

/// What lineup itself does in a random sequence.
extension JournalRun {
  mutating func runCommand() throws {
    let (dao, mark) = actor()
    switch generator.number(below: 12) {
    case 0, 1:
      let owner: ChangeInteractor.Owner = generator.pick([.session, .user])
      story.append("undo of \(mark.session), \(owner)")
      try takeBack({ try $0.undoTarget(of: mark, owner) }, mark) { try dao.undo(of: owner, mark: mark) }
    case 2, 3:
      let owner: ChangeInteractor.Owner = generator.pick([.session, .user])
      story.append("redo of \(mark.session), \(owner)")
      try takeBack({ try $0.redoTarget(of: mark, owner) }, mark) { try dao.redo(of: owner, mark: mark) }
    case 4, 5:
      guard let step = history.steps.filter({ !$0.changes.isEmpty }).randomElement(using: &generator) else {
        return
      }
      story.append("undo \(step.id)")
      try takeBack({ _ in step.id }, mark) { try dao.undo(step.id, mark: mark) }
    case 6: try applyAgain(dao, mark)
    default:
      let place = try end
      let made = try runEdit(dao, mark)
      try keep(made, after: place, mark)
    }
  }

  /// Several commands that are kept as one step, or given up.
  mutating func runTransaction() throws {
    let (dao, mark) = actor()
    let before = tables
    let place = try end
    story.append("begin of \(mark.session)")
    try dao.begin()
    try twin.connection.execute("SAVEPOINT t")
    var made: [Change] = []
    for _ in 0..<generator.number(below: 4) {
      made += try runEdit(dao, mark)
      for other in daos where other.database !== dao.database && holder == nil {
        expect(try rows(other) == before, "another session sees what is not committed")
      }
    }
    if generator.number(below: 3) == 0 {
      story.append("rollback")
      try dao.rollback()
      try twin.connection.execute("ROLLBACK TO t")
      try twin.connection.execute("RELEASE t")
      tables = before
      expect(try end == place, "something given up is in the journal")
    } else {
      story.append("commit")
      try dao.commit(mark)
      try twin.connection.execute("RELEASE t")
      try keep(made, after: place, mark)
    }
  }

  /// Anything that one session does, of which nothing is kept.
  mutating func rehearse() throws {
    let before = self
    let place = try end
    let bytes = folder?.contents(of: "old.db")
    let actor = actor()
    story.append("rehearsal of \(actor.mark.session)")
    try actor.dao.beginRehearsal()
    try twin.connection.execute("SAVEPOINT rehearsal")
    holder = actor
    for _ in 0..<generator.number(below: 4) where faults.isEmpty {
      if generator.number(below: 4) == 0 { try runTransaction() } else { try runCommand() }
      expect(try rows(actor.dao) == tables, "the rows are not as they must be in the rehearsal")
    }
    story.append("end of the rehearsal")
    try actor.dao.endRehearsal()
    try twin.connection.execute("ROLLBACK TO rehearsal")
    try twin.connection.execute("RELEASE rehearsal")
    holder = nil
    (tables, history, isBlind, lastGap) = (before.tables, before.history, before.isBlind, before.lastGap)
    expect(try end == place, "something of a rehearsal is in the journal")
    expect(folder?.contents(of: "old.db") == bytes, "a rehearsal changed the file")
  }

  /// Steps of one session that become durable together, so that nobody else sees one before.
  mutating func runGroup() throws {
    let before = tables
    let actor = actor()
    guard try actor.dao.beginGroup() else { return }
    story.append("group of \(actor.mark.session)")
    holder = actor
    for _ in 0..<generator.number(below: 5) where faults.isEmpty {
      try runCommand()
      expect(try rows(actor.dao) == tables, "the rows are not as they must be in the group")
      for other in daos where other.database !== actor.dao.database {
        expect(try rows(other) == before, "another session sees what is not durable")
      }
    }
    story.append("end of the group")
    try actor.dao.endGroup()
    holder = nil
  }

  /// Notes a step that was kept, and the gap that came to light by it.
  private mutating func keep(_ changes: [Change], after place: Int64, _ mark: Mark, undoes: Int64? = nil)
    throws
  {
    let now = try end
    guard !changes.isEmpty else {
      return expect(now == place, "a step without changes")
    }
    expect(now > place, "changes without a step")
    if isBlind {
      isBlind = false
      lastGap = max(place, history.steps.last?.id ?? 0) + 1
      let note = try (holder?.dao ?? daos[0]).step(lastGap).step
      expect(note.count == 0 && note.mark?.session == "", "the gap is not noted: \(note)")
      if let mark = note.mark { history.addGap(at: lastGap, mark) }
    }
    history.add(changes, at: now, mark, undoes: undoes)
    expect(try (holder?.dao ?? daos[0]).step(now).changes.changes == changes, "the step holds other changes")
  }

  /// Takes a step back as the model says, exactly or not at all.
  private mutating func takeBack(
    _ target: (HistoryModel) throws -> Int64, _ mark: Mark, _ call: () throws -> [Change]
  ) throws {
    let place = try end
    do {
      let number = try target(history)
      guard let step = history.step(number) else { return fail("there is no step \(number)") }
      let wanted = step.changes.reversed().map(\.inverted)
      do {
        let changes = try call()
        story.append("→ \(changes)")
        expect(!step.isUndone, "a step was taken back twice")
        expect(isBlind || !leavesNewReference(wanted, since: number), "a member went to whom a to-do refers")
        expect(changes == wanted, "the undo made other changes")
        guard let after = tables.after(wanted) else {
          return fail("a step was taken back that no longer is as it was left")
        }
        tables = after
        try twin.apply(changes)
        try keep(changes, after: place, mark, undoes: number)
      } catch let error as RepositoryError {
        story.append("→ \(error)")
        expect(try end == place, "a failed undo left something in the journal")
        if step.isUndone { return expect(error == .alreadyUndone(number), "another error: \(error)") }
        expect(
          tables.after(wanted) == nil || isBlind || leavesNewReference(wanted, since: number),
          "an undo was refused that could be done")
        guard case .conflicts(let conflicts) = error, !conflicts.isEmpty else {
          return fail("no conflict was named: \(error)")
        }
      }
    } catch let expected as RepositoryError {
      do {
        story.append("→ \(try call())")
        fail("it should have been refused: \(expected)")
      } catch let error as RepositoryError {
        expect(error == expected, "another error: \(error) instead of \(expected)")
      }
    }
  }

  /// Whether changes remove a member for good to whom a to-do refers that did not at a place of the journal.
  private func leavesNewReference(_ changes: [Change], since place: Int64) -> Bool {
    let later = history.steps.filter { $0.id > place }.flatMap(\.changes)
    guard let then = tables.after(later.reversed().map(\.inverted)) else { return false }
    let gone = Set(changes.net.filter { $0.entity == .member && $0.new == nil }.map(\.row))
    var now = tables
    for change in changes {
      if change.new == nil, let row = change.row, gone.contains(row) {
        let earlier = then.todos(for: row.id)
        if now.todos(for: row.id).contains(where: { !earlier.contains($0) }) { return true }
      }
      guard let next = now.after([change]) else { return false }
      now = next
    }
    return false
  }

  /// Makes changes of the past again, as an apply does.
  private mutating func applyAgain(_ dao: Dao, _ mark: Mark) throws {
    guard let changes = history.steps.map(\.changes).filter({ !$0.isEmpty }).randomElement(using: &generator)
    else { return }
    story.append("apply \(changes)")
    let place = try end
    do {
      let made = try dao.replay(mark) { transaction in
        try Replay.make(changes, in: transaction)
        return nil
      }.changes
      guard let after = tables.after(changes) else { return fail("changes were made that do not fit") }
      expect(made == changes, "other changes were made: \(made)")
      tables = after
      try twin.apply(made)
      try keep(made, after: place, mark)
    } catch RepositoryError.conflicts {
      expect(tables.after(changes) == nil, "changes were refused that fit")
      expect(try end == place, "refused changes left something in the journal")
    }
  }

  /// A command that edits rows; the changes that it made, none when it failed.
  private mutating func runEdit(_ dao: Dao, _ mark: Mark) throws -> [Change] {
    let place = try dao.journalEnd()
    do {
      let changes = try edit(dao, mark)
      story.append("→ \(changes)")
      guard let after = tables.after(changes) else {
        fail("the changes do not fit")
        return changes
      }
      tables = after
      try twin.apply(changes)
      expect(try rows(dao) == tables, "the command did something else")
      let gone = changes.net.filter { $0.entity == .member && $0.new == nil }.compactMap(\.row)
      expect(gone.allSatisfy { tables.todos(for: $0.id).isEmpty }, "a to-do refers to who was removed")
      return changes
    } catch let error as RepositoryError {
      story.append("→ \(error)")
      expect(try rows(dao) == tables, "a failed command changed something")
      // A transaction may have noted a gap, which goes with it if nothing else happens.
      expect(try isBlind || dao.journalEnd() == place, "a failed command left something in the journal")
      return []
    }
  }

  private mutating func edit(_ dao: Dao, _ mark: Mark) throws -> [Change] {
    let id = Int64.random(in: 1...6, using: &generator)
    let name = generator.pick(["A", "B", "C", "É", "new"])
    switch generator.number(below: 11) {
    case 0:
      story.append("add \(name), or set")
      return try dao.saveMember(MemberDraft(name: name, position: .Mid), orSet: true, mark: mark).changes
    case 1:
      story.append("add \(id) \(name)")
      return try dao.saveMember(MemberDraft(name: name, position: .JG, id: id), orSet: false, mark: mark)
        .changes
    case 2:
      story.append("rename \(id)")
      return try dao.updateMember(
        .members(.id(id)), MemberPatch(name: name), expecting: nil, mark: mark
      ).changes
    case 3:
      story.append("move \(id)..")
      return try dao.updateMember(
        .members(.ids(id...9)), MemberPatch(position: .Top), expecting: nil, mark: mark
      ).changes
    case 4:
      story.append("remove ..\(id) not in the middle")
      let filter = Predicate.compare(.memberPosition, .notEqual, .position(.Mid))
      return try dao.deleteMember(.members(.ids(1...id), where: filter), expecting: nil, mark: mark).changes
    case 5:
      story.append("remove todos \(id)..")
      return try dao.deleteEvent(.todos(.ids(id...9)), expecting: nil, mark: mark).changes
    case 6:
      story.append("retitle todos")
      return try dao.updateEvent(
        .todos(), TodoPatch(title: name, complete: true), expecting: nil, mark: mark
      ).changes
    case 7:
      let draft = todo(called: name)
      story.append("add \(draft)")
      return try dao.saveEvent(draft, mark: mark).changes
    case 8, 9:
      let patch = patch()
      story.append("set todos \(id).. \(patch)")
      return try dao.updateEvent(.todos(.ids(id...9)), patch, expecting: nil, mark: mark).changes
    default:
      story.append("add todo")
      return try dao.saveEvent(TodoDraft(title: name, createAt: Date(milliseconds: id)), mark: mark).changes
    }
  }
}
