package import Domain

/// The current time, and the local time zone.
package struct Clock: Sendable {
  /// Returns the current time.
  package let now: @Sendable () -> Moment
  /// Returns the offset of local time from UTC in seconds, at a time in seconds since 1970-01-01 00:00 UTC.
  package let offset: @Sendable (_ seconds: Int) -> Int

  /// Creates a clock from two closures, so that tests can stop it.
  package init(now: @escaping @Sendable () -> Moment, offset: @escaping @Sendable (_ seconds: Int) -> Int) {
    self.now = now
    self.offset = offset
  }

  /// Returns the offset from UTC in seconds at a local time, given as seconds since 1970-01-01 00:00 on a wall clock.
  ///
  /// In the hour that is skipped when summer time begins, the result is the offset of winter time or, in zones behind
  /// UTC, the offset of summer time.
  package func zone(_ localSeconds: Int) -> Int {
    // Treating the local time as UTC looks the offset up at most a day too early or too late. The result can be wrong
    // only near a change of the offset; a second lookup, with the offset found, corrects it.
    offset(localSeconds - offset(localSeconds))
  }
}
