/// A page of help that is about no single command. Help shows it by its word; the manual has it as a section, or as a
/// part of one.
package struct HelpTopic: Sendable {
  /// The sections of the manual that topics fill, in their order.
  package enum Section: String, CaseIterable, Sendable {
    case language = "LANGUAGE"
    case prompt = "PROMPT"
    case transactions = "TRANSACTIONS"
    case output = "OUTPUT MODES"
    case settings = "SETTINGS"
    case environment = "ENVIRONMENT"
    case files = "FILES"
    case exitStatus = "EXIT STATUS"
  }

  /// A piece of a page.
  package enum Part: Sendable {
    case text(String)

    /// What may be written or met with, and what it means.
    case terms([(String, String)])

    /// Lines to try, and what they do.
    case examples([CommandSpec.Example])
  }

  /// The word after `help`.
  package let word: String
  package let section: Section

  /// One line, without a full stop.
  package let summary: String
  package let parts: [Part]

  init(_ word: String, _ section: Section, summary: String, _ parts: [Part]) {
    self.word = word
    self.section = section
    self.summary = summary
    self.parts = parts
  }

  package static let all = [
    language, rows, conditions, values, prompt, transactions, output, settings, environment, files, exitCodes,
  ]

  /// The topic of that word.
  package static func named(_ word: String) -> HelpTopic? {
    all.first { $0.word == word }
  }

  /// The topics of a section of the manual.
  static func all(in section: Section) -> [HelpTopic] {
    all.filter { $0.section == section }
  }
}

extension HelpTopic.Part {
  /// Examples, each a line and its effect.
  static func examples(_ lines: [(String, String)]) -> HelpTopic.Part {
    .examples(lines.map { CommandSpec.Example(line: $0, effect: $1) })
  }
}
