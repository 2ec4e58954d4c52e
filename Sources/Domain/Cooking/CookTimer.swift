/// A timer of somebody who cooks.
///
/// Its time is that of the clock on the wall, so that it stays right while Larder is closed or the machine sleeps.
package struct CookTimer: Hashable, Sendable {
  /// Its number in the database, 0 if it is not saved; timers are listed in the order of these numbers.
  package var id: Int
  /// What it is called, 1 to 200 characters; the step that it belongs to unless somebody has named it.
  package var name: String
  /// The title of the recipe that was cooked when it was set; nil if there was none.
  package var recipe: String?
  /// The number of the step at which it was set; nil if there was none.
  package var step: Int?
  /// How long it runs, in seconds, 1 to 2,592,000 (30 days).
  package var seconds: Int
  /// Whether it runs.
  package var state: State
  /// Whether somebody has seen that it is over.
  package var isSeen: Bool

  /// Whether a timer runs, and what it still has.
  package enum State: Hashable, Sendable {
    /// It is over at this time, in seconds since 1970.
    case running(until: Double)
    /// It stands still with so many seconds left, which may be none.
    case paused(remaining: Int)
  }

  /// The most timers that a profile can have.
  package static let most = 30
  /// The longest time that a timer can be set to, in seconds: 30 days.
  package static let mostSeconds = 2_592_000
  /// The most characters of a name.
  package static let longestName = 200

  /// A timer that starts at a time, in seconds since 1970.
  package init(name: String, recipe: String?, step: Int?, seconds: Int, at now: Double) {
    (id, self.name, self.recipe, self.step, self.seconds) = (0, name, recipe, step, seconds)
    (state, isSeen) = (.running(until: now + Double(seconds)), false)
  }

  /// A timer as it was saved.
  package init(
    id: Int, name: String, recipe: String?, step: Int?, seconds: Int, state: State, isSeen: Bool
  ) {
    (self.id, self.name, self.recipe, self.step, self.seconds) = (id, name, recipe, step, seconds)
    (self.state, self.isSeen) = (state, isSeen)
  }

  /// The end of a running timer, in seconds since 1970; nil if it is paused.
  package var end: Double? {
    if case .running(let end) = state { end } else { nil }
  }

  /// Whether the timer is running and not over yet.
  package func isRunning(at now: Double) -> Bool { end.map { now < $0 } ?? false }

  /// Whether the timer's time is over.
  package func isOver(at now: Double) -> Bool { end.map { now >= $0 } ?? false }

  /// Whether the timer is over and nobody has seen that.
  package func isRinging(at now: Double) -> Bool { isOver(at: now) && !isSeen }

  /// The seconds that are left, a begun second counting as a whole one; 0 once it is over.
  package func remaining(at now: Double) -> Int {
    switch state {
    // A double has 53 bits: a thousandth keeps 12.000000001 s from being 13.
    case .running(let end): max(0, Int((end - now - 0.001).rounded(.up)))
    case .paused(let remaining): remaining
    }
  }

  /// Stops the timer with what it has left; one that is over or stands still stays as it is.
  package mutating func pause(at now: Double) {
    guard isRunning(at: now) else { return }
    state = .paused(remaining: max(1, remaining(at: now)))
  }

  /// Lets a paused timer run on; one that is over starts again from its beginning.
  package mutating func go(at now: Double) {
    guard !isRunning(at: now) else { return }
    let left = isOver(at: now) ? seconds : remaining(at: now)
    state = .running(until: now + Double(left == 0 ? seconds : left))
    isSeen = false
  }

  /// Puts the timer back to its beginning: a running one runs on from there, any other waits for `go`.
  package mutating func reset(at now: Double) {
    state = isRunning(at: now) ? .running(until: now + Double(seconds)) : .paused(remaining: seconds)
    isSeen = false
  }

  /// The duration to set next at a step: the first of its durations for which no timer was set there; nil if all have
  /// one.
  package static func next(of durations: [Int], at step: Int, of recipe: String, among timers: [CookTimer]) -> Int? {
    var set = timers.filter { $0.step == step && $0.recipe == recipe }.map(\.seconds)
    return durations.first { seconds in
      guard let index = set.firstIndex(of: seconds) else { return true }
      set.remove(at: index)
      return false
    }
  }
}
