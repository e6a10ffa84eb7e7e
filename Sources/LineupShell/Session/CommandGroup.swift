import LineupCore

/// Commands of a script that are kept together: making one durable takes a hundred times as long as the rest of it.
struct CommandGroup {
  /// The greatest number of commands.
  private static let mostCommands = 1000

  /// How long others wait for a group, in milliseconds.
  private static let duration: Int64 = 10

  /// How much of what they print is held back, in bytes.
  private static let mostHeld = 1 << 20

  private let first: Place
  private var last: Place
  private var count = 0
  private let began: Date

  init(at place: Place, now: Date) {
    first = place
    last = place
    began = now
  }

  /// Takes note of a command that was run.
  mutating func add(_ place: Place) {
    last = place
    count += 1
  }

  /// Whether it has lasted long enough. A clock that was set back ends it too.
  func isDue(now: Date, held: Int) -> Bool {
    let age = now.milliseconds - began.milliseconds
    return count >= CommandGroup.mostCommands || age >= CommandGroup.duration || age < 0
      || held >= CommandGroup.mostHeld
  }

  /// The lines of its commands, as a message names them.
  var lines: String {
    let numbers = [first, last].map { $0.source.line(of: $0.span).number }
    return numbers[0] == numbers[1] ? "line \(numbers[0])" : "lines \(numbers[0]) to \(numbers[1])"
  }
}

extension Command {
  /// Whether a group may hold it: it changes rows that it names one by one, and prints no more than that.
  var joinsGroup: Bool {
    switch self {
    case .addMember, .addTodo: true
    case .setMembers(let rows, _), .setTodos(let rows, _), .remove(let rows): !rows.isBroad
    default: false
    }
  }
}
