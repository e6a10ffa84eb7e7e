import Foundation
import Testing

/// Runs `body` with the file rights of a user who owns nothing, also when the tests run as root, whom modes
/// do not concern.
///
/// Linux has them per thread (`setfsuid(2)`), so other tests notice nothing. `body` must not wait for another
/// thread.
func asNobody(_ body: () throws -> Void) throws {
  guard geteuid() == 0 else { return try body() }
  let become = try #require(dlsym(nil, "setfsuid"))
  let setfsuid = unsafeBitCast(become, to: (@convention(c) (UInt32) -> Int32).self)
  _ = setfsuid(65_534)
  defer { _ = setfsuid(0) }
  return try body()
}
