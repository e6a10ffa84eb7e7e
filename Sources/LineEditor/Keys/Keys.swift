/// The sequences that keys send which the editor itself looks for.
enum Keys {
  static let up = [Array("\u{1B}[A".utf8), Array("\u{1B}OA".utf8)]
  static let down = [Array("\u{1B}[B".utf8), Array("\u{1B}OB".utf8)]
  static let right = [Array("\u{1B}[C".utf8), Array("\u{1B}OC".utf8)]
  static let left = [Array("\u{1B}[D".utf8), Array("\u{1B}OD".utf8)]
  static let shiftTab = [Array("\u{1B}[Z".utf8)]
}
