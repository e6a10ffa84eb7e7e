import LineupCore

extension Session {
  /// How long a change may have landed before it is noticed, in milliseconds.
  private static let watchInterval: Int32 = 50

  /// Prints changes as they land, whoever makes them, until an interrupt comes or nobody reads them any more.
  ///
  /// Nothing is locked or kept open between two looks.
  ///
  /// - Parameter start: the step to go on from; nil for now.
  func watch(after start: Int64?, _ style: Printer.Style, at place: Place?) -> ExitCode {
    if rehearsal != nil {
      report(Diagnostic(severity: .note, "a dry run does not watch", place: place))
      return .success
    }
    if container.isMock {
      return fail(
        "nobody else can change a sandbox, so there is nothing to watch",
        hint: "log shows what was done in it",
        at: place)
    }
    // What was counted at the prompt came before what is watched.
    if newsProgress.count > 0 { tellNews() }
    let news = container.interactor.news
    let watcher = WatchPrinter(style, wasInterrupted: surroundings.interrupts.take)
    let subscription = watcher.observe(container.appState)
    defer {
      subscription.cancel()
      newsProgress.place = watcher.place ?? newsProgress.place
    }
    var isBehind = true
    while !watcher.isOver {
      if watcher.place == nil { news.begin(after: start) }
      if let reached = watcher.place {
        if isBehind { news.catchUp(after: reached) } else { news.look(after: reached) }
      }
      style.sink.flush()
      isBehind = false
      if let error = printer.end().errors.first {
        guard error.isBusy else { return fail(error, of: .watch(since: start), at: place) }
        printer.begin(style)
        isBehind = true
      }
      style.sink.pause(milliseconds: Session.watchInterval, interrupts: surroundings.interrupts)
    }
    guard watcher.isInterrupted else { return .success }
    leaveInterruptedLine()
    return .interrupted
  }
}
