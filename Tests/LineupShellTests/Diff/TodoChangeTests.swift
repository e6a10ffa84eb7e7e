import LineupCore
import Testing

@testable import LineupShell

/// Changes of what to-dos have beside their titles.
@Suite struct TodoChangeTests {
  private static let names: [Int64: String] = [7: "Faker", 8: "Hide on bush"]
  private static let made = Date(milliseconds: 1_796_115_900_000)

  private static func todo(_ change: (inout TodoEvent) -> Void) -> Image {
    var event = TodoEvent(
      id: 3, title: "Review VOD", createAt: made, complete: false,
      due: Day(year: 2026, month: 12, day: 4).map(Due.day), assignee: Assignee(id: 7), priority: .high,
      tags: ["vod", "review"], note: "second game")
    change(&event)
    return event.image
  }

  private static let full = todo { _ in }
  private static let bare = TodoEvent(id: 3, title: "Review VOD", createAt: made, complete: false).image

  private func rendered(_ old: Image?, _ new: Image?, as mode: OutputMode = .plain) -> String {
    var out: [UInt8] = []
    ChangeRenderer(mode: mode, traits: OutputTraits(zone: .utc)).with(names: Self.names)
      .append(Change(entity: .todo, old: old, new: new), to: &out)
    return String(decoding: out, as: UTF8.self)
  }

  @Test(
    arguments: [
      (nil, full, #"+ todo 3  Review VOD  due 2026-12-04  for Faker  high  #vod #review  "second game""#),
      (full, nil, #"- todo 3  Review VOD  due 2026-12-04  for Faker  high  #vod #review  "second game""#),
      (nil, bare, "+ todo 3  Review VOD"),
      (full, full, "~ todo 3  Review VOD"),
      (
        full, bare,
        #"~ todo 3  Review VOD  due 2026-12-04 → none  for Faker → none  priority high → none  -#vod -#review  "#
          + #"note "second game" → none"#
      ),
      (
        bare,
        todo {
          $0.tags = []; $0.note = nil; $0.priority = nil; $0.due = nil
        }, "~ todo 3  Review VOD  for none → Faker"
      ),
      (full, todo { $0.title = "Watch" }, "~ todo 3  Review VOD → Watch"),
      (full, todo { $0.assignee = Assignee(id: 8) }, "~ todo 3  Review VOD  for Faker → Hide on bush"),
      (full, todo { $0.assignee = Assignee(id: 9) }, "~ todo 3  Review VOD  for Faker → member 9"),
      (full, todo { $0.priority = .low }, "~ todo 3  Review VOD  priority high → low"),
      (full, todo { $0.tags = ["vod", "scrim"] }, "~ todo 3  Review VOD  +#scrim -#review"),
      (full, todo { $0.tags = ["review", "vod"] }, "~ todo 3  Review VOD  tags #vod #review → #review #vod"),
      (full, todo { $0.note = "a\nb" }, #"~ todo 3  Review VOD  note "second game" → "a\nb""#),
      (
        full, todo { $0.due = .time(made) },
        "~ todo 3  Review VOD  due 2026-12-04 → 2026-12-01 09:05"
      ),
      (
        todo { $0.due = .time(made) }, todo { $0.due = .time(Date(milliseconds: made.milliseconds + 1000)) },
        "~ todo 3  Review VOD  due 2026-12-01 09:05:00 → 2026-12-01 09:05:01"
      ),
      // When it was done goes without saying, but where nothing else tells.
      (
        full,
        todo {
          $0.complete = true; $0.completed = made
        }, "~ todo 3  Review VOD  open → done"
      ),
      (
        todo {
          $0.complete = true; $0.completed = made
        }, full, "~ todo 3  Review VOD  done → open"
      ),
      (
        todo { $0.complete = true },
        todo {
          $0.complete = true; $0.completed = made
        },
        "~ todo 3  Review VOD  done  completed none → 2026-12-01 09:05"
      ),
      (
        nil,
        todo {
          $0.complete = true; $0.completed = made; $0.due = nil; $0.assignee = nil; $0.note = nil;
          $0.tags = []
        }, "+ todo 3  Review VOD  done  high"
      ),
      // Damaged values, as they are.
      (nil, with(bare, .todoDue, .text("soon")), "+ todo 3  Review VOD  due ⚠ 'soon'"),
      (bare, with(bare, .todoFor, .text("x")), "~ todo 3  Review VOD  for none → ⚠ 'x'"),
      (
        with(bare, .todoTags, .integer(1)), with(with(bare, .todoTags, .integer(1)), .todoTitle, .text("b")),
        "~ todo 3  Review VOD → b  tags ⚠ 1"
      ),
    ] as [(Image?, Image?, String)])
  func lines(_ old: Image?, _ new: Image?, _ expected: String) {
    #expect(rendered(old, new) == expected + "\n")
  }

  private static func with(_ image: Image, _ field: Field, _ value: FieldValue) -> Image {
    var image = image
    if let slot = field.slot { image.values[slot] = value }
    return image
  }

  @Test func objects() {
    #expect(
      rendered(Self.bare, Self.full, as: .json) == #"""
        {"op":"update","entity":"todo","id":3,"old":{"id":3,"title":"Review VOD","done":false,"created":"2026-12-01T09:05:00.000Z","due":null,"for":null,"priority":null,"tags":[],"note":null,"completed":null},"new":{"id":3,"title":"Review VOD","done":false,"created":"2026-12-01T09:05:00.000Z","due":"2026-12-04","for":"Faker","priority":"high","tags":["vod","review"],"note":"second game","completed":null}}

        """#)
  }

  /// A row as it was before the new columns were there has fewer values.
  @Test func imagesOfOldFiles() {
    var old = Self.bare
    old.values.removeLast(6)
    #expect(rendered(old, nil) == "- todo 3  Review VOD\n")
    #expect(rendered(nil, old, as: .json).contains(#""tags":[],"note":null"#))
  }
}
