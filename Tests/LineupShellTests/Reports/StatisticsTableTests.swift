import LineupCore
import Testing

@testable import LineupShell

/// Statistics as people see them.
struct StatisticsTableTests {
  private static let monday = Day(year: 2026, month: 11, day: 30) ?? Day(number: 0)

  private static var full: Statistics {
    var statistics = Statistics()
    statistics.positions = [.Top: 1, .JG: 1, .Mid: 2, .ADC: 1]
    statistics.todos = .init(open: 1_014, late: 3, done: 42)
    statistics.people = [
      .init(assignee: Assignee(id: 1, name: "Hide on bush"), todos: .init(open: 12, late: 3, done: 30)),
      .init(assignee: Assignee(id: 2, name: "페이커"), todos: .init(open: 2, late: 0, done: 0)),
      .init(assignee: Assignee(id: 9), todos: .init(open: 0, late: 0, done: 1)),
      .init(assignee: nil, todos: .init(open: 1_000, late: 0, done: 11)),
    ]
    statistics.tags = [
      .init(tag: "vod", todos: .init(open: 4, late: 1, done: 4)),
      .init(tag: "a,b\"c", todos: .init(open: 1, late: 0, done: 0)),
    ]
    statistics.otherTags = 1
    statistics.weeks = (0..<12).map { index in
      .init(monday: monday - 7 * (11 - index), created: index * 3, done: index % 4)
    }
    statistics.damaged = 2
    return statistics
  }

  private func shown(
    _ statistics: Statistics, as mode: OutputMode = .table, width: Int? = nil, _ drawing: Drawing = .blocks
  ) -> String {
    let traits = OutputTraits(
      isTerminal: width != nil, screen: width.map { ScreenSize(columns: $0, rows: 24) }, zone: .utc)
    var out: [UInt8] = []
    StatisticsRenderer(mode: mode, traits: traits, drawing: drawing).append(statistics, to: &out)
    return String(decoding: out, as: UTF8.self)
  }

  @Test func `Numbers stand in columns with bars beside them`() {
    #expect(
      shown(Self.full, width: 56) == """
        members  5
          Top      1  ███████████████
          JG       1  ███████████████
          Mid      2  ██████████████████████████████
          ADC      1  ███████████████
          Support  0

        to-dos  1,014 open (3 late), 42 done

        by person        open  late  done
          Hide on bush     12     3    30  █
          페이커            2     0     0  █
          member 9          0     0     1  ░
          nobody        1,000     0    11  ████████████████████░

        by tag   open  late  done
          vod       4     1     4  ███████████████░░░░░░░░░░░░░░
          a,b"c     1     0     0  ████
          and 1 other tag

        by week, from 2026-09-14 to 2026-12-06
          created  ▁▂▂▃▄▄▅▅▆▇▇█  198
          done     ▁▃▆█▁▃▆█▁▃▆█   18

        2 damaged rows not counted

        """)
  }

  @Test func `A plain terminal gets plain characters`() {
    let text = shown(Self.full, width: 80, .ascii)
    #expect(text.contains("  Mid      2  ##############################\n"))
    #expect(text.contains("  created  _..:"))
    #expect(!text.contains("█") && !text.contains("▁"))
  }

  @Test(arguments: [20, 24, 30, 40, 60, 80, 200])
  func `No line is wider than the screen`(width: Int) {
    for line in shown(Self.full, width: width).split(separator: "\n") where width >= 40 {
      #expect(TextWidth.columns(of: String(line)) <= width, "\(line)")
      #expect(!line.hasSuffix(" "))
    }
    #expect(shown(Self.full, width: width).contains("1,000"))
  }

  @Test func `Nothing at all reads well`() {
    var statistics = Statistics()
    statistics.weeks = Self.full.weeks.map { .init(monday: $0.monday) }
    #expect(shown(statistics) == "members  0\n\nto-dos  0\n")
    #expect(
      shown(statistics, as: .json).hasPrefix(
        """
        {
        "members":{"Top":0,"JG":0,"Mid":0,"ADC":0,"Support":0,"total":0},
        "todos":{"open":0,"late":0,"done":0},
        "people":[],
        "tags":[],
        "otherTags":0,
        """))
  }

  @Test func `Each number is a row`() {
    let csv = shown(Self.full, as: .csv).split(separator: "\n")
    #expect(csv.first == "section,name,value")
    #expect(csv.contains("people.late,Hide on bush,3") && csv.contains(#"tags.open,"a,b""c",1"#))
    #expect(csv.contains("weeks.created,2026-11-30,33") && csv.contains("tags,others,1"))
    #expect(csv.last == "damaged,rows,2")
    let lines = shown(Self.full, as: .jsonl).split(separator: "\n")
    #expect(lines.contains(#"{"section":"todos","name":"late","value":3}"#))
    #expect(lines.count == csv.count - 1)
    #expect(shown(Self.full, as: .plain).contains("people.open\tnobody\t1000\n"))
    #expect(shown(Self.full, as: .markdown).hasPrefix("| section | name | value |\n| --- | --- | ---: |\n"))
  }

  @Test(
    arguments: [
      (["LANG": "ko_KR.UTF-8"], true), (["LANG": "C.utf8", "TERM": "xterm"], true), ([:], false),
      (["LANG": "C"], false), (["LC_ALL": "C", "LANG": "en_US.UTF-8"], false),
      (["LC_ALL": "", "LC_CTYPE": "en_US.UTF-8", "LANG": "C"], true),
      (["LANG": "en_US.UTF-8", "TERM": "dumb"], false),
    ] as [([String: String], Bool)])
  func `The environment says what can be shown`(variables: [String: String], isUnicode: Bool) {
    let drawing = Drawing { variables[$0] }
    #expect(drawing.sparkline([0, 1]) == (isUnicode ? "▁█" : "_#"))
  }

  @Test func `A bar is as long as its count, and what is not nothing can be seen`() {
    #expect(Drawing.ascii.bar(0, of: 10, room: 10) == "")
    #expect(Drawing.ascii.bar(0, of: 0, room: 10) == "")
    #expect(Drawing.ascii.bar(1, of: 1000, room: 10) == "#")
    #expect(Drawing.ascii.bar(999, light: 1, of: 1000, room: 10) == "#########.")
    #expect(Drawing.ascii.bar(0, light: 1, of: 1000, room: 10) == ".")
    #expect(Drawing.ascii.bar(5, light: 5, of: 10, room: 10) == "#####.....")
    for count in 0...50 {
      for light in 0...(50 - count) {
        let bar = Drawing.ascii.bar(count, light: light, of: 50, room: 20)
        #expect(bar.count <= 20 && bar.contains("#") == (count > 0))
      }
    }
  }
}
