extension Parser {
  /// Parses a source to its end, noting what stands where, whatever is wrong with it.
  ///
  /// A session refuses a line at the first error in it; here the next command is looked at, too.
  ///
  /// - Returns: the first error of each command, in their order.
  mutating func noteAll(in bytes: [UInt8]) -> [SyntaxError] {
    stream.notes = RoleNotes(bytes)
    var errors: [SyntaxError] = []
    while true {
      do throws(SyntaxError) {
        if try commands() == nil { return errors }
      } catch {
        // What is text to one command may hold the sign that ends it, when it is read without that.
        if error.span.lower >= errors.last?.span.upper ?? 0 { errors.append(error) }
        skipCommand()
      }
    }
  }

  /// Goes on to what ends the command, without its grammar.
  private mutating func skipCommand() {
    stream.leaveAliases()
    while true {
      if stream.attachedValue() != nil { continue }
      let token = stream.peek(.command)
      if token.endsCommand, token.kind != .pipe { return }
      stream.advance(.command)
      if token.kind == .pipe { stream.note(.systemCommand, at: stream.restOfLine().span) }
    }
  }
}
