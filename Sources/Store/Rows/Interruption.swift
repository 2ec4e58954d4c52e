internal import Foundation

/// A flag that somebody has asked to stop; any thread can set it, and it is checked while the database waits.
final class Interruption: @unchecked Sendable {
  private let lock = NSLock()
  private var wasAsked = false

  var isSet: Bool {
    get { lock.withLock { wasAsked } }
    set { lock.withLock { wasAsked = newValue } }
  }
}

/// Waits for another program's lock, polling until time is up or somebody interrupts.
final class LockWait: @unchecked Sendable {
  private let interruption: Interruption
  private let timeout: Duration
  // Only used by the connection's own thread.
  private var deadline = ContinuousClock.now

  init(_ interruption: Interruption, timeout: Duration) {
    self.interruption = interruption
    self.timeout = timeout
  }

  /// Pauses and returns true if SQLite should try again to get the lock; false if time is up or somebody interrupted.
  ///
  /// SQLite calls this as its busy handler. The pauses grow from 1 to 20 ms.
  func shouldRetry(after tries: Int) -> Bool {
    if tries == 0 { deadline = ContinuousClock.now + timeout }
    guard !interruption.isSet, ContinuousClock.now < deadline else { return false }
    usleep(UInt32(1000 * min(tries + 1, 20)))
    return !interruption.isSet
  }
}
