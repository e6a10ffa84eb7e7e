import LineupCore
import Synchronization
import Testing

@Suite("Subjects")
struct SubjectTests {
  /// What a subscriber was told, in order.
  private final class Heard<Value: Sendable>: Sendable {
    private let list = Mutex<[Value]>([])
    var values: [Value] { list.withLock { $0 } }
    func append(_ value: Value) { list.withLock { $0.append(value) } }
  }

  @Test("A current value is delivered on subscription, then every new one")
  func currentValue() {
    let subject = CurrentValueSubject<Int, Never>(1)
    let heard = Heard<Int>()
    let subscription = subject.sink { heard.append($0) }
    subject.send(2)
    #expect(heard.values == [1, 2])
    #expect(subject.value == 2)
    subscription.cancel()
  }

  @Test("A passthrough subject keeps nothing for those who come later")
  func passthrough() {
    let subject = PassthroughSubject<String, Never>()
    subject.send("lost")
    let heard = Heard<String>()
    let subscription = subject.sink { heard.append($0) }
    subject.send("heard")
    #expect(heard.values == ["heard"])
    subscription.cancel()
  }

  @Test("Subscribers are told in the order in which they came")
  func order() {
    let subject = PassthroughSubject<Int, Never>()
    let heard = Heard<String>()
    let subscriptions = ["a", "b", "c"].map { name in subject.sink { heard.append("\(name)\($0)") } }
    subject.send(1)
    #expect(heard.values == ["a1", "b1", "c1"])
    subscriptions.forEach { $0.cancel() }
  }

  @Test("A cancelled subscription, or one let go of, hears nothing more; cancelling twice is nothing")
  func cancel() {
    let subject = PassthroughSubject<Int, Never>()
    let heard = Heard<Int>()
    let kept = subject.sink { heard.append($0) }
    var dropped: AnyCancellable? = subject.sink { heard.append($0 * 10) }
    subject.send(1)
    #expect(dropped != nil)
    dropped = nil
    kept.cancel()
    kept.cancel()
    subject.send(2)
    #expect(heard.values == [1, 10])
  }

  @Test("No lock is held while a value is delivered: a subscriber may send, read, subscribe and cancel")
  func reentrance() {
    let subject = CurrentValueSubject<Int, Never>(0)
    let heard = Heard<Int>()
    let inner = Mutex<AnyCancellable?>(nil)
    let outer = subject.sink { value in
      heard.append(subject.value)
      if value == 1 {
        let subscription = subject.sink { heard.append($0 + 100) }
        inner.withLock { $0 = subscription }
        subject.send(2)
      }
    }
    subject.send(1)
    #expect(heard.values == [0, 1, 101, 2, 102])
    inner.withLock { $0 = nil }
    outer.cancel()
  }

  @Test("A change in place is delivered only when it says that it changed something")
  func update() {
    let subject = CurrentValueSubject<[Int], Never>([1])
    let heard = Heard<[Int]>()
    let subscription = subject.sink { heard.append($0) }
    subject.update { _ in false }
    subject.update { value in
      value.append(2)
      return true
    }
    #expect(heard.values == [[1], [1, 2]])
    subscription.cancel()
  }

  @Test("Nothing is lost when many threads send at once")
  func threads() async {
    let subject = PassthroughSubject<Int, Never>()
    let sum = Mutex(0)
    let subscription = subject.sink { value in sum.withLock { $0 += value } }
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask { for _ in 0..<1000 { subject.send(1) } }
      }
    }
    #expect(sum.withLock { $0 } == 8000)
    subscription.cancel()
  }
}
