import LineupCore

/// A patch of to-dos whose member was looked up, to be applied to one image after another.
struct ImagePatch {
  private let patch: TodoPatch

  /// The value of what becomes done now.
  private let completed: FieldValue

  /// The values of fields that are set, or emptied, whatever they hold.
  private let values: [(field: Field, value: FieldValue)]

  /// - Throws: ``RepositoryError/recordNotFound(_:_:)`` when there is no such member.
  init(_ patch: TodoPatch, at date: Date, in session: Session) throws {
    self.patch = patch
    completed = .text(date.storedText)
    var values: [(Field, FieldValue)] = []
    if let title = patch.title { values.append((.todoTitle, .text(title))) }
    if let due = patch.due { values.append((.todoDue, .text(due.value?.storedText))) }
    if let assignee = patch.assignee {
      let member = try assignee.value.map { try session.image(of: $0, in: .member).id }
      values.append((.todoFor, .integer(member)))
    }
    if let priority = patch.priority {
      values.append((.todoPriority, .integer(priority.value?.rawValue)))
    }
    if let note = patch.note { values.append((.todoNote, .text(note.value))) }
    self.values = values
  }

  func apply(to image: inout Image) {
    for (field, value) in values { image.set(field, value) }
    if !patch.tags.isEmpty { edit(&image) }
    if let complete = patch.complete, image[.todoDone] != .flag(complete) {
      image.set(.todoDone, .flag(complete))
      image.set(.todoCompleted, complete ? completed : .null)
    }
  }

  /// Edits the tags. What cannot be read as such is mended: it counts as none.
  private func edit(_ image: inout Image) {
    let known = image.isReadable(.todoTags) ? image.tags : nil
    let tags = (known ?? []).edited(by: patch.tags)
    if tags != known { image.set(.todoTags, .text(tags.storedTags)) }
  }
}

extension FieldEdit {
  /// What the field is to hold; nil for nothing.
  fileprivate var value: Value? {
    if case .set(let value) = self { value } else { nil }
  }
}
