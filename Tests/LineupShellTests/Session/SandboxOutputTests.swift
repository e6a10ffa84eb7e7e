import LineupShell
import Synchronization
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite("What a script prints in a sandbox")
struct SandboxOutputTests {
  @Test(
    "It is written together, since nothing becomes durable; elsewhere each change as it does",
    arguments: [(true, 1), (false, 3)])
  func writes(isMock: Bool, count: Int) {
    let null = open("/dev/null", O_WRONLY | O_CLOEXEC)
    defer { close(null) }
    let output = ByteSink(descriptor: null)
    let writes = Mutex(0)
    output.beforeWriting { _ in writes.withLock { $0 += 1 } }
    let run = RunSession(isMock: isMock, output: output)
    #expect(run.run("member add A Mid\nmember add B Mid; member add C Mid\n") == .success)
    #expect(writes.withLock { $0 } == count)
  }
}
