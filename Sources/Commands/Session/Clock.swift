package import Domain

/// The current time, and the offset from UTC at a given local time.
package struct Clock: Sendable {
  /// Returns the current time.
  package let now: @Sendable () -> Moment
  /// Returns the offset from UTC in seconds at a local time, given as seconds since 1970-01-01 00:00 on a wall clock.
  package let zone: @Sendable (_ localSeconds: Int) -> Int

  /// A clock made of two closures, so that tests can stop it.
  package init(now: @escaping @Sendable () -> Moment, zone: @escaping @Sendable (_ localSeconds: Int) -> Int) {
    self.now = now
    self.zone = zone
  }
}
