import CTestSupport

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Ends a process at a chosen operation on its database's files.
package enum Crash {
  /// How it ends.
  package enum Kind: Sendable, CaseIterable {
    /// Killed before the operation.
    case before

    /// Killed with half of the bytes written.
    case halfway

    /// Without power: what was not made durable is lost in part.
    case power
  }

  /// Runs code in a copy of this process that ends at an operation, or with the code.
  ///
  /// No other thread may be doing anything, nor any database be open: call it in an exit test alone.
  ///
  /// - Parameters:
  ///   - point: the number of the operation, counted from 1; 0 for none.
  ///   - body: what to run; it returns the code that the copy ends with.
  /// - Returns: how the copy ended.
  package static func run(
    upTo point: Int, _ kind: Kind, _ body: @escaping () -> Int32
  ) -> ChildProcess.Ending {
    let work = Work {
      if lineup_crash_at(point, kind.code, UInt32(truncatingIfNeeded: point)) != 0 { return 100 }
      return body()
    }
    let status = lineup_run_in_copy(runWork, Unmanaged.passUnretained(work).toOpaque())
    return withExtendedLifetime(work) { ChildProcess.Ending(status: status) }
  }
}

extension Crash.Kind {
  fileprivate var code: lineup_crash_kind {
    switch self {
    case .before: lineup_crash_before
    case .halfway: lineup_crash_halfway
    case .power: lineup_crash_power
    }
  }
}

/// Carries a closure through C as a context pointer.
private final class Work {
  let body: () -> Int32

  init(_ body: @escaping () -> Int32) {
    self.body = body
  }
}

private func runWork(context: UnsafeMutableRawPointer?) {
  guard let context else { return }
  _exit(Unmanaged<Work>.fromOpaque(context).takeUnretainedValue().body())
}
