extension OptionSpec {
  /// Options of every command that prints results.
  static let output: [OptionSpec] =
    [
      OptionSpec(
        "--mode", .choice(OutputMode.allCases.map(\.rawValue)), role: .shell, placeholder: "MODE",
        summary: "how to print this result")
    ]
    + OutputMode.allCases.map {
      OptionSpec("--" + $0.rawValue, role: .shell, summary: "the same as --mode \($0.rawValue)")
    }

  static let help = OptionSpec("--help", role: .shell, summary: "show the help page of this command")

  static let yes = OptionSpec("--yes", role: .shell, summary: "change many rows without being asked")

  /// Of every command that changes data.
  static let dryRun = OptionSpec(
    "--dry-run", role: .shell, summary: "show what it would do, and keep nothing")

  static let id = OptionSpec(
    "--id", .id, placeholder: "N", summary: "the id to give, instead of the next free one")

  static let memberFilter: [OptionSpec] = [
    OptionSpec("--name", .text, role: .filter, placeholder: "NAME", summary: "the member of that name"),
    OptionSpec("--position", .position, role: .filter, placeholder: "POS", summary: "where the member plays"),
    OptionSpec("--all", role: .filter, summary: "every member"),
  ]
}
