import LineupCore

extension CommandSpec {
  /// The whole command as help writes it: `member add NAME… POSITION [--or-set] [--id N]`.
  package var usage: String {
    var parts = [name]
    if !operandsUsage.isEmpty { parts.append(operandsUsage) }
    // Of commands that take rows, the filter options are part of what stands for these.
    parts += options.filter { $0.role != .shell && ($0.role != .filter || entity == nil) }.map {
      "[\($0.usage)]"
    }
    if operands == .steps { parts.append("[where CONDITION] [limit N]") }
    return parts.joined(separator: " ")
  }

  /// The usage in several lengths, the longest first: with every option, without those that many commands have, with as
  /// many as there is room for, without any, and what stands after the command's words.
  var signatures: [String] {
    let plain = [name, operandsUsage].filter { !$0.isEmpty }.joined(separator: " ")
    let options = documentedOptions.map { "[\($0.usage)]" }
    let whole = ([plain] + options).joined(separator: " ")
    let parts = (1..<max(options.count, 1)).map {
      ([plain] + options.prefix($0) + ["…"]).joined(separator: " ")
    }
    return [operands == .steps ? "\(whole) [where CONDITION] [limit N]" : whole]
      + (parts + [usage]).sorted { $0.count > $1.count } + [plain, operandsUsage]
  }

  /// What stands after the command's words.
  package var operandsUsage: String {
    switch operands {
    case .none: ""
    case .text(let placeholder): placeholder
    case .nameAndPosition: "NAME… POSITION"
    case .rows(let entity): entity == .member ? "MEMBERS" : "TODOS"
    case .query: "[TEXT…] [FILTER] [order by FIELD [asc|desc], …] [limit N]"
    case .filter: "[FILTER] [limit N]"
    case .steps: "[N]"
    case .words(let words, let required):
      words.enumerated().map { $0.offset < required ? $0.element.placeholder : "[\($0.element.placeholder)]" }
        .joined(separator: " ")
    case .command: "[COMMAND]"
    case .line(let name): name.map { "[\($0) [LINE]]" } ?? "LINE"
    }
  }
}
