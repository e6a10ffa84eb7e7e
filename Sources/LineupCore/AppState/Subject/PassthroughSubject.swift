/// Broadcasts values to its subscribers and keeps none, as Combine's of the same name does.
package final class PassthroughSubject<Output: Sendable, Failure: Error>: Sendable {
  private let subscribers = Subscribers()

  package init() {}

  /// Delivers a value to every subscriber, in the order in which they subscribed.
  package func send(_ value: Output) {
    subscribers.deliver(value)
  }

  /// Calls `receiveValue` for every value to come, until the subscription is cancelled or released.
  package func sink(receiveValue: @escaping @Sendable (Output) -> Void) -> AnyCancellable {
    subscribers.add(receiveValue)
  }
}
