import LineupCore

extension RepositoryError {
  /// The error as prose, for the command that met it.
  func prose(for command: Command?) -> (message: String, hint: String?) {
    switch self {
    case .recordNotFound(let entity, .id(let id)):
      (
        "record not found: there is no \(entity.name) \(id)",
        entity == .member ? hint(forNameOfDigits: "\(id)", command) : nil
      )
    case .recordNotFound(let entity, .name(let name)):
      ("record not found: there is no \(entity.name) named \(Quoting.quoted(name))", nil)
    case .recordNotFound(let entity, .ids(let range)):
      ("record not found: there is no \(entity.name) in \(range.lowerBound)..\(range.upperBound)", nil)
    case .nameTaken(let name, let id):
      ("there is a member named \(Quoting.quoted(name)) already: member \(id)", nameTakenHint(command))
    case .idTaken(let entity, let id): ("there is a \(entity.name) \(id) already", nil)
    case .idsExhausted(let entity):
      ("the greatest id of all \(entity.plural) has been given; none is left", "give a free one with --id N")
    case .rowsChanged: ("the rows changed while you were asked; nothing was done", "look again and repeat it")
    case .consentNeeded(let rows):
      (
        "this would touch \(rows) rows, and nobody can be asked; nothing was done",
        "say --yes if that is meant"
      )
    case .declined: ("nothing was done", nil)
    case .stepNotFound(let number): ("the log has no step \(number)", "log lists the steps")
    case .stepForgotten(let number):
      (
        "the log no longer goes back to step \(number)",
        "it keeps as much as :set log-changes and :set log-days say"
      )
    case .alreadyUndone(let number): ("step \(number) is undone already", nil)
    case .nothingToUndo(let elsewhere):
      (
        "there is nothing to undo" + (elsewhere == nil ? "" : " in this session"),
        elsewhere.map { "your newest step elsewhere is \($0): log \($0) shows it, undo \($0) takes it back" }
      )
    case .nothingToRedo:
      ("there is nothing to redo", "redo brings back what undo took, until another command changes data")
    case .conflicts where command == .mock(.apply):
      (
        "the sandbox's changes do not fit your data; nothing was applied",
        "take those back here and apply the rest, or begin anew with :mock off and :mock copy"
      )
    case .conflicts:
      ("rows are not as the step left them; nothing was done", "above is what has changed since")
    case .transactionIsOpen:
      (
        command == .begin
          ? "a transaction is open already"
          : "this cannot be a part of a transaction",
        "commit or roll back first"
      )
    case .noTransaction: ("no transaction is open", nil)
    case .transactionIsOver: ("an earlier error has ended the transaction; nothing of it was kept", nil)
    case .interrupted: ("interrupted", nil)
    case .storage(let failure): failure.prose
    }
  }

  /// How to write a member whose name looks like an id, where a command takes members or to-dos.
  private func hint(forNameOfDigits digits: String, _ command: Command?) -> String {
    switch command {
    case .addTodo, .setTodos, .listOpen: "a member of that name is written '\(digits)'"
    default: SyntaxError.Kind.hint(forNameOfDigits: digits)
    }
  }

  private func nameTakenHint(_ command: Command?) -> String? {
    if case .addMember(_, orSet: false) = command {
      "--or-set sets the position of the one there is"
    } else {
      nil
    }
  }

  var exitCode: ExitCode {
    switch self {
    case .storage: .database
    case .interrupted: .interrupted
    default: .failure
    }
  }
}

extension Error {
  /// Whether another program kept the database to itself for the moment.
  var isBusy: Bool {
    guard case .storage(let failure) = self as? RepositoryError, case .busy = failure.kind else {
      return false
    }
    return true
  }
}

extension StorageFailure {
  fileprivate var prose: (message: String, hint: String?) {
    switch kind {
    case .cannotOpen where path.isEmpty, .missing where path.isEmpty:
      ("there is no home folder to keep the data in", "set HOME, or name a database with --db or LINEUP_DB")
    case .cannotOpen: ("cannot open \(path)\(because)", nil)
    case .missing: ("there is no database \(path)", "the first command that changes data creates it")
    case .unnamed:
      ("no database is named, and there is no HOME for the usual one", "name one with --db or LINEUP_DB")
    case .notADatabase: ("\(path) is not a database; it was left as it is", nil)
    case .damaged:
      (
        "the database \(path) is damaged\(because)",
        "restore a backup, or save what can be read: sqlite3 \(path) .recover"
      )
    case .newerSchema(let found, let known):
      (
        "\(path) was written by a newer lineup (schema \(found), this one knows \(known)); it was left as it is",
        "update lineup"
      )
    case .foreignSchema:
      ("\(path) has a table of lineup's name that is not lineup's\(because)", "name another file with --db")
    case .readOnly: ("cannot write to \(path)\(because)", "check the rights of the file and its folder")
    case .busy(let holder):
      (
        "\(path) is busy: \(holder.map { "\($0) is writing" } ?? "another program is writing"); nothing was done",
        "try again"
      )
    case .full: ("no room is left to write \(path); nothing was done", nil)
    case .inputOutput: ("reading or writing \(path) failed\(because)", nil)
    case .other: ("the database \(path) reported an error\(because)", nil)
    }
  }

  private var because: String {
    detail.isEmpty ? "" : ": \(detail)"
  }
}
