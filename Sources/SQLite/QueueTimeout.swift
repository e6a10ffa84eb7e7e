/// Other processes have been writing for as long as we were ready to wait.
package struct QueueTimeout: Error, Equatable {
  /// Who is writing now; nil when the queue does not tell.
  package let holder: QueueHolder?

  package init(holder: QueueHolder?) {
    self.holder = holder
  }
}
