import LineupCore
import Synchronization

/// What a subscriber to changes was told, in order.
final class Heard: Sendable {
  private let list = Mutex<[[Change]]>([])
  var values: [[Change]] { list.withLock { $0 } }
  func append(_ changes: [Change]) { list.withLock { $0.append(changes) } }
}
