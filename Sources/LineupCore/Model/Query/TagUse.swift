/// A tag, and how many to-dos have it.
package struct TagUse: Equatable, Sendable {
  /// As it is spelled most.
  package let tag: String

  /// Counted among those that were looked at.
  package let count: Int

  package init(tag: String, count: Int) {
    self.tag = tag
    self.count = count
  }
}
