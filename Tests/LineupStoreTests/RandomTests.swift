import LineupCore
import LineupStore
import TestSupport
import Testing

/// Random commands against a model in memory: after each, both hold the same, and the changes tell the way.
struct RandomTests {
  /// SplitMix64, so that a failure can be repeated.
  private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }
  }

  /// What the repository should do, said as plainly as can be.
  private struct Model {
    var members: [Int64: Member] = [:]
    var last: Int64 = 0

    func holder(of name: String) -> Int64? { members.values.first { $0.name == name }?.id }

    mutating func apply(_ changes: [Change]) {
      for change in changes {
        if let old = change.old {
          #expect(members[old.id]?.image == old)
          members[old.id] = nil
        }
        if let new = change.new, case .member(let member) = new.row(of: .member) {
          #expect(members[new.id] == nil)
          members[new.id] = member
          last = max(last, new.id)
        }
      }
    }
  }

  private static let names = [
    "A", "B", "C", "É", "E\u{301}", "Hans Sama", "it's", "한", "\u{1112}\u{1161}\u{11AB}",
  ]

  @Test(arguments: 1...12) func keepWhatTheyShould(seed: UInt64) throws {
    var generator = Generator(state: seed)
    let folder = try TemporaryFolder()
    let location = DatabaseLocation(path: folder.path(of: "a.db"), isNamed: false)
    var dao = seed % 3 == 0 ? Dao(file: location) : Dao(isMock: true)
    var model = Model()
    for _ in 1...60 {
      let name = RandomTests.names.randomElement(using: &generator) ?? "A"
      let position = Position.allCases.randomElement(using: &generator) ?? .Top
      let id = Int64.random(in: 1...12, using: &generator)
      switch Int.random(in: 0..<6, using: &generator) {
      case 0, 1:
        let given = Bool.random(using: &generator) ? id : nil
        let expected: RepositoryError? =
          if let holder = model.holder(of: name) {
            .nameTaken(name, id: holder)
          } else if let given, model.members[given] != nil {
            .idTaken(.member, given)
          } else {
            nil
          }
        let next = model.last + 1
        let changes = try attempt(expected) {
          try dao.saveMember(MemberDraft(name: name, position: position, id: given), orSet: false)
        }
        if expected == nil {
          #expect(
            changes.map(\.new)
              == [Member(id: given ?? next, name: name, position: position).image].map(normalized))
        }
        model.apply(changes)
      case 2:
        let holder = model.holder(of: name)
        let expected =
          model.members[id] == nil
          ? RepositoryError.recordNotFound(.member, .id(id))
          : holder.map { $0 == id ? nil : .nameTaken(name, id: $0) } ?? nil
        model.apply(
          try attempt(expected) {
            try dao.updateMember(
              .members(.id(id)), MemberPatch(name: name, position: position), expecting: nil)
          })
      case 3:
        let expected = model.members[id] == nil ? RepositoryError.recordNotFound(.member, .id(id)) : nil
        model.apply(try attempt(expected) { try dao.deleteMember(.members(.id(id)), expecting: nil) })
      case 4:
        let rows = Selection.members(
          .ids(id...id + 3), where: .compare(.memberPosition, .notEqual, .position(position)))
        let wanted = model.members.values.filter { (id...id + 3).contains($0.id) && $0.position != position }
        let changes = try dao.updateMember(
          rows, MemberPatch(position: position), expecting: try dao.survey(rows))
        #expect(changes.map(\.old?.id) == wanted.map(\.id).sorted())
        model.apply(changes)
      default:
        if seed % 3 == 0 { dao = Dao(file: location) }
      }
      #expect(try dao.members() == model.members.values.sorted { $0.id < $1.id })
    }
    #expect(model.last > 0)
  }

  /// The image with its name in NFC, as the repository stores it.
  private func normalized(_ image: Image) -> Image? {
    var image = image
    if case .text(let bytes) = image.values[0] {
      let composed = ["E\u{301}": "É", "\u{1112}\u{1161}\u{11AB}": "한"]
      let text = String(decoding: bytes, as: UTF8.self)
      image.values[0] = .text(composed[text].map { String(decoding: Array($0.utf8), as: UTF8.self) } ?? text)
    }
    return image
  }

  /// Runs a command that must fail in that way, or not at all.
  private func attempt(_ expected: RepositoryError?, _ command: () throws -> [Change]) throws -> [Change] {
    do {
      let changes = try command()
      #expect(expected == nil)
      return changes
    } catch let error as RepositoryError {
      #expect(error == expected)
      return []
    }
  }
}
