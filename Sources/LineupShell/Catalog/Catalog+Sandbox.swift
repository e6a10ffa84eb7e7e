import LineupCore

extension Catalog {
  static let mock = CommandSpec(
    [":mock"],
    .words(
      [
        WordSpec(
          placeholder: words.map(\.word).joined(separator: "|"), kind: .choice(words.map(\.word)),
          details: words.map(\.detail))
      ], required: 0),
    options: [OptionSpec.dryRun.with(operand: "apply")] + OptionSpec.output.map { $0.with(operand: "diff") },
    prints: true,
    summary: "try things in a sandbox, and make them real or not",
    details: [
      "In a sandbox everything works as always, in memory, and the real data is out of reach. :mock on enters an "
        + "empty one; :mock copy one that begins as your data, history included. :mock off leaves it, and what was "
        + "made in it is gone. :mock alone goes into an empty one or, from inside, out.",
      "In it :mock diff shows what changed since it began, one change a row, and :mock apply makes that real and "
        + "leads back: one step, which one undo takes back. Where a row is no longer what it was in the beginning, or "
        + "a name is taken, apply names every conflict, changes nothing and stays in the sandbox.",
      "A row that was added in the sandbox gets another id when its own is taken by then. Its line says which it had; "
        + "in JSON \"was\" does.",
    ],
    examples: [
      (":mock copy", "try something on a copy of your data"), (":mock diff", "see what that changed"),
      (":mock apply --dry-run", "see what applying it would do"), (":mock apply", "make it real"),
      (":mock off", "throw it away"),
    ],
    build: { (arguments) in .mock(arguments.word(0).flatMap(Command.Sandbox.init) ?? .toggle) })

  private static let words = [
    (word: "on", detail: "go into an empty sandbox"),
    (word: "off", detail: "leave it, and what was made in it is gone"),
    (word: "copy", detail: "go into a copy of your data"),
    (word: "diff", detail: "show what changed in it"),
    (word: "apply", detail: "make that real, and leave it"),
  ]
}
