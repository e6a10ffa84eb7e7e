#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file of settings.
enum SmallFile {
  /// More than anybody writes, in bytes.
  private static let limit = 1 << 20

  /// The text of a file, or none when it is not an ordinary file or cannot be read.
  static func text(at path: String) -> String {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return "" }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return "" }
    let file = FileDescriptor(number: descriptor)
    return String(unsafeUninitializedCapacity: min(Int(status.st_size), limit)) { buffer in
      max(read(file.number, buffer.baseAddress, buffer.count), 0)
    }
  }
}
