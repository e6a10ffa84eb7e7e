import Synchronization
import Testing

@testable import LineupShell

@Suite("How far a long command is")
struct ProgressTests {
  /// A terminal of a width, whose clock stands until it is moved.
  private final class Scene: Sendable {
    let time = Atomic<Int64>(0)
    let isFree = Atomic(true)
    private let written = Mutex<[String]>([])
    let columns: Int

    init(columns: Int = 80) {
      self.columns = columns
    }

    func wait(milliseconds: Int64) { time.add(milliseconds * 1_000_000, ordering: .relaxed) }

    /// What was written since this was last asked: what was painted, or "gone".
    var seen: [String] {
      written.withLock { written in
        defer { written = [] }
        return written
      }
    }

    func makeProgress() -> Progress {
      Progress(
        in: TerminalRow(
          columns: { self.columns }, isFree: { self.isFree.load(ordering: .relaxed) },
          write: { bytes in
            var text = String(decoding: bytes, as: UTF8.self)[...]
            #expect(text.hasPrefix("\r\u{1B}[K"))
            text = text.dropFirst(4)
            self.written.withLock { $0.append(text.isEmpty ? "gone" : String(text)) }
          }),
        clock: { self.time.load(ordering: .relaxed) })
    }
  }

  private func place(_ line: String, _ origin: Source.Origin = .prompt, firstLine: Int = 1) -> Place {
    let bytes = Array(line.utf8)
    return Place(Source(origin, bytes, firstLine: firstLine), SourceSpan(0, bytes.count))
  }

  @Test("Nothing is shown for half a second, then ten times a second at the most, and nothing is left")
  func rate() {
    let scene = Scene()
    let progress = scene.makeProgress()
    progress.beat()
    progress.begin(place("member list"))
    for _ in 1...4 {
      scene.wait(milliseconds: 100)
      progress.beat()
    }
    scene.wait(milliseconds: 99)
    progress.beat()
    #expect(scene.seen == [])
    scene.wait(milliseconds: 1)
    progress.beat()
    progress.beat()
    #expect(scene.seen == ["member list … 0.5 s"])
    scene.wait(milliseconds: 99)
    progress.beat()
    #expect(scene.seen == [])
    scene.wait(milliseconds: 651)
    progress.beat()
    #expect(scene.seen == ["member list … 1.2 s"])
    progress.end()
    #expect(scene.seen == ["gone"])
    progress.end()
    scene.wait(milliseconds: 1000)
    progress.beat()
    #expect(scene.seen == [])
  }

  @Test("Rows are counted, of each command by itself")
  func rows() {
    let scene = Scene()
    let progress = scene.makeProgress()
    progress.begin(place("member list"))
    progress.add(rows: 256)
    progress.add(rows: 1000)
    scene.wait(milliseconds: 600)
    progress.beat()
    progress.begin(place("todo"))
    progress.add(rows: 1)
    #expect(scene.seen == ["member list … 1,256 rows, 0.6 s"])
    scene.wait(milliseconds: 500)
    progress.beat()
    #expect(scene.seen == ["todo … 1 row, 0.5 s"])
  }

  @Test("A script tells its line, and how quick it is, or how long this one takes")
  func script() {
    let scene = Scene()
    let progress = scene.makeProgress()
    for number in 1...600 {
      progress.begin(place("todo add x", .script("nightly.lineup"), firstLine: 34_000 + number))
      scene.wait(milliseconds: 1)
    }
    #expect(scene.seen == ["nightly.lineup: line 34,501, 1,002 a second"])
    scene.wait(milliseconds: 700)
    progress.beat()
    #expect(scene.seen == ["nightly.lineup: line 34,600, 0.7 s"])
    progress.end()
    #expect(scene.seen == ["gone"])
    // A line of the command line's is what one has just typed.
    progress.begin(place("member list", .script("-c")))
    scene.wait(milliseconds: 500)
    progress.beat()
    #expect(scene.seen == ["member list … 0.5 s"])
  }

  @Test(
    "It makes way for all else that is written, and does not come back at once, nor in the middle of a line")
  func makingWay() {
    let scene = Scene()
    let progress = scene.makeProgress()
    progress.begin(place("member list"))
    scene.wait(milliseconds: 500)
    progress.beat()
    progress.makeWay(endsLine: true)
    #expect(scene.seen == ["member list … 0.5 s", "gone"])
    scene.wait(milliseconds: 499)
    progress.beat()
    #expect(scene.seen == [])
    scene.wait(milliseconds: 1)
    progress.beat()
    #expect(scene.seen == ["member list … 1.0 s"])
    progress.makeWay(endsLine: false)
    scene.wait(milliseconds: 5000)
    progress.beat()
    progress.clearRow()
    #expect(scene.seen == ["gone"])
    progress.begin(place("todo"))
    scene.wait(milliseconds: 500)
    progress.beat()
    progress.clearRow()
    progress.clearRow()
    #expect(scene.seen == ["todo … 0.5 s", "gone", "gone"])
  }

  @Test("Whoever has the terminal is not disturbed")
  func guests() {
    let scene = Scene()
    let progress = scene.makeProgress()
    progress.begin(place("member rm --all"))
    progress.makeWay(endsLine: false)
    progress.leave()
    scene.wait(milliseconds: 5000)
    progress.leave()
    progress.beat()
    progress.comeBack()
    progress.beat()
    progress.comeBack()
    progress.beat()
    #expect(scene.seen == [])
    scene.wait(milliseconds: 500)
    progress.beat()
    #expect(scene.seen == ["member rm --all … 5.5 s"])
    scene.isFree.store(false, ordering: .relaxed)
    scene.wait(milliseconds: 500)
    progress.beat()
    progress.end()
    #expect(scene.seen == [])
  }

  @Test(
    "It is cut to the width, and what tells how far it is stays",
    arguments: [
      (80, "member list where name ~ faker and position = Mid … 0.5 s"),
      (44, "member list where name ~ faker… … 0.5 s"), (43, "member list where name ~ fake… … 0.5 s"),
      (16, "me… … 0.5 s"), (14, "… … 0.5 s"), (13, " … 0.5 s"), (8, " … "), (5, "gone"), (1, "gone"),
    ])
  func width(columns: Int, expected: String) {
    let scene = Scene(columns: columns)
    let progress = scene.makeProgress()
    progress.begin(place("member list where name ~ faker and position = Mid"))
    scene.wait(milliseconds: 500)
    progress.beat()
    #expect(scene.seen == [expected])
  }

  @Test("What was typed cannot harm the terminal")
  func hazards() {
    let scene = Scene()
    let progress = scene.makeProgress()
    progress.begin(place("todo list \u{1B}[2J\t李"))
    scene.wait(milliseconds: 500)
    progress.beat()
    #expect(scene.seen == [#"todo list \e[2J\t李 … 0.5 s"#])
  }
}
