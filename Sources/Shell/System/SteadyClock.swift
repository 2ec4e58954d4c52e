internal import Foundation

/// A clock that nobody can set and that keeps running while the machine sleeps; it counts from some moment before the
/// program started.
enum SteadyClock {
  /// The clock's time in seconds.
  static var seconds: Double {
    var time = timespec()
    #if os(Linux)
      clock_gettime(CLOCK_BOOTTIME, &time)
    #else
      // On this system, this clock also runs during sleep.
      clock_gettime(CLOCK_MONOTONIC, &time)
    #endif
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// A clock in seconds since 1970 that shows `start` at first (the current time if `start` is nil) and then runs
  /// evenly, even if somebody sets the system's clock.
  static func since(_ start: Double?) -> () -> Double {
    let offset = (start ?? Date().timeIntervalSince1970) - seconds
    return { seconds + offset }
  }
}
