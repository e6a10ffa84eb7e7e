extension String {
  /// A summary with a capital letter.
  var heading: String {
    prefix(1).uppercased() + dropFirst()
  }

  /// A summary as a sentence; one that has its full stop keeps it.
  var sentence: String {
    hasSuffix(".") ? heading : heading + "."
  }
}
