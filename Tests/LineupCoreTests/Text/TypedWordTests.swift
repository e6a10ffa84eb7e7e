import LineupCore
import Testing

struct TypedWordTests {
  @Test(
    arguments: [
      ("Fak", "Faker", .exact), ("fak", "Faker", .ignoringCase), ("ake", "Faker", .elsewhere),
      ("AKE", "Faker", .elsewhere), ("x", "Faker", nil), ("Fakers", "Faker", nil),
      ("", "Faker", .exact), ("", "", .exact), ("a", "", nil),
      ("李", "李相赫", .exact), ("相", "李相赫", .elsewhere), ("é", "Élan", .ignoringCase),
      ("e\u{301}", "Élan", .ignoringCase), ("É", "E\u{301}lan", .ignoringCase), ("e", "Élan", .ignoringCase),
      ("lán", "Élan", .elsewhere),
      ("STRASSE", "Straße 7", .ignoringCase), ("ß", "STRASSE", .elsewhere),
      ("hans s", "Hans Sama", .ignoringCase), ("sama ha", "Hans Sama", .elsewhere),
      ("sama x", "Hans Sama", nil),
      (" ", "Hans Sama", nil), (" ", " x", .exact), ("%", "100%", .elsewhere), ("_", "abc", nil),
    ] as [(String, String, TypedWord.Match?)])
  func `is found`(typed: String, text: String, match: TypedWord.Match?) {
    #expect(TypedWord(typed).match(in: text) == match)
  }

  @Test func `is not found in what is no text, but byte for byte`() {
    let bytes: [UInt8] = [0x41, 0xFF, 0x42]
    let matches = ["A", "a", "B"].map { typed in
      bytes.withUnsafeBufferPointer { TypedWord(typed).match(in: $0) }
    }
    #expect(matches == [.exact, nil, nil])
  }
}
