import LineupCore

/// How a command was understood: what it says, its AST, and the call that it would make.
struct Explanation {
  private let invocation: Invocation
  private let zone: LocalZone

  init(_ invocation: Invocation, zone: LocalZone) {
    self.invocation = invocation
    self.zone = zone
  }

  var text: String {
    var lines = ["command  " + CommandWriter(zone: zone).line(of: invocation)]
    lines += ["ast      " + Explanation.tree(invocation.command)]
    let rehearsal = invocation.isDryRun ? ", in a rehearsal" : ""
    lines += ["call     " + (call.map { $0 + rehearsal } ?? "none: it acts on the shell")]
    return lines.map { $0.visible + "\n" }.joined()
  }

  private var call: String? {
    switch invocation.command {
    case .addMember(_, let orSet): "interactor.member.saveMember(draft, orSet: \(orSet))"
    case .addTodo: "interactor.todoEvent.createEvent(draft)"
    case .list(let query):
      query.entity == .member
        ? "interactor.member.getAllMember(query)" : "interactor.todoEvent.listEvents(query)"
    case .show(let rows):
      rows.entity == .member
        ? "interactor.member.getAllMember(query)" : "interactor.todoEvent.listEvents(query)"
    case .listOpen: "interactor.report.listOpen(query, now: date)"
    case .stats: "interactor.report.count(now: date)"
    case .setMembers: "interactor.member.updateMember(rows, patch)"
    case .setTodos: "interactor.todoEvent.updateEvent(rows, patch)"
    case .remove(let rows):
      rows.entity == .member
        ? "interactor.member.deleteMember(rows)" : "interactor.todoEvent.deleteEvent(rows)"
    case .undo: "interactor.change.undo(step, of: owner)"
    case .redo: "interactor.change.redo(of: owner)"
    case .log: "interactor.change.log(query)"
    case .prune: "interactor.change.prune(now: date)"
    case .showStep(let number): "interactor.change.show(\(number))"
    case .begin: "interactor.transaction.begin()"
    case .commit: "interactor.transaction.commit()"
    case .rollback: "interactor.transaction.rollback()"
    case .watch: "interactor.news.look(after: place)"
    case .mock(.diff): "interactor.sandbox.compare()"
    case .mock(.apply): "interactor.sandbox.apply(to: data)"
    default: nil
    }
  }

  /// The AST as Swift would write it, without the names of modules and without what is nil or empty.
  private static func tree(_ value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    if let field = value as? Field { return field.name }
    if let position = value as? Position { return position.name }
    if let day = value as? Day { return day.text }
    switch mirror.displayStyle {
    case .optional: return mirror.children.first.map { tree($0.value) } ?? "nil"
    case .collection: return "[" + mirror.children.map { tree($0.value) }.joined(separator: ", ") + "]"
    case .enum:
      guard let child = mirror.children.first else { return "\(value)" }
      let payload = Mirror(reflecting: child.value)
      let inner = payload.displayStyle == .tuple ? parts(payload) : tree(child.value)
      return "\(child.label ?? "")(\(inner))"
    case .struct where !mirror.children.isEmpty:
      return "\(type(of: value))(\(parts(mirror)))"
    default:
      return value is String ? "\"\(value)\"" : "\(value)"
    }
  }

  private static func parts(_ mirror: Mirror) -> String {
    mirror.children.compactMap { label, value in
      let text = tree(value)
      if text == "nil" || text == "[]" { return nil }
      guard let label, !label.hasPrefix(".") else { return text }
      return "\(label): \(text)"
    }.joined(separator: ", ")
  }
}
