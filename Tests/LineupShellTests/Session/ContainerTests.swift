import LineupCore
import LineupShell
import Testing

@Suite("A session and its containers")
struct ContainerTests {
  @Test("Each switch builds a container anew, observes it, and forgets the one before")
  func switching() {
    let run = RunSession()
    let real = run.session.container
    #expect(run.run("member add A Mid; :mock") == .success)
    let mock = run.session.container
    #expect(mock !== real && mock.isMock && !real.isMock)

    // Nobody listens to the real one any more, and it is as it was.
    real.interactor.member.getAllMember(.init(rows: .init(entity: .member)))
    #expect(run.run("member add B Top; :mock; member list") == .success)
    #expect(run.session.container !== real && run.session.container !== mock)
    #expect(
      run.written == """
        + member 1  A  Mid
        empty sandbox, your data is untouched
        + member 1  B  Top
        back on your data
        1\tA\tMid

        """)
    #expect(run.told == "")
  }

  @Test("Settings and aliases stay through a switch")
  func settings() {
    let run = RunSession()
    #expect(run.run(":set mode csv\n:alias one member list limit 1\n:mock; member add A Mid") == .success)
    #expect(run.run("one; :mock; one") == .success)
    #expect(
      run.written.hasSuffix(
        "+ member 1  A  Mid\nid,name,position\n1,A,Mid\nback on your data\nid,name,position\n"))
  }

  @Test("A session that begins in a sandbox leads back to the data that was named")
  func beginning() {
    let run = RunSession(isMock: true)
    #expect(run.session.container.isMock)
    #expect(run.run(":mock off") == .success)
    #expect(!run.session.container.isMock)
  }

  @Test("Scripts that run each other end at a depth, and leave the session as it was")
  func depth() {
    let run = RunSession()
    #expect(run.run(":source nowhere") == .failure)
    #expect(run.run("member add A Mid") == .success)
    #expect(run.told.hasPrefix("script:1:1: error: cannot read nowhere: no such file or directory\n"))
  }
}
