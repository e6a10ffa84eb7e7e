extension Completion {
  /// What takes the place of the replaced text: the only candidate whole, or as much as all candidates begin with; those
  /// that do not continue what was typed are not asked.
  ///
  /// - Parameter typed: the text that would be replaced.
  /// - Returns: nil when nothing would be won: the candidates agree on no more than what is there.
  func insertion(over typed: String) -> String? {
    let all = candidates.count
    let candidates = candidates.filter(\.continuesTyped)
    // Where nothing was typed, nothing tells which of them was meant.
    guard let first = candidates.first, !typed.isEmpty || candidates.count == all else { return nil }
    if candidates.count == 1 { return first.insertion }
    let prefix = candidates.dropFirst().reduce(first.insertion) { $0.commonPrefix(with: $1.insertion) }
    if prefix.count > typed.count { return prefix }
    // `fa` becomes `Fa` where every candidate has it so.
    let isRespelling = prefix.count == typed.count && prefix.lowercased() == typed.lowercased()
    return isRespelling && prefix != typed ? prefix : nil
  }
}

extension String {
  /// What both begin with, in whole characters that are the same byte for byte.
  func commonPrefix(with other: String) -> String {
    var prefix = ""
    for (mine, theirs) in zip(self, other) {
      guard mine.utf8.elementsEqual(theirs.utf8) else { break }
      prefix.append(mine)
    }
    return prefix
  }
}
