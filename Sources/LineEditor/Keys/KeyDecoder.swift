/// Turns the bytes of a terminal into keys.
///
/// An escape sequence is one key, whether anyone knows it or not, so that `ESC [ 1 ; 6 C` never ends as text in the
/// line. Pasted text, which a terminal brackets by `ESC [ 200 ~` and `ESC [ 201 ~`, is one key as well. Bytes that are
/// not UTF-8 are dropped.
struct KeyDecoder {
  enum Key: Equatable {
    case character(Unicode.Scalar)

    /// A key with Meta (Alt), which terminals send as ESC and the key.
    case meta(Unicode.Scalar)

    /// An escape sequence: `ESC [` or `ESC O` and what belongs to it; with Meta, some terminals send another ESC first.
    case sequence([UInt8])
    case paste([UInt8])
  }

  private enum State {
    case ground
    case character([UInt8])
    case escape
    case sequence([UInt8])
    case paste([UInt8])
    case abandonedPaste([UInt8])
  }

  /// Whether ESC with another key is a Meta key; in vi, it is the two keys.
  var hasMetaKeys = true

  /// Whether ESC means something by itself, even where there are Meta keys, so that nobody is to wait for it.
  var hasEscapeKey = false

  /// A byte that ended a key and begins another one: it is to be taken again.
  private(set) var leftover: UInt8?

  private var state = State.ground
  private var isMeta = false

  /// Longer sequences are noise.
  private static let longestSequence = 64
  private static let pasteBegin = Array("\u{1B}[200~".utf8)
  private static let pasteEnd = Array("\u{1B}[201~".utf8)
  private static let escape: UInt8 = 0x1B

  /// Takes a byte; nil while a key is incomplete. After it, ``leftover`` comes first.
  mutating func take(_ byte: UInt8) -> Key? {
    leftover = nil
    switch state {
    case .ground: return begin(byte)
    case .character(let bytes): return continueCharacter(bytes, byte)
    case .escape: return continueEscape(byte)
    case .sequence(let bytes): return continueSequence(bytes, byte)
    case .paste(var bytes):
      state = .ground  // so that the bytes are not copied
      bytes.append(byte)
      if byte == UInt8(ascii: "~") && bytes.suffix(KeyDecoder.pasteEnd.count) == KeyDecoder.pasteEnd[...] {
        return .paste(Array(bytes.dropLast(KeyDecoder.pasteEnd.count)))
      }
      state = .paste(bytes)
    case .abandonedPaste(let bytes):
      let bytes = (bytes + [byte]).suffix(KeyDecoder.pasteEnd.count)
      state = bytes == KeyDecoder.pasteEnd[...] ? .ground : .abandonedPaste(Array(bytes))
    }
    return nil
  }

  /// Whether a paste is under way.
  var isInPaste: Bool {
    switch state {
    case .paste, .abandonedPaste: true
    default: false
    }
  }

  /// How long to wait for what belongs to a key, in milliseconds, until ``timeout()`` is to be told; nil as long as it
  /// takes. An ESC that nothing follows is a key itself, and an abandoned paste of which nothing more comes is over.
  var patience: Int32? {
    switch state {
    // Where there are Meta keys, people type them by ESC and the key, too.
    case .escape: hasMetaKeys && !hasEscapeKey ? 500 : 50
    case .abandonedPaste: 50
    default: nil
    }
  }

  /// Tells that nothing came for a while.
  mutating func timeout() -> Key? {
    guard patience != nil else { return nil }
    defer { state = .ground }
    isMeta = false
    if case .escape = state { return .character("\u{1B}") }
    return nil
  }

  /// Forgets a key that is incomplete. The rest of a paste that is under way will be dropped as it comes.
  mutating func reset() {
    leftover = nil
    isMeta = false
    switch state {
    case .paste, .abandonedPaste: state = .abandonedPaste([])
    default: state = .ground
    }
  }

  private mutating func begin(_ byte: UInt8) -> Key? {
    switch byte {
    case KeyDecoder.escape: state = .escape
    case 0xC2...0xF4: state = .character([byte])
    case 0x00...0x7F: return finish(Unicode.Scalar(byte))
    default: isMeta = false
    }
    return nil
  }

  private mutating func continueCharacter(_ bytes: [UInt8], _ byte: UInt8) -> Key? {
    state = .ground
    guard byte & 0xC0 == 0x80 else {
      isMeta = false
      leftover = byte
      return nil
    }
    let bytes = bytes + [byte]
    let length = bytes[0] < 0xE0 ? 2 : bytes[0] < 0xF0 ? 3 : 4
    if bytes.count < length {
      state = .character(bytes)
      return nil
    }
    guard let scalar = String(validating: bytes, as: UTF8.self)?.unicodeScalars.first else {
      isMeta = false
      return nil
    }
    return finish(scalar)
  }

  private mutating func finish(_ scalar: Unicode.Scalar) -> Key {
    defer { isMeta = false }
    return isMeta ? .meta(scalar) : .character(scalar)
  }

  private mutating func continueEscape(_ byte: UInt8) -> Key? {
    switch byte {
    case UInt8(ascii: "["), UInt8(ascii: "O"):
      state = .sequence([KeyDecoder.escape, byte])
    case KeyDecoder.escape:
      // Some terminals send Alt and an arrow as ESC and the arrow's sequence. In vi, ESC twice is ESC.
      if !hasMetaKeys { return .character("\u{1B}") }
      isMeta = true
    case _ where hasMetaKeys:
      isMeta = true
      state = .ground
      return begin(byte)
    default:
      state = .ground
      leftover = byte
      return .character("\u{1B}")
    }
    return nil
  }

  private mutating func continueSequence(_ bytes: [UInt8], _ byte: UInt8) -> Key? {
    state = .ground
    // A control character is a key for itself, and what it broke off is dropped.
    guard (0x20...0x7E).contains(byte), bytes.count < KeyDecoder.longestSequence else {
      isMeta = false
      leftover = byte
      return nil
    }
    let sequence = bytes + [byte]
    let isFunctionKeyOfLinux = sequence.count == 3 && byte == UInt8(ascii: "[")
    let isComplete = bytes[1] == UInt8(ascii: "O") ? !(0x30...0x3F).contains(byte) : byte >= 0x40
    if isFunctionKeyOfLinux || !isComplete {
      state = .sequence(sequence)
      return nil
    }
    defer { isMeta = false }
    guard sequence == KeyDecoder.pasteBegin else {
      return .sequence(isMeta ? [KeyDecoder.escape] + sequence : sequence)
    }
    state = .paste([])
    return nil
  }
}
