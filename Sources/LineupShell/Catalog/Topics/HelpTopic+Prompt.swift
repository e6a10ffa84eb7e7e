extension HelpTopic {
  static let prompt = HelpTopic(
    "prompt", .prompt, summary: "keys and colours at the prompt",
    [
      .text(
        "What is typed is coloured as it is understood; red is what would be refused. Grey behind the cursor is how the "
          + "line may go on, from earlier lines first. Grey at the right is the usage of the command being typed."
      ),
      .terms([
        ("Tab", "Completes; of several ways to go on it opens a list, and walks through it like the arrows."),
        (
          "Right, End, Ctrl-E",
          "At the end of the line, take all that is suggested; Alt-F takes a word of it."
        ),
        ("Enter", "Enters the line as it was typed; in a list, takes what is chosen there."),
        ("Up, Down", "Recall the earlier lines that begin with what was typed."),
        ("Page Up, Page Down", "Recall the oldest of them, and come back to the line that was being typed."),
        ("Ctrl-R", "Searches the earlier lines for words and parts of words."),
        ("Escape, Ctrl-G", "Close a list or a search, and leave the line as it was."),
        ("F1, and ? in a list", "Show the help on what the cursor stands in."),
        ("Ctrl-W, Alt-D", "Cut a word back, a word forth."),
        ("Ctrl-K, Ctrl-U", "Cut all to the end of the line, to its start."),
        ("Ctrl-Y, Alt-Y", "Put back what was cut, and what was cut before that."),
        ("Ctrl-_, Alt-/", "Undo what was typed, and redo it."),
        ("Alt-. (a dot)", "Puts in the last word of the line before; again, that of the one before it."),
        ("Alt-Enter", "Begins another row of the same line."),
        ("Ctrl-X Ctrl-E", "Has the line edited by $VISUAL or $EDITOR."),
        ("Ctrl-C, Ctrl-D", "Drop the line or stop the command; leave, on an empty line."),
      ]),
      .text(
        "Other keys are as in emacs, or in vi where ~/.editrc says bind -v; it may bind any key otherwise, see editrc(5). "
          + "A line that begins with a blank is not kept in the history."),
      .text(
        "What others change meanwhile appears above the line, with who it was; with :set news quiet it is counted at the "
          + "right instead. Results that are longer than the screen are shown by the pager. Settings that are to last "
          + "belong in the start-up file."),
    ])
}
