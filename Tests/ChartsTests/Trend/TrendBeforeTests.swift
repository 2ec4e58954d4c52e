import Expect
import TestSupport
import Testing
import Text

@testable import Charts

/// Two lines in one chart: pictures, and whether each can be followed through the other.
@Suite struct TrendBeforeTests {
  private static let four = Array(Samples.eightWeeks[28...])
  private static let fourBefore = Array(Samples.eightWeeks[..<28])

  @Test func pictures() throws {
    let none: [Double?] = [nil, nil, nil, nil, nil, nil, nil]
    let rising: [Double?] = [1600, 1700, 1800, 1900, 2000, 2100, 2200, 2300]
    try GoldenFile.check(
      [
        Picture(
          "eight weeks", on: DrawnOn.everyWidth,
          Samples.trend(Samples.eightWeeks, before: Samples.eightWeeks.reversed())),
        Picture("crossing", Samples.trend(rising, goal: nil, before: rising.reversed())),
        Picture("the same twice", Samples.trend(rising, before: rising)),
        Picture("nothing before", Samples.trend(rising, before: none)),
        Picture("nothing now", Samples.trend(none, before: rising)),
        Picture(
          "negative, and longer than this one",
          Samples.trend([-320, 150, nil], goal: nil, before: [90, nil, -80, 9000])),
      ], against: "trend-before-cases.txt")
  }

  /// Of the cells of a day's column in the ASCII picture: the row from the top of this line's mark and of the one
  /// before.
  private static func rows(_ chart: TrendChart, width: Int) throws -> [(now: Int?, before: Int?)] {
    let reading = try TrendFactsTests.Reading(chart, width: width)
    return chart.points.indices.map { day in
      let column = day * reading.columnWidth
      let cells = reading.rows.map { column < $0.cells.count ? $0.cells[column] : " " }
      return (cells.firstIndex { "*@".contains($0) }, cells.firstIndex { ".@".contains($0) })
    }
  }

  /// For any data, both lines have a mark on each of their days and nowhere else, and the higher value is never drawn
  /// lower.
  @Test(arguments: SplitMix64.seeds) func bothLinesCanBeRead(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for round in 0..<60 {
      func series(_ count: Int) -> [Double?] {
        (0..<count).map { _ in
          Int.random(in: 0..<5, using: &random) == 0 ? nil : Double.random(in: 1500...2600, using: &random).rounded()
        }
      }
      let count = Int.random(in: 2...60, using: &random)
      let (now, before) = (series(count), series(count))
      guard now.contains(where: { $0 != nil }) else { continue }
      let rows = try Self.rows(Samples.trend(now, goal: 2000, before: before), width: 90)
      for day in 0..<count {
        let place = "seed \(seed), round \(round), day \(day)"
        expect((rows[day].now == nil), equals: (now[day] == nil), "\(place)")
        expect((rows[day].before == nil), equals: (before[day] == nil), "\(place)")
        guard let value = now[day], let valueBefore = before[day], let row = rows[day].now,
          let rowBefore = rows[day].before, row != rowBefore
        else { continue }
        expect((value > valueBefore), equals: (row < rowBefore), "\(place)")
      }
    }
  }

  /// Below the lines stands how much more or less each day is.
  ///
  /// 1,800 - 1,500 = +300 and 1,700 - 2,100 = -400, the largest: 300 of 400 are three of four dots, 100 of 400 are one.
  /// A day without a value has no difference.
  @Test func differencesStandBelowTheLines() throws {
    let chart = Samples.trend(
      [1800, 1700, nil, 2000, 2000, 1900, 2000], before: [1500, 2100, 1800, nil, 2000, 1800, 2000])
    let lines = chart.lines(on: Canvas()).map(\.plain)
    let more = try require(lines.first { $0.hasPrefix("more") })
    let less = try require(lines.first { $0.hasPrefix("less") })
    let blank = String(repeating: " ", count: 39)
    expect(String(more.dropFirst(8)), equals: "⣶\(blank)⣀")
    expect(less.dropFirst(8), equals: "        ⣿")
    let text = lines.joined(separator: " ")
    expect(text.contains("most above last month: +300 (") && text.contains("most below last month: -400 ("))
    let ascii = chart.lines(on: Canvas(glyphs: .ascii)).map(\.plain)
    expect(ascii.contains { $0.hasPrefix("more    #") && $0.hasSuffix(" +") })
    expect(ascii.contains { $0.hasPrefix("less            #") })
  }

  /// A second line that is not compared, as single weights beside their mean, has no differences.
  @Test func onlyAComparisonHasDifferences() {
    let chart = Samples.trend([1800, 1700], before: [1500, 2100], isCompared: false)
    expect(!chart.lines(on: Canvas()).map(\.plain).contains { $0.hasPrefix("more") || $0.contains("furthest") })
  }

  /// In Unicode too, a cell with the same day of both lines has the mark for both, and no day of the earlier line is
  /// covered.
  @Test func noDayOfTheLineBeforeIsCovered() {
    for (now, before) in [(Self.four, Self.fourBefore), (Samples.eightWeeks, Samples.eightWeeks.reversed())] {
      let lines = Samples.trend(now, before: before).lines(on: Canvas()).map(\.plain)
      let plot = lines.filter { $0.contains("│") || $0.contains("┤") }.map {
        Array($0.drop { !"│┤".contains($0) }.dropFirst())
      }
      let width = now.count > 30 ? 1 : 2
      for (day, value) in before.enumerated() {
        let column = day * width
        let marks = plot.filter { column < $0.count && "·◉".contains($0[column]) }
        expect(marks.count, equals: (value == nil ? 0 : 1), "day \(day)")
      }
    }
  }

  @Test func theWeeksOfTheNarrowLayoutHaveTwoFigures() {
    let lines = Samples.trend(Self.four, before: Self.fourBefore).lines(on: Canvas(width: 40, glyphs: .ascii)).map(
      \.plain)
    // By hand: (2,262 + 1,968 + 1,892 + 2,206 + 2,088 + 2,301 + 2,179) / 7 = 2,128; the first week of before: 10,920 /
    // 5.
    expect(lines.contains { $0.hasPrefix("14 Sep") && $0.hasSuffix(" 2,128 7/7 2,184") })
    expect(lines.contains("columns: this month, days logged, last"))
  }
}
