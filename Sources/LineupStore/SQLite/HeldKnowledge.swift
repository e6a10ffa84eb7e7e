import LineupCore

/// What a session knows of the data while it holds the lock: nobody else can change it meanwhile, so it need not be looked
/// up again.
struct HeldKnowledge: Sendable {
  /// The place of the last row of the journal.
  var journalEnd: Int64?

  /// Whether the tables hold exactly what is written to them; nil before that was asked.
  var isExact: Bool?

  /// What was written since the end of the journal was last known; nil where only the journal tells what became of it.
  var written: [Change]?

  private var lastMember: Int64?
  private var lastTodo: Int64?

  /// The greatest id that a row of an entity has or had, the greatest Int64 left out.
  subscript(lastIDOf entity: Entity) -> Int64? {
    get {
      switch entity {
      case .member: lastMember
      case .todo: lastTodo
      }
    }
    set {
      switch entity {
      case .member: lastMember = newValue
      case .todo: lastTodo = newValue
      }
    }
  }

  /// Takes note of a new row.
  mutating func add(_ id: Int64, of entity: Entity) {
    if let last = self[lastIDOf: entity], id > last, id < .max { self[lastIDOf: entity] = id }
  }
}
