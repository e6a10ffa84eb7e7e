import Foundation
import Synchronization
import TestSupport
import Testing

@testable import SQLite

/// The line of writers.
struct WriteQueueTests {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = try folder.write([], to: "a.db")
  }

  private func queue(_ user: String = "anna") throws -> WriteQueue {
    try #require(WriteQueue(database: path, user: user))
  }

  @Test func hasFilesWithTheModeOfTheDatabase() throws {
    for mode in [0o600, 0o660, 0o664] {
      chmod(path, mode_t(mode))
      _ = try queue()
      for name in ["a.db-queue1", "a.db-queue2"] {
        let attributes = try FileManager.default.attributesOfItem(atPath: folder.path(of: name))
        #expect(attributes[.posixPermissions] as? Int == mode)
        try FileManager.default.removeItem(atPath: folder.path(of: name))
      }
    }
  }

  @Test func namesItsHolderToWhoeverWaitedInVain() throws {
    let first = try queue("anna b\n")
    let second = try queue("bert")
    #expect(try first.enter(patience: 5_000) > 4_900)
    let error = #expect(throws: QueueTimeout.self) { try second.enter(patience: 50) }
    let holder = try #require(error?.holder)
    #expect(holder.process == getpid())
    #expect(holder.user == "anna_b_")
    #expect(abs(holder.since - Int64(time(nil))) <= 2)
    first.leave()
    #expect(try second.enter(patience: 0) == 0)
    second.leave()
  }

  @Test func letsTheNextInLineGoFirst() throws {
    // Three writers stand in line behind a fourth; each notes its number when its turn comes. The first of
    // them holds the place at the head of the line; which of the others takes it next is for the system to
    // say.
    let holder = try queue()
    _ = try holder.enter(patience: 5_000)
    let order = Mutex<[Int]>([])
    let path = path
    let probe = try #require(QueueFile(path: path + "-queue1", like: path))
    let threads = (1...3).map { number in
      let thread = Thread {
        guard let queue = WriteQueue(database: path, user: "\(number)") else { return }
        guard (try? queue.enter(patience: 5_000)) != nil else { return }
        order.withLock { $0.append(number) }
        queue.leave()
      }
      thread.start()
      // Not before the head of the line is taken does anybody else come.
      while probe.tryLock() {
        probe.unlock()
        usleep(1_000)
      }
      return thread
    }
    holder.leave()
    // The one that was writing comes back at once, and is not the next.
    _ = try holder.enter(patience: 5_000)
    order.withLock { $0.append(0) }
    holder.leave()
    while !threads.allSatisfy(\.isFinished) { usleep(1_000) }
    #expect(order.withLock { $0 }.first == 1)
    #expect(order.withLock { $0 }.sorted() == [0, 1, 2, 3])
  }

  @Test(.timeLimit(.minutes(5))) func givesEverybodyTurns() throws {
    // Four writers come back the moment they have left, until each has had fifty turns.
    let turns = Mutex<[Int]>([])
    let counts = Mutex<[Int]>(Array(repeating: 0, count: 4))
    let path = path
    let threads = (0..<4).map { writer in
      Thread {
        guard let queue = WriteQueue(database: path, user: "\(writer)") else { return }
        while counts.withLock({ ($0.min() ?? 0) < 50 }) {
          guard (try? queue.enter(patience: 20_000)) != nil else { return }
          turns.withLock { $0.append(writer) }
          counts.withLock { $0[writer] += 1 }
          usleep(300)
          queue.leave()
        }
      }
    }
    threads.forEach { $0.start() }
    while !threads.allSatisfy(\.isFinished) { usleep(1_000) }
    let order = turns.withLock { $0 }
    // While all were there, whose threads do not all start at once, each got about a quarter of the turns.
    let start = try #require((0..<4).map { writer in order.firstIndex(of: writer) ?? order.endIndex }.max())
    let shared = order[start...]
    for writer in 0..<4 { #expect(shared.count { $0 == writer } >= shared.count / 8) }
  }

  @Test func leavesTheLockFreeWhenAllHaveHeldItForLong() throws {
    // Each of two writers comes when the other leaves: neither has held the lock for long, and together they have.
    let pair = [try queue("anna"), try queue("bert")]
    let probe = try #require(QueueFile(path: path + "-queue2", like: path))
    var longest = 0.0
    var held = 0.0
    var turn = 0
    while held < 0.9 {
      let asked = Date()
      _ = try pair[turn % 2].enter(patience: 5_000)
      longest = max(longest, -asked.timeIntervalSinceNow)
      let entered = Date()
      usleep(20_000)
      pair[turn % 2].leave()
      held += -entered.timeIntervalSinceNow
      turn += 1
    }
    #expect(longest >= 0.1)
    #expect(probe.load.held < QueueLoad.limit)
  }

  @Test func restsNoLongerThanItsPatience() throws {
    let queue = try queue()
    let probe = try #require(QueueFile(path: path + "-queue2", like: path))
    var load = QueueLoad()
    load.leave(now: Deadline.milliseconds, entered: 0)
    probe.write(load)
    #expect(try queue.enter(patience: 20) == 0)
    queue.leave()
  }

  @Test func canBeStoppedWhileItRests() throws {
    let queue = try queue()
    let probe = try #require(QueueFile(path: path + "-queue2", like: path))
    var load = QueueLoad()
    load.leave(now: Deadline.milliseconds, entered: 0)
    probe.write(load)
    #expect(throws: SQLiteError.self) { try queue.enter(patience: 5_000, Interrupter { true }) }
    // It is nobody's.
    #expect(probe.tryLock())
  }

  @Test func letsGoOfALockThatCameTooLate() throws {
    let first = try queue()
    let second = try queue()
    _ = try first.enter(patience: 5_000)
    #expect(throws: QueueTimeout.self) { try second.enter(patience: 10) }
    first.leave()
    // The thread that waited for `second` gets the lock now, and must not keep it.
    for _ in 1...100 {
      _ = try first.enter(patience: 5_000)
      first.leave()
    }
  }

  @Test func isNotThereWhereItCannotBe() throws {
    #expect(WriteQueue(database: folder.path(of: "none/a.db"), user: "anna") == nil)
    // Neither a link nor a pipe is taken for a queue file.
    symlink(path, folder.path(of: "a.db-queue1"))
    #expect(WriteQueue(database: path, user: "anna") == nil)
    unlink(folder.path(of: "a.db-queue1"))
    mkfifo(folder.path(of: "a.db-queue1"), 0o600)
    #expect(WriteQueue(database: path, user: "anna") == nil)
    #expect(folder.contents(of: "a.db") == [])
  }

  @Test func standsBeforeEveryTransaction() throws {
    let connection = try Connection(.file(path))
    connection.queue = try queue("anna")
    let other = try Connection(.file(path))
    other.queue = try queue("bert")
    try connection.transaction {
      #expect(throws: QueueTimeout.self) { _ = try other.queue?.enter(patience: 1) }
      // A savepoint does not line up again.
      try connection.transaction { try connection.execute("CREATE TABLE t(a)") }
    }
    #expect(throws: CancellationError.self) { try connection.transaction { throw CancellationError() } }
    try other.transaction { try other.run("INSERT INTO t VALUES (1)") }
  }
}
