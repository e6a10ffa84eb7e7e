extension AppState {
  /// Does work on changes, and tells observers why when it fails.
  ///
  /// - Returns: whether it succeeded.
  @discardableResult
  func attempt(_ work: () throws -> Void) -> Bool {
    do {
      try work()
      return true
    } catch {
      changeError.send(error)
      return false
    }
  }

  /// Does work that changes data, then tells observers of the changes, or of the error.
  ///
  /// - Returns: whether the work succeeded.
  func publish(_ work: () throws -> ChangeSet, errors: PassthroughSubject<any Error, Never>) -> Bool {
    do {
      publish(try work())
      return true
    } catch {
      errors.send(error)
      return false
    }
  }

  /// Tells observers of changes, after patching the pages that hold the rows concerned.
  ///
  /// A page is never loaded again for this: a row it holds is replaced or removed, and a new row joins it only while the
  /// page is not full.
  package func publish(_ changes: ChangeSet) {
    if changes.contains(where: { $0.entity == .member }) {
      members.update { page in
        // Taken out rather than copied, so that it is patched where it is.
        guard var rows = page.take() else { return false }
        defer { page = rows }
        return AppState.patch(&rows, with: changes) { Member($0) }
      }
    }
    if changes.contains(where: { $0.entity == .todo }) {
      todoEvents.update { AppState.patch(&$0, with: changes) { TodoEvent($0, names: changes.names) } }
    }
    self.changes.send(changes)
  }

  private static func patch<Row: Identifiable>(
    _ page: inout [Row], with changes: ChangeSet, _ read: (Change) -> Row?
  ) -> Bool where Row.ID == Int64 {
    // A table of the page takes longer to make than a few rows to look for.
    var indexes =
      changes.count > 8
      ? Dictionary(page.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first }) : nil
    var removed: Set<Int> = []
    var changed = false
    for change in changes {
      // A full page takes no new row. It holds one only when that has just gone and come back.
      if change.old == nil, page.count >= pageSize, removed.isEmpty { continue }
      guard let id = (change.old ?? change.new)?.id else { continue }
      if let index = indexes == nil ? page.firstIndex(where: { $0.id == id }) : indexes?[id] {
        if let row = read(change) {
          page[index] = row
          removed.remove(index)
        } else {
          removed.insert(index)
        }
        changed = true
      } else if change.old == nil, page.count < pageSize, let row = read(change) {
        indexes?[id] = page.count
        page.append(row)
        changed = true
      }
    }
    if !removed.isEmpty {
      page = page.indices.filter { !removed.contains($0) }.map { page[$0] }
    }
    return changed
  }
}

extension Member {
  /// What a change leaves of a member: nil when he is removed, of another entity, or damaged.
  fileprivate init?(_ change: Change) {
    guard change.entity == .member, case .member(let member) = change.new?.row(of: .member) else {
      return nil
    }
    self = member
  }
}

extension TodoEvent {
  /// What a change leaves of a to-do: nil when it is removed, of another entity, or damaged.
  fileprivate init?(_ change: Change, names: [Int64: String]) {
    guard change.entity == .todo, case .todo(let event) = change.new?.row(of: .todo, names: names) else {
      return nil
    }
    self = event
  }
}
