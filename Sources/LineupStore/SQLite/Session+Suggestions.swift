import LineupCore
import SQLite

extension Session {
  /// How many of the newest rows are searched for what no index finds. What people look for is rarely older.
  ///
  /// It takes a millisecond where texts are ASCII, three for titles in Hangul and five for long ones in Cyrillic.
  static let searched: Int64 = 2_000

  /// Rows to suggest; see ``Repository/suggest(_:_:limit:)`` for their order.
  ///
  /// Found for sure, however large the table is, are ids by ranges of the primary key and names in a few spellings by
  /// their index. What begins with a text in another spelling, what has it elsewhere, all titles, and to-dos that are
  /// done or not, are found among the ``searched`` newest rows only.
  func suggestions(of entity: Entity, _ key: SuggestionKey, limit: Int) throws -> [ListedRow] {
    guard limit > 0 else { return [] }
    switch key {
    case .row(let term):
      return try images(of: Selection(entity: entity, terms: [term]), expecting: nil).map {
        $0.row(of: entity)
      }
    case .id(""), .text("", _, done: nil):
      let table = entity.table
      return try images(table.table.all.order(by: table.id), of: entity, limit).map { $0.row(of: entity) }
    case .id(let digits): return try rows(of: entity, idsBeginning: digits, limit)
    case .text(let typed, let reach, let done):
      var finds = try finds(of: entity, inIndexBeginning: typed, limit)
      if reach == .everywhere, finds.count < limit {
        try search(newestOf: entity, for: TypedWord(typed), done: done, limit, into: &finds)
      }
      return finds.sorted { $0.precedes($1, in: entity) }.prefix(limit).map(\.row)
    }
  }

  private func rows(of entity: Entity, idsBeginning digits: String, _ limit: Int) throws -> [ListedRow] {
    let table = entity.table
    var found: [ListedRow] = []
    for range in Session.ids(beginning: digits) where found.count < limit {
      let rows = table.table.where(table.id.isIn(range)).order(by: table.id)
      found += try images(rows, of: entity, limit - found.count).map { $0.row(of: entity) }
    }
    return found
  }

  /// Members whose names begin with a text, in the spellings that a person would use in place of it.
  ///
  /// SQLite could serve any mixture of letters only by an index that the apps before us do not know.
  private func finds(of entity: Entity, inIndexBeginning typed: String, _ limit: Int) throws -> [Find] {
    guard entity == .member else { return [] }
    let name = entity.table.column(.memberName)
    let word = TypedWord(typed)
    var known: Set<Int64> = []
    var finds: [Find] = []
    for spelling in typed.spellings where finds.count < limit {
      guard let end = Session.textAfter(spelling) else { continue }
      let rows = entity.table.table.where(Condition("\(name) >= \(spelling) AND \(name) < \(end)")).order(
        by: name)
      for image in try images(rows, of: entity, limit - finds.count) {
        if let find = Find(image, of: entity, word), known.insert(image.id).inserted { finds.append(find) }
      }
    }
    return finds
  }

  /// Adds those of the newest rows that have the word and were not found before: the newest `limit` that begin with it,
  /// and as many that have it elsewhere.
  private func search(
    newestOf entity: Entity, for word: TypedWord, done: Bool?, _ limit: Int, into finds: inout [Find]
  ) throws {
    let table = entity.table
    let newest = table.table.all.order(by: table.id, descending: true).limit(Session.searched)
    let known = Set(finds.map(\.row.id))
    var elsewhere: [Find] = []
    try connection.forEach(newest.select(table.selected)) { row in
      guard let match = row.withText(at: 1, word.match), let match,
        match < .elsewhere || elsewhere.count < limit, let find = try Find(Image(row), of: entity, word),
        !known.contains(find.row.id), find.row.isDone(done)
      else { return true }
      if match < .elsewhere {
        finds.append(find)
      } else {
        elsewhere.append(find)
      }
      return finds.count < limit
    }
    finds += elsewhere
  }

  private func images(_ rows: Rows, of entity: Entity, _ limit: Int) throws -> [Image] {
    try connection.all(rows.limit(Int64(limit)).select(entity.table.selected)) { try Image($0) }
  }
}

/// A row that has a word in its name or title.
private struct Find {
  let row: ListedRow
  private let match: TypedWord.Match
  private let text: [UInt8]

  /// Nil when it has not, or the row is damaged.
  init?(_ image: Image, of entity: Entity, _ word: TypedWord) {
    row = image.row(of: entity)
    if case .damaged = row { return nil }
    guard case .text(let text) = image[.searched(of: entity)],
      let match = text.withUnsafeBufferPointer({ word.match(in: $0) })
    else { return nil }
    self.match = match
    self.text = text
  }

  func precedes(_ other: Find, in entity: Entity) -> Bool {
    if match != other.match { return match < other.match }
    return entity == .member ? text.lexicographicallyPrecedes(other.text) : row.id < other.row.id
  }
}

extension ListedRow {
  /// Whether the row is a to-do that is done, or is not; anything is where that does not matter.
  fileprivate func isDone(_ done: Bool?) -> Bool {
    guard let done, case .todo(let event) = self else { return true }
    return event.complete == done
  }
}

extension Session {
  /// The ranges of ids whose digits begin so (7, 70 to 79, 700 to 799 and so on); none when that is no beginning of an id.
  private static func ids(beginning prefix: String) -> [ClosedRange<Int64>] {
    guard prefix.utf8.allSatisfy({ (48...57).contains($0) }), var lower = Int64(prefix) else { return [] }
    if lower == 0 || prefix.utf8.first == UInt8(ascii: "0") { return prefix == "0" ? [0...0] : [] }
    var upper = lower
    var ranges = [lower...upper]
    while true {
      let (nextLower, overflows) = lower.multipliedReportingOverflow(by: 10)
      if overflows { return ranges }
      let (nextUpper, overflowsToo) = upper.multipliedReportingOverflow(by: 10)
      lower = nextLower
      upper = overflowsToo || nextUpper > Int64.max - 9 ? Int64.max : nextUpper + 9
      ranges.append(lower...upper)
    }
  }

  /// The least text that comes after all those that begin so; nil when there is none.
  private static func textAfter(_ prefix: String) -> FieldValue? {
    var bytes = Array(prefix.utf8)
    guard let last = bytes.popLast() else { return nil }
    return .text(bytes + [last + 1])
  }
}

extension String {
  /// What a name may begin with that a person types so: the text itself, in NFC, in small letters, in capitals, and with
  /// the first letter or that of each word a capital; each once.
  fileprivate var spellings: [String] {
    let text = nfc
    let small = text.lowercased()
    let words = small.split(separator: " ", omittingEmptySubsequences: false)
    var known: Set<[UInt8]> = []
    return [
      self, text, small, text.uppercased(), small[...].capitalized,
      words.map(\.capitalized).joined(separator: " "),
    ].filter { known.insert(Array($0.utf8)).inserted }
  }
}

extension Substring {
  /// The text with its first letter a capital.
  fileprivate var capitalized: String { prefix(1).uppercased() + dropFirst() }
}
