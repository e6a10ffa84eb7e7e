/// One thing to do.
package struct TodoEvent: Identifiable, Equatable, Sendable {
  package var id: Int64
  package var title: String
  package var createAt: Date
  package var complete: Bool

  package init(id: Int64, title: String, createAt: Date, complete: Bool) {
    self.id = id
    self.title = title
    self.createAt = createAt
    self.complete = complete
  }
}
