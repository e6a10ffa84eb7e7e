import LineupCore

/// What the log has to say, and which step an undo or a redo has to take, kept beside the real one as plainly as can be.
struct HistoryModel {
  struct ModelStep {
    var id: Int64
    let kind: Step.Kind
    let mark: Mark?
    var changes: [Change]
    var isUndone = false

    var step: Step {
      Step(id: id, kind: kind, mark: mark, count: Int64(changes.count), isUndone: isUndone)
    }
  }

  /// The steps, oldest first.
  private(set) var steps: [ModelStep] = []

  func step(_ id: Int64) -> ModelStep? { steps.first { $0.id == id } }

  /// Notes what another program did, up to a place.
  mutating func addOutside(_ changes: [Change], upTo place: Int64) {
    if let last = steps.last, last.kind == .outside {
      steps[steps.count - 1].id = place
      steps[steps.count - 1].changes += changes
    } else if !changes.isEmpty {
      steps.append(ModelStep(id: place, kind: .outside, mark: nil, changes: changes))
    }
  }

  /// Notes anew what another program did since the last step of lineup's.
  mutating func replaceOutside(_ changes: [Change], upTo place: Int64) {
    if steps.last?.kind == .outside { steps.removeLast() }
    addOutside(changes, upTo: place)
  }

  /// Notes that changes may be missing before a place.
  mutating func addGap(at place: Int64, _ mark: Mark) {
    steps.append(ModelStep(id: place, kind: .command, mark: mark, changes: []))
  }

  /// Notes a step of lineup's, which may take another one back.
  mutating func add(_ changes: [Change], at place: Int64, _ mark: Mark, undoes: Int64? = nil) {
    var kind = Step.Kind.command
    if let undoes, let taken = step(undoes) {
      if case .undo = taken.kind { kind = .redo(undoes) } else { kind = .undo(undoes) }
    }
    steps.append(ModelStep(id: place, kind: kind, mark: mark, changes: changes))
    if let undoes { set(undoes, isUndone: true) }
  }

  /// A step that is taken back brings back what it took back itself.
  private mutating func set(_ id: Int64, isUndone: Bool) {
    guard let index = steps.firstIndex(where: { $0.id == id }) else { return }
    steps[index].isUndone = isUndone
    switch steps[index].kind {
    case .undo(let taken), .redo(let taken): set(taken, isUndone: !isUndone)
    case .command, .outside: break
    }
  }

  /// The step that an undo takes, without a number.
  func undoTarget(of mark: Mark, _ owner: ChangeInteractor.Owner) throws(RepositoryError) -> Int64 {
    let standing = steps.filter { $0.kind == .command && !$0.isUndone }
    if let own = standing.last(where: { owns($0, mark, owner) }) { return own.id }
    throw .nothingToUndo(elsewhere: standing.last { owns($0, mark, .user) }?.id)
  }

  /// The step that a redo takes back: an undo.
  func redoTarget(of mark: Mark, _ owner: ChangeInteractor.Owner) throws(RepositoryError) -> Int64 {
    let own = steps.filter { owns($0, mark, owner) }
    let since = own.suffix(from: own.lastIndex { $0.kind == .command }.map { $0 + 1 } ?? 0)
    let undo = since.last { step in
      if case .undo = step.kind { !step.isUndone } else { false }
    }
    guard let undo else { throw .nothingToRedo }
    return undo.id
  }

  private func owns(_ step: ModelStep, _ mark: Mark, _ owner: ChangeInteractor.Owner) -> Bool {
    guard let other = step.mark else { return false }
    return owner == .session ? other.session == mark.session : other.user == mark.user
  }

  /// Forgets all but the newest steps.
  mutating func keep(_ count: Int) {
    steps.removeFirst(max(0, steps.count - count))
  }
}
