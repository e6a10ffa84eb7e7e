import LineupCore
import Testing

@testable import LineupShell

/// Changes with who made them and when: as `watch` and a prompt show them.
@Suite struct JournalEntryTests {
  private let change = Change(
    entity: .member, old: nil, new: Member(id: 7, name: "Faker", position: .Mid).image)

  private func mark(_ session: String, _ text: String = "member add Faker Mid") -> Mark {
    Mark(date: Date(milliseconds: 1_783_278_245_000), session: session, text: text)
  }

  private func entry(_ place: Int64, _ number: Int64?, _ session: String = "coach@host/1") -> JournalEntry {
    JournalEntry(place: place, change: change, step: number.map { ($0, mark(session)) })
  }

  private func rendered(
    as mode: OutputMode = .plain, coloured: Bool = false, _ render: (ChangeRenderer, inout [UInt8]) -> Void
  ) -> String {
    var out: [UInt8] = []
    render(ChangeRenderer(mode: mode, traits: OutputTraits(isColored: coloured, zone: .utc)), &out)
    return String(decoding: out, as: UTF8.self)
  }

  @Test func `An object begins as that of any diff`() {
    let object =
      #"{"op":"insert","entity":"member","id":7,"old":null,"new":{"id":7,"name":"Faker","position":"Mid"}"#
    for mode in [OutputMode.json, .jsonl] {
      #expect(rendered(as: mode) { $0.append(change, to: &$1) } == object + "}\n")
      #expect(
        rendered(as: mode) { $0.append(entry(56, 57), to: &$1) } == object
          + #","place":56,"step":57,"at":"2026-07-05T19:04:05.000Z","who":"coach@host","session":"1","#
          + "\"command\":\"member add Faker Mid\"}\n")
      #expect(
        rendered(as: mode) { $0.append(entry(56, nil), to: &$1) } == object
          + ",\"place\":56,\"step\":null,\"at\":null,\"who\":null,\"session\":null,\"command\":null}\n")
    }
  }

  @Test func `Elsewhere a change is a line, whoever made it`() {
    for mode in [OutputMode.table, .plain, .csv, .markdown] {
      #expect(rendered(as: mode) { $0.append(entry(56, 57), to: &$1) } == "+ member 7  Faker  Mid\n")
    }
  }

  @Test func `Who did it, and nothing that a terminal would act upon`() {
    let step = (number: Int64(57), mark: mark("c\u{1B}@host/1", "todo add 'a\nb'"))
    #expect(
      rendered { $0.appendHeader(of: step, to: &$1) }
        == #"step 57  c\e@host  2026-07-05 19:04:05  todo add 'a\nb'"# + "\n")
    #expect(rendered { $0.appendHeader(of: nil, to: &$1) } == "another program\n")
    #expect(
      rendered(coloured: true) { $0.appendHeader(of: nil, to: &$1) } == "\u{1B}[2manother program\u{1B}[0m\n")
    #expect(rendered { $0.appendNews(entry(56, 57), to: &$1) } == "coach@host: + member 7  Faker  Mid\n")
    #expect(
      rendered { $0.appendNews(entry(56, nil), to: &$1) } == "another program: + member 7  Faker  Mid\n")
  }
}

extension JournalEntryTests {
  /// What a prompt is told of changes, each given by its step, or 0.
  private func digest(_ steps: [Int64], own: Set<Int64> = []) -> (text: String?, place: Int64?) {
    let state = AppState()
    let digest = NewsDigest(from: 0, butOf: "coach@host/2")
    let subscriptions = digest.observe(state)
    for (index, step) in steps.enumerated() {
      let session = own.contains(step) ? "coach@host/2" : "coach@host/1"
      state.news.send(.change(entry(Int64(index + 1), step == 0 ? nil : step, session)))
    }
    subscriptions.forEach { $0.cancel() }
    return (digest.text(OutputTraits(zone: .utc)), digest.place)
  }

  @Test(
    arguments: [
      ([], [], 0, nil), ([3, 3, 3], [3], 0, nil), ([1, 2, 3], [2], 2, nil), ([1, 0, 2, 0, 3], [], 5, nil),
      ([4, 4, 4, 4, 4, 4], [], 5, "… and 1 more, log 4 shows it"),
      ([1, 2, 3, 3, 9, 9, 9, 9], [3], 5, "… and 1 more, log 9 shows it"),
      ([1, 1, 1, 1, 1, 9, 9], [], 5, "… and 2 more, log 9 shows them"),
      ([1, 1, 1, 1, 1, 8, 9, 9], [], 5, "… and 3 more"), ([0, 0, 0, 0, 0, 0, 9], [], 5, "… and 2 more"),
      ([9, 9, 9, 9, 9, 0, 9], [], 5, "… and 2 more"), ([0, 0, 0, 0, 0, 0], [], 5, "… and 1 more"),
    ] as [([Int64], Set<Int64>, Int, String?)])
  func `A prompt is told five changes and how many more there are, and never its own`(
    steps: [Int64], own: Set<Int64>, shown: Int, rest: String?
  ) {
    let (text, place) = digest(steps, own: own)
    let lines = text?.split(separator: "\n").map(String.init) ?? []
    #expect(lines.filter { $0.hasSuffix(": + member 7  Faker  Mid") }.count == shown)
    #expect(lines.dropFirst(shown).first == rest)
    #expect(lines.count == shown + (rest == nil ? 0 : 1))
    #expect(text?.hasSuffix("\n") != false)
    #expect(place == Int64(steps.count))
  }

  @Test func `More than anybody would wait for is not counted`() {
    for (step, rest) in [(12_000, "… and many more, log 12000 shows them"), (11_999, "… and many more")] {
      let (text, place) = digest(Array(repeating: Int64(step), count: 12_000))
      #expect(text?.split(separator: "\n").dropFirst(5) == [Substring(rest)])
      #expect(place == 12_000)
    }
    #expect(digest(Array(repeating: 7, count: 10_000), own: [7]).text == "… and many more\n")
    #expect(digest(Array(repeating: 7, count: 9_999), own: [7]).text == nil)
  }

  @Test func `An error does not make it forget where it was, unless the log has`() {
    let state = AppState()
    let busy = RepositoryError.storage(StorageFailure(kind: .busy(holder: nil), path: ""))
    for (error, place) in [(busy, 7), (.stepForgotten(7), nil)] as [(RepositoryError, Int64?)] {
      let digest = NewsDigest(from: 7, butOf: "")
      let subscriptions = digest.observe(state)
      #expect(digest.error == nil)
      state.changeError.send(error)
      #expect(digest.error != nil && digest.place == place && digest.text(OutputTraits()) == nil)
      subscriptions.forEach { $0.cancel() }
    }
  }
}
