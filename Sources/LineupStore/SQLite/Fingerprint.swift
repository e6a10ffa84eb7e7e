import LineupCore

/// Counts images and hashes them, one after another: FNV-1a over the types, lengths and bytes of all values.
struct Fingerprint {
  private var count = 0
  private var hash: UInt64 = 0xCBF2_9CE4_8422_2325

  var survey: Survey { Survey(count: count, fingerprint: hash) }

  mutating func add(_ image: Image) {
    count += 1
    add(word: UInt64(bitPattern: image.id))
    for value in image.values {
      switch value {
      case .null: add(byte: 0)
      case .integer(let number):
        add(byte: 1)
        add(word: UInt64(bitPattern: number))
      case .real(let number):
        add(byte: 2)
        add(word: number.bitPattern)
      case .text(let bytes): add(bytes, type: 3)
      case .blob(let bytes): add(bytes, type: 4)
      }
    }
  }

  private mutating func add(_ bytes: [UInt8], type: UInt8) {
    add(byte: type)
    add(word: UInt64(bytes.count))
    for byte in bytes { add(byte: byte) }
  }

  private mutating func add(word: UInt64) {
    for shift in stride(from: UInt64(0), to: 64, by: 8) {
      add(byte: UInt8(truncatingIfNeeded: word >> shift))
    }
  }

  private mutating func add(byte: UInt8) {
    hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
  }
}
