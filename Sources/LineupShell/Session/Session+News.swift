import LineupCore

/// What others do while a person is at the prompt.
extension Session {
  /// What others have changed since this was last asked, in lines; nil when that is nothing, or is only to be counted.
  ///
  /// The first time, and the first after other data was opened, only the place is looked up from which news begin. An error
  /// is nothing to trouble anybody with: the next command will tell what is wrong with the database.
  func news() -> String? {
    guard mayHaveNews() else { return nil }
    if options.news == .quiet, let place = newsProgress.place {
      let digest = hear(after: newsProgress.countedPlace ?? place) { $0.look(after: $1) }
      newsProgress.count += digest.count
      newsProgress.countedPlace = digest.place
      return nil
    }
    return text { $0.look(after: $1) }
  }

  /// Prints what others have changed while a command ran, and what was counted before.
  func tellNews() {
    newsWait = false
    guard mayHaveNews() else { return }
    let isCounted = newsProgress.count > 0
    // What was counted has been heard of, and must be heard again.
    if let text = text({ isCounted ? $0.catchUp(after: $1) : $0.lookPastOwn(after: $1) }) {
      surroundings.output.write(text)
    }
  }

  /// What the right side of a prompt shows beside what is typed: how much news there is that is not shown yet.
  package var status: String? {
    let count = newsProgress.count
    if count == 0 { return nil }
    return count < NewsDigest.patience ? "\(count) new" : "\(NewsDigest.patience)+ new"
  }

  private func mayHaveNews() -> Bool {
    guard options.news != .off, !container.isMock, surroundings.outputIsTerminal else {
      newsProgress = NewsProgress()
      return false
    }
    return !newsWait
  }

  /// What came after the place up to which all was shown, in lines.
  private func text(_ listen: (NewsInteractor, Int64) -> Void) -> String? {
    let digest = hear(after: newsProgress.place, listen)
    newsProgress = NewsProgress(place: digest.place)
    return digest.text(newsStyle.traits)
  }

  /// Hears what came after a place or, where none is known, where news begin.
  private func hear(after place: Int64?, _ listen: (NewsInteractor, Int64) -> Void) -> NewsDigest {
    let news = container.interactor.news
    let digest = NewsDigest(from: place, butOf: surroundings.session)
    let subscriptions = digest.observe(container.appState)
    defer { subscriptions.forEach { $0.cancel() } }
    if let place { listen(news, place) } else { news.begin() }
    if digest.isFull { news.begin() }
    if let error = digest.error {
      // Waiting for a lock takes seconds, in which nothing can be typed.
      newsWait = error.isBusy
      printer.begin(newsStyle)
    }
    return digest
  }

  private var newsStyle: Printer.Style {
    style(mode: .table, layout: .list, to: surroundings.output, isTerminal: true)
  }
}
