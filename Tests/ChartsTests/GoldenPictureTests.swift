import Testing

@testable import Charts

/// Single charts in cases beyond the seven of `ChartMatrix`.
@Suite struct GoldenPictureTests {
  @Test func trend() throws {
    try GoldenFile.check(
      [
        Picture(
          "a fortnight, goal on no round row, two days to come", on: DrawnOn.everyWidth, Samples.fortnight),
        Picture("half a year by weeks", on: DrawnOn.everyWidth, Samples.halfAYear),
        Picture("eight weeks, five rows", Samples.trend(Samples.eightWeeks, height: 5)),
        Picture("no days at all", Samples.trend([])),
        Picture("all equal, no goal", Samples.trend([75, 75, 75, 75, 75, 75, 75, 75, 75], goal: nil)),
        Picture("all zero", Samples.trend([0, 0, 0, nil, 0], goal: nil)),
        Picture(
          "negative, around a goal of zero", Samples.trend([-320, 150, -80, nil, 410, 0, -150, 90, -290], goal: 0)),
        Picture(
          "decimals", Samples.trend([19.4, 22.1, nil, 30.6, 18.25, 25, 27.9, 12, 28.4], goal: 27.5, decimals: 1)),
        Picture("goal far away", Samples.trend([310, 285, 402, 350, nil, 290, 330, 300], goal: 2200)),
      ], against: "trend-cases.txt")
  }

  @Test func dayBars() throws {
    try GoldenFile.check(
      [
        Picture("no rows", Samples.bars([], goal: nil)), Picture("one day, no goal", Samples.bars([1840], goal: nil)),
        Picture("just around the goal", Samples.bars([1999, 2000, 2001, 0, 1, 2], goal: 2000)),
        Picture("goal far below", Samples.bars([1e15, 3, nil, 2e15], goal: 2000)),
        Picture("decimals", Samples.bars([19.4, 31.25, nil, 8.05], goal: 27.5, decimals: 1)),
      ], against: "day-bars-cases.txt")
  }

  @Test func splitBars() throws {
    try GoldenFile.check(
      [
        Picture("no rows", Samples.macros([])),
        Picture(
          "hard shares",
          Samples.macros([
            .init(name: "thirds", shares: [1 / 3, 1 / 3, 1 / 3], total: 1800),
            .init(name: "one only", shares: [0, 1, 0], total: 1e15),
            .init(name: "nothing", shares: [0, 0, 0], total: 0),
            .init(name: "crumbs", shares: [0.004, 0.991, 0.005], total: 2100),
          ])),
      ], against: "split-bars-cases.txt")
  }

  @Test func gauges() throws {
    try GoldenFile.check(
      [
        Picture(
          "hard values",
          Gauges(rows: [
            .init(name: "nothing", value: 0, limit: 2000, unit: "kcal", kind: .limit),
            .init(name: "almost", value: 1999.6, limit: 2000, unit: "kcal", kind: .goal),
            .init(name: "not quite", value: 1999.4, limit: 2000, unit: "kcal", kind: .goal),
            .init(name: "just over", value: 2300.6, limit: 2300, unit: "mg", kind: .limit),
            .init(name: "negative", value: -50, limit: 110, unit: "g", kind: .goal),
            .init(name: "huge", value: 1e15, limit: 2000, unit: "kcal", kind: .limit),
          ]))
      ], against: "gauges-cases.txt")
  }
}
