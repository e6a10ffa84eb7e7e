import Foundation
import LineupCore
import Testing

@testable import LineupShell

@Suite struct ChangeRendererTests {
  private static let faker = Member(id: 7, name: "Faker", position: .Mid).image
  private static let milk = TodoEvent(
    id: 3, title: "buy milk", createAt: LineupCore.Date(milliseconds: 1_796_115_900_000), complete: false
  ).image

  private static func with(_ image: Image, _ slot: Int, _ value: FieldValue) -> Image {
    var image = image
    image.values[slot] = value
    return image
  }

  private func rendered(
    _ entity: Entity, _ old: Image?, _ new: Image?, as mode: OutputMode = .plain,
    for traits: OutputTraits = OutputTraits(zone: .utc)
  ) -> String {
    var out: [UInt8] = []
    ChangeRenderer(mode: mode, traits: traits).append(Change(entity: entity, old: old, new: new), to: &out)
    return String(decoding: out, as: UTF8.self)
  }

  @Test(
    arguments: [
      ("insert", nil, faker, "+ member 7  Faker  Mid"),
      ("delete", faker, nil, "- member 7  Faker  Mid"),
      ("position", faker, with(faker, 1, .integer(1)), "~ member 7  Faker  Mid → Top"),
      ("name", faker, with(faker, 0, .text("Hide on bush")), "~ member 7  Faker → Hide on bush  Mid"),
      (
        "both", faker, Member(id: 7, name: "Zeus", position: .Top).image,
        "~ member 7  Faker → Zeus  Mid → Top"
      ),
      ("nothing", faker, faker, "~ member 7  Faker  Mid"),
      ("damaged", faker, with(faker, 1, .integer(9)), "~ member 7  Faker  Mid → ⚠ 9"),
      ("mended", with(faker, 1, .integer(9)), faker, "~ member 7  Faker  ⚠ 9 → Mid"),
      ("type", with(faker, 1, .real(1)), with(faker, 1, .text("1")), "~ member 7  Faker  ⚠ 1.0 → ⚠ '1'"),
      ("no name", nil, with(faker, 0, .null), "+ member 7  ⚠ NULL  Mid"),
      ("values missing", nil, Image(id: 7, values: []), "+ member 7  ⚠ NULL  ⚠ NULL"),
      ("controls", nil, with(faker, 0, .text("a\u{1B}[31m\n")), #"+ member 7  a\e[31m\n  Mid"#),
      ("not UTF-8", with(faker, 0, .text([0x61, 0xFF])), nil, #"- member 7  ⚠ 'a\xFF'  Mid"#),
    ] as [(String, Image?, Image?, String)])
  func members(_ name: String, _ old: Image?, _ new: Image?, _ expected: String) {
    for mode in [OutputMode.table, .plain, .csv, .markdown] {
      #expect(rendered(.member, old, new, as: mode) == expected + "\n")
    }
  }

  @Test(
    arguments: [
      ("insert", nil, milk, "+ todo 3  buy milk"),
      ("insert done", nil, with(milk, 1, .integer(1)), "+ todo 3  buy milk  done"),
      ("done", milk, with(milk, 1, .integer(1)), "~ todo 3  buy milk  open → done"),
      ("reopen", with(milk, 1, .integer(1)), milk, "~ todo 3  buy milk  done → open"),
      ("title", milk, with(milk, 0, .text("buy oat milk")), "~ todo 3  buy milk → buy oat milk"),
      (
        "title of a done one", with(milk, 1, .integer(1)),
        with(with(milk, 1, .integer(1)), 0, .text("x")), "~ todo 3  buy milk → x  done"
      ),
      ("delete", milk, nil, "- todo 3  buy milk"),
      ("delete done", with(milk, 1, .integer(1)), nil, "- todo 3  buy milk  done"),
      (
        "created, minutes", milk, with(milk, 2, .text("2026-12-01T10:06:00.000")),
        "~ todo 3  buy milk  created 2026-12-01 09:05 → 2026-12-01 10:06"
      ),
      (
        "created, seconds", milk, with(milk, 2, .text("2026-12-01T09:05:01.000")),
        "~ todo 3  buy milk  created 2026-12-01 09:05:00 → 2026-12-01 09:05:01"
      ),
      (
        "created, milliseconds", milk, with(milk, 2, .text("2026-12-01T09:05:00.001")),
        "~ todo 3  buy milk  created 2026-12-01 09:05:00.000 → 2026-12-01 09:05:00.001"
      ),
      (
        "damaged flag and date", nil, with(with(milk, 1, .integer(2)), 2, .null),
        "+ todo 3  buy milk  done ⚠ 2  created ⚠ NULL"
      ),
      (
        "mended flag", with(milk, 1, .integer(2)), with(milk, 1, .integer(1)),
        "~ todo 3  buy milk  ⚠ 2 → done"
      ),
    ] as [(String, Image?, Image?, String)])
  func todos(_ name: String, _ old: Image?, _ new: Image?, _ expected: String) {
    #expect(rendered(.todo, old, new) == expected + "\n")
  }

  @Test func datesAreLocal() {
    let later = Self.with(Self.milk, 2, .text("2026-12-01T10:00:00.000"))
    #expect(
      rendered(.todo, Self.milk, later, for: OutputTraits(zone: .fixed(seconds: 32_400)))
        == "~ todo 3  buy milk  created 2026-12-01 18:05 → 2026-12-01 19:00\n")
  }

  @Test func colours() {
    func colored(_ old: Image?, _ new: Image?) -> String {
      rendered(.member, old, new, for: OutputTraits(isColored: true)).replacing("\u{1B}", with: "^")
    }
    #expect(colored(nil, Self.faker) == "^[32m+ member 7^[0m  Faker  Mid\n")
    #expect(colored(Self.faker, nil) == "^[31m- member 7^[0m  Faker  Mid\n")
    #expect(
      colored(Self.faker, Self.with(Self.faker, 1, .integer(1)))
        == "^[33m~ member 7^[0m  Faker  ^[33mMid → Top^[0m\n")
  }
}

