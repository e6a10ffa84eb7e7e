/// Splits the output of a program into characters, control characters and escape sequences (ECMA-48).
struct TerminalParser: Sendable {
  enum Action: Equatable {
    case print(Unicode.Scalar)
    case control(UInt8)

    /// `ESC`, perhaps intermediates, and this last byte.
    case escape(intermediates: String, final: UInt8)

    /// `ESC [ ? 1 ; 2 h`: the private mark if any, the numbers (0 where left out), the last byte.
    case sequence(mark: UInt8?, numbers: [Int], final: UInt8)

    /// `ESC ] … BEL` or `ESC ] … ESC \`: a command to the system around the terminal.
    case command([UInt8])
  }

  private enum State: Equatable {
    case ground
    case character(remaining: Int, value: UInt32)
    case escape(intermediates: String)
    case sequence(parameters: [UInt8])

    /// The text of a command; nil for that of a device, which is of no interest.
    case string([UInt8]?, sawEscape: Bool)
  }

  private var state = State.ground

  /// Takes one byte; nil while an action is incomplete.
  mutating func take(_ byte: UInt8) -> Action? {
    switch state {
    case .ground:
      return ground(byte)
    case .character(let remaining, let value):
      guard byte & 0xC0 == 0x80 else {
        state = .ground
        return .print("\u{FFFD}")
      }
      let value = value << 6 | UInt32(byte & 0x3F)
      state = remaining > 1 ? .character(remaining: remaining - 1, value: value) : .ground
      return remaining > 1 ? nil : .print(Unicode.Scalar(value) ?? "\u{FFFD}")
    case .escape(let intermediates):
      return escape(byte, intermediates)
    case .sequence(let parameters):
      guard (0x40...0x7E).contains(byte) else {
        state = .sequence(parameters: parameters + [byte])
        return nil
      }
      state = .ground
      return sequence(parameters, byte)
    case .string(var text, let sawEscape):
      state = .ground  // so that the text is not copied
      if byte == 0x07 || (sawEscape && byte == UInt8(ascii: "\\")) { return text.map { .command($0) } }
      if byte != 0x1B { text?.append(byte) }
      state = .string(text, sawEscape: byte == 0x1B)
      return nil
    }
  }

  private mutating func ground(_ byte: UInt8) -> Action? {
    switch byte {
    case 0x1B:
      state = .escape(intermediates: "")
      return nil
    case 0x00...0x1F, 0x7F: return .control(byte)
    case 0x20...0x7E: return .print(Unicode.Scalar(byte))
    case 0xC0...0xDF: state = .character(remaining: 1, value: UInt32(byte & 0x1F))
    case 0xE0...0xEF: state = .character(remaining: 2, value: UInt32(byte & 0x0F))
    case 0xF0...0xF7: state = .character(remaining: 3, value: UInt32(byte & 0x07))
    default: return .print("\u{FFFD}")
    }
    return nil
  }

  private mutating func escape(_ byte: UInt8, _ intermediates: String) -> Action? {
    switch byte {
    case UInt8(ascii: "[") where intermediates.isEmpty:
      state = .sequence(parameters: [])
    case UInt8(ascii: "]") where intermediates.isEmpty: state = .string([], sawEscape: false)
    case UInt8(ascii: "P") where intermediates.isEmpty: state = .string(nil, sawEscape: false)
    case 0x20...0x2F:
      state = .escape(intermediates: intermediates + String(Unicode.Scalar(byte)))
    default:
      state = .ground
      return .escape(intermediates: intermediates, final: byte)
    }
    return nil
  }

  private func sequence(_ parameters: [UInt8], _ final: UInt8) -> Action {
    var parameters = parameters[...]
    var mark: UInt8?
    if let first = parameters.first, (0x3C...0x3F).contains(first) {
      mark = first
      parameters.removeFirst()
    }
    let numbers = parameters.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
      .map { Int(String(decoding: $0, as: UTF8.self)) ?? 0 }
    return .sequence(mark: mark, numbers: numbers, final: final)
  }
}
