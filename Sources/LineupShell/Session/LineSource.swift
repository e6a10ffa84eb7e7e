/// Where a prompt's lines come from: a terminal with an editor, or one without.
package protocol LineSource: AnyObject {
  /// Shows the prompt and reads a line, without its newline.
  ///
  /// - Parameters:
  ///   - draft: what the line is at first, to be edited; where it cannot be, it is shown to be copied.
  ///   - news: asked a few times a second while nothing is typed, where the line being typed can be drawn anew; what it
  ///     returns, whole lines, is shown above that.
  func readLine(prompt: String, draft: String, news: @escaping () -> String?) -> LineInput

  /// Asks a yes-or-no question, after dropping what was typed ahead; nil when nobody can answer.
  func ask(_ question: String) -> Answer?

  /// Keeps a whole entry, which may hold newlines, for `:history` and for recall.
  func remember(_ entry: String)

  /// What was entered before, oldest first.
  var history: [String] { get }

  /// Forgets what was entered before.
  ///
  /// - Returns: what went wrong, in words, if something did.
  func clearHistory() -> String?
}

/// What a person answers to a yes-or-no question.
package enum Answer: Sendable {
  case yes

  /// Anything that is no yes, an interrupt too.
  case no

  /// Ctrl-D: there is nothing more to say.
  case end
}

/// What came of reading a line.
package enum LineInput: Equatable, Sendable {
  case line([UInt8])

  /// Ctrl-C: what was typed is dropped.
  case interrupted
  case end

  /// A signal asks the process to end; the terminal is as it was.
  case terminated(ExitCode)

  /// Reading failed, with this `errno`.
  case failed(Int32)
}
