import LineupCore

/// What the commands do that begin with a colon: they act on the shell.
extension Session {
  func runShellCommand(_ command: Command, to sink: ByteSink, isTerminal: Bool, at place: Place?) -> ExitCode
  {
    switch command {
    case .open(let path): return open(path, at: place)
    case .source(let path): return runFile(path, at: place)
    case .set(let name, let value):
      return showOrSet(name, value, to: sink, isTerminal: isTerminal, at: place)
    case .alias(let name, let line): return alias(name, line, to: sink, at: place)
    case .explain(let line): return explain(line, to: sink, at: place)
    case .history(let limit, let clear): return history(limit, clear: clear, to: sink, at: place)
    case .edit: return edit(at: place)
    case .help(let topic): return help(topic, to: sink, isTerminal: isTerminal, at: place)
    case .quit:
      guard mayLoseSandbox(quits: true) else { return fail("nothing was done", at: place) }
      isQuitting = true
    default: break
    }
    return .success
  }

  private func open(_ path: String, at place: Place?) -> ExitCode {
    if options.isSafe { return fail("no file but the database is opened in safe mode", at: place) }
    guard mayLoseSandbox() else { return fail("nothing was done", at: place) }
    let file = ScriptFile.expand(path, home: surroundings.home)
    use(.file(file))
    if prompt != nil, !ScriptFile.exists(file) {
      report(Diagnostic(severity: .warning, "\(path) does not exist yet; the first change makes it"))
    }
    return .success
  }

  private func runFile(_ path: String, at place: Place?) -> ExitCode {
    if options.isSafe { return fail("no file but the database is opened in safe mode", at: place) }
    guard sourceDepth < 32 else { return fail("scripts run each other more than 32 deep", at: place) }
    sourceDepth += 1
    defer { sourceDepth -= 1 }
    return run(file: path, at: place)
  }

  /// Runs a file of commands.
  ///
  /// - Parameter code: what a file that cannot be read amounts to.
  package func run(file path: String, code: ExitCode = .failure, at place: Place? = nil) -> ExitCode {
    do throws(ScriptFile.Failure) {
      let text = try ScriptFile.read(ScriptFile.expand(path, home: surroundings.home))
      return run(text: text, origin: .script(path))
    } catch {
      return fail("cannot read \(path): \(error.reason)", code: code, at: place)
    }
  }

  private func showOrSet(
    _ name: String?, _ value: String?, to sink: ByteSink, isTerminal: Bool, at place: Place?
  ) -> ExitCode {
    let settings = Setting.allCases.filter { name == nil || name == $0.rawValue }
    printer.begin(style(mode: nil, layout: .list, to: sink, isTerminal: isTerminal))
    if let value {
      for setting in settings { set(setting, to: value) }
    } else {
      if settings.contains(where: \.isKept) { container.interactor.change.readHistoryLimit() }
      show(settings, to: sink, isTerminal: isTerminal)
    }
    let error = printer.end().errors.first
    return error.map { fail($0, of: .set(name: name, value: value), at: place) } ?? .success
  }

  /// Shows settings, without those that could not be read.
  private func show(_ settings: [Setting], to sink: ByteSink, isTerminal: Bool) {
    let limit = printer.end().historyLimit
    let known = settings.compactMap { setting in value(of: setting, limit).map { (setting, $0) } }
    guard isTerminal else {
      for (setting, value) in known {
        sink.write("\(setting.rawValue)\t\(value)\t\(setting.usage)\t\(setting.summary)\n")
      }
      return
    }
    sink.write(
      TextLayout.columns(
        known.map { setting, value in
          let choices = setting.choices.joined(separator: ", ")
          return ("\(setting.rawValue) \(value)", setting.summary + (choices.isEmpty ? "" : " (\(choices))"))
        }))
  }

