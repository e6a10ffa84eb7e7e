import LineupCore

/// JSON as RFC 8259 has it. Whatever a terminal would act upon or hide is escaped, so output may be looked at.
extension [UInt8] {
  mutating func append(json text: String) {
    if text.utf8.withContiguousStorageIfAvailable({ append(json: $0) }) == nil {
      append(json: Array(text.utf8))
    }
  }

  /// Appends a string. Bytes that are not UTF-8 become U+FFFD.
  mutating func append(json text: [UInt8]) {
    text.withUnsafeBufferPointer { append(json: $0) }
  }

  mutating func append(json text: UnsafeBufferPointer<UInt8>) {
    append(ascii: "\"")
    var scanner = HazardScanner(text, stopsAtQuotes: true)
    while let (plain, hazard) = scanner.next() {
      append(contentsOf: plain)
      switch hazard {
      case nil: break
      case .byte: append("\u{FFFD}")
      case .scalar("\""): append(#"\""#)
      case .scalar("\\"): append(#"\\"#)
      case .scalar("\n"): append(#"\n"#)
      case .scalar("\r"): append(#"\r"#)
      case .scalar("\t"): append(#"\t"#)
      case .scalar(let scalar):
        for unit in UTF16.encode(scalar) ?? .init() {
          append(#"\u"#)
          append(hex: [UInt8(unit >> 8), UInt8(unit & 0xFF)])
        }
      }
    }
    append(ascii: "\"")
  }

  /// Appends a row as an object: its fields and, when some of them cannot be read, the names of these as `damaged`.
  mutating func append(jsonObject object: JSONFields, cell: (Field) -> Cell) {
    var damaged: [Field] = []
    for (field, key) in zip(object.fields, object.keys) {
      append(contentsOf: key)
      switch cell(field) {
      case .id(let id): append(decimal: id)
      case .text(let text): append(json: text)
      case .position(let position): append(jsonName: position.name)
      case .flag(let flag): append(flag ? "true" : "false")
      case .number(let number): append(decimal: number)
      case .reason(let text, _): append(json: text)
      case .none: append("null")
      case .date(let date):
        append(ascii: "\"")
        append(utc: date)
        append(ascii: "\"")
      case .due(let due, _):
        append(ascii: "\"")
        append(utc: due)
        append(ascii: "\"")
      case .member(let assignee):
        if let name = assignee.name { append(json: name) } else { append(decimal: assignee.id) }
      case .priority(let priority): append(jsonName: priority.name)
      case .tags(let tags):
        append(ascii: "[")
        for (index, tag) in tags.enumerated() {
          if index > 0 { append(ascii: ",") }
          append(json: tag)
        }
        append(ascii: "]")
      case .damaged(let value):
        append(json: value)
        damaged.append(field)
      }
    }
    if !damaged.isEmpty {
      append(#","damaged":["#)
      for field in damaged {
        if last != UInt8(ascii: "[") { append(ascii: ",") }
        append(jsonName: field.name)
      }
      append(ascii: "]")
    }
    append(ascii: "}")
  }

  /// Appends a name of ours, in which nothing needs escaping.
  private mutating func append(jsonName name: String) {
    append(ascii: "\"")
    append(name)
    append(ascii: "\"")
  }

  /// Appends a raw value: a blob as `{"blob":"00FF"}`, a real that JSON has no number for as `{"real":"inf"}`.
  private mutating func append(json value: FieldValue) {
    switch value {
    case .null: append("null")
    case .integer(let number): append(decimal: number)
    case .real(let number) where number.isFinite: append(number.description)
    case .real(let number): append(#"{"real":"\#(number)"}"#)
    case .text(let bytes): append(json: bytes)
    case .blob(let bytes):
      append(#"{"blob":""#)
      append(hex: bytes)
      append(#""}"#)
    }
  }
}
