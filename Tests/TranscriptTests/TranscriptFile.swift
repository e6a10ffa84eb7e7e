import Foundation
import TestSupport
import Testing

/// A transcript where it lies.
struct TranscriptFile {
  let path: String
  var transcript: Transcript

  /// The name of the file without its extension.
  var topic: String { URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent }

  /// Reads all transcripts, in the order of their names.
  static func all() throws -> [TranscriptFile] {
    let folder = "\(repositoryRoot)/Tests/TranscriptTests/Transcripts"
    return try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
      .filter { $0.hasSuffix(".transcript") }
      .map { name in
        let path = "\(folder)/\(name)"
        return TranscriptFile(
          path: path, transcript: try Transcript(parsing: String(contentsOfFile: path, encoding: .utf8)))
      }
  }

  func write() throws {
    try transcript.text.write(toFile: path, atomically: true, encoding: .utf8)
  }

  /// Where a line of the file is, for the report of a failure.
  func location(ofLine line: Int) -> SourceLocation {
    SourceLocation(fileID: "TranscriptTests/\(topic).transcript", filePath: path, line: line, column: 1)
  }
}
