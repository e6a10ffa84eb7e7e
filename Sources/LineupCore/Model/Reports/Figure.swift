/// One of the numbers that statistics come to, by itself.
package struct Figure: Equatable, Sendable {
  /// What is counted: `people.open`.
  package let section: String

  /// Of whom or what: `Faker`.
  package let name: String
  package let value: Int

  package init(section: String, name: String, value: Int) {
    self.section = section
    self.name = name
    self.value = value
  }
}

extension Statistics {
  /// All of them, one after another.
  package var figures: [Figure] {
    var figures = Position.allCases.map {
      Figure(section: "members", name: $0.name, value: positions[$0] ?? 0)
    }
    figures += Statistics.figures("todos", todos)
    for person in people {
      figures += Statistics.figures("people", person.assignee?.text ?? "nobody", person.todos)
    }
    for tag in tags { figures += Statistics.figures("tags", tag.tag, tag.todos) }
    figures.append(Figure(section: "tags", name: "others", value: otherTags))
    figures += weeks.map { Figure(section: "weeks.created", name: $0.monday.text, value: $0.created) }
    figures += weeks.map { Figure(section: "weeks.done", name: $0.monday.text, value: $0.done) }
    figures.append(Figure(section: "damaged", name: "rows", value: damaged))
    return figures
  }

  private static func figures(_ section: String, _ tally: Tally) -> [Figure] {
    [("open", tally.open), ("late", tally.late), ("done", tally.done)].map {
      Figure(section: section, name: $0, value: $1)
    }
  }

  private static func figures(_ section: String, _ name: String, _ tally: Tally) -> [Figure] {
    figures(section, tally).map { Figure(section: "\(section).\($0.name)", name: name, value: $0.value) }
  }
}
