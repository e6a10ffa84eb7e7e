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

  /// The usage in several lengths: with every option, without those that many commands have, without any, and what stands
  /// after the command's words.
  var signatures: [String] {
    let plain = [name, operandsUsage].filter { !$0.isEmpty }.joined(separator: " ")
    let whole = ([plain] + documentedOptions.map { "[\($0.usage)]" }).joined(separator: " ")
    return [operands == .steps ? "\(whole) [where CONDITION] [limit N]" : whole, usage, plain, operandsUsage]
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
