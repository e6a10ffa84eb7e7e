#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// One of the two files of a ``WriteQueue``, locked with `flock(2)`.
final class QueueFile {
  private let path: String
  private var descriptor: Int32

  /// Opens the file, making it with the mode and the owner of the file `model` when it is missing, so that
  /// whoever may write to the database may stand in its line.
  init?(path: String, like model: String) {
    var descriptor = QueueFile.openExisting(path)
    if descriptor < 0, errno == ENOENT {
      descriptor = QueueFile.create(path, like: model)
      if descriptor < 0, errno == EEXIST { descriptor = QueueFile.openExisting(path) }
    }
    guard descriptor >= 0 else { return nil }
    self.path = path
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }

  /// Takes the lock if nobody has it.
  func tryLock() -> Bool {
    flock(descriptor, LOCK_EX | LOCK_NB) == 0
  }

  /// How waiting for the lock ended.
  enum Wait {
    case locked

    /// The deadline came first.
    case late

    /// Somebody wanted no more of it.
    case stopped
  }

  /// Waits for the lock.
  ///
  /// - Parameter wantsStop: asked every now and then whether to go on waiting.
  func lock(until deadline: Deadline, wantsStop: (() -> Bool)?) -> Wait {
    if tryLock() { return .locked }
    if deadline.remaining == 0 { return .late }
    let own = QueueFile.openExisting(path)
    guard own >= 0 else { return .late }
    let (locked, wait) = LockWaiter.lock(own, until: deadline, wantsStop: wantsStop)
    if let locked {
      close(descriptor)
      descriptor = locked
    }
    return wait
  }

  func unlock() {
    _ = flock(descriptor, LOCK_UN)
  }

  /// Opens the file if it is there: for writing, or at least for locking; never a link, never waiting for a
  /// pipe.
  private static func openExisting(_ path: String) -> Int32 {
    let flags = O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK
    var descriptor = open(path, O_RDWR | flags)
    if descriptor < 0, errno == EACCES || errno == EROFS { descriptor = open(path, O_RDONLY | flags) }
    guard descriptor >= 0 else { return -1 }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      errno = EINVAL
      return -1
    }
    return descriptor
  }

  private static func create(_ path: String, like model: String) -> Int32 {
    var status = stat()
    guard stat(model, &status) == 0 else { return -1 }
    let descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { return -1 }
    // As SQLite does for the WAL: root must not leave a file that the database's owner cannot open.
    if geteuid() == 0 { _ = fchown(descriptor, status.st_uid, status.st_gid) }
    _ = fchmod(descriptor, status.st_mode & 0o666)
    return descriptor
  }
}

/// What the file says: two lines of fixed length, so that one write replaces each whole.
extension QueueFile {
  /// How long each line is, in bytes with the newline.
  private static let lineLength = 80

  /// Says in the first line who holds the lock: `PID USER SECONDS`.
  func write(holder user: String) {
    let name = user.utf8.prefix(40).map { (0x21...0x7E).contains($0) ? $0 : UInt8(ascii: "_") }
    let text = name.isEmpty ? "?" : String(decoding: name, as: UTF8.self)
    write("\(getpid()) \(text) \(time(nil))", line: 0)
  }

  /// Who wrote the first line last; nil when there is none that can be read.
  var holder: QueueHolder? {
    let words = line(0).split(separator: " ")
    guard words.count == 3, let process = Int32(words[0]), let since = Int64(words[2]) else { return nil }
    return QueueHolder(process: process, user: String(words[1]), since: since)
  }

  /// Says in the second line how much the lock was held.
  func write(_ load: QueueLoad) {
    write(load.text, line: 1)
  }

  /// How much the lock was held, by the second line.
  var load: QueueLoad { QueueLoad(line(1)) }

  private func write(_ text: String, line: Int) {
    var bytes = Array(text.utf8.prefix(QueueFile.lineLength - 1))
    bytes += repeatElement(UInt8(ascii: " "), count: QueueFile.lineLength - 1 - bytes.count)
    bytes.append(UInt8(ascii: "\n"))
    _ = pwrite(descriptor, bytes, bytes.count, off_t(line * QueueFile.lineLength))
  }

  /// A line without what fills it up; empty when it cannot be read.
  private func line(_ line: Int) -> Substring {
    var bytes = [UInt8](repeating: 0, count: QueueFile.lineLength)
    let count = pread(descriptor, &bytes, bytes.count, off_t(line * QueueFile.lineLength))
    let text = String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
    return text.prefix { $0 != "\n" }
  }
}
