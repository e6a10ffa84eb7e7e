import CEditLine

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Lines that come from elsewhere while a line is being typed.
extension LineEditor {
  /// How long until ``news`` are asked for again, in milliseconds; -1 when there is nobody to ask.
  var timeUntilNews: Int32 {
    news == nil ? -1 : Int32(clamping: max(newsDue - LineEditor.now, 0))
  }

  /// Has news asked for when nothing has been typed for a moment, and not before.
  func postponeNews() {
    newsDue = LineEditor.now + LineEditor.newsInterval
  }

  /// Asks for news, and shows what there is above the line. What they are counted as may have changed instead.
  ///
  /// - Returns: whether there was anything, so that the line is painted anew.
  func showNews() -> Bool {
    defer { postponeNews() }
    if let text = news?() {
      show(above: text)
    } else if shownStatus != status?() ?? "" {
      isPainted = false
    } else {
      return false
    }
    return true
  }

  /// Shows whole lines where the prompt stands, and prompt and line beneath them as they were, with the cursor
  /// where it belongs.
  private func show(above lines: String) {
    Screen.write(Screen.hideCursor + returnToPrompt() + lines)
    isPainted = false
    paint()
  }

  private static let newsInterval: Int64 = 200

  /// The clock that nobody sets, in milliseconds.
  private static var now: Int64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000
  }
}
