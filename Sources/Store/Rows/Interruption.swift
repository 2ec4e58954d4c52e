internal import Foundation

/// A flag with which any thread can ask the database to stop; the database checks the flag while it waits.
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
  // Only used by the connection's own thread.
  var timeout: Duration
  private var start = ContinuousClock.now

  init(_ interruption: Interruption, timeout: Duration) {
    self.interruption = interruption
    self.timeout = timeout
  }

  /// Pauses and returns true if SQLite should try again to get the lock; returns false if time is up or somebody
  /// interrupted.
  ///
  /// SQLite calls this function as its busy handler.
  func shouldRetry(after tries: Int) -> Bool {
    if tries == 0 { start = ContinuousClock.now }
    let waited = ContinuousClock.now - start
    guard !interruption.isSet, waited < timeout else { return false }
    usleep(Self.pause(after: tries, waited: waited / .milliseconds(1)))
    return !interruption.isSet
  }

  /// How long to pause before the next attempt, in microseconds.
  ///
  /// Waiting processes are not told that the lock is free; the next one to try gets it. The longer a process has
  /// waited, the more often it tries, so that the process that has waited longest usually gets the lock. When eight
  /// processes write all the time, 5 ms at a time, 99 of 100 waits take at most 111 ms with these pauses; with growing
  /// pauses, they would take at most 396 to 858 ms (calculated: see docs/reliability.md).
  static func pause(after tries: Int, waited milliseconds: Double) -> UInt32 {
    tries < 3 ? 1000 : UInt32(max(500, 6000 - 80 * milliseconds))
  }
}
