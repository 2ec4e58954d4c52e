package import Domain

/// What time it is, and what the offset from UTC is at a local time.
package struct Clock: Sendable {
  package let now: @Sendable () -> Moment
  package let zone: @Sendable (_ localSeconds: Int) -> Int

  package init(now: @escaping @Sendable () -> Moment, zone: @escaping @Sendable (_ localSeconds: Int) -> Int) {
    self.now = now
    self.zone = zone
  }
}