extension ChangeRendererTests {
  @Test(arguments: [OutputMode.json, .jsonl]) func objects(mode: OutputMode) {
    #expect(
      rendered(.member, nil, Self.faker, as: mode)
        == #"{"op":"insert","entity":"member","id":7,"old":null,"#
        + #""new":{"id":7,"name":"Faker","position":"Mid"}}"# + "\n")
    #expect(
      rendered(.todo, Self.milk, nil, as: mode)
        == #"{"op":"delete","entity":"todo","id":3,"old":{"id":3,"title":"buy milk","done":false,"#
        + #""created":"2026-12-01T09:05:00.000Z","due":null,"for":null,"priority":null,"tags":[],"note":null,"#
        + #""completed":null},"new":null}"# + "\n")
  }

  @Test func anUpdateOfADamagedRowIsReadBack() throws {
    let bad = Self.with(Self.with(Self.faker, 1, .integer(9)), 0, .text("a\u{1B}\"\n"))
    let text = rendered(.member, bad, Self.faker, as: .jsonl)
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    #expect(object?["op"] as? String == "update")
    let old = try #require(object?["old"] as? [String: Any])
    #expect(old["name"] as? String == "a\u{1B}\"\n")
    #expect(old["position"] as? Int == 9)
    #expect(old["damaged"] as? [String] == ["position"])
    let new = try #require(object?["new"] as? [String: Any])
    #expect(new["position"] as? String == "Mid")
    #expect(new["damaged"] == nil)
  }

  @Test(
    arguments: [
      (3, nil, 3, nil), (23, 24, 23, nil), (24, 24, 22, "… and 2 more, log 57 shows them"),
      (1_256, 24, 22, "… and 1,234 more, log 57 shows them"),
      (2, 1, 1, "… and 1 more, log 57 shows it"), (1, 1, 1, nil), (0, 24, 0, nil),
    ] as [(Int, Int?, Int, String?)])
  func aScreenful(count: Int, rows: Int?, shown: Int, rest: String?) {
    let screen = rows.map { ScreenSize(columns: 80, rows: $0) }
    let renderer = ChangeRenderer(mode: .table, traits: OutputTraits(isTerminal: true, screen: screen))
    let changes = (0..<count).map { Change(entity: .member, old: nil, new: Image(id: Int64($0), values: [])) }
    var out: [UInt8] = []
    renderer.append(changes, cutFor: 57, to: &out)
    let lines = String(decoding: out, as: UTF8.self).split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("+ member ") } == shown)
    #expect(lines.dropFirst(shown).map(String.init) == (rest.map { [$0] } ?? []))
    var whole: [UInt8] = []
    renderer.append(changes, to: &whole)
    #expect(whole.count { $0 == UInt8(ascii: "\n") } == count)
  }
}
