import LineupCore

/// Changes with who made them and when.
extension ChangeRenderer {
  /// Appends a change of the journal: a line as any change has, or the same object with more members in it.
  ///
  ///     {"op":…,"entity":…,"id":…,"old":…,"new":…,"place":57,"step":57,"at":"2026-07-05T19:04:05.000Z",
  ///      "who":"coach@host","session":"m3k9x1","command":"member set Faker --position Top"}
  func append(_ entry: JournalEntry, to out: inout [UInt8]) {
    guard isJSON else { return with(names: entry.names).append(entry.change, to: &out) }
    out.append(ascii: "{")
    out.append(jsonMembersOf: entry.change, entry.names)
    out.append(#","place":"#)
    out.append(decimal: entry.place)
    if let (number, mark) = entry.step {
      out.append(#","step":"#)
      out.append(decimal: number)
      out.append(#","at":""#)
      out.append(utc: mark.date)
      out.append(#"","who":"#)
      out.append(json: String(mark.user))
      out.append(#","session":"#)
      out.append(json: String(mark.sessionID))
      out.append(#","command":"#)
      out.append(json: mark.text)
    } else {
      out.append(#","step":null,"at":null,"who":null,"session":null,"command":null"#)
    }
    out.append("}\n")
  }

  /// Appends the line above the changes of one step: `step 57  coach@host  2026-07-05 21:04:05  member add …`.
  func appendHeader(of step: (number: Int64, mark: Mark)?, to out: inout [UInt8]) {
    out.append(in: traits.isColored ? .dim : nil) {
      guard let (number, mark) = step else { return $0.append(Step.outsider) }
      $0.append("step ")
      $0.append(decimal: number)
      $0.append("  ")
      $0.append(visible: String(mark.user))
      $0.append("  ")
      $0.append(local: mark.date, in: traits.zone, .second)
      $0.append("  ")
      $0.append(visible: mark.text)
    }
    out.append(ascii: "\n")
  }

  /// Appends a line that says first who made the change: `coach@host: + member 7  Faker  Mid`.
  func appendNews(_ entry: JournalEntry, to out: inout [UInt8]) {
    out.append(in: traits.isColored ? .dim : nil) {
      $0.append(visible: entry.step.map { String($0.mark.user) } ?? Step.outsider)
      $0.append(": ")
    }
    with(names: entry.names).append(entry.change, to: &out)
  }
}
