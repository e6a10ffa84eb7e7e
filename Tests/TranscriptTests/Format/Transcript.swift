/// A file of cases that share a topic, as `Transcripts/README.md` describes.
struct Transcript: Equatable {
  /// What stands before the first case.
  var head: [String] = []
  var cases: [TranscriptCase] = []
}

/// Commands run one after another in a fresh home, and what each is to print.
struct TranscriptCase: Equatable {
  var title: String

  /// What stands between the title and the first command.
  var prose: [String] = []
  var steps: [Step] = []

  /// The line of the title in its file, from 1.
  var line: Int

  /// One command and its result.
  struct Step: Equatable {
    /// The lines of a script for `sh`.
    var command: [String]
    var result = Result()

    /// How many blank lines follow, which have no meaning and are kept.
    var spacing = 0
  }

  /// What a command wrote and the code it ended with, 128 and the signal's number when by a signal.
  struct Result: Equatable {
    var output: [UInt8] = []
    var errors: [UInt8] = []
    var code: Int32 = 0
  }
}
