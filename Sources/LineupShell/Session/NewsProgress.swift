/// How much the person at a prompt knows of what others did.
struct NewsProgress {
  /// The place in the journal up to which it was shown; nil before that is looked up.
  var place: Int64?

  /// The place up to which it was counted, when that is further.
  var countedPlace: Int64?

  /// How many changes were counted and not shown yet.
  var count = 0
}
