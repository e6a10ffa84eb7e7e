import LineupCore
import LineupStore
import Testing

/// Which rows a command speaks of, in which order, and whether they are still the same.
struct SelectionTests {
  private let dao = Dao(isMock: true)

  init() throws {
    for number in 1...500 {
      try dao.add("M\(number)", Position.allCases[number % 5])
    }
  }

  private func ids(_ rows: Selection, order: [Ordering] = [], limit: Int64? = nil) throws -> [Int64] {
    try dao.rows(Query(rows: rows, order: order, limit: limit)).map(\.id)
  }

  @Test func countsARowOnce() throws {
    #expect(try ids(.members(.id(7), .name("M7"), .ids(5...8), .ids(7...9), .id(3))) == [3, 5, 6, 7, 8, 9])
    #expect(try ids(.members(.id(7), .name("M7"), .id(7))) == [7])
    #expect(try ids(.members(.ids(490...Int64.max))) == Array(490...500))
    #expect(try ids(.members(.ids(Int64.min...2))) == [1, 2])
    #expect(try ids(.members(.ids(600...700))) == [])
    let changes = try dao.deleteMember(.members(.id(7), .ids(6...7), .name("M6")), expecting: nil)
    #expect(changes.map(\.old?.id) == [6, 7])
  }

  @Test func meetsTermsAndFilterBoth() throws {
    let top = Predicate.compare(.memberPosition, .equal, .position(.Top))
    #expect(try ids(.members(.ids(1...12), where: top)) == [5, 10])
    #expect(try ids(.members(.id(5), .id(6), where: top)) == [5])
    #expect(try ids(.members(.id(6), where: top)) == [])
    #expect(throws: RepositoryError.recordNotFound(.member, .id(900))) {
      try ids(.members(.id(5), .id(900), where: top))
    }
    #expect(try ids(.members(where: top)).count == 100)
  }

  @Test func namesTheFirstRowThatIsMissing() throws {
    #expect(throws: RepositoryError.recordNotFound(.member, .name("X"))) {
      try dao.deleteMember(.members(.id(1), .name("X"), .id(900)), expecting: nil)
    }
    #expect(throws: RepositoryError.recordNotFound(.member, .id(0))) {
      try dao.updateMember(.members(.ids(1...3), .id(0)), MemberPatch(position: .Top), expecting: nil)
    }
    #expect(throws: RepositoryError.recordNotFound(.member, .id(.max))) {
      try dao.survey(.members(.id(.max)))
    }
    #expect(try dao.members().count == 500)
  }

  @Test func mayNameVeryManyRows() throws {
    let terms = (1...500).reversed().filter { $0 % 2 == 0 }.map { Selection.Term.id(Int64($0)) }
    let even = Array(stride(from: Int64(2), through: 500, by: 2))
    let rows = Selection(entity: .member, terms: terms)
    #expect(try ids(rows) == even)
    #expect(try ids(rows, order: [Ordering(field: .memberID, descending: true)], limit: 2) == [500, 498])
    let ranges = Selection(
      entity: .member, terms: (1...40_000).map { .ids(Int64($0) * 3...Int64($0) * 3 + 1) })
    #expect(try ids(ranges).count == 332)
    #expect(try dao.deleteMember(rows, expecting: nil).count == 250)
  }

  @Test func isOrderedAndLimited() throws {
    let byPosition = [Ordering(field: .memberPosition, descending: true), Ordering(field: .memberName)]
    #expect(try ids(.members(.ids(1...10)), order: byPosition) == [4, 9, 3, 8, 2, 7, 1, 6, 10, 5])
    #expect(try ids(.members(), order: [Ordering(field: .memberPosition)], limit: 3) == [5, 10, 15])
    #expect(try ids(.members(), limit: 0) == [])
    #expect(try ids(.members(), limit: .max).count == 500)
  }

  @Test func streamsAndStopsWhenToldTo() throws {
    for wanted in [1, 99, 100, 101, 250, 500] {
      var seen: [Int64] = []
      try dao.getMember(Query(rows: .members())) { row in
        seen.append(row.id)
        return seen.count < wanted
      }
      #expect(seen == Array(1...Int64(wanted)))
    }
    #expect(throws: CancellationError.self) {
      try dao.getMember(Query(rows: .members())) { _ in throw CancellationError() }
    }
  }

  @Test func showsOneMomentAndMayCallBack() throws {
    var seen: [Int64] = []
    try dao.getMember(Query(rows: .members())) { row in
      seen.append(row.id)
      if row.id == 3 { try dao.add("Late") }
      if row.id == 250 { #expect(try dao.getMember(name: "M9").map(\.id) == [9]) }
      return true
    }
    #expect(seen.prefix(500).elementsEqual(1...500))
    #expect(try dao.members().count == 501)
  }

  @Test func isSurveyed() throws {
    let rows = Selection.members(.ids(1...10))
    let before = try dao.survey(rows)
    #expect(before.count == 10)
    #expect(try dao.survey(rows) == before)
    #expect(try dao.survey(.members(.ids(1...9), .id(10))) == before)
    #expect(try dao.survey(.members(.ids(2...11))).fingerprint != before.fingerprint)

    _ = try dao.updateMember(.members(.id(4)), MemberPatch(position: .JG), expecting: nil)
    let after = try dao.survey(rows)
    #expect(after.count == 10)
    #expect(after.fingerprint != before.fingerprint)
    #expect(throws: RepositoryError.rowsChanged) {
      try dao.updateMember(rows, MemberPatch(position: .Top), expecting: before)
    }
    #expect(throws: RepositoryError.rowsChanged) { try dao.deleteMember(rows, expecting: before) }
    #expect(try dao.survey(rows) == after)
    #expect(try dao.deleteMember(rows, expecting: after).count == 10)
    #expect(try dao.survey(rows).count == 0)

    try dao.add(todo: "One")
    let todos = try dao.survey(.todos())
    _ = try dao.updateEvent(.todos(), TodoPatch(title: "1"), expecting: todos)
    #expect(throws: RepositoryError.rowsChanged) { try dao.deleteEvent(.todos(), expecting: todos) }
  }

  @Test func isSuggested() throws {
    #expect(try dao.suggest(.member, .text("m12", .everywhere), limit: 4).map(\.id) == [12, 120, 121, 122])
    #expect(try dao.suggest(.member, .id("49"), limit: 99).map(\.id) == [49] + Array(490...499))
    #expect(try dao.suggest(.member, .text("", .everywhere), limit: 2).map(\.id) == [1, 2])
    #expect(try dao.suggest(.member, .text("", .everywhere), limit: 0).isEmpty)
    #expect(try dao.suggest(.member, .text("%", .everywhere), limit: 9).isEmpty)
    try dao.add("Élan vital")
    #expect(try dao.suggest(.member, .text("e\u{301}LAN", .everywhere), limit: 9).map(\.id) == [501])
    try dao.add(todo: "Buy milk")
    #expect(try dao.suggest(.todo, .text("BUY ", .everywhere), limit: 9).map(\.id) == [1])
    #expect(try dao.suggest(.todo, .text("milk", .everywhere), limit: 9).map(\.id) == [1])
  }
}
