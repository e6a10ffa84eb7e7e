/// Where members are kept.
///
/// Each call that changes data is one transaction: it does all its rows or none. It returns the changes it made, in
/// the order made, as that transaction made them; a call that changes nothing returns none.
package protocol MemberRepository {
  /// Streams the members of a query.
  ///
  /// - Parameters:
  ///   - query: a query of members.
  ///   - row: called once a row, in order; returning false ends the listing.
  /// - Throws: ``RepositoryError`` when a row that was named does not exist, before the first row, or when reading
  ///   fails, at any time.
  func getMember(_ query: Query, row: (ListedRow) throws -> Bool) throws

  /// Adds a member.
  ///
  /// - Parameters:
  ///   - draft: the member; the name is stored in NFC.
  ///   - orSet: when a member of that name exists, set his position instead (an id given must be his).
  ///   - mark: what the step says of itself.
  /// - Throws: ``RepositoryError/nameTaken(_:id:)``, ``RepositoryError/idTaken(_:_:)``,
  ///   ``RepositoryError/idsExhausted(_:)``, or a storage failure.
  func saveMember(_ draft: MemberDraft, orSet: Bool, mark: Mark) throws -> ChangeSet

  /// Changes members. A row that already is as the patch would have it makes no change.
  ///
  /// - Parameters:
  ///   - rows: a selection of members.
  ///   - patch: what to change.
  ///   - expecting: what the selection must still hold, or nil.
  ///   - mark: what the step says of itself.
  /// - Throws: ``RepositoryError/recordNotFound(_:_:)`` when a row that was named does not exist,
  ///   ``RepositoryError/nameTaken(_:id:)``, ``RepositoryError/rowsChanged`` or a storage failure.
  func updateMember(_ rows: Selection, _ patch: MemberPatch, expecting: Survey?, mark: Mark) throws
    -> ChangeSet

  /// Removes members; throws as ``updateMember(_:_:expecting:mark:)`` does.
  func deleteMember(_ rows: Selection, expecting: Survey?, mark: Mark) throws -> ChangeSet
}

extension MemberRepository {
  /// The members of that name and that position, where nil is any. Damaged rows are left out.
  package func getMember(name: String? = nil, position: Position? = nil) throws -> [Member] {
    let filter = Predicate.both(
      name.map { .compare(.memberName, .equal, .text($0)) },
      position.map { .compare(.memberPosition, .equal, .position($0)) })
    var members: [Member] = []
    try getMember(Query(rows: Selection(entity: .member, filter: filter))) { row in
      if case .member(let member) = row { members.append(member) }
      return true
    }
    return members
  }
}
