package import LineupCore

extension DamagedRow {
  /// One line that names the row and every value in it that cannot be read: `member 7 is damaged: position is 9`.
  package var warning: String {
    var out: [UInt8] = []
    out.append(entity.name)
    out.append(ascii: " ")
    out.append(decimal: image.id)
    out.append(" is damaged:")
    for (index, field) in faults.enumerated() {
      out.append(index == 0 ? " " : ", ")
      out.append(field.name)
      out.append(" is ")
      out.append(literal: image[field])
    }
    return String(decoding: out, as: UTF8.self)
  }
}
