package import Domain

/// What time it is, and what the offset from UTC is at a local time.
package struct Clock: Sendable {
  /// The time at the moment of the call.
  package let now: @Sendable () -> Moment
  /// Seconds east of UTC at a local time, which is in seconds since 1970-01-01 00:00 on a wall clock.
  package let zone: @Sendable (_ localSeconds: Int) -> Int

  /// A clock of two closures, so that tests can stop it.
  package init(now: @escaping @Sendable () -> Moment, zone: @escaping @Sendable (_ localSeconds: Int) -> Int) {
    self.now = now
    self.zone = zone
  }
}
