#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Names of files on the disk.
enum FileNames {
  /// How many are looked for.
  private static let limit = 500

  /// Paths that begin so, sorted, folders with a slash at the end; hidden ones only when asked for by their dot.
  static func beginning(with prefix: String, home: String?) -> [String] {
    let slash = prefix.lastIndex(of: "/")
    let folder = slash.map { String(prefix[...$0]) } ?? ""
    let name = slash.map { String(prefix[prefix.index(after: $0)...]) } ?? prefix
    let place = ScriptFile.expand(folder.isEmpty ? "." : folder, home: home)
    guard let stream = opendir(place) else { return [] }
    defer { closedir(stream) }
    var paths: [String] = []
    while let entry = readdir(stream), paths.count < limit {
      guard let found = entry.pointee.name, found != ".", found != "..", found.hasPrefix(name),
        !found.hasPrefix(".") || name.hasPrefix(".")
      else { continue }
      var status = stat()
      let isFolder = stat(place + "/" + found, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
      paths.append(folder + found + (isFolder ? "/" : ""))
    }
    return paths.sorted()
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
