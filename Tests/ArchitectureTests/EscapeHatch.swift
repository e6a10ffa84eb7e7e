/// A way around what the compiler would check, and who may take it.
struct EscapeHatch: Hashable {
  let path: String
  let word: String

  /// What turns the compiler's word off, or ends the program.
  static let words = [
    "try!", "fatalError(", "preconditionFailure(", "@unchecked", "nonisolated(unsafe)", "unsafeBitCast(",
    "@preconcurrency", "@_spi(",
  ]

  /// Each exception and why it is right; one that is no longer used is to go from here.
  static let allowed: [EscapeHatch: String] = [
    EscapeHatch(path: "Sources/LineupCore/Text/String+NFC.swift", word: "@_spi("):
      "Normalizing is no public part of the standard library yet, and Foundation's costs its start-up; a test on all of "
      + "Unicode's conformance data pins it."
  ]

  /// The hatches that a file takes, with the lines.
  static func uses(in file: SourceFile) -> [(hatch: EscapeHatch, line: Int)] {
    file.code.flatMap { line in
      words.filter(line.text.contains).map { (EscapeHatch(path: file.path, word: $0), line.number) }
    }
  }
}
