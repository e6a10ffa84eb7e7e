package import LineupCore

/// Writes changes: a line each for people, an object each for programs.
///
///     + member 7  Faker  Mid
///     ~ member 7  Faker  Mid → Top
///     ~ todo 3  buy milk  open → done
///     - member 7  Faker  Top
///     + todo 4  Review VOD  due 2026-12-04  for Faker  high  #vod  "second game"
///     ~ todo 4  Review VOD  due 2026-12-04 → none  +#review -#vod
///
/// A line holds what people know the row by and, of the rest, what is worth the space: of a row that comes or goes all
/// that is set, of one that stays what changes. What cannot be read is shown, marked, in its raw form.
package struct ChangeRenderer: Sendable {
  let isJSON: Bool
  let traits: OutputTraits

  /// The ids that rows had in the sandbox they come from, where that were others.
  var formerIDs: [Change.Row: Int64] = [:]

  /// The names of the members whom to-dos refer to.
  var names: [Int64: String] = [:]

  /// A renderer for a mode: json and jsonl give an object a line, every other mode lines for people.
  package init(mode: OutputMode, traits: OutputTraits) {
    isJSON = mode.isJSON
    self.traits = traits
  }

  /// The same renderer, for to-dos that refer to other members.
  func with(names: [Int64: String]) -> ChangeRenderer {
    var renderer = self
    renderer.names = names
    return renderer
  }

  /// Appends the changes of one command.
  ///
  /// - Parameters:
  ///   - changes: in the order made.
  ///   - step: the step of the log that shows them all. Lines beyond the terminal's screen, of which one is left to the
  ///     prompt, are counted then rather than written.
  ///   - out: what to append to.
  package func append(
    _ changes: some RandomAccessCollection<Change>, cutFor step: Int64? = nil, to out: inout [UInt8]
  ) {
    var shown = changes.count
    if step != nil, !isJSON, let rows = traits.screen?.rows, changes.count > max(rows - 1, 1) {
      shown = max(rows - 2, 1)
    }
    for change in changes.prefix(shown) { append(change, to: &out) }
    if shown < changes.count { out.append(rest: changes.count - shown, of: step) }
  }

  /// Appends one change.
  package func append(_ change: Change, to out: inout [UInt8]) {
    let former = formerIDs.isEmpty ? nil : change.row.flatMap { formerIDs[$0] }
    if isJSON {
      out.append(ascii: "{")
      out.append(jsonMembersOf: change, names)
      if let former { out.append(",\"was\":\(former)") }
      out.append(ascii: "}")
    } else {
      appendLine(change, to: &out)
      if let former { out.append("  (\(former) in the sandbox)") }
    }
    out.append(ascii: "\n")
  }
}

extension [UInt8] {
  /// Appends a line that counts the changes not shown: `… and 12 more, log 57 shows them`.
  ///
  /// - Parameters:
  ///   - count: how many there are; nil for very many.
  ///   - step: the step of the log that all of them belong to, when it is one.
  mutating func append(rest count: Int?, of step: Int64?) {
    append("… and ")
    if let count { append(grouped: count) } else { append("many") }
    append(" more")
    if let step { append(", log \(step) shows \(count == 1 ? "it" : "them")") }
    append(ascii: "\n")
  }
}

extension ChangeRenderer {
  private func appendLine(_ change: Change, to out: inout [UInt8]) {
    guard let image = change.new ?? change.old else { return }
    let (sign, ink): (Unicode.Scalar, Ink) =
      switch (change.old, change.new) {
      case (nil, _): ("+", .green)
      case (_, nil): ("-", .red)
      default: ("~", .yellow)
      }
    out.append(in: traits.isColored ? ink : nil) {
      $0.append(ascii: sign)
      $0.append(ascii: " ")
      $0.append(change.entity.name)
      $0.append(ascii: " ")
      $0.append(decimal: image.id)
    }
    let fields = change.entity.fields.lazy.filter { $0.slot != nil }
    guard let old = change.old, let new = change.new else {
      for field in fields { append(field, Cell(field, of: image, names: names), to: &out) }
      return
    }
    for field in fields {
      if old[field] == new[field] {
        if !field.isOptional || !new.isReadable(field) { append(field, Cell(field, of: new), to: &out) }
      } else if field != .todoCompleted || old[.todoDone] == new[.todoDone] {
        append(
          field, from: Cell(field, of: old, names: names), to: Cell(field, of: new, names: names), to: &out)
      }
    }
  }
}

extension [UInt8] {
  /// Appends a change as `"op":…,"entity":…,"id":…,"old":…,"new":…`, the rows as lists write them.
  ///
  /// - Parameter names: the names of the members whom they refer to.
  mutating func append(jsonMembersOf change: Change, _ names: [Int64: String]) {
    let op = change.old == nil ? "insert" : change.new == nil ? "delete" : "update"
    append(#""op":""#)
    append(op)
    append(#"","entity":""#)
    append(change.entity.name)
    append(#"","id":"#)
    append(decimal: (change.new ?? change.old)?.id ?? 0)
    append(#","old":"#)
    append(jsonObject: change.old, of: change.entity, names)
    append(#","new":"#)
    append(jsonObject: change.new, of: change.entity, names)
  }

  private mutating func append(jsonObject image: Image?, of entity: Entity, _ names: [Int64: String]) {
    guard let image else { return append("null") }
    append(jsonObject: entity == .member ? .member : .todo) { Cell($0, of: image, names: names) }
  }
}
