/// Who holds the queue.
package struct QueueHolder: Equatable, Sendable {
  package let process: Int32
  package let user: String

  /// When it took the lock, in seconds since 1970.
  package let since: Int64

  package init(process: Int32, user: String, since: Int64) {
    self.process = process
    self.user = user
    self.since = since
  }
}
