internal import Synchronization

/// Lets another thread stop the running query: connected once the household is open.
package final class InterruptionRelay: Sendable {
  private let handle = Mutex<(@Sendable () -> Void)?>(nil)

  /// A relay without a household yet: interrupting it does nothing.
  package init() {}

  func connect(_ handle: @escaping @Sendable () -> Void) { self.handle.withLock { $0 = handle } }

  /// Stops what the household is doing; nothing before it is open.
  package func interrupt() { handle.withLock(\.self)?() }
}
