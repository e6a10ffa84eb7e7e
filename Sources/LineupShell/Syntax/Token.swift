/// The smallest piece of a line. A piece that breaks a rule is still a token, and carries what is wrong with it.
package struct Token: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case word

    /// A bare word that begins with `--`. Of `--name=value` this is `--name`; the value follows as a token that is
    /// ``Token/isAttached``.
    case option

    /// The end of a command: `;`, or the end of a line.
    case semicolon
    case newline

    /// `|` where a word would begin.
    case pipe

    /// The end of the source.
    case end

    /// After `where` only.
    case comparison
    case leftParenthesis
    case rightParenthesis
    case comma
  }

  package var kind: Kind

  /// What the token says, quotes and escapes resolved; for other kinds than words, as typed.
  package var value: String

  /// The blanks before it, as typed.
  package var leading: String

  /// Where it stands, quotes included.
  package var span: SourceSpan

  /// Whether it begins neither with a quote nor with an escape. Only such a word can be verb, option, id or clause.
  package var isBare: Bool

  /// Whether it is the value after `--option=`.
  package var isAttached = false

  /// What is wrong with it, and where.
  package var fault: SyntaxError?

  /// Words that mean something to other shells and nothing here.
  static let shellOperators: Set<String> = ["&&", "&", ">", ">>", "<"]

  /// Whether it is a bare word of just that text.
  func isKeyword(_ text: String) -> Bool {
    isBare && kind == .word && value == text
  }

  /// Refuses a bare word that means something to other shells and nothing here, a file name right after `>` included.
  func refuseShellOperator() throws(SyntaxError) {
    guard isBare, kind == .word else { return }
    if Token.shellOperators.contains(value) { throw SyntaxError(.shellOperator(value), span) }
    guard value.utf8.first == UInt8(ascii: ">") else { return }
    throw SyntaxError(.shellOperator(value.utf8.starts(with: ">>".utf8) ? ">>" : ">"), span)
  }

  /// Whether the command ends before it.
  var endsCommand: Bool {
    switch kind {
    case .semicolon, .newline, .pipe, .end: true
    default: false
    }
  }
}
