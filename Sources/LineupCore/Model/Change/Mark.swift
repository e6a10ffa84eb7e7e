/// What a step says of itself in the journal: when, who, and what was typed.
package struct Mark: Equatable, Sendable {
  package var date: Date

  /// Who, and which of their sessions: `coach@host/m3k9x1`. What stands before the slash is the user.
  package var session: String

  /// The command as typed.
  package var text: String

  package init(date: Date, session: String, text: String) {
    self.date = date
    self.session = session
    self.text = text
  }

  /// The user and the machine, without the session.
  package var user: Substring {
    session[..<(session.lastIndex(of: "/") ?? session.endIndex)]
  }

  /// Which of the user's sessions; empty when that is not told.
  package var sessionID: Substring {
    session.lastIndex(of: "/").map { session[session.index(after: $0)...] } ?? ""
  }
}
