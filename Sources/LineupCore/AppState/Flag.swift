import Synchronization

/// A yes or no that any thread may set and read.
package final class Flag: Sendable {
  private let raised = Atomic(false)

  package init() {}

  package var isRaised: Bool { raised.load(ordering: .relaxed) }
  package func raise() { raised.store(true, ordering: .relaxed) }
  package func lower() { raised.store(false, ordering: .relaxed) }
}
