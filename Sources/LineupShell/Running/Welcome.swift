/// What is said once, at the first prompt that anybody opens.
package enum Welcome {
  /// - Parameter database: the file that the first change will make.
  package static func text(database: String) -> String {
    """
    Your data will be in \(database.visible).
    help lists the commands, and Tab completes them.
    Ctrl-D leaves.

    """
  }
}
