import LineupCore
import Testing

@testable import struct LineupCore.SandboxOrigin

@Suite("Changes made again")
struct ReplayTests {
  private let data = MembersInMemory(["Faker", "Zeus", "Keria"])
  private let origin = SandboxOrigin(place: 3, firstIDs: [.member: 4])

  @Test("Two may swap what is unique, which no net change could")
  func swap() throws {
    let changes = [
      change((1, "Faker"), (1, "x")), change((2, "Zeus"), (2, "Faker")), change((1, "x"), (1, "Zeus")),
    ]
    try Replay.make(changes, in: data)
    #expect(data.names == [1: "Zeus", 2: "Faker", 3: "Keria"])
    #expect(throws: RepositoryError.self) { try Replay.make(changes.net.map(\.inverted), in: data) }
  }

  @Test("Every row that is not as expected is named, with what it would become in the end")
  func rows() {
    let changes = [
      change((1, "Faken"), (1, "A")), change((1, "A"), (1, "B")), change((2, "Zeus"), (2, "C")),
      change(nil, (3, "D")), change((9, "E"), nil),
    ]
    let conflicts = conflicts { try Replay.make(changes, in: data) }
    #expect(
      conflicts == [
        Conflict(
          entity: .member, expected: image(1, "Faken"), wanted: image(1, "B"), found: image(1, "Faker")),
        Conflict(entity: .member, expected: nil, wanted: image(3, "D"), found: image(3, "Keria")),
        Conflict(entity: .member, expected: image(9, "E"), wanted: nil, found: nil),
      ])
  }

  @Test("Every name that is taken is named with its holder")
  func names() {
    let changes = [
      change((1, "Faker"), (1, "Keria")), change(nil, (4, "x")), change((4, "x"), (4, "Zeus")),
      change((2, "Zeu"), (2, "Y")), change(nil, (5, "New")),
    ]
    let conflicts = conflicts { try Replay.make(changes, from: origin, in: data) }
    #expect(
      conflicts == [
        Conflict(entity: .member, expected: image(2, "Zeu"), wanted: image(2, "Y"), found: image(2, "Zeus")),
        Conflict(
          entity: .member, expected: image(1, "Faker"), wanted: image(1, "Keria"), found: image(3, "Keria"),
          cause: .name),
        Conflict(
          entity: .member, expected: image(4, "x"), wanted: image(4, "Zeus"), found: image(2, "Zeus"),
          cause: .name),
      ])
  }

  @Test("What a sandbox took back is in nobody's way, nor is a name that a row had there for a while")
  func passing() throws {
    data.add("Bengi")
    let changes = [
      change((1, "Faken"), (1, "A")), change((1, "A"), (1, "Faken")), change(nil, (4, "Zeus")),
      change((4, "Zeus"), nil), change(nil, (5, "Keria")), change((5, "Keria"), (5, "Kerio")),
    ]
    try Replay.make(changes, from: origin, in: data)
    #expect(data.names == [1: "Faker", 2: "Zeus", 3: "Keria", 4: "Bengi", 5: "Kerio"])
    // A step that is taken back must be as it was left.
    #expect(conflicts { try Replay.make(Array(changes.prefix(2)), in: data) }.count == 1)
    let named = [change(nil, (9, "Zeus")), change((9, "Zeus"), (9, "Zeu"))]
    #expect(conflicts { try Replay.make(named, in: data) }.map(\.cause) == [.name])
  }

  @Test("Rows of the sandbox's own get the next ids when theirs are taken, through all their changes")
  func renumbering() throws {
    data.add("Bengi")
    let changes = [
      change(nil, (4, "A")), change(nil, (5, "B")), change((4, "A"), (4, "C")), change((5, "B"), nil),
      change(nil, (5, "B")), change(nil, (9, "D")),
    ]
    let renumberings = try Replay.make(changes, from: origin, in: data)
    #expect(data.names == [1: "Faker", 2: "Zeus", 3: "Keria", 4: "Bengi", 5: "C", 6: "B", 9: "D"])
    #expect(renumberings == [renumbering(4, 5), renumbering(5, 6)])
  }

  @Test("An id that was given and is free again is not given once more")
  func givenIDs() throws {
    data.add("Bengi")
    data.remove(4)
    #expect(try Replay.make([change(nil, (4, "A"))], from: origin, in: data) == [renumbering(4, 5)])
    #expect(data.names == [1: "Faker", 2: "Zeus", 3: "Keria", 5: "A"])
  }

  @Test("What a sandbox brought back keeps its id")
  func broughtBack() throws {
    data.remove(2)
    #expect(try Replay.make([change(nil, (2, "Zeus"))], from: origin, in: data).isEmpty)
    #expect(data.names == [1: "Faker", 2: "Zeus", 3: "Keria"])
    #expect(!conflicts { try Replay.make([change(nil, (2, "Zeus"))], from: origin, in: data) }.isEmpty)
  }

  @Test("All rows of a sandbox that began empty are its own; the greatest id is looked for where it is taken")
  func beganEmpty() throws {
    let changes = [change(nil, (1, "A")), change((1, "A"), (1, "B")), change(nil, (.max, "C"))]
    #expect(try Replay.make(changes, from: .empty, in: data) == [renumbering(1, 4)])
    #expect(data.names == [1: "Faker", 2: "Zeus", 3: "Keria", 4: "B", .max: "C"])
    #expect(
      try Replay.make([change(nil, (.max, "D"))], from: .empty, in: data) == [renumbering(.max, 5)])
  }

  private func conflicts(_ body: () throws -> Void) -> [Conflict] {
    let error = #expect(throws: RepositoryError.self) { try body() }
    if case .conflicts(let conflicts) = error { return conflicts }
    return []
  }

  private func image(_ id: Int64, _ name: String) -> Image {
    Member(id: id, name: name, position: .Mid).image
  }

  private func change(_ old: (Int64, String)?, _ new: (Int64, String)?) -> Change {
    Change(entity: .member, old: old.map { image($0.0, $0.1) }, new: new.map { image($0.0, $0.1) })
  }

  private func renumbering(_ id: Int64, _ new: Int64) -> Renumbering {
    Renumbering(row: Change.Row(entity: .member, id: id), id: new)
  }
}

