import LineupCore
import Testing

@Suite("Images")
struct ImageTests {
  @Test("Values are equal only with the same type and the same bytes")
  func equality() {
    #expect(FieldValue.integer(1) != .real(1))
    #expect(FieldValue.text("José") != .text("Jose\u{301}"), "NFC and NFD are other bytes")
    #expect(FieldValue.text([0x61]) != .blob([0x61]))
    #expect(FieldValue.real(0) != .real(-0.0))
    #expect(FieldValue.real(.nan) == .real(.nan))
    #expect(FieldValue.text([0xFF, 0]) == .text([0xFF, 0]))
    #expect(FieldValue.null == .null)
  }

  @Test("An entity's image reads back as the entity")
  func roundTrip() {
    let member = Member(id: 7, name: "Hans Sama", position: .ADC)
    #expect(member.image.row(of: .member) == .member(member))
    let created = Date(milliseconds: 1_580_926_214_007)
    let event = TodoEvent(id: 3, title: "don't forget", createAt: created, complete: true)
    #expect(event.image.row(of: .todo) == .todo(event))
  }

  @Test(
    "What cannot be read makes a damaged row that names the field",
    arguments: [
      (Entity.member, [FieldValue.null, .integer(3)], ["name"]),
      (.member, [.text("A"), .integer(9)], ["position"]),
      (.member, [.text("A"), .text("Mid")], ["position"]),
      (.member, [.text([0xC3]), .real(3)], ["name", "position"]),
      (.member, [.blob([0x41]), .integer(3)], ["name"]),
      (.todo, [.text("t"), .integer(2), .text("2020-02-05T18:10:14.000")], ["done"]),
      (.todo, [.text("t"), .integer(0), .text("2020-02-05 18:10:14")], ["created"]),
      (.todo, [.text("t"), .integer(0)], ["created"]),
    ])
  func damaged(entity: Entity, values: [FieldValue], faults: [String]) throws {
    let image = Image(id: 1, values: values)
    guard case .damaged(let row) = image.row(of: entity) else {
      Issue.record("read as an entity")
      return
    }
    #expect(row.faults.map(\.name) == faults)
    #expect(row.image == image)
  }

  @Test("A change turned around twice is itself")
  func inverted() {
    let change = Change(entity: .todo, old: nil, new: Image(id: 1, values: [.null]))
    #expect(change.inverted == Change(entity: .todo, old: Image(id: 1, values: [.null]), new: nil))
    #expect(change.inverted.inverted == change)
  }

  @Test(
    "Positions are read in any case, by other names, and by ASCII only",
    arguments: [
      ("mid", Position.Mid), ("MID", .Mid), ("Middle", .Mid), ("jungle", .JG), ("jg", .JG), ("BOT", .ADC),
      ("adc", .ADC), ("sup", .Support), ("SUPPORT", .Support),
      ("top", .Top), ("m\u{131}d", nil), ("M\u{130}D", nil),
      ("", nil), ("mid ", nil), ("ｍｉｄ", nil), ("3", nil),
    ] as [(String, Position?)])
  func positions(word: String, position: Position?) {
    #expect(Position(word: word) == position)
  }
}
