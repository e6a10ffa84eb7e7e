#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The descriptors that every program is given, or should be.
enum StandardStreams {
  /// Opens those that whoever started the program has closed, so that no file of ours gets their numbers and is
  /// written to by mistake. Reading then finds the end, writing fails.
  static func openMissing() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
      // The lowest free number is the one that is missing.
      _ = open("/dev/null", O_RDONLY)
    }
  }
}
