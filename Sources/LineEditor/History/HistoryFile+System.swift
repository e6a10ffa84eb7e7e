#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The system calls of a history file.
extension HistoryFile {
  /// How long a writer waits for its turn, in steps of 10 ms.
  private static let lockAttempts = 100

  /// Opens the file unless it does not exist.
  func open(_ flags: Int32, for action: HistoryError.Action) throws(HistoryError) -> FileDescriptor? {
    var status = stat()
    if stat(path, &status) == 0 && status.st_mode & S_IFMT != S_IFREG {
      throw HistoryError(action: action, path: path, reason: .notAFile)
    }
    // Not to block, should a pipe have taken the file's place by now.
    let descriptor = system_open(path, flags | O_CLOEXEC | O_NONBLOCK | O_NOCTTY, 0o600)
    if descriptor < 0 && errno == ENOENT && flags & O_CREAT == 0 { return nil }
    guard descriptor >= 0 else { throw failure(action) }
    return FileDescriptor(number: descriptor)
  }

  /// Opens the file for appending, and makes it where there is none, with its lock held.
  func openLocked() throws(HistoryError) -> FileDescriptor {
    try makeFolders()
    while true {
      guard let file = try open(O_RDWR | O_APPEND | O_CREAT, for: .write) else { throw failure(.write) }
      try lock(file)
      // Another session may have trimmed the file meanwhile: then this is the old one, which nobody reads.
      var opened = stat()
      var named = stat()
      guard fstat(file.number, &opened) == 0 else { throw failure(.write) }
      if stat(path, &named) == 0 && opened.st_ino == named.st_ino && opened.st_dev == named.st_dev {
        return file
      }
    }
  }

  func lock(_ file: borrowing FileDescriptor) throws(HistoryError) {
    for _ in 0..<HistoryFile.lockAttempts {
      if flock(file.number, LOCK_EX | LOCK_NB) == 0 { return }
      switch errno {
      case EWOULDBLOCK, EINTR: usleep(10_000)
      case ENOLCK, ENOSYS, EOPNOTSUPP: return  // A file system without locks: appending is all we can do.
      default: throw failure(.write)
      }
    }
    throw HistoryError(action: .write, path: path, reason: .locked)
  }

  /// The entries at the end of the file, read into memory: a file that is mapped there could be cut short meanwhile by
  /// another program, and would end ours.
  func entries(
    of file: borrowing FileDescriptor, for action: HistoryError.Action
  ) throws(HistoryError) -> HistoryEntries {
    let size = try size(of: file, for: action)
    let start = max(size - readLimit, 0)
    var failure: HistoryError?
    let bytes = [UInt8](unsafeUninitializedCapacity: size - start + HistoryFile.roomToGrow) { buffer, count in
      while count < size - start {
        let free = UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(buffer)[count...])
        let read = pread(file.number, free.baseAddress, size - start - count, off_t(start + count))
        if read < 0 && errno == EINTR { continue }
        if read < 0 { failure = self.failure(action) }
        guard read > 0 else { return }
        count += read
      }
    }
    if let failure { throw failure }
    return HistoryEntries(bytes, isCut: start > 0)
  }

  /// Room for a session's own entries, in bytes, so that the first of them does not have all others moved.
  private static let roomToGrow = 16 << 10

  /// The file's size in bytes.
  func size(
    of file: borrowing FileDescriptor, for action: HistoryError.Action
  ) throws(HistoryError) -> Int {
    var status = stat()
    guard fstat(file.number, &status) == 0 else { throw failure(action) }
    return Int(status.st_size)
  }

  func endsInNewline(_ file: borrowing FileDescriptor) throws(HistoryError) -> Bool {
    let size = try size(of: file, for: .write)
    guard size > 0 else { return true }
    var last: UInt8 = 0
    guard pread(file.number, &last, 1, off_t(size - 1)) == 1 else { throw failure(.write) }
    return last == UInt8(ascii: "\n")
  }

  func write(_ bytes: ArraySlice<UInt8>, to file: borrowing FileDescriptor) throws(HistoryError) {
    var rest = bytes
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { system_write(file.number, $0.baseAddress, $0.count) }
      if written < 0 && errno == EINTR { continue }
      guard written > 0 else { throw failure(.write) }
      rest.removeFirst(written)
    }
  }

  /// Makes the folders that lead to the file, for this user's eyes only.
  private func makeFolders() throws(HistoryError) {
    for end in path.indices.dropFirst() where path[end] == "/" {
      let folder = String(path[..<end])
      guard mkdir(folder, 0o700) == 0 || errno == EEXIST || access(folder, F_OK) == 0 else {
        throw failure(.write)
      }
    }
  }

  /// The path without symbolic links, so that what a link points to is replaced and not the link.
  func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  /// The failure that `errno` tells of.
  func failure(_ action: HistoryError.Action) -> HistoryError {
    HistoryError(action: action, path: path, reason: .system(errno))
  }
}
