import LineupShell

/// What the command line asks for.
struct CommandLineArguments {
  /// One source of commands, in the order given.
  enum Input: Equatable {
    case file(String)
    case line(String)
  }

  var database: String?
  var isMock = false
  var inputs: [Input] = []
  var options = ShellOptions()
  var showsHelp = false
  var showsVersion = false

  /// A generated file to print: the man page or a shell's completions.
  var generates: String?

  /// The words of one command.
  var operands: [String] = []
}

extension CommandLineArguments {
  /// What is to be run, as it was asked for.
  var summary: String {
    let inputs = inputs.map { input in
      switch input {
      case .file(let path): "-f \(path)"
      case .line(let line): "-c '\(line)'"
      }
    }
    return (inputs + [operands.joined(separator: " ")]).filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// An option that has no meaning at a prompt, if one was given.
  var optionForScripts: ProgramOption.Name? {
    options.isAtomic ? .atomic : options.isDryRun ? .dryRun : nil
  }
}

/// Why the command line cannot be understood.
struct UsageError: Error {
  let message: String
  var hint: String? = "lineup --help lists the options"

  var diagnostic: Diagnostic {
    Diagnostic(message, hint: hint, place: .program)
  }
}

extension CommandLineArguments {
  /// Reads the arguments of this process.
  static func read() -> Result<CommandLineArguments, UsageError> {
    var words: [String] = []
    for (index, pointer) in UnsafeBufferPointer(start: CommandLine.unsafeArgv, count: Int(CommandLine.argc))
      .enumerated().dropFirst()
    {
      guard let pointer, let word = String(validatingCString: pointer) else {
        return .failure(UsageError(message: "argument \(index) is not valid UTF-8", hint: nil))
      }
      words.append(word)
    }
    do throws(UsageError) {
      return .success(try CommandLineArguments(words))
    } catch {
      return .failure(error)
    }
  }

  /// Reads arguments, without the program's name. Options end at the first operand or at `--`.
  init(_ words: [String]) throws(UsageError) {
    var rest = words[...]
    while let word = rest.first {
      guard word.hasPrefix("-"), word != "-" else { break }
      rest.removeFirst()
      if word == "--" { break }
      try takeOption(word, &rest)
    }
    operands = Array(rest)
  }

  private mutating func takeOption(_ word: String, _ rest: inout ArraySlice<String>) throws(UsageError) {
    let isLong = word.hasPrefix("--")
    let equals = isLong ? word.firstIndex(of: "=") : nil
    let name = equals.map { String(word[..<$0]) } ?? (isLong ? word : String(word.prefix(2)))
    var attached = equals.map { String(word[word.index(after: $0)...]) }
    if !isLong, word.count > 2 { attached = String(word.dropFirst(2)) }

    if name == "--generate" {
      generates = attached ?? rest.popFirst()
      return
    }
    if isLong, let mode = OutputMode(rawValue: String(name.dropFirst(2))) {
      guard attached == nil else { throw UsageError(message: "'\(name)' takes no value") }
      options.mode = mode
      return
    }
    guard let option = ProgramOption.all.first(where: { $0.name.rawValue == name || $0.short == name }) else {
      let known = ProgramOption.all.map(\.name.rawValue) + OutputMode.allCases.map { "--" + $0.rawValue }
      let suggestion = Suggestion.closest(to: name, in: known).map { "; did you mean '\($0)'?" } ?? ""
      throw UsageError(message: "there is no option '\(name)'" + suggestion)
    }
    if case .none = option.value {
      guard attached == nil else {
        guard isLong else { return try takeCluster(name, "-" + word.dropFirst(2), &rest) }
        throw UsageError(message: "'\(name)' takes no value")
      }
      return set(option.name)
    }
    guard let value = attached ?? rest.popFirst() else {
      throw UsageError(message: "'\(name)' needs a value: \(option.usage)")
    }
    try set(option, value)
  }

  /// Takes `-qk` as `-q -k`.
  private mutating func takeCluster(
    _ first: String, _ others: String, _ rest: inout ArraySlice<String>
  ) throws(UsageError) {
    try takeOption(first, &rest)
    try takeOption(others, &rest)
  }

  private mutating func set(_ name: ProgramOption.Name) {
    switch name {
    case .mock: isMock = true
    case .quiet: options.isQuiet = true
    case .keepGoing: options.keepsGoing = true
    case .atomic: options.isAtomic = true
    case .dryRun: options.isDryRun = true
    case .yes: options.agreed = true
    case .safe: options.isSafe = true
    case .help: showsHelp = true
    case .version: showsVersion = true
    case .database, .file, .command, .mode, .color: break
    }
  }

  private mutating func set(_ option: ProgramOption, _ value: String) throws(UsageError) {
    if case .choice(let choices) = option.value, !choices.contains(value) {
      let suggestion = Suggestion.closest(to: value, in: choices).map { "; did you mean '\($0)'?" } ?? ""
      throw UsageError(
        message: "'\(value)' is not a value for \(option.name.rawValue)" + suggestion,
        hint: "use one of: \(choices.joined(separator: ", "))")
    }
    switch option.name {
    case .database:
      guard !value.isEmpty else { throw UsageError(message: "'--db' needs the path of a file") }
      database = value
    case .file: inputs.append(.file(value))
    case .command: inputs.append(.line(value))
    case .mode: options.mode = OutputMode(rawValue: value)
    case .color: options.color = ColorPolicy(rawValue: value) ?? .auto
    case .mock, .quiet, .keepGoing, .atomic, .dryRun, .yes, .safe, .help, .version: break
    }
  }
}
