import LineupCore
import SQLite

/// Reading the log. All of it costs by what is asked for, never by how long the journal is.
extension Session {
  private static let select: SQL = "SELECT \(JournalCommand.columns) FROM \(Schema.commands)"

  private static let commandsDown =
    ("\(select) WHERE last <= ? AND last > ? ORDER BY last DESC LIMIT ?" as SQL).hashed

  private static let commandsUp = ("\(select) WHERE last >= ? ORDER BY last LIMIT 1" as SQL).hashed

  private static let lastCommand =
    ("SELECT ifnull(max(last), 0) FROM \(Schema.commands) WHERE last < ?" as SQL).hashed

  private static let undoers =
    ("SELECT last FROM \(Schema.commands) WHERE undoes = ? AND last > ?" as SQL).hashed

  /// The first step that ends at a place or behind it; nil when there is none.
  func command(endingFrom place: Int64) throws -> JournalCommand? {
    try connection.first(Session.commandsUp, with: place) { try JournalCommand($0) }
  }

  /// The stretches that end at a place or before it, newest first: as many steps as the limit says at the most, and what
  /// lies between them.
  func stretches(downFrom end: Int64, limit: Int64) throws -> [Stretch] {
    let floor = try prunedEnd()
    var stretches: [Stretch] = []
    var place = end
    var count: Int64 = 0
    try connection.forEach(Session.commandsDown, with: end, floor, limit) { row in
      let command = try JournalCommand(row)
      if command.last < place { stretches.append(Stretch(start: command.last, last: place, command: nil)) }
      place = max(floor, command.last - command.count)
      stretches.append(Stretch(start: place, last: command.last, command: command))
      count += 1
      return true
    }
    if count < limit, place > floor { stretches.append(Stretch(start: floor, last: place, command: nil)) }
    return stretches
  }

  /// The stretch of a number.
  ///
  /// - Throws: ``RepositoryError/stepNotFound(_:)``, ``RepositoryError/stepForgotten(_:)``.
  func stretch(_ number: Int64) throws -> Stretch {
    guard try hasJournal, number > 0 else { throw RepositoryError.stepNotFound(number) }
    let floor = try prunedEnd()
    guard number > floor else { throw RepositoryError.stepForgotten(number) }
    let next = try command(endingFrom: number)
    if let next, next.last == number {
      return Stretch(start: max(floor, next.last - next.count), last: number, command: next)
    }
    guard try number == next.map({ $0.last - $0.count }) ?? logEnd() else {
      throw RepositoryError.stepNotFound(number)
    }
    return try run(endingAt: number)
  }

  /// The stretch that a place lies in.
  func stretch(around place: Int64) throws -> Stretch {
    let next = try command(endingFrom: place)
    if let next, next.last - next.count < place {
      return Stretch(start: max(try prunedEnd(), next.last - next.count), last: next.last, command: next)
    }
    return try run(endingAt: next.map { $0.last - $0.count } ?? logEnd())
  }

  /// What other programs did up to a place, where a step follows or the journal ends.
  private func run(endingAt end: Int64) throws -> Stretch {
    let before: Int64 = try connection.value(Session.lastCommand, with: end)
    return Stretch(start: max(try prunedEnd(), before), last: end, command: nil)
  }

  /// The step that a stretch is; nil where other programs changed nothing.
  func step(of stretch: Stretch, isUndone: Bool) throws -> Step? {
    let count =
      if let command = stretch.command { command.isNote ? 0 : command.count } else {
        try changeCount(after: stretch.start, to: stretch.last)
      }
    if stretch.command == nil, count == 0 { return nil }
    return Step(
      id: stretch.last, kind: try kind(of: stretch.command), mark: stretch.command?.mark, count: count,
      isUndone: isUndone)
  }

  /// The step of a number, and its changes.
  ///
  /// - Throws: ``RepositoryError/stepNotFound(_:)``, ``RepositoryError/stepForgotten(_:)``.
  func step(_ number: Int64) throws -> (step: Step, changes: [Change]) {
    let stretch = try stretch(number)
    let changes = try changes(after: stretch.start, to: stretch.last)
    if stretch.command == nil, changes.isEmpty { throw RepositoryError.stepNotFound(number) }
    let step = Step(
      id: number, kind: try kind(of: stretch.command), mark: stretch.command?.mark,
      count: Int64(changes.count), isUndone: try isUndone(number))
    return (step, changes)
  }

  /// What kind of step it is: the undo of a command, the undo of an undo, which is a redo, the undo of that, and so on.
  func kind(of command: JournalCommand?) throws -> Step.Kind {
    guard let command else { return .outside }
    guard let taken = command.undoes else { return .command }
    var isUndo = true
    var target = taken
    while let step = try self.command(endingFrom: target), step.last == target, let next = step.undoes,
      next < target
    {
      isUndo.toggle()
      target = next
    }
    return isUndo ? .undo(taken) : .redo(taken)
  }

  /// Whether a step in effect takes that step back; one that is itself taken back is not in effect.
  func isUndone(_ number: Int64) throws -> Bool {
    var takers: [(last: Int64, undoes: Int64)] = []
    var targets = [number]
    while let target = targets.popLast() {
      try connection.forEach(Session.undoers, with: target, target) { row in
        let last: Int64 = try row.read(0)
        takers.append((last, target))
        targets.append(last)
        return true
      }
    }
    var takenBack: Set<Int64> = []
    for taker in takers.sorted(by: { $0.last > $1.last }) where !takenBack.contains(taker.last) {
      takenBack.insert(taker.undoes)
    }
    return takenBack.contains(number)
  }
}
