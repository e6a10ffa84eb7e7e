#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A history on disk: one line an entry, oldest first, as ``HistoryLine`` writes it.
///
/// Sessions append under the file's lock (`flock`), each entry in one `write`, so that those running at once do not
/// mix. What is not an ordinary file (a pipe, a device, a folder) is refused and never opened, as it could block.
struct HistoryFile {
  let path: String

  /// How much of the end of a file is read, in bytes: 100,000 entries of 1.3 KB. A file of another kind may be any size.
  var readLimit = 128 << 20

  /// Reads the newest entries, at most `limit`. A file that does not exist holds none.
  ///
  /// A file that has grown a tenth beyond the limit, or beyond what is read of a file, is trimmed to it.
  func load(limit: Int) throws(HistoryError) -> HistoryEntries {
    guard let file = try open(O_RDONLY, for: .read) else { return HistoryEntries() }
    var entries = try entries(of: file, for: .read)
    let size = try size(of: file, for: .read)
    if entries.count > limit + limit / 10 || size > readLimit + readLimit / 10 {
      // The entries have been read; that the file stays long is no reason to give them up.
      try? trim(to: limit)
    }
    entries.keepNewest(limit)
    return entries
  }

  /// Adds an entry at the end, making the file (mode 0600) and its folder (0700) when they do not exist.
  func append(_ entry: String) throws(HistoryError) {
    let file = try openLocked()
    var text = ArraySlice((HistoryLine.escaped(entry) + "\n").utf8)
    // A session that was killed while it wrote may have left half a line.
    if try !endsInNewline(file) { text.insert(UInt8(ascii: "\n"), at: 0) }
    try write(text, to: file)
  }

  /// Removes every entry. The file stays, with its mode and owner.
  func clear() throws(HistoryError) {
    guard let file = try open(O_WRONLY, for: .write) else { return }
    try lock(file)
    guard ftruncate(file.number, 0) == 0 else { throw failure(.write) }
  }

  /// Replaces the file by one that holds the newest lines only. It is written beside the old one and then takes its
  /// place, so that whenever the process dies, one of them is there whole.
  private func trim(to limit: Int) throws(HistoryError) {
    let file = try openLocked()
    let entries = try entries(of: file, for: .write)
    let kept = entries.bytes[entries.start(ofNewest: limit)...]
    let target = resolved(path)
    let replacement = "\(target).\(getpid())"
    let descriptor = replacement.withCString {
      unlink($0)
      return system_open($0, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    }
    guard descriptor >= 0 else { throw failure(.write) }
    let new = FileDescriptor(number: descriptor)
    do throws(HistoryError) {
      try write(kept, to: new)
      guard fsync(new.number) == 0, rename(replacement, target) == 0 else { throw failure(.write) }
    } catch {
      unlink(replacement)
      throw error
    }
  }
}
