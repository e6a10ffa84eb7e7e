#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// An open file, closed when its owner lets go of it (and its lock released thereby).
struct FileDescriptor: ~Copyable {
  let number: Int32

  deinit { close(number) }
}
