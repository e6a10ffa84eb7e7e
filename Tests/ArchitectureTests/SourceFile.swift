import Foundation
import TestSupport

/// A Swift file of the package, read as lines of text.
struct SourceFile {
  /// From the root of the repository: `Sources/LineupCore/Model/Member.swift`.
  let path: String
  let lines: [String]

  init(path: String, text: String) {
    self.path = path
    let text = text.hasSuffix("\n") ? text.dropLast() : text[...]
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The target that it belongs to: the folder below `Sources` or `Tests`.
  var target: String { path.split(separator: "/").dropFirst().first.map(String.init) ?? "" }

  /// Reads every Swift file below a folder of the repository, in the order of their paths.
  static func all(below folder: String) throws -> [SourceFile] {
    let root = URL(fileURLWithPath: repositoryRoot)
    return try FileManager.default.subpathsOfDirectory(atPath: root.appendingPathComponent(folder).path)
      .sorted()
      .filter { $0.hasSuffix(".swift") }
      .map { name in
        let path = "\(folder)/\(name)"
        let text = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
        return SourceFile(path: path, text: text)
      }
  }
}

extension SourceFile {
  /// The lines that have code, with their numbers from 1.
  var code: [(number: Int, text: String)] {
    lines.enumerated().map { ($0.offset + 1, $0.element) }
      .filter { !$0.text.drop(while: \.isWhitespace).hasPrefix("//") }
  }

  /// The modules that it imports, whatever stands before or between (`@_spi(X) package import struct M.T`).
  var imports: [String] {
    let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
    return code.compactMap { line in
      let words = line.text.split(separator: " ").drop { $0.hasPrefix("@") }
      guard let word = words.prefix(2).firstIndex(of: "import") else { return nil }
      let name = words[word...].dropFirst().first { !kinds.contains($0) }
      return name?.split(separator: ".").first.map(String.init)
    }
  }

  /// The types declared at the top level, private ones apart, that no doc comment stands before.
  var undocumentedTypes: [String] {
    let modifiers: Set<Substring> = ["public", "package", "internal", "final", "indirect"]
    let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "actor", "typealias"]
    return lines.enumerated().compactMap { index, line in
      guard line.first != " " else { return nil }
      let words = line.split { " <:({".contains($0) }.drop { $0.hasPrefix("@") || modifiers.contains($0) }
      guard let kind = words.first, kinds.contains(kind) else { return nil }
      let before = lines[..<index].last { !$0.hasPrefix("@") }
      return before?.hasPrefix("///") == true ? nil : words.dropFirst().first.map(String.init)
    }
  }
}
