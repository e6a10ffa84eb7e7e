import CSQLite

extension Connection {
  /// What to open, and how.
  package enum Location: Equatable, Sendable {
    /// A new, empty database in memory.
    case memory

    /// An existing file, to read and, where rights allow, to write.
    case file(String)

    /// A file of which the caller knows that nobody writes to it while it is open. Nothing is locked, and no file is
    /// made beside it: `immutable=1`.
    case immutableFile(String)

    /// The name as `sqlite3_open_v2` takes it.
    var name: String {
      switch self {
      case .memory: ":memory:"
      case .file(let path): Location.anchored(path)
      case .immutableFile(let path): "file:" + Location.escaped(Location.anchored(path)) + "?immutable=1"
      }
    }

    var flags: Int32 {
      switch self {
      case .memory: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_MEMORY
      case .file: SQLITE_OPEN_READWRITE
      case .immutableFile: SQLITE_OPEN_READONLY | SQLITE_OPEN_URI
      }
    }

    /// The path so written that SQLite sees a path in it whatever it is: a file may be called `:memory:` or `file:x`.
    private static func anchored(_ path: String) -> String {
      path.utf8.first == UInt8(ascii: "/") ? path : "./" + path
    }

    /// The path with the characters escaped that mean something in a URI (SQLite: "URI Filenames").
    private static func escaped(_ path: String) -> String {
      path.replacing("%", with: "%25").replacing("?", with: "%3f").replacing("#", with: "%23")
    }
  }
}
