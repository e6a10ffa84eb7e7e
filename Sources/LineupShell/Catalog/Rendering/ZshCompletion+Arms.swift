import LineupCore

/// What the functions of the script branch on, and what they offer.
extension ZshCompletion {
  /// Words for `_describe`, each with what it is.
  func list(_ words: [CompletionTree.Word]) -> String {
    words.map { "    " + quoted($0.text.replacing(":", with: #"\:"#) + ":" + $0.description) }
      .joined(separator: "\n")
  }

  var verbs: String {
    tree.groups.map { group in
      """
      _lineup_verbs_\(group.word)() {
        local -a list=(
      \(list(group.words))
        )
        _describe -t verbs verb list
      }
      """
    }.joined(separator: "\n\n") + "\n\n"
      + """
      # Offers what help may be asked about.
      _lineup_help() {
        case $CURRENT:$words[2] in
          (2:*) _alternative 'commands:command:_lineup_first_words' 'topics:topic:_lineup_topics' ;;
      \(tree.groups.map { "    (3:\($0.word)) _lineup_verbs_\($0.word) ;;" }.joined(separator: "\n"))
        esac
      }
      """
  }

  var settingValues: String {
    Setting.allCases.filter { !$0.choices.isEmpty }.map { setting in
      "    (\(setting.rawValue)) _lineup_offer value \(setting.choices.joined(separator: " ")) ;;"
    }.joined(separator: "\n")
  }

  /// Turns first words into the command that they call, and offers second ones.
  var canonicalNames: String {
    let groups = tree.groups.map { group in
      """
          (\(group.word))
            if [[ $words[2] == -* ]]; then
              command='\(group.alone.name)'
            elif (( CURRENT == 2 )); then
              _lineup_verbs_\(group.word)
              return
            else
              command+=" $words[2]"
              shift words
              (( CURRENT-- ))
            fi
            ;;
      """
    }
    let synonyms = tree.synonyms.map { "    (\($0.words.joined(separator: "|"))) command=\($0.command) ;;" }
    return (groups + synonyms).joined(separator: "\n")
  }

  var commands: String {
    tree.catalog.commands.map { command in
      let specs = command.completedOptions.map(spec) + operands(command)
      return """
            ('\(command.name)')
              _arguments -S \\
                \(specs.joined(separator: " \\\n        "))
              ;;
        """
    }.joined(separator: "\n")
  }

  private func spec(_ option: OptionSpec) -> String {
    let name = (option.mayRepeat ? "*" : "") + option.name + (option.takesValue ? "=" : "")
    let value = option.takesValue ? ":\(option.placeholder):" + (option.choices.map(words) ?? " ") : ""
    return quoted(name + bracketed(option.summary) + value)
  }

  private func operands(_ command: CommandSpec) -> [String] {
    switch command.operands {
    case .none: return []
    case .text(let placeholder): return [quoted("*:\(placeholder): ")]
    case .line: return [quoted("*:LINE: ")]
    case .nameAndPosition:
      return [quoted("1:NAME: "), quoted("*:POSITION:" + words(Position.allCases.map(\.name)))]
    case .query, .filter, .steps:
      let placeholder = command.takesOrder ? "TEXT" : "N"
      let clauses = "_lineup_offer keyword \(command.clauses.joined(separator: " "))"
      return [quoted("*:\(placeholder):{_lineup_clause \(fields(command)) || \(clauses)}")]
    case .rows(let entity):
      let rows = "_lineup_rows \(entity.hasNames ? "yes" : "no") \(tree.listing(of: entity))"
      return [quoted("*:\(command.operandsUsage):{_lineup_clause \(fields(command)) || \(rows)}")]
    case .command: return [quoted("*:COMMAND:_lineup_help")]
    case .words(let words, let required):
      return words.enumerated().map { index, word in
        quoted("\(index + 1)\(index < required ? ":" : "::")\(word.placeholder):\(action(word))")
      }
    }
  }

  private func action(_ word: WordSpec) -> String {
    switch word.kind {
    case .choice(let choices): words(choices)
    case .file: "_files"
    case .setting: "_lineup_settings"
    case .settingValue: "_lineup_setting_values"
    case .number, .days, .aliasName: " "
    }
  }

  var programOptions: String {
    tree.options.flatMap { option in
      [spec(option)]
        + option.shortForms.map {
          quoted($0 + bracketed("the same as \(option.name.rawValue) \($0.dropFirst(2))"))
        }
    }.map { "    \($0) \\" }.joined(separator: "\n")
  }

  private func spec(_ option: ProgramOption) -> String {
    let action =
      switch option.value {
      case .none: ""
      case .file: ":\(option.placeholder):_files"
      case .line: ":\(option.placeholder): "
      case .choice(let choices): ":\(option.placeholder):\(words(choices))"
      }
    let long = option.name.rawValue + (option.takesValue ? "=" : "")
    let rest = bracketed(option.summary) + action
    guard let short = option.short else { return quoted(long + rest) }
    // Options with a value add to each other, as -f and -c do; others are given once.
    return option.takesValue
      ? "'*'{\(short)+,\(long)}" + quoted(rest)
      : quoted("(\(short) \(long))") + "{\(short),\(long)}" + quoted(rest)
  }

  /// Keeps the options that name the data, for the rows that are to be offered.
  var data: String {
    tree.options.filter(\.namesData).map { option in
      let name = option.name.rawValue
      let value = option.takesValue ? " ${${(Q)opt_args[\(name)]}/#\\~\\//$HOME/}" : ""
      return "  (( $+opt_args[\(name)] )) && data=(\(name)\(value))"
    }.joined(separator: "\n")
  }

  private func fields(_ command: CommandSpec) -> String {
    command.fields.map(\.name).joined(separator: " ")
  }

  private func words(_ words: [String]) -> String {
    "(\(words.joined(separator: " ")))"
  }

  /// The description of an option, for `_arguments`.
  private func bracketed(_ text: String) -> String {
    "[" + text.replacing("[", with: #"\["#).replacing("]", with: #"\]"#) + "]"
  }

  /// A word within single quotes.
  private func quoted(_ text: String) -> String {
    "'" + text.replacing("'", with: #"'\''"#) + "'"
  }
}
