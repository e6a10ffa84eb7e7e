import LineupShell
import Testing

/// The last word of an entry, which Alt-. puts into the line.
struct LastWordTests {
  private let session = HighlightLine.session()

  @Test(arguments: [
    ("member show Faker", "Faker"), ("member show 'Hans Sama'  ", "'Hans Sama'"),
    ("member show Hans\\ Sama", "Hans\\ Sama"), ("todo add don't", "don't"), ("todo list --json", "--json"),
    ("member list --position=Top", "Top"), ("member list | wc -l", "-l"), ("redo", "redo"),
    ("todo add 'a\nb'", "'a\nb'"), ("member set 3 --name ''", "''"), ("undo;", nil), ("", nil), ("  ", nil),
  ])
  func `It is that of the language, with its quotes`(entry: String, word: String?) {
    #expect(session.wordAtEnd(of: entry) == word)
  }
}
