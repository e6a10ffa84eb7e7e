import Testing

/// The rules are only as good as the reading of the files.
struct SourceFileTests {
  private func file(_ text: String) -> SourceFile {
    SourceFile(path: "Sources/LineupCore/Some/File.swift", text: text)
  }

  @Test func `All files are found, each in its target`() throws {
    let files = try SourceFile.all(below: "Sources")
    let member = try #require(files.first { $0.path == "Sources/LineupCore/Model/Member.swift" })
    #expect(member.target == "LineupCore")
    #expect(member.lines.contains("package struct Member: Identifiable, Equatable, Sendable {"))
  }

  @Test func `Imports are found in every form`() {
    let text = """
      import A
      package import B
      @_spi(X) import C
      @testable @preconcurrency internal import D
      import struct E.Thing
      #if canImport(F)
        import F
      #endif
      import G.Sub
      // import No
      let important = "import No"
      """
    #expect(file(text).imports == ["A", "B", "C", "D", "E", "F", "G"])
  }

  @Test func `Types without a doc comment are found`() {
    let text = """
      /// Good.
      package struct A {
        struct Inner {}
      }
      package struct B {}
      /// Good.
      @main
      struct C {}
      // No doc comment.
      @available(*, unavailable)
      package final class D {}
      indirect enum E {}
      protocol F {}

      /// Too far away.

      actor G {}
      private struct H {}
      extension I {}
      typealias J = Int
      """
    #expect(file(text).undocumentedTypes == ["B", "D", "E", "F", "G", "J"])
  }

  @Test func `Escape hatches are found in code`() {
    let text = """
      // never try! here
      let a = try! f()
      final class B: @unchecked Sendable {}  // fatalError(
      """
    let uses = EscapeHatch.uses(in: file(text))
    #expect(uses.map(\.hatch.word) == ["try!", "fatalError(", "@unchecked"])
    #expect(uses.map(\.line) == [2, 3, 3])
  }
}
