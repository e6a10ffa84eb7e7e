/// How much there is of what, all of one moment.
package struct Statistics: Equatable, Sendable {
  /// How many members play where; a position where none does is missing.
  package var positions: [Position: Int] = [:]
  package var todos = Tally()

  /// Those who have to-dos, the one with the most open ones first, then by name.
  package var people: [Person] = []

  /// The tags that most to-dos have, the most frequent first.
  package var tags: [TagTally] = []

  /// How many other tags there are.
  package var otherTags = 0

  /// One after another, the last being that of the moment.
  package var weeks: [Week] = []

  /// Members and to-dos in which what is counted cannot be read, and which therefore are not.
  package var damaged = 0

  package init() {}

  /// How many tags are told one by one.
  package static let mostTags = 10

  /// How many weeks are told.
  package static let weekCount = 12
}

extension Statistics {
  /// To-dos by how they stand.
  package struct Tally: Equatable, Sendable {
    package var open = 0

    /// How many of the open ones are late.
    package var late = 0
    package var done = 0

    package init(open: Int = 0, late: Int = 0, done: Int = 0) {
      self.open = open
      self.late = late
      self.done = done
    }

    package var total: Int { open + done }

    package static func += (left: inout Tally, right: Tally) {
      left.open += right.open
      left.late += right.late
      left.done += right.done
    }
  }

  /// What somebody has to do.
  package struct Person: Equatable, Sendable {
    /// Nil for what nobody was given.
    package let assignee: Assignee?
    package let todos: Tally

    package init(assignee: Assignee?, todos: Tally) {
      self.assignee = assignee
      self.todos = todos
    }
  }

  /// The to-dos that have a tag.
  package struct TagTally: Equatable, Sendable {
    /// In the spelling that most of them have it.
    package let tag: String
    package let todos: Tally

    package init(tag: String, todos: Tally) {
      self.tag = tag
      self.todos = todos
    }
  }

  /// What happened in a week.
  package struct Week: Equatable, Sendable {
    package let monday: Day
    package var created = 0
    package var done = 0

    package init(monday: Day, created: Int = 0, done: Int = 0) {
      self.monday = monday
      self.created = created
      self.done = done
    }
  }

  /// How many members there are.
  package var members: Int { positions.values.reduce(0, +) }
}
