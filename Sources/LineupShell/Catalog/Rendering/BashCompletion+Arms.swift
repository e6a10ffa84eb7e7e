import LineupCore

/// What the functions of the script branch on.
extension BashCompletion {
  /// Values of options: `lineup --mode`, `member list --position`.
  var values: String {
    let ofProgram = tree.options.filter(\.takesValue).flatMap { option in
      option.names.map { (pattern: "lineup \($0)", body: body(option.value)) }
    }
    let ofCommands = tree.catalog.commands.flatMap { command in
      command.options.filter(\.takesValue).map { option in
        (pattern: "\(command.name) \(option.name)", body: option.choices.map(offerAttached) ?? ":")
      }
    }
    return arms(ofProgram + ofCommands, indent: 2)
  }

  private func body(_ value: ProgramOption.Value) -> String {
    switch value {
    case .file: #"_lineup_files "$3""#
    case .choice(let choices): offerAttached(choices)
    case .line, .none: ":"
    }
  }

  /// Turns first words into the command that they call, and offers second ones.
  var canonicalNames: String {
    let groups = tree.groups.map { group in
      arm(
        [group.word],
        """
        if [[ $# -eq 0 && $cur != -* ]]; then
          \(offer(group.words.map(\.text)))
          return
        elif [[ $# -eq 0 || $1 == -* ]]; then
          command='\(group.alone.name)'
        else
          command+=" $1"
          shift
        fi
        """, indent: 2)
    }
    let synonyms = tree.synonyms.map { arm($0.words, "command=\($0.command)", indent: 2) }
    return (groups + synonyms).joined(separator: "\n")
  }

  var commandOptions: String {
    arms(
      tree.catalog.commands.map { command in
        (command.name, "options='\(command.completedOptions.map(\.name).joined(separator: " "))'")
      }, indent: 4)
  }

  /// Passes over the program's options, and remembers those that name the data.
  var programOptions: String {
    var arms: [String] = []
    for option in tree.options where option.namesData {
      let name = option.name.rawValue
      if option.takesValue {
        let value = #"data=("${words[i]}" "${words[i + 1]/#\~\//$HOME/}") && ((i++))"#
        arms.append(arm([name], value, indent: 4))
        arms.append(arm([name + "=*"], #"data=("${words[i]/=\~\//=$HOME/}")"#, indent: 4))
      } else {
        arms.append(arm([name], #"data=("${words[i]}")"#, indent: 4))
      }
    }
    let valued = tree.options.filter { $0.takesValue && !$0.namesData }.flatMap(\.names)
    return (arms + [arm(valued, "((i++))", indent: 4)]).joined(separator: "\n")
  }

  /// What may stand after a command and its options.
  var operands: String {
    arms(tree.catalog.commands.compactMap { command in body(command).map { (command.name, $0) } }, indent: 2)
  }

  private func body(_ command: CommandSpec) -> String? {
    switch command.operands {
    case .none, .text, .line: return nil
    case .nameAndPosition: return "((count)) && " + offer(Position.allCases.map(\.name))
    case .query, .filter, .steps:
      return "_lineup_clause '\(fields(command))' || \(offer(command.clauses))"
    case .rows(let entity):
      let rows = "_lineup_rows \(entity.hasNames ? "yes" : "no") \(tree.listing(of: entity))"
      return "_lineup_clause '\(fields(command))' || \(rows)"
    case .command:
      let verbs = tree.groups.map { arm(["1:\($0.word)"], offer($0.words.map(\.text)), indent: 0) }
      let first = arm(["0:*"], offer(tree.helpWords.map(\.text)), indent: 0)
      return "case $count:$1 in\n" + ([first] + verbs).joined(separator: "\n") + "\nesac"
    case .words(let words, _):
      let arms = words.enumerated().compactMap { index, word in
        body(word).map { arm(["\(index)"], $0, indent: 0) }
      }
      return arms.isEmpty ? nil : "case $count in\n" + arms.joined(separator: "\n") + "\nesac"
    }
  }

  private func body(_ word: WordSpec) -> String? {
    switch word.kind {
    case .choice(let choices): return offer(choices)
    case .file: return "_lineup_files"
    case .setting: return offer(Setting.allCases.map(\.rawValue))
    case .settingValue:
      let arms = arms(
        Setting.allCases.filter { !$0.choices.isEmpty }.map { ($0.rawValue, offer($0.choices)) }, indent: 0)
      return "case $1 in\n\(arms)\nesac"
    case .number, .days, .aliasName: return nil
    }
  }

  private func fields(_ command: CommandSpec) -> String {
    command.fields.map(\.name).joined(separator: " ")
  }

  private func offer(_ words: [String]) -> String {
    "_lineup_offer '\(words.joined(separator: " "))'"
  }

  /// Offers values that may stand in one word with their option.
  private func offerAttached(_ words: [String]) -> String {
    offer(words) + #" "$3""#
  }
}

extension BashCompletion {
  /// An arm of a `case`, for one pattern or several.
  private func arm(_ patterns: [String], _ body: String, indent: Int) -> String {
    let blanks = String(repeating: " ", count: indent)
    let pattern =
      blanks + patterns.map { $0.contains(" ") ? "'\($0)'" : $0 }.joined(separator: " | \\\n\(blanks)  ")
      + ")"
    let lines = body.split(separator: "\n")
    if patterns.count == 1, lines.count == 1 { return "\(pattern) \(body) ;;" }
    return ([pattern] + lines.map { "\(blanks)  \($0)" } + ["\(blanks)  ;;"]).joined(separator: "\n")
  }

  /// Arms for pairs of a pattern and what is to be done; patterns with the same are put together.
  private func arms(_ pairs: [(pattern: String, body: String)], indent: Int) -> String {
    var bodies: [String] = []
    for pair in pairs where !bodies.contains(pair.body) { bodies.append(pair.body) }
    return bodies.map { body in
      arm(pairs.filter { $0.body == body }.map(\.pattern), body, indent: indent)
    }.joined(separator: "\n")
  }
}
