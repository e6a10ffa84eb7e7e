import LineupCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The file of a database as the file system sees it, before SQLite does.
enum DatabaseFile {
  /// Whether there is a file to open.
  ///
  /// Only regular files are: opening a pipe would wait for somebody at its other end.
  ///
  /// - Throws: ``StorageFailure`` when something else is there, or nobody can tell.
  static func exists(_ path: String) throws -> Bool {
    if path.isEmpty { throw StorageFailure(kind: .unnamed, path: path) }
    var status = stat()
    if stat(path, &status) != 0 {
      let code = errno
      if code == ENOENT { return false }
      throw StorageFailure(kind: .cannotOpen, path: path, detail: message(code))
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG:
      // SQLite takes a file of one byte for an empty one, and would write over it.
      if status.st_size == 1 { throw StorageFailure(kind: .notADatabase, path: path) }
      return true
    case S_IFDIR: throw StorageFailure(kind: .cannotOpen, path: path, detail: "it is a folder")
    default: throw StorageFailure(kind: .cannotOpen, path: path, detail: "it is not a regular file")
    }
  }

  /// How many bytes a file has; nil when there is none.
  static func size(_ path: String) -> Int? {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : nil
  }

  /// Makes an empty file. One that the user named gets its mode from the umask; any other is for the user
  /// alone, and so are the folders that are missing above it.
  ///
  /// - Returns: whether it was made here; another process may have been quicker.
  /// - Throws: ``StorageFailure``.
  static func create(_ location: DatabaseLocation) throws -> Bool {
    if !location.isNamed { try createFolder(of: location.path, for: location.path) }
    let mode: mode_t = location.isNamed ? 0o666 : 0o600
    var descriptor = open(location.path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, mode)
    if descriptor < 0, errno == EEXIST {
      if try exists(location.path) { return false }
      // A link whose target is missing: the target is made.
      descriptor = open(location.path, O_RDWR | O_CREAT | O_CLOEXEC, mode)
    }
    if descriptor >= 0 {
      close(descriptor)
      return true
    }
    let code = errno
    throw failure(code, making: location.path, detail: message(code))
  }

  /// Makes sure that a file could be made, as far as can be told without doing so.
  ///
  /// - Throws: the ``StorageFailure`` that making it would.
  static func requireCreatable(_ location: DatabaseLocation) throws {
    var folder = location.path
    repeat {
      let slash = folder.lastIndex(of: "/")
      folder = slash.map { String(folder[..<$0]) } ?? "."
    } while !location.isNamed && !folder.isEmpty && access(folder, F_OK) != 0
    if access(folder.isEmpty ? "/" : folder, W_OK | X_OK) == 0 { return }
    let code = errno
    throw failure(code, making: location.path, detail: message(code))
  }

  /// Makes the folders above a file, or above one of its folders, that are missing, mode 0700.
  private static func createFolder(of path: String, for file: String) throws {
    guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return }
    let folder = String(path[..<slash])
    var status = stat()
    if stat(folder, &status) == 0 { return }
    try createFolder(of: folder, for: file)
    if mkdir(folder, 0o700) == 0 { return }
    let code = errno
    if code == EEXIST { return }
    throw failure(code, making: file, detail: "\(folder): \(message(code))")
  }

  private static func failure(_ code: Int32, making path: String, detail: String) -> StorageFailure {
    let kind: StorageFailure.Kind =
      switch code {
      case EACCES, EROFS, EPERM: .readOnly
      case ENOSPC, EDQUOT: .full
      default: .cannotOpen
      }
    return StorageFailure(kind: kind, path: path, detail: detail)
  }

  private static func message(_ code: Int32) -> String {
    strerror(code).map { String(cString: $0) } ?? "error \(code)"
  }
}
