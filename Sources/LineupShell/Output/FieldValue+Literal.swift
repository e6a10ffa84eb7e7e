import LineupCore

extension FieldValue {
  /// The value as SQL would write it, for messages.
  var literal: String {
    var bytes: [UInt8] = []
    bytes.append(damaged: self)
    return String(decoding: bytes, as: UTF8.self)
  }
}
