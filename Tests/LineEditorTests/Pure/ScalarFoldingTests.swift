import Testing

@testable import LineEditor

struct ScalarFoldingTests {
  @Test(
    arguments: [
      ("A", "a"), ("z", "z"), ("[", "["), ("@", "@"), ("À", "à"), ("×", "×"), ("ÿ", "ÿ"), ("Ÿ", "ÿ"),
      ("ß", "ß"),
      ("ẞ", "ß"), ("ſ", "s"), ("µ", "μ"), ("ı", "ı"), ("İ", "İ"), ("ς", "σ"), ("Σ", "σ"), ("Ё", "ё"),
      ("Ա", "ա"),
      ("\u{212A}", "k"), ("Ⱥ", "ⱥ"), ("ǅ", "ǆ"), ("Ａ", "ａ"), ("𐐀", "𐐨"), ("\u{1C80}", "в"), ("李", "李"),
      ("가", "가"),
      ("👩", "👩"), ("ŉ", "ŉ"),
    ] as [(Unicode.Scalar, Unicode.Scalar)])
  func `case is taken out of a scalar`(scalar: Unicode.Scalar, folded: Unicode.Scalar) {
    #expect(scalar.simplyFolded == folded)
  }

  @Test func `what differs in case only folds to one scalar, of all there are`() {
    let all = (0..<0x11_0000 as Range<UInt32>).compactMap(Unicode.Scalar.init)
    let cased = all.filter { $0.properties.changesWhenCaseMapped }
    #expect(cased.count > 2700)
    let folded = Set(all.filter { $0.simplyFolded != $0 })
    #expect(folded.isSubset(of: cased))
    for scalar in cased where scalar != "ı" {
      let other = [scalar.properties.lowercaseMapping, scalar.properties.uppercaseMapping]
        .flatMap { $0.unicodeScalars.count == 1 ? Array($0.unicodeScalars) : [] }
      #expect(other.allSatisfy { $0.simplyFolded == scalar.simplyFolded }, "\(scalar.value)")
      #expect(scalar.simplyFolded.simplyFolded == scalar.simplyFolded, "\(scalar.value)")
    }
  }
}
