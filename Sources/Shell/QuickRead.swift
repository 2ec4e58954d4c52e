internal import Foundation

/// Reads from the household while the user is waiting for a key to take effect or for the next prompt.
///
/// If another program has locked the household's file, such a read gives up much earlier than a command would.
struct QuickRead: Sendable {
  /// The time after which a read is stopped: enough for a busy machine, but not too long for the user at the prompt.
  private static let patience = DispatchTimeInterval.seconds(1)

  /// Stops the read in progress; called on another thread.
  let interrupt: @Sendable () -> Void

  func run<Value>(_ body: () throws -> Value) rethrows -> Value {
    let hasReturned = DispatchSemaphore(value: 0)
    let isOver = DispatchSemaphore(value: 0)
    let interrupt = interrupt
    Thread.detachNewThread {
      // Interrupts repeatedly, because the body may read several times.
      while hasReturned.wait(timeout: .now() + Self.patience) == .timedOut { interrupt() }
      isOver.signal()
    }
    defer {
      hasReturned.signal()
      isOver.wait()
    }
    return try body()
  }
}
