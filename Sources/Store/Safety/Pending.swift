internal import Foundation

/// The result of work that another thread does while this thread does something else.
final class Pending<Value: Sendable>: @unchecked Sendable {
  private let group = DispatchGroup()
  // Written by the other thread before it leaves the group, and read only after that.
  private var result: Result<Value, any Error>?

  /// Starts the work; what it uses must stay valid until `wait` or `value` has returned.
  init(_ work: @escaping @Sendable () throws -> Value) {
    group.enter()
    DispatchQueue.global(qos: .userInitiated).async { [self] in
      result = Result { try work() }
      group.leave()
    }
  }

  /// Waits until the work is done.
  func wait() { group.wait() }

  /// The result; throws what the work threw.
  func value() throws -> Value {
    wait()
    guard let result else { throw SystemFailure(EINTR) }
    return try result.get()
  }
}
