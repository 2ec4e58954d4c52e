import Foundation

/// The processor time of the calling thread.
///
/// A test that bounds the time of a calculation measures this, so that the bound says the same on a machine that does
/// much else. Waiting takes none of it.
package enum ProcessorTime {
  /// The processor time that the thread has used so far.
  package static var ofThread: Duration {
    var time = timespec()
    guard clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time) == 0 else { return .zero }
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }

  /// The processor time that the thread uses for a calculation.
  package static func measure(_ calculation: () throws -> Void) rethrows -> Duration {
    let start = ofThread
    try calculation()
    return ofThread - start
  }
}
