/// Options of what a to-do may have beside its title.
extension OptionSpec {
  /// For one that is added.
  static let todoValues: [OptionSpec] = [
    OptionSpec("--due", .date, placeholder: "DATE", summary: "when it is due"),
    OptionSpec("--for", .member, placeholder: "MEMBER", summary: "who is to do it: a member, by name or id"),
    OptionSpec("--tag", .tags, placeholder: "TAG…", summary: "one tag or several"),
    OptionSpec("--priority", .priority, placeholder: "PRIORITY", summary: "how much it matters"),
    OptionSpec("--note", .note, placeholder: "TEXT", summary: "what else there is to say"),
  ]

  /// For those that are changed.
  static let todoEdits: [OptionSpec] = [
    OptionSpec("--title", .text, placeholder: "TEXT", summary: "the new title"),
    OptionSpec("--due", .date, orNone: true, placeholder: "DATE|none", summary: "when they are due"),
    OptionSpec(
      "--for", .member, orNone: true, placeholder: "MEMBER|none",
      summary: "who is to do them: a member, by name or id"),
    OptionSpec(
      "--tag", .tags, orNone: true, placeholder: "TAG…|none",
      summary: "add a tag or several, remove those after -, or none for all"),
    OptionSpec(
      "--priority", .priority, orNone: true, placeholder: "PRIORITY|none", summary: "how much they matter"),
    OptionSpec("--note", .note, placeholder: "TEXT", summary: "the new note, '' for none"),
  ]

  /// For what is open in any case.
  static let openFilter = todoFilter.filter {
    !["--open", "--done", "--all", "--overdue"].contains($0.name)
  }

  static let todoFilter: [OptionSpec] = [
    OptionSpec("--open", role: .filter, summary: "those not done"),
    OptionSpec("--done", role: .filter, summary: "those done"),
    OptionSpec("--all", role: .filter, summary: "every to-do"),
    OptionSpec(
      "--for", .member, orNone: true, role: .filter, placeholder: "MEMBER|none",
      summary: "those for a member, by name or id, or for nobody"),
    OptionSpec(
      "--tag", .tags, orNone: true, role: .filter, placeholder: "TAG…|none",
      summary: "those with each of the tags, without those after -, or without any"),
    OptionSpec(
      "--due", .date, orNone: true, role: .filter, placeholder: "DATE|none",
      summary: "those due then, or never"),
    OptionSpec("--due-before", .date, role: .filter, placeholder: "DATE", summary: "those due before it"),
    OptionSpec("--due-after", .date, role: .filter, placeholder: "DATE", summary: "those due after it"),
    OptionSpec("--overdue", .moment, role: .filter, summary: "open ones whose due date has gone by"),
    OptionSpec(
      "--priority", .priority, orNone: true, role: .filter, placeholder: "PRIORITY|none",
      summary: "those that matter so much"),
  ]
}
