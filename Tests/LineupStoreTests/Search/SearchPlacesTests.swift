import TestSupport
import Testing

@testable import LineupStore

/// The lists of the search index.
struct SearchPlacesTests {
  @Test(
    arguments: [
      ([], []), ([0], [0]), ([0, 1, 2], [0, 0, 0]), ([127], [127]), ([128], [0x80, 1]),
      ([8191], [0xFF, 0x3F]),
      ([5, 300], [5, 0xA6, 2]),
    ] as [([UInt16], [UInt8])])
  func areKeptAsDistances(places: [UInt16], bytes: [UInt8]) {
    #expect(SearchPlaces.encode(places, of: 8192) == bytes)
    if !places.isEmpty { #expect(SearchPlaces.decode(bytes, of: 8192) == places) }
  }

  @Test func comeBackAsTheyWere() {
    var generator = SplitMix(seed: 1)
    for _ in 1...1_000 {
      let size = 1 << (2 + generator.number(below: 13))
      let most = SearchPlaces.most(of: size)
      let places = Set((0..<most).map { _ in UInt16(generator.number(below: size)) }).sorted()
      let bytes = SearchPlaces.encode(places, of: size)
      #expect(SearchPlaces.decode(bytes, of: size) == places)
      // A row of the index must fit into its page.
      #expect(size > 8192 || bytes.count <= 900)
    }
  }

  @Test func areAnywhereWhereThereAreMany() {
    let places = (0..<820).map { UInt16($0) }
    #expect(SearchPlaces.encode(places, of: 8192) == [])
    #expect(SearchPlaces.encode(Array(places.dropLast()), of: 8192) != [])
    #expect(SearchPlaces.decode([], of: 8192) == nil)
  }

  @Test(arguments: [[0x80], [8], [1, 6], [0xFF, 0xFF, 0xFF, 0x01], [0x80, 0x80, 0x80, 0x80]] as [[UInt8]])
  func areAnywhereWhereTheListIsDamaged(bytes: [UInt8]) {
    #expect(SearchPlaces.decode(bytes, of: 8) == nil)
  }

  @Test(
    arguments: [
      ([], [], []), ([1, 2], [], []), ([1, 2, 3], [2], [2]), ([2], [1, 2, 3], [2]),
      ([1, 4, 9], [1, 5, 9], [1, 9]),
      ([1], [2], []),
    ] as [([UInt16], [UInt16], [UInt16])])
  func haveInCommonWhatIsInBoth(left: [UInt16], right: [UInt16], common: [UInt16]) {
    #expect(left.common(with: right) == common)
  }
}
