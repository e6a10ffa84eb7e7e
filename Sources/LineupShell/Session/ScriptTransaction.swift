/// A transaction that a script has opened, or that a whole run is.
struct ScriptTransaction {
  /// Where it begins; nil for a whole run.
  let beginning: Place?

  /// How deep among scripts that run each other it was opened.
  let depth: Int

  /// Whether a command of it has failed, so that nothing of it can be kept.
  var hasFailed = false

  /// How it was begun and the commands that changed data, as typed, as far as they are needed.
  private var text: String
  private var commands = 0

  /// How to do what cannot be a part of it.
  var wayOut: String { beginning == nil ? "run it without --atomic" : "commit or roll back first" }

  /// The greatest number of characters of commands that the log is told.
  private static let longest = 200

  init(_ text: String, at beginning: Place?, depth: Int) {
    self.text = text
    self.beginning = beginning
    self.depth = depth
  }

  /// Takes note of a command that changed data.
  mutating func add(_ command: String) {
    commands += 1
    guard beginning != nil, text.count <= ScriptTransaction.longest else { return }
    text += "; " + command.prefix(ScriptTransaction.longest)
  }

  /// What the step says of itself: its commands, or how many there are.
  var stepText: String {
    let count = " (\(commands) command\(commands == 1 ? "" : "s"))"
    let whole = beginning == nil ? text + count : text + "; commit"
    guard whole.count > ScriptTransaction.longest else { return whole }
    return text.prefix(ScriptTransaction.longest - 1) + "…" + count
  }
}
