import Synchronization

/// The subscribers of a subject, in the order in which they came.
///
/// What they receive only a ``Receiver`` knows: a generic type is made when the program runs, with all that it holds, and
/// this one would be made for each subject. A subject adds and delivers one type only.
final class Subscribers: Sendable {
  private struct Subscriber {
    let token: UInt64
    let receiver: any AnyObject & Sendable
  }

  private struct State {
    var lastToken: UInt64 = 0
    var subscribers: [Subscriber] = []
  }

  private let state = Mutex(State())

  /// Delivers to those who are subscribed now. No lock is held meanwhile, so a receiver may send, subscribe or cancel.
  func deliver<Output: Sendable>(_ output: Output) {
    let subscribers = state.withLock { $0.subscribers }
    for subscriber in subscribers { (subscriber.receiver as? Receiver<Output>)?.receive(output) }
  }

  func add<Output: Sendable>(_ receive: @escaping @Sendable (Output) -> Void) -> AnyCancellable {
    let receiver = Receiver(receive)
    let token = state.withLock { state in
      state.lastToken += 1
      state.subscribers.append(Subscriber(token: state.lastToken, receiver: receiver))
      return state.lastToken
    }
    return AnyCancellable { [weak self] in self?.remove(token) }
  }

  private func remove(_ token: UInt64) {
    state.withLock { state in
      if let index = state.subscribers.firstIndex(where: { $0.token == token }) {
        state.subscribers.remove(at: index)
      }
    }
  }
}

/// What a subscriber does with the values of a subject.
private final class Receiver<Output: Sendable>: Sendable {
  let receive: @Sendable (Output) -> Void

  init(_ receive: @escaping @Sendable (Output) -> Void) {
    self.receive = receive
  }
}
