import CTestSupport

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension ChildProcess {
  /// Starts the program, with pipes for what it reads and writes.
  func start() throws -> RunningChild {
    let feed: Pipe
    switch input {
    case .closed: feed = Pipe()
    case .empty: feed = Pipe(readingEnd: open("/dev/null", O_RDONLY | O_CLOEXEC))
    case .bytes, .pieces: feed = try Pipe.make()
    }
    let output = try Pipe.make()
    let errors = try Pipe.make()
    let theirs = [feed.readingEnd, output.writingEnd, errors.writingEnd]
    let ours = [feed.writingEnd, output.readingEnd, errors.readingEnd]
    defer { closeAll(theirs) }
    do {
      return RunningChild(id: try spawn(files: theirs), input: ours[0], output: ours[1], errors: ours[2])
    } catch {
      closeAll(ours)
      throw error
    }
  }

  /// Starts the program with three files; -1 is none.
  private func spawn(files: [Int32]) throws -> pid_t {
    let arguments = ([program] + arguments).map { strdup($0) } + [nil]
    let variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for pointer in arguments + variables { free(pointer) } }
    var id: pid_t = 0
    let code = lineup_spawn(program, arguments, variables, folder, files, &id)
    guard code == 0 else { throw ChildProcessError.notStarted(program, code: code) }
    return id
  }
}

private func closeAll(_ files: [Int32]) {
  for file in files where file >= 0 { close(file) }
}

/// The two ends of a pipe; -1 is none.
private struct Pipe {
  var readingEnd: Int32 = -1
  var writingEnd: Int32 = -1

  static func make() throws -> Pipe {
    var ends: [Int32] = [-1, -1]
    let code = lineup_pipe(&ends)
    guard code == 0 else { throw ChildProcessError.notStarted("a pipe", code: code) }
    return Pipe(readingEnd: ends[0], writingEnd: ends[1])
  }
}
