import Testing

@testable import LineEditor

struct HistoryWalkTests {
  private let entries = HistoryEntries(
    Array("member list\ntodo list\nmember add A Mid\nmember add A Mid\ntodo add x\n".utf8))

  private func walk(from line: String, _ steps: String) -> [String?] {
    var walk = HistoryWalk(from: line, in: entries)
    return steps.map { step in
      switch step {
      case "u": walk.older(in: entries)
      case "U": walk.oldest(in: entries)
      case "D": walk.line(behind: entries)
      default: walk.newer(in: entries)
      }
    }
  }

  @Test func `an empty line walks through all, and comes back to itself`() {
    #expect(
      walk(from: "", "uuuuu") == ["todo add x", "member add A Mid", "todo list", "member list", nil])
    #expect(walk(from: "", "uudd") == ["todo add x", "member add A Mid", "todo add x", ""])
    #expect(walk(from: "", "d") == [nil])
  }

  @Test func `a beginning walks through what begins so`() {
    #expect(walk(from: "member", "uuud") == ["member add A Mid", "member list", nil, "member add A Mid"])
    #expect(walk(from: "member", "ud") == ["member add A Mid", "member"])
    #expect(walk(from: "nothing", "u") == [nil])
  }

  @Test func `to the oldest at once, and back`() {
    #expect(walk(from: "", "UuD") == ["member list", nil, ""])
    #expect(walk(from: "member a", "UUDD") == ["member add A Mid", nil, "member a", nil])
    #expect(walk(from: "todo", "uUd") == ["todo add x", "todo list", "todo add x"])
  }
}
