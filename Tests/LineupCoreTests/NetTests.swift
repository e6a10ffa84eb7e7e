import LineupCore
import Testing

@Suite("What changes amount to")
struct NetTests {
  private let faker = Member(id: 1, name: "Faker", position: .Mid).image
  private let top = Member(id: 1, name: "Faker", position: .Top).image
  private let zeus = Member(id: 2, name: "Zeus", position: .Top).image
  private let todo = TodoEvent(id: 1, title: "x", createAt: Date(milliseconds: 0), complete: false).image

  @Test("One change a row, from its first image to its last, in the order of the rows' first changes")
  func joined() {
    let changes = [
      change(faker, top), change(nil, zeus), change(top, nil), change(nil, todo, of: .todo),
    ]
    #expect(changes.net == [change(faker, nil), change(nil, zeus), change(nil, todo, of: .todo)])
    #expect([change(faker, nil), change(nil, top)].net == [change(faker, top)])
  }

  @Test("What ends as it began is left out")
  func undone() {
    #expect([change(nil, faker), change(faker, top), change(top, nil)].net.isEmpty)
    #expect([change(faker, top), change(nil, zeus), change(top, faker)].net == [change(nil, zeus)])
    #expect([change(faker, nil), change(nil, faker)].net.isEmpty)
    #expect([Change]().net.isEmpty)
  }

  @Test("Rows of two entities are not mistaken for each other, nor bytes for what they spell")
  func told() {
    let composed = Image(id: 1, values: [.text("É"), .integer(1)])
    let decomposed = Image(id: 1, values: [.text("E\u{301}"), .integer(1)])
    #expect([change(composed, decomposed)].net.count == 1)
    #expect([change(nil, faker), change(todo, nil, of: .todo)].net.count == 2)
  }

  private func change(_ old: Image?, _ new: Image?, of entity: Entity = .member) -> Change {
    Change(entity: entity, old: old, new: new)
  }
}
