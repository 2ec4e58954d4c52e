/// A timer for somebody who is cooking.
///
/// It follows wall-clock time, so that it stays correct while Larder is closed or the machine sleeps.
package struct CookTimer: Hashable, Sendable {
  /// The timer's ID in the database, 0 if it is not saved; timers are listed in the order of their IDs.
  package var id: Int
  /// The timer's name, 1 to 200 characters: the step that the timer belongs to, unless somebody has named the timer.
  package var name: String
  /// The title of the recipe that was being cooked when the timer was set; nil if there was none.
  package var recipe: String?
  /// The number of the step at which the timer was set; nil if there was none.
  package var step: Int?
  /// How long the timer runs, in seconds, 1 to 2,592,000 (30 days).
  package var seconds: Int
  /// Whether the timer is running, with its end or the time left.
  package var state: State
  /// Whether somebody has seen that the timer has ended.
  package var isSeen: Bool

  /// Whether a timer is running, with its end or the time left.
  package enum State: Hashable, Sendable {
    /// The timer ends at this time, in seconds since 1970.
    case running(until: Double)
    /// The timer is paused with this many seconds left, which may be 0.
    case paused(remaining: Int)
  }

  /// The maximum number of timers that a profile can have.
  package static let most = 30
  /// The longest time that a timer can be set to, in seconds: 30 days.
  package static let mostSeconds = 2_592_000
  /// The maximum number of characters in a name.
  package static let longestName = 200

  /// Creates an unsaved timer that starts at a time in seconds since 1970.
  package init(name: String, recipe: String?, step: Int?, seconds: Int, at now: Double) {
    (id, self.name, self.recipe, self.step, self.seconds) = (0, name, recipe, step, seconds)
    (state, isSeen) = (.running(until: now + Double(seconds)), false)
  }

  /// Creates a timer from saved values.
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

  /// Whether the timer is running and has not ended yet.
  package func isRunning(at now: Double) -> Bool { end.map { now < $0 } ?? false }

  /// Whether the timer has ended.
  package func isOver(at now: Double) -> Bool { end.map { now >= $0 } ?? false }

  /// Whether the timer has ended and nobody has seen that yet.
  package func isRinging(at now: Double) -> Bool { isOver(at: now) && !isSeen }

  /// The seconds that are left, rounded up to a whole second; 0 once the timer has ended.
  package func remaining(at now: Double) -> Int {
    switch state {
    // A double has only 53 bits: subtracting a thousandth keeps 12.000000001 s from becoming 13.
    case .running(let end): max(0, Int((end - now - 0.001).rounded(.up)))
    case .paused(let remaining): remaining
    }
  }

  /// Pauses the timer with the time it has left; a timer that has ended or is already paused does not change.
  package mutating func pause(at now: Double) {
    guard isRunning(at: now) else { return }
    state = .paused(remaining: max(1, remaining(at: now)))
  }

  /// Resumes a paused timer; a timer that has ended starts again from its beginning.
  package mutating func go(at now: Double) {
    guard !isRunning(at: now) else { return }
    let left = isOver(at: now) ? seconds : remaining(at: now)
    state = .running(until: now + Double(left == 0 ? seconds : left))
    isSeen = false
  }

  /// Lengthens the timer; a timer that has ended runs again for the added time, and a paused one has more time left.
  package mutating func lengthen(by more: Int, at now: Double) {
    switch state {
    case .running(let end): state = .running(until: max(end, now) + Double(more))
    case .paused(let remaining): state = .paused(remaining: remaining + more)
    }
    seconds += more
    isSeen = false
  }

  /// Resets the timer to its full time: a running timer starts again immediately, and any other timer waits for `go`.
  package mutating func reset(at now: Double) {
    state = isRunning(at: now) ? .running(until: now + Double(seconds)) : .paused(remaining: seconds)
    isSeen = false
  }

  /// What the next timer of a step is for.
  package struct Next: Hashable, Sendable {
    /// The time that the step names.
    package let time: StepDuration.Span
    /// Whether the timer runs only from the lower to the upper end of a range, because the time up to the lower end has
    /// passed.
    package let isRest: Bool

    /// How long the timer runs, in seconds.
    package var seconds: Int { isRest ? time.more : time.seconds }
  }

  /// The timer to set next at a step; nil if every time that the step names has its timer.
  ///
  /// This timer is for the first of these times that has no timer yet, or for the rest of a range whose lower end has
  /// passed.
  package static func next(
    of times: [StepDuration.Span], at step: Int, of recipe: String, among timers: [CookTimer], now: Double
  ) -> Next? {
    var set = timers.filter { $0.step == step && $0.recipe == recipe }
    func take(_ seconds: Int) -> CookTimer? {
      set.firstIndex { $0.seconds == seconds }.map { set.remove(at: $0) }
    }
    for time in times {
      guard let lower = take(time.seconds) else { return Next(time: time, isRest: false) }
      // Until the lower end is over, nobody knows whether the dish needs the rest.
      guard time.more > 0, lower.isOver(at: now) else { continue }
      if take(time.more) == nil { return Next(time: time, isRest: true) }
    }
    return nil
  }
}
