/// How long commands take, for whoever wants to know.
extension Session {
  /// Whether the command that runs is followed by how long it took. Of those of a file that is run by another, or before
  /// the first prompt, nobody asks.
  var tellsTime: Bool { options.tellsTime && sourceDepth == 0 }

  /// Begins to measure a command, if somebody wants to know. The clock is read for that alone.
  func startStopwatch() -> Stopwatch? {
    guard tellsTime else { return nil }
    stopwatch = Stopwatch(surroundings.clock)
    return stopwatch
  }

  /// Tells how long a command took, until its changes were durable, if somebody still wants to know.
  func stop(_ stopwatch: Stopwatch, after code: ExitCode) {
    self.stopwatch = nil
    let elapsed = stopwatch.elapsed
    guard tellsTime, code != .closedPipe else { return }
    surroundings.output.flush()
    let isColored = options.color.isOn(
      isTerminal: surroundings.errorIsTerminal, environment: surroundings.variable)
    surroundings.errors.write { bytes in
      bytes.append(in: isColored ? .dim : nil) { $0.append("took \(elapsed.text)") }
      bytes.append("\n")
    }
    surroundings.errors.flush()
  }

  /// Runs `body`, which waits for a person, who has the terminal meanwhile.
  func waiting<Result>(_ body: () -> Result) -> Result {
    stepAside { stopwatch.map { $0.pause(body) } ?? body() }
  }
}
