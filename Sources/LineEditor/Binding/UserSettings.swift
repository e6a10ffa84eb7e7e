#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What `~/.editrc` asks for, in an order that works: `bind -v` and `bind -e` reset all keys, so the choice of an editor
/// comes first, then our keys, then the user's.
struct UserSettings: Equatable {
  /// Whether vi's keys are wanted; libedit alone would take that for granted.
  var usesVi = false

  /// The lines that do not choose an editor, to be run by libedit.
  var commands: [String] = []

  /// The escape sequences that those lines bind.
  var sequences: Set<[UInt8]> = []

  /// libedit copies the operands of `bind` into arrays of this many characters, unchecked.
  private static let longestLine = 1000

  /// Reads settings in the form of editrc(5).
  ///
  /// - Parameters:
  ///   - text: the file.
  ///   - program: the program's name; lines for others (`ftp:bind …`) choose no editor.
  init(text: String, program: String) {
    for line in text.split(whereSeparator: \.isNewline) {
      let words = line.split(whereSeparator: { $0 == " " || $0 == "\t" })
      guard let first = words.first, first.first != "#", line.utf8.count < UserSettings.longestLine
      else { continue }
      let command = first.split(separator: ":", maxSplits: 1).last ?? first
      let addressee = first.contains(":") ? first.prefix { $0 != ":" } : Substring(program)
      if command == "bind", words.count == 2, words[1] == "-v" || words[1] == "-e" {
        if addressee == program { usesVi = words[1] == "-v" }
        continue
      }
      commands.append(String(line))
      if command == "bind", let keys = words.dropFirst().first(where: { $0.first != "-" }),
        let sequence = UserSettings.sequence(keys)
      {
        sequences.insert(sequence)
      }
    }
  }

  /// The file to read: what `EDITRC` names, or `.editrc` at home.
  static var path: String? {
    if let path = getenv("EDITRC") { return String(cString: path) }
    return getenv("HOME").map { String(cString: $0) + "/.editrc" }
  }

  /// The bytes of an escape sequence that is written `"\e[5~"`, `^[[5~` or `\033[5~`; nil for other keys.
  private static func sequence(_ keys: Substring) -> [UInt8]? {
    let text = keys.filter { $0 != "\"" && $0 != "'" }
    for prefix in ["\\e", "\\E", "^[", "\\033"] where text.hasPrefix(prefix) {
      return [0x1B] + Array(text.dropFirst(prefix.count).utf8)
    }
    return nil
  }
}
