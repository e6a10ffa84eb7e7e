import LineupCore
import Synchronization

/// What a subscriber to changes was told, in order.
final class Heard: Sendable {
  private let list = Mutex<[ChangeSet]>([])
  var values: [ChangeSet] { list.withLock { $0 } }
  func append(_ changes: ChangeSet) { list.withLock { $0.append(changes) } }
}
