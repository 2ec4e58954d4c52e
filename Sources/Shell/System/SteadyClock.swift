internal import Foundation

/// A clock that nobody sets and that goes on while the machine sleeps; it counts from some moment before the start.
enum SteadyClock {
  /// The clock's time in seconds.
  static var seconds: Double {
    var time = timespec()
    #if os(Linux)
      clock_gettime(CLOCK_BOOTTIME, &time)
    #else
      // Here this clock counts sleep as well.
      clock_gettime(CLOCK_MONOTONIC, &time)
    #endif
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// A clock in seconds since 1970 that begins at `start`, or now if it is nil, and goes on evenly from there, whatever
  /// happens to the system's clock.
  static func since(_ start: Double?) -> () -> Double {
    let offset = (start ?? Date().timeIntervalSince1970) - seconds
    return { seconds + offset }
  }
}
