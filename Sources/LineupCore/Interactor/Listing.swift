/// Streams the rows of a query to the observers of a listing, a page at a time, and keeps the first page.
///
/// - Parameters:
///   - read: calls its argument once a row, and stops when that returns false.
/// - Returns: the first page.
/// - Throws: what `read` throws, after observers were told.
func stream(
  _ query: Query, to state: AppState, read: (_ row: (ListedRow) throws -> Bool) throws -> Void
) throws -> [ListedRow] {
  let burst = 256
  var first: [ListedRow] = []
  var page: [ListedRow] = []
  var count = 0
  state.listingStopped.lower()
  state.listing.send(.began(query))
  do {
    try read { row in
      page.append(row)
      count += 1
      if count <= AppState.pageSize { first.append(row) }
      if page.count == burst {
        state.listing.send(.rows(page))
        page.removeAll(keepingCapacity: true)
      }
      return !state.listingStopped.isRaised
    }
  } catch {
    if !page.isEmpty { state.listing.send(.rows(page)) }
    state.listing.send(.failed(error))
    throw error
  }
  if !page.isEmpty { state.listing.send(.rows(page)) }
  state.listing.send(.ended(count: count))
  return first
}
