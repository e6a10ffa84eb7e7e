import Foundation
import TestSupport
import Testing

private let isRecording = ProcessInfo.processInfo.environment["LINEUP_RECORD"] == "1"

/// Every case of every file in `Transcripts`, through the program itself.
struct TranscriptTests {
  /// A case and the file that it stands in.
  struct Example: CustomTestStringConvertible {
    let file: TranscriptFile
    let expected: TranscriptCase

    var testDescription: String { "\(file.topic): \(expected.title)" }

    static func all() throws -> [Example] {
      try TranscriptFile.all().flatMap { file in
        file.transcript.cases.map { Example(file: file, expected: $0) }
      }
    }
  }

  @Test(.disabled(if: isRecording), arguments: try Example.all())
  func transcript(_ example: Example) throws {
    let actual = try TranscriptRunner.run(example.expected)
    if actual != example.expected {
      let difference = lineDifference(expected: example.expected.lines, actual: actual.lines)
      Issue.record(
        "\(example.testDescription)\n\(difference)",
        sourceLocation: example.file.location(ofLine: example.expected.line))
    }
  }

  /// Else recording would change more than results.
  @Test func `Transcripts stand as recording would write them`() throws {
    for file in try TranscriptFile.all() {
      #expect(try String(contentsOfFile: file.path, encoding: .utf8) == file.transcript.text)
    }
  }

  /// Writes what the program does now into the files. The run fails, so that nobody takes it for a test.
  @Test(.enabled(if: isRecording))
  func record() throws {
    for var file in try TranscriptFile.all() {
      file.transcript.cases = try file.transcript.cases.map(TranscriptRunner.run)
      try file.write()
    }
    Issue.record("The transcripts were rewritten. Read what changed, and run again without LINEUP_RECORD.")
  }
}
