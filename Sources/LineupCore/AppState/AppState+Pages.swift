import Synchronization

/// The first pages through a transaction: they follow its changes, and go back when it is given up.
extension AppState {
  /// The first page of the newest listing of each kind.
  struct Pages {
    let members: [Member]?
    let todoEvents: [TodoEvent]
  }

  /// Remembers the pages as they are.
  func keepPages() {
    let pages = Pages(members: members.value, todoEvents: todoEvents.value)
    keptPages.withLock { $0.append(pages) }
  }

  /// Lets the pages stay as they have become since they were remembered.
  func releasePages() {
    keptPages.withLock { _ = $0.popLast() }
  }

  /// Makes the pages what they were when they were remembered.
  func restorePages() {
    guard let pages = keptPages.withLock({ $0.popLast() }) else { return }
    members.send(pages.members)
    todoEvents.send(pages.todoEvents)
  }
}
