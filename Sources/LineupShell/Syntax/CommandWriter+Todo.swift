import LineupCore

/// Writes commands on to-dos with all that these can have.
extension CommandWriter {
  func line(of draft: TodoDraft) -> String {
    var line = "todo add \(text(draft.title))\(draft.complete ? " --done" : "")"
    if let at = draft.createAt { line += " --at \(date(at))" }
    if let id = draft.id { line += " --id \(id)" }
    if let due = draft.due { line += " --due \(self.due(due))" }
    if let member = draft.assignee { line += " --for \(self.member(member))" }
    if let priority = draft.priority { line += " --priority \(priority.name)" }
    if !draft.tags.isEmpty { line += " --tag \(draft.tags.map(tag).joined(separator: " "))" }
    if let note = draft.note { line += " --note \(text(note))" }
    return line
  }

  func line(of rows: Selection, _ patch: TodoPatch) -> String {
    if let done = patch.complete { return "todo \(done ? "done" : "reopen")\(operands(rows))" }
    var line = "todo set\(operands(rows))"
    if let title = patch.title { line += " --title \(text(title))" }
    if let edit = patch.due { line += " --due \(value(edit, due))" }
    if let edit = patch.assignee { line += " --for \(value(edit, member))" }
    if let edit = patch.priority { line += " --priority \(value(edit, \.name))" }
    if !patch.tags.isEmpty { line += " --tag \(patch.tags.map(word).joined(separator: " "))" }
    switch patch.note {
    case .set(let note): line += " --note \(text(note))"
    case .clear: line += " --note ''"
    case nil: break
    }
    return line
  }

  /// A tag as a word that is read back: the first `#` of a word is no part of it.
  func tag(_ tag: String) -> String {
    text(tag.signed)
  }

  private func word(_ edit: TagEdit) -> String {
    switch edit {
    case .add(let tag): self.tag(tag)
    case .remove(let tag): Quoting.argument("-" + tag.signed)
    case .clear: OptionSpec.noneWord
    }
  }

  private func value<Value>(_ edit: FieldEdit<Value>, _ write: (Value) -> String) -> String {
    if case .set(let value) = edit { write(value) } else { OptionSpec.noneWord }
  }

  private func due(_ due: Due) -> String {
    switch due {
    case .day(let day): day.text
    case .time(let time): date(time)
    }
  }

  /// The option that picks the to-dos of a member.
  func option(for member: Selection.Term?) -> String {
    member.map { " --for \(self.member($0))" } ?? ""
  }

  func member(_ term: Selection.Term) -> String {
    switch term {
    case .id(let id): "\(id)"
    case .name(let name): text(name)
    case .ids(let range): "\(range.lowerBound)..\(range.upperBound)"
    }
  }
}

extension String {
  /// A tag so that no sign is taken off that is a part of it.
  var signed: String { self[...].after("#") == nil ? self : "#" + self }
}

extension Predicate {
  /// The condition before the last word that is searched for, and that word; nil when it does not end in one.
  var mention: (rest: Predicate?, word: String)? {
    switch self {
    case .mentions(_, let word): (nil, word)
    case .and(let rest, .mentions(_, let word)): (rest, word)
    default: nil
    }
  }
}
