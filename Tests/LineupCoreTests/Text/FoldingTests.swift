import LineupCore
import Testing

@Suite struct FoldingTests {
  @Test(arguments: [
    ("ASCII", "MiD lane 1", "mid lane 1"),
    ("sharp s", "Straße STRASSE", "strasse strasse"),
    ("capital sharp s", "\u{1E9E}", "ss"),
    ("three sigmas", "ΣΊΣΥΦΟΣ σς", "σίσυφοσ σσ"),
    ("ligature", "\u{FB01}x", "fix"),
    ("Kelvin sign", "\u{212A}", "k"),
    ("dotted capital I, Turkish or not", "\u{130}", "i\u{307}"),
    ("dotless i", "\u{131}", "\u{131}"),
    ("Cherokee", "\u{AB70}\u{13F8}\u{13A0}", "\u{13A0}\u{13F0}\u{13A0}"),
    ("caseless", "페이커 選手 🎉", "페이커 選手 🎉"),
    ("empty", "", ""),
  ]) func named(_ name: String, _ text: String, _ expected: String) {
    #expect(same(text.caseFolded, expected))
  }

  @Test func everyScalarThatFolds() {
    let table = unicodeTable(foldings)
    #expect(table.count > 1500)
    for entry in table {
      #expect(same(entry[0].caseFolded, entry[1]), "\(entry)")
    }
  }

  /// The table's Unicode may be older than the standard library's; what is newer than 14 is not compared.
  @Test func everyScalarThatDoesNotFold() {
    let folded = Set(unicodeTable(foldings).map { $0[0].unicodeScalars.first })
    let wrong = assignedScalars.filter { scalar in
      guard let age = scalar.properties.age, age.major <= 14 else { return false }
      return !folded.contains(scalar) && !same(String(scalar).caseFolded, String(scalar))
    }
    #expect(wrong.isEmpty)
  }

  @Test func foldingTwiceIsFoldingOnce() {
    let wrong = assignedScalars.filter { scalar in
      let once = String(scalar).caseFolded
      return !same(once.caseFolded, once)
    }
    #expect(wrong.isEmpty)
  }
}
