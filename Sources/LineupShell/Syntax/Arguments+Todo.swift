import LineupCore

/// What the options of to-dos say.
extension Arguments {
  /// The to-do that is to be added.
  func newTodo() throws(SyntaxError) -> TodoDraft {
    TodoDraft(
      title: try operandText("title"), createAt: date("--at")?.start, complete: has("--done"),
      id: id("--id"), due: dueEdit?.value, assignee: assigneeEdit?.value, priority: priorityEdit?.value,
      tags: [String]().edited(by: tagEdits), note: noteEdit?.value)
  }

  /// What is to be changed.
  var todoPatch: TodoPatch {
    TodoPatch(
      title: text("--title"), due: dueEdit, assignee: assigneeEdit, priority: priorityEdit, tags: tagEdits,
      note: noteEdit)
  }
}

extension Arguments {
  /// What is to become of a field that may be empty; nil when nothing is said of it.
  ///
  /// - Parameter read: reads a value of the field, nil from what the option cannot have.
  private func edit<Value>(_ name: String, _ read: (Arguments.Value) -> Value?) -> FieldEdit<Value>? {
    guard let value = option(name)?.value else { return nil }
    if case .absent = value { return .clear }
    return read(value).map(FieldEdit.set)
  }

  private var dueEdit: FieldEdit<Due>? {
    edit("--due") { if case .date(let reading) = $0 { reading.due } else { nil } }
  }

  private var assigneeEdit: FieldEdit<Selection.Term>? {
    edit("--for") { value in
      switch value {
      case .id(let id): .id(id)
      case .text(let name): .name(name)
      default: nil
      }
    }
  }

  private var priorityEdit: FieldEdit<Priority>? {
    edit("--priority") { if case .priority(let priority) = $0 { priority } else { nil } }
  }

  /// An empty note is none.
  private var noteEdit: FieldEdit<String>? {
    text("--note").map { $0.isEmpty ? .clear : .set($0) }
  }

  /// What is to become of tags, in the order in which it was said.
  var tagEdits: [TagEdit] {
    options.flatMap { if case .tags(let edits) = $0.value { edits } else { [TagEdit]() } }
  }
}

extension FieldEdit {
  /// The value that is set.
  fileprivate var value: Value? {
    if case .set(let value) = self { value } else { nil }
  }
}
