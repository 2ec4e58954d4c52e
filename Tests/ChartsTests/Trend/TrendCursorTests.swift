import Expect
import TestSupport
import Testing
import Text

@testable import Charts

/// The cursor of a chart that is looked through: it marks its point, and changes nothing that can be read.
@Suite struct TrendCursorTests {
  private static let canvases = [40, 60, 80, 132].flatMap { width in
    [Canvas(width: width), Canvas(width: width, glyphs: .ascii)]
  }

  /// The cells of the lines, without spaces at their ends.
  private static func cells(_ lines: [StyledLine]) -> [[Character]] { lines.map { Array($0.plain) } }

  /// For any data: below the point's column the axis has the mark; elsewhere only empty cells of that column, below the
  /// value, have the line that leads to it.
  @Test(arguments: SplitMix64.seeds) func nothingElseChanges(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for canvas in Self.canvases {
      let count = Int.random(in: 1...min(56, TrendChart.room(on: canvas)), using: &random)
      let values: [Double?] = (0..<count).map { _ in
        Int.random(in: 0..<4, using: &random) == 0 ? nil : Double.random(in: 0...2600, using: &random).rounded()
      }
      guard values.contains(where: { $0 != nil }) else { continue }
      let chart = Samples.trend(values, goal: Bool.random(using: &random) ? 2000 : nil)
      let point = Int.random(in: 0..<count, using: &random)
      let (mark, stem): (Character, Character) = canvas.isASCII ? ("^", ":") : ("▲", "┊")
      let (plain, looked) = (chart.looked(at: -1), chart.looked(at: point))
      let before = Self.cells(plain.limited(to: 9).lines(on: canvas))
      let after = Self.cells(looked.limited(to: 9).lines(on: canvas))
      expect(before.count, equals: after.count)
      var columns: Set<Int> = []
      var marks = 0
      for (old, new) in zip(before, after) {
        for column in 0..<max(old.count, new.count) {
          let (was, now) = (column < old.count ? old[column] : " ", column < new.count ? new[column] : " ")
          guard was != now else { continue }
          columns.insert(column)
          if now == mark {
            marks += 1
          } else {
            expect(was == " " && now == stem, "seed \(seed): \(was) became \(now)")
          }
        }
      }
      expect(marks == 1 && columns.count == 1, "seed \(seed), point \(point) on \(canvas.width)")
    }
  }

  @Test(arguments: [0, 3, 6]) func `the mark stands below its point`(point: Int) throws {
    let chart = Samples.trend([1800, 1900, 2000, 2100, 2200, 2100, 2000], goal: nil).looked(at: point)
    let lines = Self.cells(chart.lines(on: Canvas(width: 80, glyphs: .ascii)))
    let axis = try require(lines.first { $0.contains("^") })
    let column = try require(axis.firstIndex(of: "^"))
    // The stars of the days, one a day: the point's star is above its mark.
    let stars = Set(lines.flatMap { line in line.indices.filter { line[$0] == "*" } }).sorted()
    expect(stars.count == 7 && stars[point] == column)
  }

  @Test func `days without a log have an axis and the goal, so that the cursor can be seen`() {
    let chart = Samples.trend([nil, nil, nil], goal: 2000)
    expect(!chart.lines(on: Canvas()).contains { $0.plain.contains("└") })
    let lines = chart.looked(at: 1).lines(on: Canvas()).map(\.plain)
    expect(lines.contains { $0.contains("▲") } && lines.contains { $0.contains("goal 2,000") })
  }

  @Test(arguments: canvases.map(\.width), [4, 8, 12, 16, 23, 40, 60])
  func `it fills the lines that there are, and no more`(width: Int, lines: Int) {
    let values = Array(Samples.eightWeeks.suffix(min(56, TrendChart.room(on: Canvas(width: width)) / 7 * 7)))
    let chart = Samples.trend(values).looked(at: 5)
    let drawn = chart.lines(fitting: lines, on: Canvas(width: width))
    expect(drawn.count <= lines && drawn.allSatisfy { $0.cells <= width })
    // The mark of the cursor is there however low the window is, if it has room for the axis and what is below it.
    if lines >= 8 { expect(drawn.contains { $0.plain.contains("▲") }, "\(drawn.map(\.plain))") }
  }
}
