import Synchronization

/// Holds one value and broadcasts every new one, as Combine's of the same name does.
package final class CurrentValueSubject<Output: Sendable, Failure: Error>: Sendable {
  private let current: Mutex<Output>
  private let subscribers = Subscribers()

  package init(_ value: Output) {
    current = Mutex(value)
  }

  /// The value sent last.
  package var value: Output {
    current.withLock { $0 }
  }

  /// Sets the value under the lock, then delivers it outside, in the order in which subscribers came.
  package func send(_ value: Output) {
    current.withLock { $0 = value }
    subscribers.deliver(value)
  }

  /// Changes the value in place; delivers it only when `change` returns true.
  package func update(_ change: (inout Output) -> Bool) {
    let changed: Output? = current.withLock { value in
      change(&value) ? value : nil
    }
    if let changed { subscribers.deliver(changed) }
  }

  /// Calls `receiveValue` with the present value at once, then with every value to come, until the subscription is
  /// cancelled or released.
  package func sink(receiveValue: @escaping @Sendable (Output) -> Void) -> AnyCancellable {
    let subscription = subscribers.add(receiveValue)
    receiveValue(value)
    return subscription
  }
}
