import LineupCore

/// The lines that declare what is offered, and what the functions branch on.
extension FishCompletion {
  var valuedOptions: String {
    tree.options.filter(\.takesValue).flatMap(\.names).joined(separator: " ")
  }

  var dataOptions: String {
    tree.options.filter(\.namesData).map { option in
      let name = option.name.rawValue
      guard option.takesValue else {
        return """
                      case \(name)
                          printf '%s\\n' $words[1]
          """
      }
      return """
                    case \(name)
                        printf '%s\\n' $words[1] (string replace -r '^~/' "$HOME/" -- "$words[2]")
                        set -e words[1]
                    case '\(name)=*'
                        string replace -r '=~/' "=$HOME/" -- $words[1]
        """
    }.joined(separator: "\n")
  }

  var canonicalNames: String {
    let groups = tree.groups.map { group in
      """
              case \(group.word)
                  if set -q words[2]; and not string match -q -- '-*' $words[2]
                      set words[2] "$words[1] $words[2]"
                      set -e words[1]
                  else if set -q words[2]; or string match -q -- '-*' "$token"
                      set words[1] '\(group.alone.name)'
                  end
      """
    }
    let synonyms = tree.synonyms.map {
      """
              case \($0.words.joined(separator: " "))
                  set words[1] \($0.command)
      """
    }
    return (groups + synonyms).joined(separator: "\n")
  }

  var programOptions: [String] {
    tree.options.flatMap { option in
      let short = option.short.map { "-s \($0.dropFirst()) " } ?? ""
      let value =
        switch option.value {
        case .none: ""
        case .file: " -r -F"
        case .line: " -x"
        case .choice(let choices): " -x -a \(quoted(choices.joined(separator: " ")))"
        }
      let name = "\(short)-l \(option.name.rawValue.dropFirst(2))"
      let forms = option.shortForms.map {
        line(nil, "-l \($0.dropFirst(2))", "the same as \(option.name.rawValue) \($0.dropFirst(2))")
      }
      return [line(nil, name + value, option.summary)] + forms
    }
  }

  var firstWords: [String] {
    tree.firstWords.map { line(nil, "-a \($0.text)", $0.description) }
  }

  func verbs(_ group: CompletionTree.Group) -> [String] {
    group.words.map { line("__lineup_follows \(group.word)", "-a \($0.text)", $0.description) }
  }

  /// What may follow a command.
  func lines(_ command: CommandSpec) -> [String] {
    let options = command.completedOptions.map { option in
      let choices = option.choices.map { " -a \(quoted($0.joined(separator: " ")))" } ?? ""
      let value = option.takesValue ? " -x" + choices : ""
      return line(runs(command), "-l \(option.name.dropFirst(2))" + value, option.summary)
    }
    return options + operands(command)
  }

  private func operands(_ command: CommandSpec) -> [String] {
    let runs = runs(command)
    switch command.operands {
    case .none, .text, .line: return []
    case .nameAndPosition:
      let condition = "\(runs); and not \(counts(0, command))"
      return [line(condition, "-a \(quoted(Position.allCases.map(\.name).joined(separator: " ")))", nil)]
    case .query, .filter, .steps:
      let clauses = command.clauses.joined(separator: " ")
      let words = "(__lineup_clause \(fields(command)); or printf '%s\\n' \(clauses))"
      return [line(runs, "-a \(quoted(words))", nil)]
    case .rows(let entity):
      let rows = "__lineup_rows \(entity.hasNames ? "yes" : "no") \(tree.listing(of: entity))"
      return [line(runs, "-k -a \(quoted("(__lineup_clause \(fields(command)); or \(rows))"))", nil)]
    case .command:
      let first = tree.helpWords.map { line(counts(0, command), "-a \($0.text)", $0.description) }
      let seconds = tree.groups.flatMap { group in
        group.words.map {
          line("__lineup_follows \(command.name) \(group.word)", "-a \($0.text)", $0.description)
        }
      }
      return first + seconds
    case .words(let words, _):
      return words.enumerated().flatMap { index, word in lines(word, runs: counts(index, command), command) }
    }
  }

  private func lines(_ word: WordSpec, runs: String, _ command: CommandSpec) -> [String] {
    switch word.kind {
    case .choice(let choices): return [line(runs, "-a \(quoted(choices.joined(separator: " ")))", nil)]
    case .file: return [line(runs, "-F", nil)]
    case .setting: return Setting.allCases.map { line(runs, "-a \($0.rawValue)", $0.summary) }
    case .settingValue:
      return Setting.allCases.filter { !$0.choices.isEmpty }.map { setting in
        let condition = "__lineup_follows \(command.name) \(setting.rawValue)"
        return line(condition, "-a \(quoted(setting.choices.joined(separator: " ")))", nil)
      }
    case .number, .days, .aliasName: return []
    }
  }

  /// The condition that a command is typed.
  private func runs(_ command: CommandSpec) -> String {
    "__lineup_runs \(command.name)"
  }

  /// The condition that a command is typed, with so many words after it.
  private func counts(_ count: Int, _ command: CommandSpec) -> String {
    "__lineup_counts \(count) \(command.name)"
  }

  /// One declaration.
  ///
  /// - Parameter condition: nil while the command is still to come.
  private func line(_ condition: String?, _ rest: String, _ description: String?) -> String {
    "complete -c lineup -n \(quoted(condition ?? "__lineup_follows")) \(rest)"
      + (description.map { " -d \(quoted($0))" } ?? "")
  }

  private func fields(_ command: CommandSpec) -> String {
    command.fields.map(\.name).joined(separator: " ")
  }

  /// A word within single quotes, or as it is when nothing in it needs them.
  private func quoted(_ text: String) -> String {
    if text.allSatisfy({ $0.isLetter || $0 == "_" }) { return text }
    return "'" + text.replacing("\\", with: #"\\"#).replacing("'", with: #"\'"#) + "'"
  }
}