  private func alias(_ name: String?, _ line: String?, to sink: ByteSink, at place: Place?) -> ExitCode {
    if let name, let line {
      aliases[name] = line
      return .success
    }
    if let name, aliases[name] == nil { return fail("there is no alias '\(name)'", at: place) }
    for (alias, line) in aliases.sorted(by: { $0.key < $1.key }) where name == nil || name == alias {
      sink.write { bytes in
        bytes.append(":alias \(alias) ")
        bytes.append(visible: line)
        bytes.append("\n")
      }
    }
    return .success
  }

  private func explain(_ line: String, to sink: ByteSink, at place: Place?) -> ExitCode {
    let source = Source(.script(":explain"), Array(line.utf8))
    for parsed in parse(source) {
      switch parsed {
      case .failure(let error): return fail(error, in: source)
      case .success(let invocations):
        for invocation in invocations {
          sink.write { $0.append(Explanation(invocation, zone: surroundings.zone).text) }
        }
      }
    }
    return .success
  }

  private func history(_ limit: Int64?, clear: Bool, to sink: ByteSink, at place: Place?) -> ExitCode {
    guard let prompt else { return fail("there is a history at a prompt only", at: place) }
    if clear {
      guard let failure = prompt.clearHistory() else { return .success }
      return fail(failure, at: place)
    }
    let entries = prompt.history
    for entry in entries.suffix(Int(clamping: limit ?? .max)) {
      sink.write { bytes in
        bytes.append(visible: entry)
        bytes.append("\n")
      }
    }
    return .success
  }

  private func help(_ topic: [String], to sink: ByteSink, isTerminal: Bool, at place: Place?) -> ExitCode {
    guard let page = HelpPage(topic: topic, catalog: catalog, aliases: aliases) else {
      let name = topic.joined(separator: " ")
      let known =
        catalog.firstWords + catalog.commands.map(\.name) + HelpTopic.all.map(\.word) + aliases.keys.sorted()
      let suggestion = Suggestion.question(Suggestion.closest(to: name, in: known))
      return fail("there is no command '\(name)'" + suggestion, hint: "help lists the commands", at: place)
    }
    sink.write(page.text)
    return .success
  }
}

extension Session {
  /// A setting in words.
  ///
  /// - Parameter limit: what the database keeps of them; nil when that could not be read.
  private func value(of setting: Setting, _ limit: HistoryLimit?) -> String? {
    switch setting {
    case .mode: options.mode?.rawValue ?? "auto"
    case .color: options.color.rawValue
    case .wrap: options.wraps ? "on" : "off"
    case .quiet: options.isQuiet ? "on" : "off"
    case .suggest: options.suggests ? "on" : "off"
    case .hints: options.showsHints ? "on" : "off"
    case .news: options.news.rawValue
    case .pager: options.usesPager ? "on" : "off"
    case .timing: options.tellsTime ? "on" : "off"
    case .logChanges: limit.map { "\($0.changes)" }
    case .logDays: limit.map { "\($0.days)" }
    }
  }

  private func set(_ setting: Setting, to value: String) {
    switch setting {
    case .mode: options.mode = OutputMode(rawValue: value)
    case .color: options.color = ColorPolicy(rawValue: value) ?? .auto
    case .wrap: options.wraps = value == "on"
    case .quiet: options.isQuiet = value == "on"
    case .suggest: options.suggests = value == "on"
    case .hints: options.showsHints = value == "on"
    case .news: options.news = NewsPolicy(rawValue: value) ?? .on
    case .pager: options.usesPager = value == "on"
    case .timing: options.tellsTime = value == "on"
    case .logChanges: limitLog(changes: Int64(value))
    case .logDays: limitLog(days: Int64(value))
    }
  }

  private func limitLog(changes: Int64? = nil, days: Int64? = nil) {
    let mark = Mark(date: surroundings.now(), session: surroundings.session, text: ":set")
    container.interactor.change.setHistoryLimit(changes: changes, days: days, mark: mark)
  }
}
