import LineEditor

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A little shell around the line editor, for its tests: it prints each line it reads, quoted and escaped.
///
/// Its first argument, if any, is the path of a history file. A line that ends in a backslash is continued; `pause`
/// waits for a second, `part` ends its output within a row, and `history` lists the entries. What stands in the file that `HOST_NEWS` names is news, once; with
/// `HOST_STYLES` set it shows off what can be painted (`LineEditorHost+Styles.swift`), and with `HOST_REPORTS` it tells
/// what the editor holds (`LineEditorHost+Reports.swift`).
@main
struct LineEditorHost {
  static func main() {
    let history = History(path: CommandLine.arguments.dropFirst().first)
    warnOnFailure { () throws(HistoryError) in try history.load() }
    guard let editor = LineEditor(program: "host", history: history) else {
      print("no terminal")
      exit(3)
    }
    editor.completer = complete
    editor.wordAtEnd = { $0.split(separator: " ").last.map(String.init) }
    if let path = getenv("HOST_NEWS").map({ String(cString: $0) }) { editor.news = { takeText(at: path) } }
    if getenv("HOST_STYLES") != nil { show(off: editor) }
    while true {
      switch read(editor) {
      case .line(let line):
        warnOnFailure { () throws(HistoryError) in try history.add(line) }
        run(line, history)
      case .interrupted: show("interrupted")
      case .end:
        show("end")
        exit(0)
      case .terminated(let signal):
        show("terminated by \(signal)")
        exit(128 + signal)
      case .failed(let number):
        show("failed: errno \(number)")
        exit(4)
      }
    }
  }

  /// Reads a line and what continues it.
  private static func read(_ editor: LineEditor) -> ReadResult {
    var whole = ""
    while true {
      let prompt = whole.isEmpty ? "> " : "... "
      if getenv("HOST_REPORTS") != nil { report(prompt, on: editor, hints: hints) }
      let result = editor.readLine(prompt: prompt)
      guard case .line(let line) = result else { return result }
      guard line.hasSuffix("\\") else { return .line(whole + line) }
      whole += line.dropLast() + "\n"
    }
  }

  private static func run(_ line: String, _ history: History) {
    switch line {
    case "pause":
      show("pausing")
      sleep(1)
      show("paused")
    case "part":
      show("part of a row", terminator: "")
    case "history":
      for entry in history.entries { show("entry \(entry.debugDescription)") }
    case _ where line.utf8.count > 1000:
      show("line of \(line.unicodeScalars.count)")
    default:
      show("line \(line.debugDescription)")
    }
  }

  private static func complete(_ line: String, _ cursor: Int) -> Completion {
    let words = [
      Candidate(insertion: "member", label: "member", detail: "the people", isFinal: true),
      Candidate(insertion: "mock", label: "mock", detail: "a \u{1B}[31msandbox\u{202E}", isFinal: true),
      Candidate(insertion: "mode=", label: "mode=", detail: "how output looks", isFinal: false),
      Candidate(insertion: "'Hans Sama'", label: "Hans Sama", detail: "ADC"),
      Candidate(insertion: "李相赫", label: "李相赫", detail: "Mid"),
      Candidate(insertion: "李敏亨", label: "李敏亨", detail: "ADC"),
    ]
    let before = String(decoding: Array(line.utf8.prefix(cursor)), as: UTF8.self)
    let start = before.lastIndex(of: " ").map { before.index(after: $0) } ?? before.startIndex
    let word = before[start...]
    let candidates =
      word == "many"
      ? (0..<100).map { Candidate(insertion: "many\($0)", label: "many\($0)") }
      : words.filter { $0.insertion.hasPrefix(word) || $0.label.hasPrefix(word) }
    return Completion(replaced: cursor - word.utf8.count..<cursor, candidates: candidates)
  }

  /// The text of a file, which is removed.
  private static func takeText(at path: String) -> String? {
    let taken = path + ".taken"
    guard rename(path, taken) == 0, let file = fopen(taken, "r") else { return nil }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = fread(&bytes, 1, bytes.count, file)
    return String(decoding: bytes.prefix(count), as: UTF8.self)
  }

  static func show(_ text: String, terminator: String = "\n") {
    print(text, terminator: terminator)
    fflush(nil)
  }

  private static func warnOnFailure(_ body: () throws(HistoryError) -> Void) {
    do {
      try body()
    } catch {
      show("warning: \(error)")
    }
  }
}
