/// The declaration of one option.
package struct OptionSpec: Equatable, Sendable {
  /// What follows the option's name.
  package enum Value: Equatable, Sendable {
    case none

    /// All words up to the next option.
    case text

    /// The same, and it may be empty.
    case note

    /// An id of a member or, as all words up to the next option, a name.
    case member

    /// All words up to the next option, each a tag, or one after `+` or `-`. The option may be repeated.
    case tags
    case position
    case priority
    case id

    /// As many words as make a date.
    case date

    /// Nothing; it speaks of the moment at which it is read.
    case moment
    case choice([String])

    /// Whether all words up to the next option belong to it.
    var takesWords: Bool { self == .text || self == .note || self == .member || self == .tags }
  }

  /// What the option is for, which tells how it may stand with others.
  package enum Role: Equatable, Sendable {
    case ordinary

    /// Picks rows.
    case filter

    /// Makes another command of it, which takes nothing beside it and whose output no pipe may take.
    case deed

    /// Says how results are printed, or that nobody need be asked.
    case shell
  }

  /// With its dashes.
  package let name: String
  package let value: Value
  package let role: Role

  /// Whether the bare word `none` stands for no value at all.
  let takesNone: Bool

  /// What stands for the value in usage lines.
  package let placeholder: String
  package let summary: String

  /// The first operand with which alone it may stand; nil when it may with any.
  package let operand: String?

  init(
    _ name: String, _ value: Value = .none, orNone takesNone: Bool = false, role: Role = .ordinary,
    placeholder: String = "", summary: String, operand: String? = nil
  ) {
    self.name = name
    self.value = value
    self.takesNone = takesNone
    self.role = role
    self.placeholder = placeholder
    self.summary = summary
    self.operand = operand
  }

  /// The same option, allowed with one first operand only.
  func with(operand: String) -> OptionSpec {
    OptionSpec(
      name, value, orNone: takesNone, role: role, placeholder: placeholder, summary: summary, operand: operand
    )
  }

  /// The word that stands for no value.
  static let noneWord = "none"

  /// Whether it is an output mode's name, which stands for `--mode` with that.
  var isMode: Bool { OutputMode(rawValue: String(name.dropFirst(2))) != nil }

  /// Whether a value follows.
  var takesValue: Bool { value != .none && value != .moment }

  /// Whether it may be given more than once.
  var mayRepeat: Bool { value == .tags }

  /// The option as usage lines write it.
  package var usage: String {
    placeholder.isEmpty ? name : "\(name) \(placeholder)"
  }
}
