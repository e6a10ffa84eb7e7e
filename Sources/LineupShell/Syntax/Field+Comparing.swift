import LineupCore

/// How fields may be compared.
extension Field {
  /// Whether it is a condition by itself: a yes/no, or what may be there or not.
  var standsAlone: Bool { kind == .flag || isOptional }

  /// Whether it can be asked what it contains.
  var hasText: Bool { kind == .text || kind == .member || kind == .tags }

  /// Whether one value of it may be less than another.
  var isOrdered: Bool { kind != .flag && kind != .member && kind != .tags }
}
