import Expect
import Figures
import TestSupport
import Testing
import Text

@testable import Charts

/// What a reader can take from the ASCII picture without colour, found by rows and columns as a reader would.
@Suite struct TrendFactsTests {
  /// The parts of a drawn trend.
  struct Reading {
    /// A row's label, if it has one, and its cells.
    let rows: [(label: Double?, cells: [Character])]
    let noLog: [Int]
    let columnWidth: Int

    init(_ chart: TrendChart, width: Int = 80) throws {
      let lines = chart.lines(on: Canvas(width: width, glyphs: .ascii)).map(\.plain)
      let first = try require(lines.firstIndex(of: "")) + 1
      let floor = try require(lines[first...].firstIndex { $0.drop { $0 == " " }.hasPrefix("+") })
      let axis = lines[floor].prefix { $0 == " " }.count
      columnWidth = (lines[floor].count - axis - 1) / chart.points.count
      rows = lines[first..<floor].map { line in
        let label = line.prefix(axis).filter { $0 != " " && $0 != "," }
        return (Double(String(label)), Array(line.dropFirst(axis + 1)))
      }
      let crosses = lines[floor...].first { $0.hasPrefix("no log") }.map { Array($0.dropFirst(axis + 1)) } ?? []
      noLog = crosses.indices.filter { crosses[$0] == "x" }
    }

    /// The row, from the top, of each day's star.
    func row(ofDay day: Int) -> Int? {
      rows.firstIndex { day * columnWidth < $0.cells.count && $0.cells[day * columnWidth] == "*" }
    }
  }

  @Test func highestDayIsTheHighestStar() throws {
    let reading = try Reading(Samples.trend([1800, 1950, nil, 2600, 2100, 1700, 2050]))
    let rows = (0..<7).map { reading.row(ofDay: $0) }
    expect(rows[2], equals: nil)
    expect(rows.compactMap { $0 }.min(), equals: rows[3])
    expect(rows.compactMap { $0 }.max(), equals: rows[5])
  }

  @Test func missingDaysAreCrosses() throws {
    let reading = try Reading(Samples.energyTrend)
    let missing = Samples.eightWeeks.indices.filter { Samples.eightWeeks[$0] == nil }
    expect(reading.columnWidth, equals: 1)
    expect(reading.noLog, equals: missing)
    for day in missing { expect(reading.row(ofDay: day), equals: nil) }
    for day in Samples.eightWeeks.indices where Samples.eightWeeks[day] != nil {
      expect(reading.row(ofDay: day) != nil)
    }
  }

  @Test func ticksAreRoundAndExact() throws {
    let reading = try Reading(Samples.energyTrend)
    let labels = reading.rows.compactMap(\.label)
    expect(labels.count >= 4)
    expect(labels.allSatisfy { $0.truncatingRemainder(dividingBy: 100) == 0 })
    expect(Set(zip(labels, labels.dropFirst()).map { $0 - $1 }).count, equals: 1)
  }

  /// The goal is drawn in the row that is nearest to it, and its exact figure stands at the end of that row.
  @Test(arguments: [2000, 2050, 2130, 1995, 2222.5, 1650, 2700])
  func goalIsInItsNearestRow(goal: Double) throws {
    let figure = goal == 2222.5 ? "2,222.5" : Figure.text(goal)
    let reading = try Reading(Samples.trend(Samples.eightWeeks, goal: goal, decimals: goal == 2222.5 ? 1 : 0))
    let rows = reading.rows.indices.filter { reading.rows[$0].cells.contains("<") }
    expect(rows.count, equals: 1)
    expect(rows.allSatisfy { String(reading.rows[$0].cells).hasSuffix("< goal \(figure)") })
    let distances = reading.rows.map { (($0.label ?? .infinity) - goal).magnitude }
    expect(zip(rows, distances.indices.filter { distances[$0] == distances.min() }).allSatisfy(==))
  }

  /// For any data, a star above a labelled row is more than its label, and one below it is less.
  @Test(arguments: SplitMix64.seeds) func starsAgreeWithLabels(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for round in 0..<100 {
      let size: Double = [1, 40, 900, 2500, 1e6, 1e15].randomElement(using: &random) ?? 1
      let count = Int.random(in: 1...20, using: &random)
      let values = (0..<count).map { _ in Double.random(in: (-size / 4)...size, using: &random).rounded() }
      let goal = Bool.random(using: &random) ? Double.random(in: 0...size, using: &random).rounded() : nil as Double?
      let chart = Samples.trend(values, goal: goal)
      let reading = try Reading(chart, width: 120)
      for (day, value) in values.enumerated() {
        let star = try require(reading.row(ofDay: day), "seed \(seed), round \(round): day \(day) has no star")
        for (row, label) in reading.rows.map(\.label).enumerated() {
          guard let label, row != star else { continue }
          if (row < star) != (value < label) {
            Issue.record("seed \(seed), round \(round): \(value) is drawn on the wrong side of \(label)")
          }
        }
      }
      let labels = reading.rows.compactMap(\.label)
      expect(labels, equals: labels.sorted(by: >), "seed \(seed), round \(round)")
      expect(Set(labels).count, equals: labels.count, "seed \(seed), round \(round)")
    }
  }

  @Test(arguments: [(3, 3), (5, 5), (8, 8), (20, 20)]) func heightIsKept(height: Int, most: Int) throws {
    let rows = try Reading(Samples.trend(Samples.eightWeeks, height: height)).rows.count
    expect(rows <= most)
  }

  /// A column is always a whole day: 1 cell for eight weeks, 4 at most, and 8 for eight days at most,
  /// less where the goal's pointer needs the room.
  @Test(arguments: [
    (1, 80, 8), (7, 80, 8), (8, 80, 7), (8, 90, 8), (9, 80, 4), (14, 80, 4), (28, 80, 2), (56, 80, 1),
    (56, 132, 2), (70, 80, 1),
  ])
  func columnsAreWholeDays(days: Int, width: Int, cells: Int) throws {
    let values = (0..<days).map { Double(1500 + $0 * 37 % 900) }
    expect(try Reading(Samples.trend(values), width: width).columnWidth, equals: cells)
  }

  /// The braille line: a day alone between two gaps is four dots, an empty cell a space.
  @Test func loneDayCanBeSeen() {
    let lines = Samples.trend([nil, 1840, nil, nil, nil, nil, nil], goal: nil).lines(on: Canvas()).map(\.plain).joined()
    let dots = lines.unicodeScalars.filter { (0x2800...0x28FF).contains($0.value) }.map {
      ($0.value - 0x2800).nonzeroBitCount
    }
    expect(dots, equals: [4])
  }

  @Test func lineHasAGapForAMissingDay() {
    let lines = Samples.trend([1800, 1800, 1800, nil, 1800, 1800, 1800], goal: nil).lines(on: Canvas()).map(\.plain)
    // Days 0 to 2 and 4 to 6 at eight cells each: cells 0 to 16 and 32 to 48 are drawn.
    let row = lines.first { $0.contains("1,800 ┤") }.map { Array($0.drop { $0 != "┤" }.dropFirst()) } ?? []
    expect(row.indices.filter { row[$0] != " " }, equals: Array(0...16) + Array(32...48))
  }
}