/// Members, whose names are unique and whose ids are never given twice.
private final class MembersInMemory: ChangeTransaction {
  private var rows: [Int64: Image] = [:]
  private var last: Int64 = 0

  init(_ names: [String]) {
    names.forEach(add)
  }

  var names: [Int64: String] {
    rows.mapValues { image in
      if case .text(let bytes) = image[.memberName] { String(decoding: bytes, as: UTF8.self) } else { "" }
    }
  }

  func add(_ name: String) {
    last += 1
    rows[last] = Member(id: last, name: name, position: .Mid).image
  }

  func remove(_ id: Int64) { rows[id] = nil }

  func image(of id: Int64, in entity: Entity) -> Image? { rows[id] }

  func todo(for member: Int64, since place: Int64?) -> Image? { nil }

  func names(in changes: [Change]) -> [Int64: String] { [:] }

  func freeID(of entity: Entity) -> Int64 { last + 1 }

  func write(_ change: Change) throws {
    if let new = change.new {
      if let holder = rows.values.first(where: { $0[.memberName] == new[.memberName] && $0.id != new.id }) {
        throw RepositoryError.nameTaken("", id: holder.id)
      }
      if change.old == nil, rows[new.id] != nil { throw RepositoryError.idTaken(.member, new.id) }
      rows[new.id] = new
      if new.id < .max { last = max(last, new.id) }
    } else if let old = change.old {
      rows[old.id] = nil
    }
  }

  func step(_ number: Int64) throws -> (step: Step, changes: [Change]) {
    throw RepositoryError.stepNotFound(number)
  }

  func forEachStep(_ body: (Step) throws -> Bool) {}
}
