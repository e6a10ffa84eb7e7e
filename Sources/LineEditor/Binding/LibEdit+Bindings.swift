import CEditLine

extension LibEdit {
  /// Chooses libedit's keys and binds ours and the user's.
  func bind(_ settings: UserSettings) {
    editline_set_editor(handle, (settings.usesVi ? "vi" : "emacs").terminated)
    let codes = KeyCode.all.map { (keys: String($0.code), command: $0.inserting) }
    for (keys, command) in codes + KeyBindings.inserting + (settings.usesVi ? [] : KeyBindings.emacs) {
      editline_bind(handle, keys.escaped.terminated, command.terminated)
    }
    if settings.usesVi {
      let codes = KeyCode.all.map { (keys: String($0.code), command: $0.viCommand ?? "ed-unassigned") }
      for (keys, command) in codes + KeyBindings.viCommand {
        editline_bind_alternative(handle, keys.escaped.terminated, command.terminated)
      }
    }
    for command in settings.commands { run(command) }
  }

  /// Runs a line of `~/.editrc`.
  private func run(_ command: String) {
    guard let tokenizer = tok_winit(nil) else { return }
    defer { tok_wend(tokenizer) }
    var count: Int32 = 0
    var words: UnsafeMutablePointer<UnsafePointer<WideCharacter>?>?
    if tok_wstr(tokenizer, command.terminated, &count, &words) == 0 && count > 0 {
      el_wparse(handle, count, words)
    }
  }
}

extension String {
  /// The text as C's wide functions take it.
  var terminated: [WideCharacter] {
    wideCharacters + [0]
  }

  /// Keys as `bind` reads them: control characters as octal escapes, and a dash too, which would begin an option.
  fileprivate var escaped: String {
    unicodeScalars.map { $0.value < 0x20 || $0 == "-" ? "\\\(octal($0))" : String($0) }.joined()
  }

  /// Three octal digits.
  private func octal(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 8)
    return String(repeating: "0", count: 3 - digits.count) + digits
  }
}
