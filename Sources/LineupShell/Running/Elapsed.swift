/// A stretch of time as people read it.
struct Elapsed {
  let nanoseconds: Int64

  /// `0.3 ms`, `345.1 ms`, and from a second on as ``seconds``.
  var text: String {
    let tenths = (nanoseconds + 50_000) / 100_000
    return tenths < 10_000 ? "\(tenths / 10).\(tenths % 10) ms" : seconds
  }

  /// `0.5 s`, `59.9 s`, `1 min 5 s`, `2 h 3 min`.
  var seconds: String {
    let tenths = nanoseconds / 100_000_000
    let seconds = tenths / 10
    switch seconds {
    case ..<60: return "\(seconds).\(tenths % 10) s"
    case ..<3600: return "\(seconds / 60) min \(seconds % 60) s"
    default: return "\(seconds / 3600) h \(seconds % 3600 / 60) min"
    }
  }
}
