/// A session in which something went wrong.
struct FuzzFailure: Error, CustomStringConvertible {
  /// What.
  let reason: String

  /// The steps up to it.
  let steps: [FuzzStep]

  let rows: Int
  let columns: Int

  var description: String {
    "\(reason)\nafter, from \(rows)×\(columns): \(steps.map(\.description).joined(separator: ", "))"
  }
}
