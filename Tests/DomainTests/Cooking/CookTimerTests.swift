import Expect
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
    expect(timer.remaining(at: now), equals: left)
    expect(timer.isRunning(at: now), equals: isRunning)
    expect(timer.isOver(at: now), equals: isOver)
    expect(timer.isRinging(at: now), equals: isOver)
  }

  @Test func standsStillWhilePaused() {
    var timer = timer()
    timer.pause(at: Self.start + 100)
    expect(timer.state, equals: .paused(remaining: 200))
    expect(timer.remaining(at: Self.start + 5000), equals: 200)
    expect(!timer.isOver(at: Self.start + 5000))
    timer.go(at: Self.start + 5000)
    expect(timer.end, equals: Self.start + 5200)
    // A running one stays as it is.
    timer.go(at: Self.start + 5100)
    expect(timer.end, equals: Self.start + 5200)
  }

  @Test func whatIsOverCannotBePausedAndStartsAgain() {
    var timer = timer()
    timer.isSeen = true
    timer.pause(at: Self.start + 301)
    expect(timer.isOver(at: Self.start + 301))
    timer.go(at: Self.start + 400)
    expect(timer.end, equals: Self.start + 700)
    expect(!timer.isSeen)
  }

  @Test func goesBackToItsBeginning() {
    var timer = timer()
    timer.reset(at: Self.start + 100)
    expect(timer.end, equals: Self.start + 400)
    timer.reset(at: Self.start + 1000)
    expect(timer.state, equals: .paused(remaining: 300))
    timer.go(at: Self.start + 1000)
    expect(timer.end, equals: Self.start + 1300)
  }

  @Test func aPausedOneHasAtLeastASecond() {
    var timer = timer()
    timer.pause(at: Self.start + 299.9995)
    expect(timer.state, equals: .paused(remaining: 1))
  }

  @Test func whatWasSeenDoesNotRing() {
    var timer = timer()
    timer.isSeen = true
    expect(timer.isOver(at: Self.start + 300))
    expect(!timer.isRinging(at: Self.start + 300))
  }

  /// The times of a step as lower and upper end, the timers that were set at it, whether these are over, and the next
  /// one: its seconds, and whether it is the rest of a range.
  @Test(
    arguments: [
      ([1200...1500], [], false, 1200, false), ([1200...1500], [1200], false, nil, false),
      // The rest of a range is offered only once its lower end is over.
      ([1200...1500], [1200], true, 300, true), ([1200...1500], [1200, 300], true, nil, false),
      ([1200...1500, 600...600], [1200], false, 600, false), ([300...300, 300...300], [300], false, 300, false),
      ([300...300, 300...300], [300, 300], false, nil, false), ([], [], false, nil, false),
      ([1200...1200], [480], false, 1200, false),
    ] as [([ClosedRange<Int>], [Int], Bool, Int?, Bool)])
  func theNextTimerOfAStep(times: [ClosedRange<Int>], set: [Int], areOver: Bool, seconds: Int?, isRest: Bool) {
    let times = times.map { StepDuration.Span(seconds: $0.lowerBound, more: $0.count - 1) }
    let timers = set.map { timer($0) }
    let now = Self.start + (areOver ? 2000 : 0)
    let next = CookTimer.next(of: times, at: 2, of: "Soup", among: timers, now: now)
    expect(next?.seconds == seconds && next?.isRest ?? false == isRest)
    // Timers of another step or recipe say nothing.
    expect(CookTimer.next(of: times, at: 1, of: "Soup", among: timers, now: now)?.seconds, equals: times.first?.seconds)
    expect(CookTimer.next(of: times, at: 2, of: "Stew", among: timers, now: now)?.seconds, equals: times.first?.seconds)
  }

  @Test func aTimerIsLengthened() {
    var running = timer(300)
    running.lengthen(by: 60, at: Self.start + 100)
    expect(running.end == Self.start + 360 && running.seconds == 360)
    // One that is over runs from now.
    var over = timer(300)
    over.isSeen = true
    over.lengthen(by: 60, at: Self.start + 500)
    expect(over.end == Self.start + 560 && !over.isSeen)
    var paused = timer(300)
    paused.pause(at: Self.start + 100)
    paused.lengthen(by: 60, at: Self.start + 100)
    expect(paused.state, equals: .paused(remaining: 260))
  }
}
