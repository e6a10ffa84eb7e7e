/// The difference of two texts, line by line: `-` before a line that was expected, `+` before one that came instead.
func lineDifference(expected: [String], actual: [String]) -> String {
  var lines = expected.map { "  \($0)" }
  let changes = actual.difference(from: expected)
  // Removed lines stay where they were, marked, so that what is inserted is placed among them.
  var removed = Set<Int>()
  for case .remove(let offset, let line, _) in changes.removals {
    lines[offset] = "- \(line)"
    removed.insert(offset)
  }
  var kept = lines.indices.filter { !removed.contains($0) }
  for case .insert(let offset, let line, _) in changes.insertions {
    // Before the line that follows it in the actual text, or at the end.
    let place = offset < kept.count ? kept[offset] : lines.count
    lines.insert("+ \(line)", at: place)
    kept = kept.map { $0 >= place ? $0 + 1 : $0 }
    kept.insert(place, at: offset)
  }
  return lines.joined(separator: "\n")
}
