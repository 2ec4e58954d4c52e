import Domain
import Expect
import TestSupport
import Testing

/// The cursor in a row of days: 1 to 28 November 2026, of which the 21st is the last that can be reached.
@Suite struct DayCursorTests {
  private static func day(_ number: Int) -> Day { Day(year: 2026, month: 11, day: number) ?? Day(number: 0) }

  private static func cursor(at number: Int = 21) -> DayCursor {
    DayCursor(days: day(1)...day(28), last: day(21), at: day(number))
  }

  @Test(arguments: [
    (21, 0, 21), (21, -1, 20), (21, 1, 21), (21, -7, 14), (3, -7, 1), (20, 7, 21), (1, -1, 1), (1, 1, 2),
  ])
  func `it moves by days and stops at both ends`(from: Int, by: Int, to: Int) {
    var cursor = Self.cursor(at: from)
    cursor.move(by: by)
    expect(cursor.day, equals: Self.day(to))
  }

  @Test func `it goes to the first and to the last day`() {
    var cursor = Self.cursor(at: 10)
    cursor.moveToFirst()
    expect(cursor.day, equals: Self.day(1))
    cursor.moveToLast()
    expect(cursor.day, equals: Self.day(21))
  }

  @Test(arguments: [(30, 40, 28), (-3, 21, 1), (25, 25, 25), (28, 26, 26)])
  func `a start outside of the days is the nearest end`(start: Int, last: Int, day: Int) {
    let first = Self.day(1)
    let cursor = DayCursor(days: first...Self.day(28), last: first + (last - 1), at: first + (start - 1))
    expect(cursor.day, equals: Self.day(min(day, last)))
  }

  /// The first of the days shown for widths and moves, one after the other: a move of nil days is none.
  @Test(
    arguments: [
      // All fit, and more than all.
      ([(28, nil), (56, nil)], [1, 1]),
      // The last 14 days end with the 28th; the 15th is in the window, the 14th is not and comes to the middle (14 - 7).
      ([(14, nil), (14, -6), (14, -1), (14, 6), (14, 1)], [15, 15, 7, 7, 14]),
      // At the beginning the window ends at the first day.
      ([(14, -20), (14, 5)], [1, 1]),
      // The 21st is not in the last 7 days and comes to their middle (21 - 3); 14 days from there would end with the
      // 31st, so they are the last 14; of these a narrower window keeps the last, and so on.
      ([(7, nil), (14, nil), (7, nil)], [18, 15, 18]),
    ] as [([(Int, Int?)], [Int])])
  func `the window stays until the cursor leaves it`(steps: [(count: Int, move: Int?)], firsts: [Int]) {
    var cursor = Self.cursor()
    let shown = steps.map { count, move in
      cursor.move(by: move ?? 0)
      cursor.show(count)
      return cursor.shown
    }
    expect(shown.map(\.lowerBound), equals: firsts.map(Self.day))
    expect(zip(shown, steps).allSatisfy { $0.upperBound - $0.lowerBound + 1 == min(28, $1.count) })
  }

  /// Whatever is pressed in windows of any width, the cursor's day is shown, and nothing outside of the days.
  @Test(arguments: SplitMix64.seeds) func theCursorIsAlwaysShown(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<200 {
      let count = Int.random(in: 1...400, using: &random)
      let days = Self.day(1)...(Self.day(1) + (count - 1))
      let last = Self.day(1) + Int.random(in: -5...count + 5, using: &random)
      var cursor = DayCursor(days: days, last: last, at: Self.day(1) + Int.random(in: -5...count + 5, using: &random))
      for _ in 0..<30 {
        switch Int.random(in: 0..<4, using: &random) {
        case 0: cursor.moveToFirst()
        case 1: cursor.moveToLast()
        default: cursor.move(by: Int.random(in: -40...40, using: &random))
        }
        let width = Int.random(in: -1...70, using: &random)
        cursor.show(width)
        let isRight =
          days.contains(cursor.day) && cursor.day <= cursor.last && cursor.shown.contains(cursor.day)
          && days.lowerBound <= cursor.shown.lowerBound && cursor.shown.upperBound <= days.upperBound
          && cursor.shown.upperBound - cursor.shown.lowerBound + 1 == max(1, min(width, count))
        expect(isRight, "seed \(seed): \(cursor), width \(width)")
      }
    }
  }
}
