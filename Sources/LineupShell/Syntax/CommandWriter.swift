import LineupCore

/// Writes a command as a line that parses to it again.
struct CommandWriter {
  let zone: LocalZone

  func line(of invocation: Invocation) -> String {
    var line = line(of: invocation.command)
    if let mode = invocation.mode { line += " --mode \(mode.rawValue)" }
    if invocation.agreed { line += " --yes" }
    if invocation.isDryRun { line += " --dry-run" }
    if let pipe = invocation.pipe { line += " | \(pipe)" }
    return line
  }

  func line(of command: Command) -> String {
    switch command {
    case .addMember(let draft, let orSet):
      let id = draft.id.map { " --id \($0)" } ?? ""
      return "member add \(text(draft.name)) \(draft.position.name)\(orSet ? " --or-set" : "")\(id)"
    case .addTodo(let draft): return line(of: draft)
    case .list(let query): return line(of: query)
    case .show(let rows): return "\(rows.entity.name) show\(operands(rows))"
    case .listOpen(let query): return line(of: query)
    case .stats: return "stats"
    case .setMembers(let rows, let patch):
      return "member set\(operands(rows))\(patch.position.map { " --position \($0.name)" } ?? "")"
        + (patch.name.map { " --name \(text($0))" } ?? "")
    case .setTodos(let rows, let patch): return line(of: rows, patch)
    case .remove(let rows): return "\(rows.entity.name) rm\(operands(rows))"
    case .undo(let step): return "undo\(step.map { " \($0)" } ?? "")"
    case .redo: return "redo"
    case .log(let query): return line(of: query)
    case .showStep(let number): return "log \(number)"
    case .prune: return "log --prune"
    case .begin: return "begin"
    case .commit: return "commit"
    case .rollback: return "rollback"
    case .watch(let place): return "watch\(place.map { " --since \($0)" } ?? "")"
    case .mock(let action): return ":mock\(action == .toggle ? "" : " \(action.rawValue)")"
    case .open(let path): return ":open \(text(path))"
    case .source(let path): return ":source \(text(path))"
    case .set(let name, let value): return [":set", name, value].compactMap(\.self).joined(separator: " ")
    case .alias(let name, let line): return [":alias", name, line].compactMap(\.self).joined(separator: " ")
    case .explain(let line): return ":explain \(line)"
    case .history(let limit, let clear):
      return ":history\(limit.map { " \($0)" } ?? "")\(clear ? " --clear" : "")"
    case .edit: return ":edit"
    case .help(let topic): return ([":help"] + topic.map(text)).joined(separator: " ")
    case .quit: return ":quit"
    }
  }
}

extension CommandWriter {
  private func line(of query: LogQuery) -> String {
    var line = "log"
    switch query.row?.term {
    case .id(let id): line += " --\(query.row?.entity.name ?? "") \(id)"
    case .name(let name): line += " --member \(Quoting.word(name))"
    case .ids, nil: break
    }
    line += query.filter.map { " where \(condition($0))" } ?? ""
    return line + (query.limit.map { " limit \($0)" } ?? "")
  }

  private func line(of query: Query) -> String {
    var line = "\(query.entity.name) list"
    var (words, filter) = (words: [String](), query.rows.filter)
    while let (rest, word) = filter?.mention {
      words.insert(word, at: 0)
      filter = rest
    }
    line += words.map { " " + text($0) }.joined()
    line += option(for: query.rows.member)
    line += filter.map { " where \(condition($0))" } ?? (query.entity == .todo ? " --all" : "")
    if !query.order.isEmpty {
      let order = query.order.map { "\($0.field.name)\($0.descending ? " desc" : "")" }
      line += " order by \(order.joined(separator: ", "))"
    }
    return line + (query.limit.map { " limit \($0)" } ?? "")
  }

  func operands(_ rows: Selection) -> String {
    if rows.terms.isEmpty {
      return option(for: rows.member) + (rows.filter.map { " where \(condition($0))" } ?? " --all")
    }
    return rows.terms.map { term in
      switch term {
      case .id(let id): " \(id)"
      case .ids(let range): " \(range.lowerBound)..\(range.upperBound)"
      case .name(let name): " \(text(name))"
      }
    }.joined()
  }

  /// A condition, with parentheses wherever the grammar would group it otherwise.
  func condition(_ predicate: Predicate) -> String {
    switch predicate {
    case .compare(let field, let comparison, let operand):
      "\(field.name) \(comparison.rawValue) \(value(operand, of: field))"
    case .oneOf(let field, let operands):
      "\(field.name) in (\(operands.map { value($0, of: field) }.joined(separator: ", ")))"
    case .isTrue(let field), .isPresent(let field): field.name
    case .mentions(let entity, let words):
      "(\(Field.allSearched(of: entity).map { "\($0.name) ~ \(text(words))" }.joined(separator: " or ")))"
    case .contains(let field, let words): "\(field.name) ~ \(text(words))"
    case .not(.contains(let field, let words)): "\(field.name) !~ \(text(words))"
    case .not(let inner): "not \(grouped(inner))"
    case .and(let left, let right): "\(left.isOr ? grouped(left) : condition(left)) and \(grouped(right))"
    case .or(let left, let right): "\(condition(left)) or \(right.isOr ? grouped(right) : condition(right))"
    }
  }

  private func grouped(_ predicate: Predicate) -> String {
    switch predicate {
    case .and, .or: "(\(condition(predicate)))"
    default: condition(predicate)
    }
  }

  private func value(_ operand: Operand, of field: Field) -> String {
    switch operand {
    case .integer(let number): "\(number)"
    case .text(let tag) where field.kind == .tags: self.tag(tag)
    case .text(let text): self.text(text)
    case .position(let position): position.name
    case .flag(let flag): flag ? "yes" : "no"
    case .dates(let start, let end): interval(start, end)
    case .day(let day, _, _): day.text
    case .priority(let priority): priority.name
    }
  }

  func text(_ text: String) -> String {
    Quoting.word(text)
  }

  func date(_ date: Date) -> String {
    date.storedText + "Z"
  }

  /// The shortest form that reads back as the same stretch of time.
  private func interval(_ start: Date, _ end: Date) -> String {
    let stored = zone.wallClock(at: start).storedText.replacing("T", with: " ")
    let utc = start.storedText
    let forms = [stored.prefix(16), stored.prefix(19), utc.prefix(16) + "Z", utc.prefix(19) + "Z"].map(
      String.init)
    let dates = DateParser(zone: zone, now: { start })
    let same = forms.first { form in
      guard let reading = try? dates.parse(form) else { return false }
      return reading.start == start && reading.end == end
    }
    return same ?? date(start)
  }
}

extension Predicate {
  fileprivate var isOr: Bool {
    if case .or = self { true } else { false }
  }
}

extension Command {
  /// What it does to rows, in a word.
  var verb: String {
    switch self {
    case .remove: "remove"
    case .setTodos(_, let patch) where patch.complete == true: "mark as done"
    case .setTodos(_, let patch) where patch.complete == false: "reopen"
    default: "change"
    }
  }
}
