import Foundation
import LineupCore
import LineupShell
import LineupStore
import TestSupport
import Testing

/// A dry run prints what the real run prints and ends as it does, and the file stays what it was.
struct DryRunRandomTests {
  /// 400 random scripts, with transactions, errors, undos and dry runs within them.
  @Test(arguments: 0..<8 as Range<UInt64>) func isTheRealRunButForTheFile(part: UInt64) throws {
    let folder = try TemporaryFolder()
    let original = folder.path(of: "original.db")
    _ = RunSession(usual: dao(original)).run(
      "member add A Mid; member add B Top; todo add x; member rm B; undo")
    for seed in part * 50..<(part + 1) * 50 {
      var script = RandomScript(seed: seed)
      let text = script.text()
      var options = ShellOptions()
      options.keepsGoing = seed.isMultiple(of: 2)
      options.isAtomic = seed.isMultiple(of: 5)
      let real = try run(text, options, on: copy(original, to: folder.path(of: "\(seed)-real.db")))
      options.isDryRun = true
      let path = try copy(original, to: folder.path(of: "\(seed)-dry.db"))
      let dry = try run(text, options, on: path)
      #expect(dry.output == real.output, "seed \(seed):\n\(text)")
      #expect(dry.errors == real.errors, "seed \(seed):\n\(text)")
      #expect(dry.code == real.code, "seed \(seed):\n\(text)")
      let isSame = folder.contents(of: "\(seed)-dry.db") == folder.contents(of: "original.db")
      #expect(isSame, "seed \(seed) changed the file:\n\(text)")
    }
  }

  private func dao(_ path: String) -> Dao { Dao(file: DatabaseLocation(path: path, isNamed: true)) }

  private func copy(_ original: String, to path: String) throws -> String {
    try FileManager.default.copyItem(atPath: original, toPath: path)
    return path
  }

  private func run(_ text: String, _ options: ShellOptions, on path: String) throws -> (
    output: String, errors: String, code: ExitCode
  ) {
    let run = RunSession(options, usual: dao(path))
    let code = run.session.runWhole("-f script") { run.run(text) }
    return (run.written, run.told, code)
  }
}

/// Lines that mostly can be done.
private struct RandomScript {
  private var generator: HostileText

  init(seed: UInt64) {
    generator = HostileText(seed: seed)
  }

  mutating func text() -> String {
    (0..<Int.random(in: 1...12, using: &generator.generator)).map { _ in line() }.joined(separator: "\n")
  }

  private mutating func line() -> String {
    let name = generator.pick(["A", "B", "C", "D", "E"])
    let position = generator.pick(["Top", "JG", "Mid"])
    let end = generator.chance(6) ? " --dry-run" : ""
    switch Int.random(in: 0...15, using: &generator.generator) {
    case 0, 1, 2: return "member add \(name) \(position) --or-set" + end
    case 3: return "member add \(name) \(position)" + end
    case 4: return "member set where position = \(position) --position Mid --yes" + end
    case 5: return "member rm \(name)" + end
    case 6: return "member rm 2..4 --yes" + end
    case 7: return "todo add t\(name)" + end
    case 8: return "todo done --open --yes" + end
    case 9: return "undo" + end
    case 10: return "redo" + end
    case 11: return "member list; todo list --all"
    case 12: return "log --csv; log --member A --csv"
    case 13: return "begin"
    case 14: return generator.pick(["commit", "rollback", "commit"])
    default:
      return generator.pick([":mock", "member show Nobody", "begin; member add X Mid; commit", ":quit"])
    }
  }
}
