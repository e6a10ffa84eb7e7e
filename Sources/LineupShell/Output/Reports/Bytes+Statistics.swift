import LineupCore

extension [UInt8] {
  /// Appends statistics as one JSON object, a member of it a line.
  mutating func append(json statistics: Statistics) {
    append("{\n\"members\":{")
    for position in Position.allCases {
      append("\"\(position.name)\":\(statistics.positions[position] ?? 0),")
    }
    append("\"total\":\(statistics.members)},\n\"todos\":{")
    append(members: statistics.todos)
    append("},\n\"people\":")
    append(jsonArray: statistics.people) { out, person in
      out.append("\"for\":")
      switch person.assignee {
      case nil: out.append("null")
      case let assignee? where assignee.name == nil: out.append(decimal: assignee.id)
      case let assignee?: out.append(json: assignee.text)
      }
      out.append(",")
      out.append(members: person.todos)
    }
    append(",\n\"tags\":")
    append(jsonArray: statistics.tags) { out, tag in
      out.append("\"tag\":")
      out.append(json: tag.tag)
      out.append(",")
      out.append(members: tag.todos)
    }
    append(",\n\"otherTags\":\(statistics.otherTags),\n\"weeks\":")
    append(jsonArray: statistics.weeks) { out, week in
      out.append("\"week\":\"\(week.monday.text)\",\"created\":\(week.created),\"done\":\(week.done)")
    }
    append(",\n\"damaged\":\(statistics.damaged)\n}\n")
  }

  private mutating func append(members tally: Statistics.Tally) {
    append("\"open\":\(tally.open),\"late\":\(tally.late),\"done\":\(tally.done)")
  }

  /// Appends an array of objects, each with the members that a closure appends.
  private mutating func append<Item>(
    jsonArray items: [Item], _ render: (inout [UInt8], Item) -> Void
  ) {
    append("[")
    for (index, item) in items.enumerated() {
      append(index == 0 ? "{" : ",{")
      render(&self, item)
      append("}")
    }
    append("]")
  }
}
