import LineupCore

extension CompletionContext {
  /// The one row that the operands name, by its id or name; nil when they name none, several, a range, or a filter does.
  var onlyRow: Selection.Term? {
    guard let spec, let entity = spec.entity, !hasCondition, words.count == 1 else { return nil }
    var arguments = Arguments(spec: spec, span: SourceSpan(0, 0))
    arguments.words = words
    guard let rows = try? arguments.selection(of: entity), !rows.isBroad else { return nil }
    return rows.terms.first
  }

  /// Whether nothing was typed yet of the value that is expected, neither before the cursor nor behind it.
  var isAlone: Bool {
    guard word.isEmpty, !isText, !hasOptionWords else { return false }
    guard let next = rest.first else { return true }
    var lexer = Lexer(Array(rest))
    return (Lexer.isBlank(next) || next == UInt8(ascii: "\n")) && lexer.next(.command).kind != .word
  }
}
