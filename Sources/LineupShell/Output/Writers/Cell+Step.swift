import LineupCore

extension Cell {
  /// What a log tells of a step. Of another program's it is not known when and who.
  init(_ field: Field, of step: Step) {
    switch field {
    case .stepNumber: self = .id(step.id)
    case .stepDate: self = step.mark.map { .date($0.date) } ?? .none
    case .stepUser: self = .text(step.user)
    case .stepSession: self = step.mark.map { .text(String($0.sessionID)) } ?? .none
    case .stepText: self = step.mark.map { .text($0.text) } ?? .none
    case .stepCount: self = .number(step.count)
    case .stepIsUndone: self = .flag(step.isUndone)
    default: self = .none
    }
  }
}
