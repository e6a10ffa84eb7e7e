import LineupCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Names of files on the disk.
enum FileNames {
  /// How many are looked for.
  private static let limit = 500

  /// Paths whose last part begins so, ignoring case, or else has that elsewhere; sorted, folders with a slash at the end,
  /// hidden ones only when asked for by their dot.
  static func matching(_ typed: String, home: String?) -> [String] {
    let slash = typed.lastIndex(of: "/")
    let folder = slash.map { String(typed[...$0]) } ?? ""
    let name = slash.map { String(typed[typed.index(after: $0)...]) } ?? typed
    let place = ScriptFile.expand(folder.isEmpty ? "." : folder, home: home)
    guard let stream = opendir(place) else { return [] }
    defer { closedir(stream) }
    let typedName = TypedWord(name)
    var beginning: [String] = []
    var elsewhere: [String] = []
    while let entry = readdir(stream), beginning.count < limit {
      guard let found = entry.pointee.name, found != ".", found != "..",
        !found.hasPrefix(".") || name.hasPrefix("."), let match = typedName.match(in: found)
      else { continue }
      if match < .elsewhere {
        beginning.append(found)
      } else if elsewhere.count < limit {
        elsewhere.append(found)
      }
    }
    return (beginning.isEmpty ? elsewhere : beginning).map { found in
      var status = stat()
      let isFolder = stat(place + "/" + found, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
      return folder + found + (isFolder ? "/" : "")
    }.sorted()
  }
}

extension dirent {
  /// The entry's name; nil when it is not UTF-8, since a line cannot hold it.
  fileprivate var name: String? {
    withUnsafeBytes(of: d_name) { bytes in
      String(validating: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}
