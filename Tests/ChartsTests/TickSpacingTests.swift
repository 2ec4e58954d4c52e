import Testing

@testable import Charts

@Suite struct TickSpacingTests {
  @Test func stepsAreOneTwoTwoAndAHalfFive() {
    let sizes = TickSpacing.around(1000).map(\.size)
    for expected in [1.0, 2, 2.5, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000] where expected >= 10 {
      #expect(sizes.contains(expected))
    }
    #expect(sizes == sizes.sorted())
  }

  @Test func multiplesAreTheNearestNumbers() {
    let tenth = TickSpacing(tenths: 10, power: -1)
    #expect(tenth.value(at: 3) == 0.3)
    #expect(tenth.decimals == 1)
    #expect(TickSpacing(tenths: 25, power: -1).value(at: 3) == 0.75)
    #expect(TickSpacing(tenths: 25, power: -1).decimals == 2)
    #expect(TickSpacing(tenths: 25, power: 0).decimals == 1)
    #expect(TickSpacing(tenths: 25, power: 1).decimals == 0)
    #expect(TickSpacing(tenths: 50, power: 15).size == 5e15)
  }

  @Test(arguments: [
    (1677.0, 2480.0, 2000.0), (0, 1e15, 7), (-320, 410, 0), (0.001, 0.0042, 0.002), (2000, 2000.5, 2000.25),
    (1e100, 1e100, 1e100),
  ])
  func scaleHoldsItsValues(low: Double, high: Double, goal: Double) {
    let scale = TrendScale(low: low, high: high, goal: goal, goalText: nil, height: nil)
    #expect((3...14).contains(scale.rows.count))
    #expect(scale.rows == scale.rows.sorted())
    #expect(scale.rows[0] <= low && scale.rows[scale.rows.count - 1] >= high)
    #expect(scale.goalRow.map { scale.rows[$0] } == goal)
    #expect(scale.labels[0] != nil && scale.labels.last != nil)
  }

  /// Each row's own value is in that row, even if the scale was adjusted to the goal.
  @Test func rowsAreWhereTheyAre() {
    let scale = TrendScale(low: 1677, high: 2480, goal: 2130, goalText: nil, height: nil)
    for (row, value) in scale.rows.enumerated() {
      #expect(scale.position(of: value) == Double(row))
      #expect(scale.row(of: value) == row)
    }
  }
}
