import LineupCore
import Testing

@Suite struct NormalizationTests {
  @Test(arguments: [
    ("ASCII", "Faker", "Faker"),
    ("composed", "Jos\u{E9}", "Jos\u{E9}"),
    ("decomposed", "Jose\u{301}", "Jos\u{E9}"),
    ("Hangul jamo", "\u{1112}\u{1161}\u{11AB}", "\u{D55C}"),
    ("marks out of order", "a\u{301}\u{323}", "\u{1EA1}\u{301}"),
    ("Ångström sign", "\u{212B}", "\u{C5}"),
    ("never recomposed", "\u{958}", "\u{915}\u{93C}"),
    ("compatibility kept", "\u{FB01}\u{FF21}", "\u{FB01}\u{FF21}"),
    ("empty", "", ""),
  ]) func named(_ name: String, _ text: String, _ expected: String) {
    #expect(same(text.nfc, expected))
  }

  @Test func everyScalarThatDecomposes() {
    let table = unicodeTable(decompositions)
    #expect(table.count > 2000)
    for entry in table {
      let expected = entry.count > 2 ? entry[2] : entry[0]
      #expect(same(entry[0].nfc, expected), "\(entry)")
      #expect(same(entry[1].nfc, expected), "\(entry)")
    }
  }

  @Test func everySequence() {
    let table = unicodeTable(sequences)
    #expect(table.count == 600)
    for entry in table {
      #expect(same(entry[0].nfc, entry[1]), "\(entry)")
      #expect(same(entry[1].nfc, entry[1]), "\(entry)")
    }
  }

  @Test func everyScalarThatDoesNotDecompose() {
    let decomposed = Set(unicodeTable(decompositions).map { $0[0].unicodeScalars.first })
    let wrong = assignedScalars.filter { !decomposed.contains($0) && !same(String($0).nfc, String($0)) }
    #expect(wrong.isEmpty)
  }

  @Test func everyHangulSyllable() {
    let wrong = (UInt32(0)..<11172).filter { index in
      let jamo = [0x1100 + index / 588, 0x1161 + index % 588 / 28, 0x11A7 + index % 28]
      var text = ""
      text.unicodeScalars.append(
        contentsOf: jamo.prefix(index % 28 == 0 ? 2 : 3).compactMap(Unicode.Scalar.init))
      return text.nfc.unicodeScalars.map(\.value) != [0xAC00 + index]
    }
    #expect(wrong.isEmpty)
  }
}
