import Testing

@testable import Domain

/// Timers by the clock on the wall; the times are seconds after the start.
@Suite struct CookTimerTests {
  /// Sunday, 22 November 2026, 12:30 in Berlin.
  private static let start = 1_795_347_000.0

  private func timer(_ seconds: Int = 300, at start: Double = start) -> CookTimer {
    CookTimer(name: "eggs", recipe: "Soup", step: 2, seconds: seconds, at: start)
  }

  @Test(arguments: [
    (0.0, 300, true, false), (0.4, 300, true, false), (1, 299, true, false), (299, 1, true, false),
    (299.5, 1, true, false), (300, 0, false, true), (4000, 0, false, true),
  ])
  func runsDown(after: Double, left: Int, isRunning: Bool, isOver: Bool) {
    let (timer, now) = (timer(), Self.start + after)
    #expect(timer.remaining(at: now) == left)
    #expect(timer.isRunning(at: now) == isRunning)
    #expect(timer.isOver(at: now) == isOver)
    #expect(timer.isRinging(at: now) == isOver)
  }

  @Test func standsStillWhilePaused() {
    var timer = timer()
    timer.pause(at: Self.start + 100)
    #expect(timer.state == .paused(remaining: 200))
    #expect(timer.remaining(at: Self.start + 5000) == 200)
    #expect(!timer.isOver(at: Self.start + 5000))
    timer.go(at: Self.start + 5000)
    #expect(timer.end == Self.start + 5200)
    // A running one stays as it is.
    timer.go(at: Self.start + 5100)
    #expect(timer.end == Self.start + 5200)
  }

  @Test func whatIsOverCannotBePausedAndStartsAgain() {
    var timer = timer()
    timer.isSeen = true
    timer.pause(at: Self.start + 301)
    #expect(timer.isOver(at: Self.start + 301))
    timer.go(at: Self.start + 400)
    #expect(timer.end == Self.start + 700)
    #expect(!timer.isSeen)
  }

  @Test func goesBackToItsBeginning() {
    var timer = timer()
    timer.reset(at: Self.start + 100)
    #expect(timer.end == Self.start + 400)
    timer.reset(at: Self.start + 1000)
    #expect(timer.state == .paused(remaining: 300))
    timer.go(at: Self.start + 1000)
    #expect(timer.end == Self.start + 1300)
  }

  @Test func aPausedOneHasAtLeastASecond() {
    var timer = timer()
    timer.pause(at: Self.start + 299.9995)
    #expect(timer.state == .paused(remaining: 1))
  }

  @Test func whatWasSeenDoesNotRing() {
    var timer = timer()
    timer.isSeen = true
    #expect(timer.isOver(at: Self.start + 300))
    #expect(!timer.isRinging(at: Self.start + 300))
  }

  /// The durations of a step, those that were set at it, and the next one.
  @Test(
    arguments: [
      ([1200, 300], [], 1200), ([1200, 300], [1200], 300), ([1200, 300], [1200, 300], nil), ([300, 300], [300], 300),
      ([300, 300], [300, 300], nil), ([], [], nil), ([1200], [480], 1200),
    ] as [([Int], [Int], Int?)])
  func theNextDurationOfAStep(durations: [Int], set: [Int], next: Int?) {
    let timers = set.map { timer($0) }
    #expect(CookTimer.next(of: durations, at: 2, of: "Soup", among: timers) == next)
    // Timers of another step or recipe say nothing.
    #expect(CookTimer.next(of: durations, at: 1, of: "Soup", among: timers) == durations.first)
    #expect(CookTimer.next(of: durations, at: 2, of: "Stew", among: timers) == durations.first)
  }
}
