import Expect
import TestSupport
import Testing
import Text

@testable import Charts

@Suite struct BarFactsTests {
  /// Bars start at zero and end at their value, to within half a cell in ASCII and an eighth in Unicode.
  @Test(arguments: [40, 80, 132]) func barsEndAtTheirValue(width: Int) throws {
    let values: [Double] = [1871, 2352, 1985, 2010, 1872, 300, 2199]
    let goal = 2200.0
    let lines = Samples.bars(values, goal: goal).lines(on: Canvas(width: width, glyphs: .ascii)).map(\.plain)
    let reach = try require(lines[2].lastIndex(of: "#"))
    let goalCells = lines[2].distance(from: lines[2].startIndex, to: reach) - "Mon 2 ".count
    for (value, line) in zip(values, lines.dropFirst()) {
      let bar = line.drop { $0 != "|" }.dropFirst().prefix { $0 != " " && $0 != ":" }
      let cells = Double(bar.count)
      expect((cells - value / goal * Double(goalCells)).magnitude <= 0.5, "\(value) is \(cells) cells")
      expect(bar.contains("%"), equals: (value > goal))
      if value <= goal { expect(line.dropFirst(goalCells + "Mon 2 |".count).first, equals: ":") }
    }
  }

  @Test func eighthsOfACell() {
    let bars = GoalBars(width: 10, top: 80, goal: nil, on: Canvas())
    let drawn = [80, 72, 41, 47, 0.2, 0].map { bars.bar($0).plain }
    expect(drawn, equals: ["██████████", "█████████ ", "█████▏    ", "█████▉    ", "▏         ", "          "])
  }

  @Test func aValueBeyondTheGoalIsNeverDrawnAsMet() {
    let bars = GoalBars(width: 20, top: 2001, goal: 2000, on: Canvas())
    expect(bars.bar(2000).plain.contains("█┊"))
    expect(bars.bar(2001).plain.contains("█▒"))
  }

  @Test func aLimitIsCalledOne() {
    let bars = DayBars(
      unit: "mg", goal: 2000, goalName: "limit", noteHeading: nil,
      rows: [.init(name: "Mon", fullName: "Monday", state: .value(2500), word: .over)],
      sentenceHeading: "Sodium, mg.")
    expect(bars.lines(on: Canvas()).first?.plain.hasSuffix("limit 2,000"), equals: true)
    expect(bars.lines(on: Canvas(isAccessible: true)).first?.plain, equals: "Sodium, mg. Limit 2,000.")
  }

  @Test(arguments: [
    ([1.0, 1, 1], 100, [34, 33, 33]), ([0.005, 0.991, 0.004], 100, [1, 99, 0]), ([0, 1, 0], 100, [0, 100, 0]),
    ([0.3, 0.3, 0.4], 100, [30, 30, 40]),
    ([0.29, 0.57, 0.14], 100, [29, 57, 14]), ([2, 1], 10, [7, 3]), ([1, 1], 0, [0, 0]),
    ([.nan, 1, -4], 100, [0, 100, 0]),
    ([1e308, 1e308], 100, [50, 50]), ([.infinity, 1], 100, [0, 100]),
  ]) func largestRemainder(amounts: [Double], total: Int, expected: [Int]) {
    expect(Shares(amounts)?.apportioned(to: total), equals: expected)
  }

  @Test func nothingToShare() {
    expect(Shares([0, 0]) == nil)
    expect(Shares([]) == nil)
    expect(Shares([.nan, -1]) == nil)
  }

  @Test(arguments: SplitMix64.seeds) func sharesAddUp(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for round in 0..<500 {
      let amounts = (0..<Int.random(in: 1...4, using: &random)).map { _ in Double.random(in: 0...1, using: &random) }
      let total = Int.random(in: 1...200, using: &random)
      guard let shares = Shares(amounts) else { continue }
      let whole = shares.apportioned(to: total)
      expect(whole.reduce(0, +), equals: total, "seed \(seed), round \(round): \(amounts)")
      for (part, cells) in zip(shares.parts, whole) {
        expect((part * Double(total) - Double(cells)).magnitude < 1, "seed \(seed), round \(round): \(amounts)")
      }
    }
  }

  @Test func aBarByItself() {
    expect(SplitBars.bar([0.25, 0.5, 0.25], width: 8, glyphs: .unicode).plain, equals: "██▒▒▒▒░░")
    expect(SplitBars.bar([0.25, 0.5, 0.25], width: 8, glyphs: .ascii).plain, equals: "##====..")
    expect(
      SplitBars.bar([0.25, 0.5, 0.25], width: 8, glyphs: .ascii, letters: ["P", "C", "F"]).plain, equals: "PPccccff")
    expect(SplitBars.bar([], width: 3, glyphs: .unicode).plain, equals: "   ")
    expect(SplitBars.bar([1], width: -3, glyphs: .unicode).plain, equals: "")
  }

  /// The figures of a gauge agree: value and what is left add up to the limit as shown.
  @Test(
    arguments: [
      (1842.4, 2000.0, 0, Gauges.Kind.limit, "1,842", "92", "158 kcal left"),
      (1841.6, 2000, 0, .limit, "1,842", "92", "158 kcal left"),
      (2416, 2300, 0, .limit, "2,416", "105", "116 kcal OVER"), (19.44, 28, 1, .goal, "19.4", "69", "8.6 kcal to go"),
      (28, 28, 1, .goal, "28.0", "100", "met"),
      (2000, 2000, 0, .limit, "2,000", "100", "0 kcal left"), (1999.4, 2000, 0, .goal, "1,999", "99", "1 kcal to go"),
      (2000.6, 2000, 0, .limit, "2,001", "101", "1 kcal OVER"), (110, 100, 0, .goal, "110", "110", "met"),
      (111, 100, 0, .goal, "111", "111", "11 kcal over"),
      (1842, 2000, 0, .budget, "1,842", "92", "158 kcal left"),
      (2200, 2000, 0, .budget, "2,200", "110", "200 kcal over, at goal"),
      (2201, 2000, 0, .budget, "2,201", "110", "201 kcal OVER"),
      // A serving says nothing of what is left on a day.
      (500, 2000, 0, .part, "500", "25", nil), (2500, 2000, 0, .part, "2,500", "125", "500 kcal more than that"),
    ] as [(Double, Double, Int, Gauges.Kind, String, String, String?)]) func gaugeReadings(
      value: Double, limit: Double, decimals: Int, kind: Gauges.Kind, shown: String, percent: String, status: String?
    )
  {
    let reading = GaugeReading(
      .init(name: "x", value: value, limit: limit, unit: "kcal", decimals: decimals, kind: kind))
    expect(reading.value, equals: shown)
    expect(reading.percent, equals: percent)
    expect(reading.status, equals: status)
  }
}
