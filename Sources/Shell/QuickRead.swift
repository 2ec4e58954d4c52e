internal import Foundation

/// Reads of the household that somebody waits for at a key or a prompt: where another program has locked the file, they give
/// up long before a command would.
struct QuickRead: Sendable {
  /// Long enough for a machine under load, short enough for a person at the prompt.
  private static let patience = DispatchTimeInterval.seconds(1)

  /// Stops the read in progress; called on another thread.
  let interrupt: @Sendable () -> Void

  func run<Value>(_ body: () throws -> Value) rethrows -> Value {
    let hasReturned = DispatchSemaphore(value: 0)
    let isOver = DispatchSemaphore(value: 0)
    let interrupt = interrupt
    Thread.detachNewThread {
      // Again and again: the body may read several times.
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
