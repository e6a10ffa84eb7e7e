import Foundation
import LineupCore
import Testing

@testable import LineupShell

@Suite struct JSONWriterTests {
  @Test func members() {
    let rows = [member(1, "Faker", .Mid), member(2, "Hans Sama", .ADC)]
    #expect(
      rendered(rows, as: .json) == """
        [
        {"id":1,"name":"Faker","position":"Mid"},
        {"id":2,"name":"Hans Sama","position":"ADC"}
        ]

        """)
    #expect(
      rendered(rows, as: .jsonl) == """
        {"id":1,"name":"Faker","position":"Mid"}
        {"id":2,"name":"Hans Sama","position":"ADC"}

        """)
  }

  @Test func noRows() {
    #expect(rendered([], as: .json) == "[]\n")
    #expect(rendered([], as: .jsonl) == "")
  }

  @Test func todos() {
    #expect(
      rendered([todo(3, #"5" pan \ 1"#, done: true)], as: .jsonl, fields: filledFields)
        == #"{"id":3,"title":"5\" pan \\ 1","done":true,"created":"2026-12-01T09:05:07.089Z"}"# + "\n")
  }

  @Test func damagedRows() {
    #expect(
      rendered(damagedTodos, as: .json, fields: filledFields) == #"""
        [
        {"id":1,"title":null,"done":2,"created":"2020-02-05 18:10:14","damaged":["title","done","created"]},
        {"id":2,"title":5,"done":null,"created":"","damaged":["title","done","created"]},
        {"id":3,"title":"a�\n","done":"yes","created":null,"damaged":["title","done","created"]},
        {"id":4,"title":{"blob":"00FF"},"done":1.0,"created":9223372036854775807,"damaged":["title","done","created"]},
        {"id":5,"title":"fine","done":true,"created":{"real":"inf"},"damaged":["created"]}
        ]

        """#)
  }

  @Test func whatATerminalWouldActUponIsEscaped() {
    let text = "\u{1B}\u{7}\u{7F}\u{9B}\u{202E}\u{2028}\u{FEFF}\u{E0061}"
    #expect(
      rendered([member(1, text, .Mid)], as: .jsonl)
        == #"{"id":1,"name":"\u001B\u0007\u007F\u009B\u202E\u2028\uFEFF\uDB40\uDC61","position":"Mid"}"#
        + "\n")
  }

  /// Every scalar there is, a thousand a name, comes back from another reader.
  @Test func everyScalarComesBack() throws {
    let scalars = (UInt32(0)...0x1_10000).compactMap(Unicode.Scalar.init)
    let names = stride(from: 0, to: scalars.count, by: 1000).map { start in
      String(String.UnicodeScalarView(scalars[start..<min(start + 1000, scalars.count)]))
    }
    let rows = names.enumerated().map { member(Int64($0), $1, .Top) }
    let read = try JSONSerialization.jsonObject(with: Data(rendered(rows, as: .json).utf8))
    let objects = try #require(read as? [[String: Any]])
    #expect(objects.count == names.count)
    for (object, name) in zip(objects, names) {
      let read = try #require(object["name"] as? String)
      #expect(read.unicodeScalars.elementsEqual(name.unicodeScalars), "\(name.unicodeScalars.first as Any)")
    }
  }

  @Test(arguments: [Int64.min, -1, 0, 1, 9_007_199_254_740_993, .max]) func idsAreExact(_ id: Int64) throws {
    let text = rendered([member(id, "x", .Top)], as: .jsonl)
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    #expect((object?["id"] as? NSNumber)?.int64Value == id)
  }

  @Test(arguments: [
    (0.1 + 0.2, "0.30000000000000004"), (-0.0, "-0.0"), (1e300, "1e+300"), (1, "1.0"),
    (.greatestFiniteMagnitude, "1.7976931348623157e+308"), (.infinity, #"{"real":"inf"}"#),
    (-.infinity, #"{"real":"-inf"}"#),
  ]) func realsAreExact(_ real: Double, _ expected: String) throws {
    let text = rendered([damaged(.member, 1, [.text("x"), .real(real)])], as: .jsonl)
    #expect(text == #"{"id":1,"name":"x","position":\#(expected),"damaged":["position"]}"# + "\n")
    #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(text.utf8)) }
  }
}
