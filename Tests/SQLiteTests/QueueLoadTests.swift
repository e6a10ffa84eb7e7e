import Testing

@testable import SQLite

/// How much the lock was held, with a clock that the tests set.
struct QueueLoadTests {
  private func load(held: Int64, at now: Int64) -> QueueLoad {
    var load = QueueLoad()
    load.leave(now: now, entered: now - held)
    return load
  }

  @Test func restsOnceWhenItIsFull() {
    var load = load(held: QueueLoad.limit, at: 10_000)
    #expect(load.enter(now: 10_000) == QueueLoad.rest)
    load.leave(now: 10_120, entered: 10_110)
    #expect(load.enter(now: 10_120) == 0)
  }

  @Test func countsWhatWasFreeTowardsTheRest() {
    var load = load(held: 10_000, at: 20_000)
    #expect(load.held == QueueLoad.limit)
    #expect(load.enter(now: 20_030) == QueueLoad.rest - 30)
  }

  @Test func isNotFullAfterAPause() {
    var load = load(held: 10_000, at: 20_000)
    #expect(load.enter(now: 20_000 + QueueLoad.rest) == 0)
    #expect(load.held == QueueLoad.limit - QueueLoad.rest)
  }

  @Test(
    "It fills when the lock is held more than half of the time", arguments: [(9, 11, false), (11, 9, true)])
  func fills(held: Int64, free: Int64, rests: Bool) {
    var load = QueueLoad()
    var now: Int64 = 1_000
    var hasRested = false
    for _ in 1...1_000 {
      let rest = load.enter(now: now)
      hasRested = hasRested || rest > 0
      now += rest
      load.leave(now: now + held, entered: now)
      now += held + free
    }
    #expect(hasRested == rests)
  }

  @Test func bearsAClockThatWasSetBack() {
    var load = load(held: QueueLoad.limit, at: 1_000_000)
    #expect(load.enter(now: 5) == QueueLoad.rest)
    load.leave(now: 3, entered: 5)
    #expect(load.held == 0)
  }

  @Test func isReadBackFromItsText() {
    let load = load(held: 123, at: Int64.max)
    #expect(QueueLoad(load.text) == load)
  }

  @Test(
    "Whatever else is written there says that nothing was held",
    arguments: [
      "", " ", "1", "a b", "1 2 3", "-1 5", "501 5", "5 -1", "9223372036854775808 1", "1 1e3", "\0\0",
    ])
  func readsAnything(text: String) {
    #expect(QueueLoad(text) == QueueLoad())
  }
}
