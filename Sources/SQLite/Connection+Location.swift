import CSQLite

extension Connection {
  /// What to open, and how.
  package enum Location: Equatable, Sendable {
    /// A new, empty database in memory.
    case memory

    /// An existing file, to read and, where rights allow, to write.
    case file(String)

    /// A file that nobody else has open, to read; no file is made beside it, and nothing is locked. Its WAL
    /// must be missing or empty: `immutable=1`.
    case immutableFile(String)

    /// The same where there is something in the WAL, which is read without the shared memory it usually
    /// takes: `vfs=unix-none`, `locking_mode=EXCLUSIVE`.
    case unsharedFile(String)

    /// The name as `sqlite3_open_v2` takes it.
    var name: String {
      switch self {
      case .memory: ":memory:"
      case .file(let path): Location.anchored(path)
      case .immutableFile(let path): Location.uri(path, "immutable=1")
      case .unsharedFile(let path): Location.uri(path, "vfs=unix-none")
      }
    }

    var flags: Int32 {
      switch self {
      case .memory: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_MEMORY
      case .file: SQLITE_OPEN_READWRITE
      case .immutableFile, .unsharedFile: SQLITE_OPEN_READONLY | SQLITE_OPEN_URI
      }
    }

    /// The path so written that SQLite sees a path in it whatever it is: a file may be called `:memory:` or
    /// `file:x`.
    private static func anchored(_ path: String) -> String {
      path.utf8.first == UInt8(ascii: "/") ? path : "./" + path
    }

    /// The path as a URI with a query, what means something in a URI escaped (SQLite: "URI Filenames").
    private static func uri(_ path: String, _ query: String) -> String {
      var uri = "file:"
      for character in anchored(path).unicodeScalars {
        switch character {
        case "%": uri += "%25"
        case "?": uri += "%3f"
        case "#": uri += "%23"
        default: uri.unicodeScalars.append(character)
        }
      }
      return uri + "?" + query
    }
  }
}
