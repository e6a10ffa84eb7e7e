#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif
import LineupCore
import LineupShell

/// The variables of the process, and the places that they and the XDG Base Directory Specification name.
enum Environment {
  /// A variable that is set, and is not empty.
  static func variable(_ name: String) -> String? {
    value(name).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// A variable that is set, and may be empty.
  static func value(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// A file of lineup's in one of the XDG folders; nil when neither that folder nor HOME is known. A relative path in
  /// a variable counts as none, as the specification has it.
  private static func file(_ name: String, in folder: String, orHome fallback: String) -> String? {
    if let folder = variable(folder), folder.hasPrefix("/") { return "\(folder)/lineup/\(name)" }
    return variable("HOME").map { "\($0)/\(fallback)/lineup/\(name)" }
  }

  static var database: String? { file("lineup.db", in: "XDG_DATA_HOME", orHome: ".local/share") }
  static var history: String? { file("history", in: "XDG_STATE_HOME", orHome: ".local/state") }
  static var startup: String? { file("init.lineup", in: "XDG_CONFIG_HOME", orHome: ".config") }

  /// The path of a file without symbolic links; as it is where there is no such file.
  static func resolved(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// The name of the user, as the environment or else the system has it.
  static var user: String {
    variable("USER") ?? variable("LOGNAME") ?? String(getuid())
  }

  /// Who works here, and a name for this session that no other has: `coach@host/tq3k9z-2fs`.
  static func session() -> String {
    var name = [CChar](repeating: 0, count: 256)
    gethostname(&name, name.count - 1)
    let host = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    let began = String(now().milliseconds / 1000, radix: 36)
    return "\(user)@\(host)/\(began)-\(String(getpid(), radix: 36))"
  }

  /// Nanoseconds on a clock that is never set back.
  static func monotonicNow() -> Int64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }

  /// The clock: one that stands still at the date in `LINEUP_NOW`, where there is one.
  static func clock() throws(UsageError) -> () -> Date {
    guard let fixed = variable("LINEUP_NOW") else { return now }
    do throws(DateError) {
      let moment = try DateParser(zone: .system, now: now).parse(fixed).start
      return { moment }
    } catch {
      throw UsageError(message: "LINEUP_NOW: \(error.message)", hint: error.hint)
    }
  }

  /// The present moment, to the millisecond.
  private static func now() -> Date {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Date(milliseconds: Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000)
  }
}
