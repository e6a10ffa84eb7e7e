#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reads whole files of commands.
enum ScriptFile {
  /// The file could not be read; the `errno` says why.
  struct Failure: Error {
    let errno: Int32

    var reason: String { describe(errno) }

    /// Whether there is no file.
    var isMissing: Bool { errno == ENOENT || errno == ENOTDIR }
  }

  /// Reads a file whole.
  ///
  /// - Parameter waits: whether to wait, when it is a pipe, for somebody who writes to it.
  static func read(_ path: String, waits: Bool = true) throws(Failure) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | (waits ? 0 : O_NONBLOCK))
    guard descriptor >= 0 else { throw Failure(errno: errno) }
    defer { close(descriptor) }
    let reader = LineReader(descriptor: descriptor)
    var bytes: [UInt8] = []
    while true {
      switch reader.next() {
      case .line(let line): bytes += line
      case .end: return bytes
      case .interrupted: throw Failure(errno: EINTR)
      case .failed(let error): throw Failure(errno: error)
      }
    }
  }

  /// Whether there is a file of that name, of whatever kind.
  static func exists(_ path: String) -> Bool {
    access(path, F_OK) == 0
  }

  /// Puts the home folder in the place of a leading `~/`.
  static func expand(_ path: String, home: String?) -> String {
    guard path.hasPrefix("~/"), let home else { return path }
    return home + path.dropFirst(1)
  }
}

/// The system's words for an `errno`, in the C locale's English whatever the user's.
package func describe(_ error: Int32) -> String {
  guard let text = strerror(error) else { return "error \(error)" }
  return String(cString: text).lowercased()
}
