import LineupCore

/// Finds what was probably meant.
package enum Suggestion {
  /// The candidate closest to a word, ignoring ASCII case, if at most a third of the word's characters must be changed.
  package static func closest(to word: String, in candidates: some Sequence<String>) -> String? {
    guard word.utf8.count <= 256 else { return nil }
    let typed = Array(word.asciiLowercased.unicodeScalars)
    let allowed = typed.count / 3
    guard allowed > 0 else { return nil }
    var best: (candidate: String, distance: Int)?
    for candidate in candidates {
      // One that is longer or shorter by more is further away.
      let known = Array(candidate.asciiLowercased.unicodeScalars)
      guard abs(known.count - typed.count) <= allowed else { continue }
      let distance = distance(typed, known)
      if distance <= allowed, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.candidate
  }

  /// What a message that names something unknown ends in.
  static func question(_ suggestion: String?) -> String {
    suggestion.map { "; did you mean '\($0)'?" } ?? ""
  }

  /// How many characters must be added, removed, replaced or swapped with their neighbour (optimal string alignment).
  static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    var before: [Int] = []
    var previous = Array(0...right.count)
    for row in left.indices {
      var current = [row + 1]
      for column in right.indices {
        let substitution = previous[column] + (left[row] == right[column] ? 0 : 1)
        var least = min(substitution, previous[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          least = min(least, before[column - 1] + 1)
        }
        current.append(least)
      }
      before = previous
      previous = current
    }
    return previous[right.count]
  }
}
