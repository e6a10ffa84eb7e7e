/// How long commands take, for whoever wants to know.
extension Session {
  /// Runs a command, and tells afterwards how long that took, until its changes were durable. The clock is read for that
  /// alone.
  func timed(_ body: () -> ExitCode) -> ExitCode {
    guard options.tellsTime else { return body() }
    let stopwatch = Stopwatch(surroundings.clock)
    self.stopwatch = stopwatch
    let code = body()
    self.stopwatch = nil
    let elapsed = stopwatch.elapsed
    guard options.tellsTime, code != .closedPipe else { return code }
    surroundings.output.flush()
    let isColored = options.color.isOn(
      isTerminal: surroundings.errorIsTerminal, environment: surroundings.variable)
    surroundings.errors.write { bytes in
      bytes.append(in: isColored ? .dim : nil) { $0.append("took \(elapsed.text)") }
      bytes.append("\n")
    }
    surroundings.errors.flush()
    return code
  }

  /// Runs `body`, which waits for a person, who has the terminal meanwhile.
  func waiting<Result>(_ body: () -> Result) -> Result {
    stepAside { stopwatch.map { $0.pause(body) } ?? body() }
  }
}
