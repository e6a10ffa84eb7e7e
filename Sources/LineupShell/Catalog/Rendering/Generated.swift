/// The files that are made from the catalog and checked in: what `lineup --generate FORMAT` prints.
package enum Generated {
  /// - Returns: nil when there is no such format.
  package static func text(_ format: String) -> String? {
    switch format {
    case "man": ManPage(catalog: .standard, options: ProgramOption.all, date: manualDate).text
    case "bash": BashCompletion(tree: tree).text
    case "zsh": ZshCompletion(tree: tree).text
    case "fish": FishCompletion(tree: tree).text
    default: nil
    }
  }

  private static var tree: CompletionTree {
    CompletionTree(catalog: .standard, options: ProgramOption.all, topics: HelpTopic.all)
  }

  /// When what the manual says was last revised; not the day of a build, so that every run makes the same page.
  private static let manualDate = "November 30, 2026"
}
