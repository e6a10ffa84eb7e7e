/// Where a prompt and the line behind it stand on the screen.
struct Block: Equatable {
  /// The cursor.
  var cursor = Layout.Place()

  /// Behind the last character.
  var end = Layout.Place()

  /// Measures a block.
  ///
  /// - Parameters:
  ///   - prompt: printable characters.
  ///   - line: the line.
  ///   - cursor: the index in the line of the character under the cursor, or its count.
  ///   - columns: the screen's width.
  init(
    prompt: some Sequence<WideCharacter>, line: some Collection<WideCharacter>, cursor: Int, columns: Int
  ) {
    var layout = Layout(columns: columns)
    for character in prompt { layout.put(character) }
    self.cursor = layout.place
    var index = 0
    for character in line {
      if index == cursor { self.cursor = layout.place(of: character) }
      layout.put(character)
      index += 1
    }
    if cursor >= line.count { self.cursor = layout.place }
    end = layout.place
  }
}
