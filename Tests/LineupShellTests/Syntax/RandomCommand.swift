import LineupCore

@testable import LineupShell

/// Random commands whose texts are hostile, each one that a line can say.
struct RandomCommand {
  var random: HostileText

  /// How many seconds the clocks are ahead of UTC where the lines are written.
  private let offset: Int64

  init(seed: UInt64, offset: Int64) {
    random = HostileText(seed: seed)
    self.offset = offset
  }

  mutating func invocation() -> Invocation {
    let command = command()
    var invocation = Invocation(command: command, changesData: false, span: SourceSpan(0, 0))
    switch command {
    case .addMember, .addTodo:
      invocation.changesData = true
      invocation.isDryRun = random.chance(3)
    case .setMembers, .setTodos, .remove:
      invocation.changesData = true
      invocation.agreed = random.chance(3)
      invocation.isDryRun = random.chance(3)
    case .list, .show, .listOpen, .stats, .log, .showStep, .watch:
      invocation.mode = random.chance(3) ? random.pick(OutputMode.allCases) : nil
      invocation.pipe = random.chance(5) ? "sort -r; x | 'y # z" : nil
    default: break
    }
    return invocation
  }

  private mutating func command() -> Command {
    let entity = random.pick(Entity.allCases)
    switch Int.random(in: 0...16, using: &random.generator) {
    case 0:
      return .addMember(
        MemberDraft(name: random.visibleText(), position: position(), id: random.chance(2) ? id() : nil),
        orSet: random.chance(2))
    case 1, 2:
      return .addTodo(newTodo())
    case 3, 4, 5: return .list(query(of: entity))
    case 6: return .show(selection(of: entity))
    case 7:
      let name = random.chance(2) ? random.visibleText() : nil
      return .setMembers(
        changed(of: .member),
        MemberPatch(name: name, position: name == nil || random.chance(2) ? position() : nil))
    case 8: return .setTodos(changed(of: .todo), patch())
    case 9: return .setTodos(selection(of: .todo), TodoPatch(complete: random.chance(2)))
    case 10: return .remove(selection(of: entity))
    case 11: return logged()
    case 12: return random.chance(2) ? .open(path: random.visibleText()) : .source(path: random.visibleText())
    case 13:
      return .help(topic: (0..<Int.random(in: 0...2, using: &random.generator)).map { _ in random.text() })
    case 15: return reported()
    case 14: return .watch(since: random.chance(2) ? id() : nil)
    default:
      return random.pick([
        .mock(.toggle), .mock(.on), .mock(.copy), .mock(.apply), .set(name: nil, value: nil),
        .set(name: "mode", value: "json"), .set(name: "wrap", value: nil),
        .alias(name: nil, line: nil), .alias(name: "x", line: "member list; don't | # \\"),
        .alias(name: "x", line: nil), .explain(line: "' ; | # \""),
        .history(limit: nil, clear: false), .history(limit: id(), clear: false),
        .history(limit: nil, clear: true), .edit, .quit, .prune, .set(name: "log-days", value: "0"),
        .begin, .commit, .rollback,
      ])
    }
  }

  private mutating func logged() -> Command {
    if random.chance(4) { return .showStep(id()) }
    let row: LogQuery.RowReference? = random.pick([
      nil, LogQuery.RowReference(entity: .todo, term: .id(id())),
      LogQuery.RowReference(entity: .member, term: .id(id())),
      LogQuery.RowReference(entity: .member, term: .name(random.visibleText())),
    ])
    let filter = random.chance(3) ? nil : predicate(of: Field.ofSteps, depth: 4)
    return .log(LogQuery(row: row, filter: filter, limit: random.chance(3) ? id() : nil))
  }

  mutating func id() -> Int64 {
    random.chance(4) ? random.pick([0, 1, .max]) : Int64.random(in: 0...(.max), using: &random.generator)
  }
  mutating func position() -> Position { random.pick(Position.allCases) }

  /// A whole millisecond from 1900 to 9999.
  mutating func date() -> Date {
    Date(milliseconds: Int64.random(in: -2_208_988_800_000...253_402_300_799_998, using: &random.generator))
  }

