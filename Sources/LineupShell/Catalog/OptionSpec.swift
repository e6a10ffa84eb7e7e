/// The declaration of one option.
package struct OptionSpec: Equatable, Sendable {
  /// What follows the option's name.
  package enum Value: Equatable, Sendable {
    case none

    /// All words up to the next option.
    case text

    /// An id of a member or, as all words up to the next option, a name.
    case member
    case position
    case id

    /// One or two words, as many as make a date.
    case date
    case choice([String])

    /// Whether all words up to the next option belong to it.
    var takesWords: Bool { self == .text || self == .member }
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

  /// What stands for the value in usage lines.
  package let placeholder: String
  package let summary: String

  /// The first operand with which alone it may stand; nil when it may with any.
  package let operand: String?

  init(
    _ name: String, _ value: Value = .none, role: Role = .ordinary, placeholder: String = "", summary: String,
    operand: String? = nil
  ) {
    self.name = name
    self.value = value
    self.role = role
    self.placeholder = placeholder
    self.summary = summary
    self.operand = operand
  }

  /// The same option, allowed with one first operand only.
  func with(operand: String) -> OptionSpec {
    OptionSpec(name, value, role: role, placeholder: placeholder, summary: summary, operand: operand)
  }

  /// Whether it is an output mode's name, which stands for `--mode` with that.
  var isMode: Bool { OutputMode(rawValue: String(name.dropFirst(2))) != nil }

  /// The option as usage lines write it.
  package var usage: String {
    placeholder.isEmpty ? name : "\(name) \(placeholder)"
  }
}
