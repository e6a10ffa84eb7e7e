/// What `LineEditorHost` says its editor holds.
struct HeldLine: Equatable {
  let prompt: String
  let line: String

  /// In scalars.
  let cursor: Int

  /// Whether help was asked for, which closes what stands beneath the line.
  let isAlone: Bool

  /// - Parameter command: what the host told; see `LineEditorHost+Reports.swift`.
  init?(_ command: String) {
    let fields = command.split(separator: ";", omittingEmptySubsequences: false)
    guard fields.count == 5, fields[0] == "777", let offset = Int(fields[3]) else { return nil }
    isAlone = fields[1] == "help"
    prompt = String(fields[2])
    let scalars = fields[4].split(separator: ",").compactMap { UInt32($0).flatMap(Unicode.Scalar.init) }
    line = String(String.UnicodeScalarView(scalars))
    cursor = String(decoding: line.utf8.prefix(offset), as: UTF8.self).unicodeScalars.count
  }
}
