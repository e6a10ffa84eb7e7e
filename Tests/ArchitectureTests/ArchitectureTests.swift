import TestSupport
import Testing

/// Holds the rules of the house that no compiler knows.
struct ArchitectureTests {
  /// The platform's C library.
  private static let libc: Set = ["Glibc", "Darwin"]

  /// What each target may import. Imports run one way; only LineupStore knows SQLite, and LineupCore knows no platform.
  private static let allowedImports: [String: Set<String>] = [
    "SQLite": libc.union(["CSQLite", "Synchronization"]),
    "LineEditor": libc.union(["CEditLine", "Synchronization"]),
    "LineupCore": ["Swift", "Synchronization"],
    "LineupStore": libc.union(["LineupCore", "SQLite", "Synchronization"]),
    "LineupShell": libc.union(["LineupCore", "Synchronization"]),
    "lineup": libc.union([
      "LineEditor", "LineupCore", "LineupShell", "LineupStore", "SQLite", "Synchronization",
    ]),
  ]

  /// The greatest number of lines of a file; what grows beyond wants a seam.
  private static let greatestLength = 400

  private func fail(_ file: SourceFile, line: Int = 1, _ message: String) {
    Issue.record(
      "\(file.path): \(message)",
      sourceLocation: SourceLocation(
        fileID: "Lineup/\(file.path)", filePath: "\(repositoryRoot)/\(file.path)", line: line, column: 1))
  }

  @Test func `Imports run one way`() throws {
    for file in try SourceFile.all(below: "Sources") {
      guard let allowed = Self.allowedImports[file.target] else {
        fail(file, "the target \(file.target) is not in the table of allowed imports")
        continue
      }
      for module in file.imports where !allowed.contains(module) {
        fail(file, "\(file.target) may not import \(module)")
      }
    }
  }

  @Test func `Tests are written for Swift Testing`() throws {
    for file in try SourceFile.all(below: "Tests") where file.imports.contains("XCTest") {
      fail(file, "imports XCTest")
    }
  }

  @Test func `Escape hatches are taken only where a reason is given`() throws {
    let uses = try SourceFile.all(below: "Sources").flatMap { file in
      EscapeHatch.uses(in: file).map { (file: file, hatch: $0.hatch, line: $0.line) }
    }
    for use in uses where EscapeHatch.allowed[use.hatch] == nil {
      fail(use.file, line: use.line, "\(use.hatch.word) needs an entry in EscapeHatch.allowed, with a reason")
    }
    let unused = Set(EscapeHatch.allowed.keys).subtracting(uses.map(\.hatch))
    #expect(unused.isEmpty, "these exceptions are no longer needed")
  }

  @Test func `Types say what they are for`() throws {
    for file in try SourceFile.all(below: "Sources") {
      for type in file.undocumentedTypes { fail(file, "\(type) has no doc comment") }
    }
  }

  @Test(arguments: ["Sources", "Tests"])
  func `Files are short`(folder: String) throws {
    for file in try SourceFile.all(below: folder) where file.lines.count > Self.greatestLength {
      fail(file, "\(file.lines.count) lines; split it at a seam")
    }
  }
}
