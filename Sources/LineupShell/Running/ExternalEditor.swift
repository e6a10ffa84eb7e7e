#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The editor that a person has chosen for texts, to which the terminal belongs while it runs.
package struct ExternalEditor {
  /// Why there is no edited text, in words.
  package struct Failure: Error, Equatable {
    package let message: String
  }

  /// How it is started, without the file.
  private let line: String

  /// Where the file is made that it edits.
  private let folder: String

  /// The editor that `VISUAL` names, or else `EDITOR`, or else `vi`.
  ///
  /// - Parameter variable: looks an environment variable up.
  package init(variable: (String) -> String?) {
    func named(_ name: String) -> String? { variable(name).flatMap { $0.isEmpty ? nil : $0 } }
    line = named("VISUAL") ?? named("EDITOR") ?? "vi"
    folder = named("TMPDIR") ?? "/tmp"
  }

  /// Has a text edited in a file that is the user's alone and is gone afterwards.
  ///
  /// - Returns: what was saved, without the newline at its end; a failure when the editor could not be started or said that
  ///   the text is not to be used, by any exit status but 0.
  package func edit(_ text: String) -> Result<String, Failure> {
    do throws(Failure) {
      let path = try write(text + "\n")
      defer { unlink(path) }
      try run(on: path)
      return .success(try read(path))
    } catch {
      return .failure(error)
    }
  }

  private func write(_ text: String) throws(Failure) -> String {
    let ending = ".lineup"
    var path = Array("\(folder)/lineup-XXXXXX\(ending)".utf8CString)
    let descriptor = mkstemps(&path, Int32(ending.utf8.count))
    guard descriptor >= 0 else {
      throw Failure(message: "cannot make a file to edit in \(folder.visible): \(describe(errno))")
    }
    defer { close(descriptor) }
    let name = String(decoding: path.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    let sink = ByteSink(descriptor: descriptor)
    sink.write(text)
    guard sink.flush() == nil else {
      unlink(name)
      throw Failure(message: "cannot write \(name.visible)")
    }
    return name
  }

  private func run(on path: String) throws(Failure) {
    let status: Int32
    do throws(ShellProcess.Failure) {
      status = try ShellProcess(ShellProcess.program(line) + " \"$1\"", arguments: [path])
        .wait { unlink(path) }
    } catch {
      throw Failure(message: "cannot start the editor: \(describe(error.errno))")
    }
    guard status == 0 else {
      throw Failure(
        message: "the editor ended with status \(status), so nothing was taken over: \(line.visible)")
    }
  }

  private func read(_ path: String) throws(Failure) -> String {
    var bytes: [UInt8]
    do throws(ScriptFile.Failure) {
      bytes = try ScriptFile.read(path)
    } catch {
      throw Failure(message: "cannot read what was edited: \(error.reason)")
    }
    if bytes.last == UInt8(ascii: "\n") { bytes.removeLast() }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw Failure(message: "what was edited is not valid UTF-8")
    }
    return text
  }
}
