import TestSupport
import Testing

@testable import LineupShell

@Suite("Another program's editing")
struct ExternalEditorTests {
  private func editor(_ variables: [String: String]) -> ExternalEditor {
    ExternalEditor(variable: { variables[$0] })
  }

  @Test("VISUAL comes before EDITOR, an empty one is none, and either may be a line of the shell's")
  func choosing() {
    #expect(editor(["VISUAL": "sed -i s/a/b/", "EDITOR": "false"]).edit("a") == .success("b"))
    #expect(editor(["VISUAL": "", "EDITOR": "true; sed -i 's/a/$c/'"]).edit("a") == .success("$c"))
  }

  @Test("One newline at the end is the editor's; all else is kept")
  func text() {
    let text = "todo add 'one\n\ntwo  '\t$x \"é\"\\"
    #expect(editor(["EDITOR": "true"]).edit(text) == .success(text))
    #expect(editor(["EDITOR": "true"]).edit("") == .success(""))
    #expect(editor(["EDITOR": "sh -c 'echo >> \"$0\"'"]).edit("a") == .success("a\n"))
    #expect(editor(["EDITOR": "sh -c 'printf b > \"$0\"'"]).edit("a") == .success("b"))
  }

  @Test(
    "What goes wrong is told",
    arguments: [
      ("false", "the editor ended with status 1, so nothing was taken over: false"),
      ("sh -c 'rm \"$0\"'", "cannot read what was edited: no such file or directory"),
      (#"sh -c 'printf "\351" > "$0"'"#, "what was edited is not valid UTF-8"),
    ])
  func failing(line: String, message: String) {
    #expect(editor(["EDITOR": line]).edit("a") == .failure(ExternalEditor.Failure(message: message)))
  }

  @Test("The file is made where TMPDIR says, and is gone afterwards")
  func file() throws {
    let folder = try TemporaryFolder()
    let variables = ["EDITOR": "sh -c 'echo \"$0\" > \"$0\"'", "TMPDIR": folder.path]
    guard case .success(let path) = editor(variables).edit("a") else {
      Issue.record("it failed")
      return
    }
    #expect(path.hasPrefix(folder.path + "/lineup-"))
    #expect(path.hasSuffix(".lineup"))
    #expect(folder.names.isEmpty)
    let nowhere = editor(["EDITOR": "true", "TMPDIR": "/none"])
    #expect(
      nowhere.edit("a")
        == .failure(
          ExternalEditor.Failure(message: "cannot make a file to edit in /none: no such file or directory")))
  }
}
