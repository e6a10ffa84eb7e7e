package import LineupCore

/// Supplies what a ``MemberRepository`` needs, on SQLite.
package protocol SQLiteMemberDao {
  var database: Database { get }
}

extension SQLiteMemberDao where Self: MemberRepository {
  package func getMember(_ query: Query, row: (ListedRow) throws -> Bool) throws {
    try database.list(query, row: row)
  }

  package func saveMember(_ draft: MemberDraft, orSet: Bool, mark: Mark) throws -> ChangeSet {
    try database.write(.creating, mark) { session in
      if orSet, let image = try session.member(named: draft.name) {
        guard draft.id == nil || draft.id == image.id else {
          throw RepositoryError.nameTaken(draft.name, id: image.id)
        }
        return try session.update(.member, [image]) { $0.set(.memberPosition, .position(draft.position)) }
      }
      let name = draft.name.nfc
      try session.requireFree(name: name, except: nil)
      let id = try draft.id ?? session.nextID(of: .member)
      try session.insert(.member, Member(id: id, name: name, position: draft.position).image)
    }
  }

  package func updateMember(
    _ rows: Selection, _ patch: MemberPatch, expecting: Survey?, mark: Mark
  ) throws -> ChangeSet {
    try database.write(.existing, mark) { session in
      let name = patch.name?.nfc
      try session.update(.member, session.images(of: rows, expecting: expecting)) { image in
        if let name {
          try session.requireFree(name: name, except: image.id)
          image.set(.memberName, .text(name))
        }
        if let position = patch.position { image.set(.memberPosition, .position(position)) }
      }
    }
  }

  package func deleteMember(_ rows: Selection, expecting: Survey?, mark: Mark) throws -> ChangeSet {
    try database.write(.existing, mark) { try $0.deleteMembers($0.images(of: rows, expecting: expecting)) }
  }
}
