import LineEditor

/// What the editor holds, told to the tests in a sequence that no terminal shows:
/// `ESC ] 777 ; prompt ; cursor ; scalars of the line, joined by commas ESC \`.
extension LineEditorHost {
  /// Has it told whenever the editor paints, and when help is asked for (F1), which is answered by the bell.
  static func report(_ prompt: String, on editor: LineEditor, hints: @escaping LineEditor.Hinter) {
    editor.hinter = { line, cursor in
      tell("paint", prompt, line, cursor)
      return hints(line, cursor)
    }
    editor.helper = { line, cursor in
      tell("help", prompt, line, cursor)
      return nil
    }
  }

  private static func tell(_ occasion: String, _ prompt: String, _ line: String, _ cursor: Int) {
    let scalars = line.unicodeScalars.map { "\($0.value)" }.joined(separator: ",")
    show("\u{1B}]777;\(occasion);\(prompt);\(cursor);\(scalars)\u{1B}\\", terminator: "")
  }
}
