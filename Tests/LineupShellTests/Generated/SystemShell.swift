import TestSupport

/// A shell of the system, with lineup's completions loaded.
///
/// The `lineup` it finds is a stand-in that knows a few rows, and prints nothing for any other arguments than those it
/// is to be asked with.
struct SystemShell: CustomStringConvertible {
  /// Something that a shell offers.
  struct Offer: Hashable {
    let word: String

    /// All that the shell shows beside the word; bash shows nothing.
    let description: String
  }

  let description: String

  /// The file with the completions.
  let script: String

  /// A program in the shell's language, which takes the path of `script` and lines, and prints what the shell offers
  /// at the end of each: a word, a tab and its description, a line an offer, then `END`.
  let driver: String
  let options: [String]

  static let all = [
    SystemShell(
      description: "bash", script: "completions/lineup.bash", driver: bashDriver,
      options: ["--norc", "--noprofile"]),
    SystemShell(description: "zsh", script: "completions/_lineup", driver: zshDriver, options: ["-f"]),
    SystemShell(
      description: "fish", script: "completions/lineup.fish", driver: fishDriver, options: ["--no-config"]),
  ]

  /// A folder with the stand-in, which answers as the real one would.
  static func standIn() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      #!/bin/sh
      case "$*" in
      'member list --all order by id desc limit 1000 --plain')
        printf '4\\tit%ss: me\\tJG\\n3\\t369\\tTop\\n2\\tHans Sama\\tADC\\n1\\tFaker\\tMid\\n' "'" ;;
      'todo list --all order by id desc limit 1000 --plain')
        printf '7\\tbuy milk\\tno\\t2026-12-01T18:00:00.000Z\\n' ;;
      "--db $HOME/other.db member list --all order by id desc limit 1000 --plain" | \\
      "--db other.db member list --all order by id desc limit 1000 --plain" | \\
      "--db=other.db member list --all order by id desc limit 1000 --plain")
        printf '9\\tFaraway\\tMid\\n' ;;
      esac

      """, to: "lineup")
    _ = try ChildProcess("/bin/chmod", ["+x", folder.path(of: "lineup")]).run()
    try folder.write("", to: "import.lineup")
    return folder
  }

  /// What the shell offers at the end of each line.
  func offers(at lines: [String]) throws -> [[Offer]] {
    let folder = try SystemShell.standIn()
    let driver = try folder.write(driver, to: "driver")
    var environment = ChildProcess.plainEnvironment
    environment["PATH"] = "\(folder.path):/usr/local/bin:/usr/bin:/bin"
    environment["HOME"] = folder.path
    environment["TERM"] = "xterm"
    let outcome = try ChildProcess(
      try SystemProgram.path(of: description), options + [driver, "\(repositoryRoot)/\(script)"] + lines,
      environment: environment, folder: folder.path
    ).run()
    guard outcome.ending == .exit(0), outcome.errors.isEmpty else {
      throw Failure(description: "\(description): \(outcome.ending) \(outcome.errorsText)")
    }
    var offers: [[Offer]] = []
    var current: [Offer] = []
    for line in outcome.outputText.split(separator: "\n") {
      if line == "END" {
        offers.append(current)
        current = []
      } else {
        let parts = line.split(separator: "\t", maxSplits: 1)
        // Some shells tell a word as it is inserted, others as it is.
        let word = String(parts.first ?? "").replacing("\\", with: "")
        current.append(Offer(word: word, description: parts.count > 1 ? String(parts[1]) : ""))
      }
    }
    return offers
  }

  /// Why a shell did not answer.
  struct Failure: Error {
    let description: String
  }
}
