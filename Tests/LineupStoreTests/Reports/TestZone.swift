import Foundation
import LineupCore

/// Where tests are, as Foundation knows it.
struct TestZone {
  static let names = [
    "UTC", "Europe/Berlin", "America/St_Johns", "Asia/Kolkata", "Asia/Seoul", "Pacific/Kiritimati",
    "Pacific/Pago_Pago", "America/New_York",
  ]

  let zone: TimeZone

  init?(_ name: String) {
    guard let zone = TimeZone(identifier: name) else { return nil }
    self.zone = zone
  }

  func day(_ date: LineupCore.Date) -> Day {
    let seconds = (Double(date.milliseconds) / 1000).rounded(.down)
    let offset = zone.secondsFromGMT(for: Foundation.Date(timeIntervalSince1970: seconds))
    return Day(LineupCore.Date(milliseconds: date.milliseconds + Int64(offset) * 1000))
  }
}