  private mutating func query(of entity: Entity) -> Query {
    var filter = random.chance(3) ? nil : predicate(of: entity.fields, depth: 4)
    if entity == .todo {
      for _ in 0..<Int.random(in: 0...2, using: &random.generator) {
        filter = .both(filter, .mentions(.todo, random.visibleText()))
      }
    }
    let order = (0..<Int.random(in: 0...2, using: &random.generator)).map { _ in
      Ordering(field: random.pick(entity.fields), descending: random.chance(2))
    }
    return Query(
      rows: Selection(entity: entity, filter: filter, member: entity == .todo ? assignee() : nil),
      order: order, limit: random.chance(3) ? id() : nil)
  }

  /// Whose to-dos, now and then.
  mutating func assignee() -> Selection.Term? {
    guard random.chance(4) else { return nil }
    return random.chance(2) ? .id(id()) : .name(random.visibleText())
  }

  private mutating func selection(of entity: Entity) -> Selection {
    if random.chance(3) {
      return Selection(
        entity: entity, filter: random.chance(4) ? nil : predicate(of: entity.fields, depth: 3),
        member: entity == .todo ? assignee() : nil)
    }
    let terms = (0...Int.random(in: 0...3, using: &random.generator)).map { _ -> Selection.Term in
      switch Int.random(in: 0...2, using: &random.generator) {
      case 0: return .id(id())
      case 1:
        let (left, right) = (id(), id())
        return .ids(min(left, right)...max(left, right))
      default: return entity == .member ? .name(random.visibleText()) : .id(id())
      }
    }
    return Selection(entity: entity, terms: terms)
  }

  /// Rows for `set`, which has no `--all`, and whose `--for` is what it sets.
  mutating func changed(of entity: Entity) -> Selection {
    while true {
      var rows = selection(of: entity)
      rows.member = nil
      if !rows.terms.isEmpty || rows.filter != nil { return rows }
    }
  }

  mutating func predicate(of fields: [Field], depth: Int) -> Predicate {
    if depth > 0 {
      switch Int.random(in: 0...5, using: &random.generator) {
      case 0: return .not(predicate(of: fields, depth: depth - 1))
      case 1, 2: return .and(predicate(of: fields, depth: depth - 1), predicate(of: fields, depth: depth - 1))
      case 3: return .or(predicate(of: fields, depth: depth - 1), predicate(of: fields, depth: depth - 1))
      default: break
      }
    }
    let field = random.pick(fields)
    if random.chance(4) {
      return .oneOf(
        field, (0...Int.random(in: 0...3, using: &random.generator)).map { _ in operand(of: field) })
    }
    if field.hasText, random.chance(2) { return .contains(field, random.text()) }
    if field.isOptional, random.chance(3) { return .isPresent(field) }
    switch field.kind {
    case .flag where random.chance(2): return .isTrue(field)
    case .flag, .member, .tags: return .compare(field, random.pick([.equal, .notEqual]), operand(of: field))
    default: return .compare(field, random.pick(Comparison.allCases), operand(of: field))
    }
  }

  private mutating func operand(of field: Field) -> Operand {
    switch field.kind {
    case .id, .number: return .integer(random.chance(3) ? -id() : id())
    case .text: return .text(random.text())
    case .position: return .position(position())
    case .flag: return .flag(random.chance(2))
    case .member: return random.chance(2) ? .integer(id()) : .text(random.text())
    case .priority: return .priority(random.pick(Priority.allCases))
    case .tags: return .text(tag())
    case .date, .due:
      // A day, a minute, a second or a millisecond.
      let length = random.pick([86_400_000, 60_000, 1000, 1] as [Int64])
      let start = (date().milliseconds + offset * 1000) / length * length - offset * 1000
      let end = min(start + length, 253_402_300_799_999)
      let interval = (start: Date(milliseconds: start), end: Date(milliseconds: end))
      if length < 86_400_000 { return .dates(start: interval.start, end: interval.end) }
      let day = Day(Date(milliseconds: start + offset * 1000))
      return .day(day, start: interval.start, end: interval.end)
    }
  }
}
