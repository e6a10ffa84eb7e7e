import Synchronization

/// The subscribers of a subject, in the order in which they came.
final class Subscribers<Output: Sendable>: Sendable {
  typealias Receiver = @Sendable (Output) -> Void

  private struct State {
    var next: UInt64 = 0
    var receivers: [(token: UInt64, receive: Receiver)] = []
  }

  private let state = Mutex(State())

  /// Delivers to those who are subscribed now. No lock is held meanwhile, so a receiver may send, subscribe or cancel.
  func deliver(_ output: Output) {
    let receivers = state.withLock { $0.receivers }
    for (_, receive) in receivers { receive(output) }
  }

  func add(_ receive: @escaping Receiver) -> AnyCancellable {
    let token = state.withLock { state in
      state.next += 1
      state.receivers.append((state.next, receive))
      return state.next
    }
    return AnyCancellable { [weak self] in
      self?.state.withLock { state in
        for index in state.receivers.indices where state.receivers[index].token == token {
          state.receivers.remove(at: index)
          return
        }
      }
    }
  }
}
