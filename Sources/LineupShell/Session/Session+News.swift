import LineupCore

/// What others do while a person is at the prompt.
extension Session {
  /// What others have changed since this was last asked, in lines; nil when that is nothing.
  ///
  /// The first time, and the first after other data was opened, only the place is looked up from which news begin. An error
  /// is nothing to trouble anybody with: the next command will tell what is wrong with the database.
  ///
  /// - Parameter isIdle: whether this session has changed nothing since.
  func news(isIdle: Bool = true) -> String? {
    guard options.tellsNews, !container.isMock, surroundings.outputIsTerminal else {
      newsPlace = nil
      return nil
    }
    if newsWait { return nil }
    let news = container.interactor.news
    let digest = NewsDigest(from: newsPlace, butOf: surroundings.session)
    let subscriptions = digest.observe(container.appState)
    defer { subscriptions.forEach { $0.cancel() } }
    switch newsPlace {
    case let place? where isIdle: news.look(after: place)
    case let place?: news.lookPastOwn(after: place)
    case nil: news.begin()
    }
    if digest.isFull { news.begin() }
    newsPlace = digest.place
    let style = style(mode: .table, layout: .list, to: surroundings.output, isTerminal: true)
    if let error = digest.error {
      // Waiting for a lock takes seconds, in which nothing can be typed.
      newsWait = error.isBusy
      printer.begin(style)
    }
    return digest.text(style.traits)
  }

  /// Prints what others have changed while a command ran.
  func tellNews() {
    newsWait = false
    if let text = news(isIdle: false) { surroundings.output.write(text) }
  }
}
