/// The characters that bars and sparklines are drawn with.
struct Drawing: Sendable {
  private let full: String
  private let light: String
  private let levels: [String]

  /// Blocks of Unicode.
  static let blocks = Drawing(full: "█", light: "░", levels: ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"])

  /// For terminals and locales that have nothing else.
  static let ascii = Drawing(full: "#", light: ".", levels: ["_", ".", ":", "-", "=", "+", "*", "#"])

  private init(full: String, light: String, levels: [String]) {
    self.full = full
    self.light = light
    self.levels = levels
  }

  /// A bar of two parts, as long for the greatest count as there is room. What is not nothing can be seen.
  func bar(_ count: Int, light lightCount: Int = 0, of greatest: Int, room: Int) -> String {
    guard greatest > 0 else { return "" }
    let length = cells(count + lightCount, of: greatest, room)
    let fullLength = min(cells(count, of: greatest, room), length - (lightCount > 0 && length > 1 ? 1 : 0))
    return String(repeating: full, count: fullLength) + String(repeating: light, count: length - fullLength)
  }

  private func cells(_ count: Int, of greatest: Int, _ room: Int) -> Int {
    count == 0 ? 0 : max(1, Int((Double(count) / Double(greatest) * Double(room)).rounded()))
  }

  /// A column for each count, as high as it is great. Nothing is a column of the lowest kind, and only that.
  func sparkline(_ counts: [Int]) -> String {
    let greatest = counts.max() ?? 0
    return counts.map { count in
      guard count > 0 else { return levels[0] }
      let level = (Double(count) / Double(greatest) * Double(levels.count - 1)).rounded()
      return levels[min(max(1, Int(level)), levels.count - 1)]
    }.joined()
  }
}

extension Drawing {
  /// What the environment says that can be shown.
  init(environment: (String) -> String?) {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap(environment).first { !$0.isEmpty } ?? ""
    let name = locale.lowercased()
    let isUnicode = name.contains("utf-8") || name.contains("utf8")
    self = isUnicode && environment("TERM") != "dumb" ? .blocks : .ascii
  }
}
