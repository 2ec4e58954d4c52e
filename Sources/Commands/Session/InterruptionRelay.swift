internal import Synchronization

/// Lets another thread interrupt the running query; it is connected when the household is opened.
package final class InterruptionRelay: Sendable {
  private let handle = Mutex<(@Sendable () -> Void)?>(nil)

  /// Creates a relay without a household: interrupting it does nothing.
  package init() {}

  func connect(_ handle: @escaping @Sendable () -> Void) { self.handle.withLock { $0 = handle } }

  /// Interrupts the running query; does nothing if no household is open.
  package func interrupt() { handle.withLock(\.self)?() }
}
