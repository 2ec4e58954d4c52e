import Expect
import Testing

@testable import Charts

@Suite struct TickSpacingTests {
  @Test func stepsAreOneTwoTwoAndAHalfFive() {
    let sizes = TickSpacing.around(1000).map(\.size)
    for expected in [1.0, 2, 2.5, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000] where expected >= 10 {
      expect(sizes.contains(expected))
    }
    expect(sizes, equals: sizes.sorted())
  }

  @Test func multiplesAreTheNearestNumbers() {
    let tenth = TickSpacing(tenths: 10, power: -1)
    expect(tenth.value(at: 3), equals: 0.3)
    expect(tenth.decimals, equals: 1)
    expect(TickSpacing(tenths: 25, power: -1).value(at: 3), equals: 0.75)
    expect(TickSpacing(tenths: 25, power: -1).decimals, equals: 2)
    expect(TickSpacing(tenths: 25, power: 0).decimals, equals: 1)
    expect(TickSpacing(tenths: 25, power: 1).decimals, equals: 0)
    expect(TickSpacing(tenths: 50, power: 15).size, equals: 5e15)
  }

  @Test(arguments: [
    (1677.0, 2480.0, 2000.0), (0, 1e15, 7), (-320, 410, 0), (0.001, 0.0042, 0.002), (2000, 2000.5, 2000.25),
    (1e100, 1e100, 1e100),
  ])
  func scaleHoldsItsValues(low: Double, high: Double, goal: Double) {
    let scale = TrendScale(low: low, high: high, goal: goal, height: nil)
    expect((3...13).contains(scale.rows.count))
    expect(scale.rows, equals: scale.rows.sorted())
    // Each value is within the height of a row, which ends half a step above and below it.
    let half = (scale.rows[1] - scale.rows[0]) / 2 * (1 + 1e-9)
    for value in [low, high, goal] {
      expect(scale.rows[0] - half <= value && value <= scale.rows[scale.rows.count - 1] + half)
    }
    let outer = TrendScale(low: low, high: high, goal: goal, height: nil, ends: .outside)
    expect(outer.rows[0] <= min(low, goal) && outer.rows[outer.rows.count - 1] >= max(high, goal))
    expect(scale.labels.compactMap(\.self).count >= 2)
  }

  /// The rows are the same step apart, and each row's own value is in that row, whatever the goal is.
  @Test(arguments: [2130.0, 2000, 1995, 1234]) func rowsAreWhereTheyAre(goal: Double) {
    let scale = TrendScale(low: 1677, high: 2480, goal: goal, height: nil)
    let steps = zip(scale.rows, scale.rows.dropFirst()).map { $1 - $0 }
    expect(Set(steps).count, equals: 1)
    for (row, value) in scale.rows.enumerated() {
      expect((scale.position(of: value) - Double(row)).magnitude < 1e-9)
      expect(scale.row(of: value), equals: row)
    }
  }

  /// The rows of charts as people have them, with the finest steps that the rule (1, 2, 2.5 or 5 times a power of ten) and
  /// the room of 13 rows allow, from the row nearest to the lowest value to the one nearest to the highest: from 1,677 to
  /// 2,480 steps of 100 (9 rows), from 394 to 2,700 steps of 250 (10 rows, nearer to the usual 11 than the 13 of steps of 200), from 0 to 6 g steps of 0.5 (13 rows).
  @Test(arguments: [
    (1677.0, 2480.0, 2000.0, 1700.0, 2500.0, 100.0), (394, 2700, 1900, 500, 2750, 250), (0, 6, 5, 0, 6, 0.5),
  ])
  func peopleFillTheHeight(low: Double, high: Double, goal: Double, first: Double, last: Double, step: Double) {
    let rows = TrendScale(low: low, high: high, goal: goal, height: nil).rows
    expect(rows.first, equals: first)
    expect(rows.last, equals: last)
    expect(rows[1] - rows[0], equals: step)
  }
}
