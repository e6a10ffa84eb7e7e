import Foundation
import LineupShell
import Testing

extension LocalZone {
  /// A zone of the world by its name, as Foundation knows it: neither the environment nor the C library is asked.
  static func named(_ name: String) throws -> LocalZone {
    let zone = try #require(TimeZone(identifier: name))
    return LocalZone { Int64(zone.secondsFromGMT(for: Foundation.Date(timeIntervalSince1970: Double($0)))) }
  }

  /// Clocks that change and clocks that never do, half hours, and both sides of the date line.
  static let names = [
    "Europe/Berlin", "America/New_York", "America/St_Johns", "Asia/Kolkata", "Asia/Seoul",
    "Pacific/Kiritimati", "Pacific/Pago_Pago",
  ]
}
