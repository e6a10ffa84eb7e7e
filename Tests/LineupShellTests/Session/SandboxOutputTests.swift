import LineupShell
import Synchronization
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite("What a script prints at once, in a sandbox or not")
struct SandboxOutputTests {
  @Test("It is written together, as that of a group is that becomes durable", arguments: [true, false])
  func writes(isMock: Bool) {
    let null = open("/dev/null", O_WRONLY | O_CLOEXEC)
    defer { close(null) }
    let output = ByteSink(descriptor: null)
    let writes = Mutex(0)
    output.beforeWriting { _ in writes.withLock { $0 += 1 } }
    let run = RunSession(isMock: isMock, output: output)
    #expect(run.run("member add A Mid\nmember add B Mid; member add C Mid\n") == .success)
    #expect(writes.withLock { $0 } == 1)
  }
}
