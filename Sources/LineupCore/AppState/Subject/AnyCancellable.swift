import Synchronization

/// A subscription. It ends when cancelled or when the last reference to it goes.
package final class AnyCancellable: Sendable {
  private let action: Mutex<(@Sendable () -> Void)?>

  package init(_ action: @escaping @Sendable () -> Void) {
    self.action = Mutex(action)
  }

  /// Ends the subscription; calling it again does nothing.
  package func cancel() {
    let action = action.withLock { current in
      defer { current = nil }
      return current
    }
    action?()
  }

  deinit { cancel() }
}
