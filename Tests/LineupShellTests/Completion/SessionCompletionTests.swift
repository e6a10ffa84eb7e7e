import LineupShell
import Testing

@Suite("Completion in a session")
struct SessionCompletionTests {
  private let run = RunSession()

  private func inserted(_ line: String) -> [String] {
    run.session.complete(line, cursor: line.utf8.count).candidates.map(\.insertion)
  }

  @Test("What the data of the moment hold is found, in a sandbox that of the sandbox")
  func data() {
    #expect(
      run.run("member add Hans Sama ADC; todo add Review scrim VOD; todo add Buy milk --done") == .success)
    #expect(inserted("member rm ha") == ["'Hans Sama'"])
    #expect(inserted("member rm sama") == ["'Hans Sama'"])
    #expect(inserted("todo done scr") == ["1"])
    #expect(inserted("todo set 2 --title ") == ["Buy milk"])
    #expect(inserted("member set sama --name ") == [])
    #expect(run.run("todo set 2 --title Buy oat milk; :mock") == .success)
    #expect(inserted("todo set 2 --title ") == [])
    #expect(run.run("member add Samara Top; :mock off") == .success)
    #expect(inserted("member rm sama") == ["'Hans Sama'"])
    #expect(inserted("todo set 2 --title ") == ["Buy oat milk"])
  }
}
