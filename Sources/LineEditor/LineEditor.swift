/// Reads lines from a terminal, with editing, completion and history.
///
/// It uses standard input and output and belongs to one thread. While a line is read the terminal is in libedit's
/// editing mode and signals are caught; as soon as ``readLine(prompt:)`` returns, terminal and signals are exactly as
/// they were before.
package final class LineEditor {
  /// Proposes completions for a line, given the cursor's offset in it in UTF-8 code units.
  package typealias Completer = (_ line: String, _ cursor: Int) -> Completion

  /// What Tab asks; without one, Tab does nothing.
  package var completer: Completer?

  /// What Up and Down walk through. The caller adds lines to it: it knows which lines belong together.
  package let history: History

  /// Prepares the terminal's line editing; nil when standard input or output is no terminal.
  ///
  /// - Parameters:
  ///   - program: the program's name, by which `~/.editrc` may address it.
  ///   - history: the lines to recall.
  package init?(program: String, history: History = History()) {
    return nil
  }

  /// Shows the prompt and reads a line.
  ///
  /// Lines that were pasted are returned one by one by as many calls, each under the prompt of its call.
  package func readLine(prompt: String) -> ReadResult {
    .end
  }

  /// Drops what was typed or pasted ahead, so that nothing typed before a question answers it.
  package func discardPendingInput() {}
}
