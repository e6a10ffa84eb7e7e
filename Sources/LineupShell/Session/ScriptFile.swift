#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reads whole files of commands.
enum ScriptFile {
  /// The file could not be read; the words say why.
  struct Failure: Error {
    let reason: String
  }

  /// Reads a file whole.
  static func read(_ path: String) throws(Failure) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Failure(reason: describe(errno)) }
    defer { close(descriptor) }
    let reader = LineReader(descriptor: descriptor)
    var bytes: [UInt8] = []
    while true {
      switch reader.next() {
      case .line(let line): bytes += line
      case .end: return bytes
      case .interrupted: throw Failure(reason: describe(EINTR))
      case .failed(let error): throw Failure(reason: describe(error))
      }
    }
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
