import LineupCore

extension Catalog {
  static let shellCommands: [CommandSpec] = [
    mock,
    CommandSpec(
      [":open"], .words([WordSpec(placeholder: "FILE", kind: .file)], required: 1),
      summary: "go on with another database",
      details: ["A file that does not exist is created by the first command that changes data."],
      examples: [(":open ~/teams/academy.db", "another team")],
      build: { (arguments) throws(SyntaxError) in .open(path: try arguments.file(0)) }),
    CommandSpec(
      [":source"], .words([WordSpec(placeholder: "FILE", kind: .file)], required: 1),
      summary: "run the commands of a file",
      examples: [(":source import.lineup", "run a script")],
      build: { (arguments) throws(SyntaxError) in .source(path: try arguments.file(0)) }),
    CommandSpec(
      [":set"],
      .words(
        [WordSpec(placeholder: "NAME", kind: .setting), WordSpec(placeholder: "VALUE", kind: .settingValue)],
        required: 0),
      prints: true,
      summary: "show or change settings",
      examples: [(":set", "show them all"), (":set mode json", "change one")],
      build: { (arguments) throws(SyntaxError) in try arguments.setting() }),
    CommandSpec(
      [":alias"], .line(name: "NAME"), prints: true,
      summary: "give a line a short name",
      details: [
        "The name then stands for the line, wherever a command begins; what follows the name is added to it. "
          + "The line is taken as it is, ; and | included. An alias cannot have the name of a command. "
          + "help NAME shows what it stands for."
      ],
      examples: [(":alias mids member list --position Mid", "define one"), (":alias", "show them all")],
      build: { (arguments) throws(SyntaxError) in try arguments.alias() }),
    CommandSpec(
      [":explain"], .line(name: nil), prints: true,
      summary: "show how a line is understood, and do nothing",
      examples: [(":explain member rm where position = Mid", "see what it would call")],
      build: { (arguments) throws(SyntaxError) in .explain(line: try arguments.wholeLine()) }),
    CommandSpec(
      [":history"], .words([WordSpec(placeholder: "N", kind: .number)], required: 0),
      options: [OptionSpec("--clear", role: .deed, summary: "forget every line")],
      prints: true,
      summary: "show the lines entered before",
      examples: [(":history 20", "the last twenty")],
      build: { (arguments) throws(SyntaxError) in
        let limit = try arguments.words.first.map { (word) throws(SyntaxError) in
          try Values.number(word, what: "N")
        }
        return .history(limit: limit, clear: arguments.has("--clear"))
      }),
    CommandSpec(
      [":edit"], .none,
      summary: "edit the line entered last with $VISUAL, $EDITOR or vi",
      details: [
        "What is saved stands at the next prompt, to be entered. Nothing is taken over from an editor that fails."
      ],
      examples: [(":edit", "mend a long line")],
      build: { (_) in .edit }),
    CommandSpec(
      [":help"], synonyms: ["help"], .command, prints: true,
      summary: "show what commands there are, or all about one",
      examples: [("help", "all commands"), ("help member set", "one of them")],
      build: { (arguments) in .help(topic: arguments.words.map(\.value)) }),
    CommandSpec(
      [":quit"], synonyms: ["quit", "exit", ":exit"], .none,
      summary: "leave lineup",
      build: { (_) in .quit }),
  ]
}

extension Arguments {
  /// The path at a place; `~/` at its beginning is expanded where the file is opened.
  fileprivate func file(_ index: Int) throws(SyntaxError) -> String {
    guard words.indices.contains(index) else {
      throw SyntaxError(.missingOperand("FILE", usage: spec.usage), endSpan)
    }
    return try Values.nonEmpty(words[index].value, "file name", words[index].span)
  }

  fileprivate func setting() throws(SyntaxError) -> Command {
    guard let name = words.first else { return .set(name: nil, value: nil) }
    guard let setting = Setting(rawValue: name.value) else {
      let names = Setting.allCases.map(\.rawValue)
      throw SyntaxError(
        .notAChoice(
          name.value, what: ":set", choices: names,
          suggestion: Suggestion.closest(to: name.value, in: names)),
        name.span)
    }
    if words.count > 1, setting.choices.isEmpty {
      return .set(name: name.value, value: "\(try Values.number(words[1], what: name.value))")
    }
    if words.count > 1, !setting.choices.contains(words[1].value) {
      let word = words[1].value
      throw SyntaxError(
        .notAChoice(
          word, what: ":set \(name.value)", choices: setting.choices,
          suggestion: Suggestion.closest(to: word, in: setting.choices)),
        words[1].span)
    }
    return .set(name: name.value, value: word(1))
  }

  fileprivate func alias() throws(SyntaxError) -> Command {
    guard let name = line?.name else { return .alias(name: nil, line: nil) }
    let text = line?.text ?? ""
    return .alias(name: name.value, line: text.isEmpty ? nil : text)
  }

  fileprivate func wholeLine() throws(SyntaxError) -> String {
    guard let line, !line.text.isEmpty else {
      throw SyntaxError(.missingOperand("LINE", usage: spec.usage), endSpan)
    }
    return line.text
  }
}
