import Synchronization

/// Says how far a command is that takes long, in one row of the terminal that standard error is.
///
/// The row is painted when a command has lasted, and nothing else was written to the terminal, for half a second; then at
/// most ten times a second. It goes without a trace before anything else is written there, and when the command ends.
/// Whoever does the work calls ``beat()`` every now and then: there is no timer.
package final class Progress: Sendable {
  /// How long nothing is shown, and how long what is shown stays as it is, in nanoseconds.
  private static let patience: Int64 = 500_000_000
  private static let interval: Int64 = 100_000_000

  private struct State {
    /// The command that runs; nil between commands.
    var place: Place?
    var began: Int64 = 0

    /// How many rows it has listed.
    var rows = 0

    /// When the script began that it is of, if it is, and how many commands of it have begun.
    var scriptBegan: Int64?
    var commands = 0

    /// When something else was written to the terminal, or could have been for the first time.
    var disturbed: Int64 = 0

    /// Whether that ended within a line.
    var isLineOpen = false
    var painted: Int64 = 0
    var isShown = false

    /// How many others have the terminal to themselves.
    var guests = 0
  }

  private let state = Mutex(State())
  private let row: TerminalRow

  /// Tells nanoseconds from some moment on.
  private let clock: @Sendable () -> Int64

  package init(in row: TerminalRow, clock: @escaping @Sendable () -> Int64) {
    self.row = row
    self.clock = clock
  }

  /// Notes that a command begins.
  func begin(_ place: Place) {
    let now = clock()
    state.withLock { state in
      let isPartOfScript = place.isInScript && state.scriptBegan != nil
      state.place = place
      state.began = now
      state.rows = 0
      if !isPartOfScript {
        state.scriptBegan = place.isInScript ? now : nil
        state.commands = 0
        state.disturbed = now
        state.isLineOpen = false
      }
      state.commands += 1
      paintIfDue(&state, now)
    }
  }

  /// Notes that rows were listed.
  func add(rows: Int) {
    state.withLock { $0.rows += rows }
  }

  /// Paints what is to be seen by now.
  func beat() {
    state.withLock { state in
      if state.place != nil { paintIfDue(&state, clock()) }
    }
  }

  /// Notes that what was run is at its end.
  func end() {
    state.withLock { state in
      erase(&state)
      state.place = nil
      state.scriptBegan = nil
    }
  }

  /// Clears the row for what is about to be written to the terminal.
  ///
  /// - Parameter endsLine: whether that ends a line.
  package func makeWay(endsLine: Bool) {
    state.withLock { state in
      erase(&state)
      state.disturbed = clock()
      state.isLineOpen = !endsLine
    }
  }

  /// Clears the row of what the terminal has echoed there, `^C` for instance.
  func clearRow() {
    state.withLock { state in
      if !state.isLineOpen { state.isShown = true }
      erase(&state)
    }
  }

  /// Shows nothing from now on, since somebody else has the terminal.
  func leave() {
    state.withLock { state in
      erase(&state)
      state.guests += 1
    }
  }

  /// Notes that one of those has gone, who left the cursor at the beginning of a row.
  func comeBack() {
    state.withLock { state in
      state.guests -= 1
      state.disturbed = clock()
      state.isLineOpen = false
    }
  }
}

extension Progress {
  private static let erasure: [UInt8] = Array("\r\u{1B}[K".utf8)

  /// Columns that are left free: an impatient `^C^C` must not go on in the next row.
  private static let margin = 5

  private func paintIfDue(_ state: inout State, _ now: Int64) {
    guard now - state.disturbed >= Progress.patience, now - state.painted >= Progress.interval,
      state.guests == 0, !state.isLineOpen, let place = state.place, row.isFree()
    else { return }
    state.painted = now
    state.isShown = true
    row.write(Progress.erasure + text(of: state, at: place, now))
  }

  private func erase(_ state: inout State) {
    guard state.isShown else { return }
    state.isShown = false
    if row.isFree() { row.write(Progress.erasure) }
  }

  /// What is shown, cut so that the end, which tells how far it is, can be seen.
  private func text(of state: State, at place: Place, _ now: Int64) -> [UInt8] {
    var label: [UInt8] = []
    var facts: [UInt8] = []
    let time = Elapsed(nanoseconds: now - state.began)
    let line = place.source.line(of: place.span)
    if let began = state.scriptBegan, case .script(let name) = place.source.origin {
      label.append(visible: name)
      facts.append(": line ")
      facts.append(grouped: line.number)
      if time.nanoseconds < Progress.patience {
        let milliseconds = max(1, (now - began) / 1_000_000)
        facts.append(", ")
        facts.append(grouped: state.commands * 1000 / Int(milliseconds))
        facts.append(" a second")
      } else {
        facts.append(", \(time.seconds)")
      }
    } else {
      label.append(visible: line.marked)
      facts.append(" … ")
      if state.rows > 0 {
        facts.append(grouped: state.rows)
        facts.append(state.rows == 1 ? " row, " : " rows, ")
      }
      facts.append(time.seconds)
    }
    let width = row.columns() - Progress.margin
    let room = max(0, width - TextWidth.columns(of: facts))
    if TextWidth.columns(of: label) > room {
      label.removeSubrange(TextWidth.fitting(label[...], into: room - 1).bytes...)
      if room > 0 { label.append("…") }
    }
    let text = label + facts
    return Array(text.prefix(TextWidth.fitting(text[...], into: width).bytes))
  }
}

extension Place {
  /// Whether it is in a script of which one wants to know the line, and not in a line that one has just typed.
  fileprivate var isInScript: Bool {
    if case .script(let name) = source.origin { name != "-c" } else { false }
  }
}
