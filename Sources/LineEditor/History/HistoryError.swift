#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Why a history file was not read or written. The history in memory goes on.
package struct HistoryError: Error, Equatable {
  /// What was being done.
  package enum Action: String, Sendable {
    case read = "cannot read"
    case write = "cannot write"
  }

  package enum Reason: Equatable, Sendable {
    /// The path names a folder, a device or a pipe.
    case notAFile

    /// Another process has held the file's lock for too long.
    case locked

    /// A system call failed with this `errno`.
    case system(Int32)
  }

  package let action: Action
  package let path: String
  package let reason: Reason
}

extension HistoryError: CustomStringConvertible {
  package var description: String {
    let words =
      switch reason {
      case .notAFile: "not an ordinary file"
      case .locked: "another process holds its lock"
      case .system(let number): String(cString: strerror(number))
      }
    return "\(action.rawValue) the history \(path): \(words)"
  }
}
