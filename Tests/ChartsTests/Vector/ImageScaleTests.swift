import Expect
import Testing
import Text

@testable import Charts

/// Positions in images, calculated by hand.
@Suite struct ImageScaleTests {
  private typealias Point = VectorImage.Point

  private static func lines(_ image: VectorImage, role: VectorImage.Role) -> [[Point]] {
    ImageRules.flat(image.shapes).shapes.compactMap { shape in
      if case .line(let points, role, _) = shape { points } else { nil }
    }
  }

  private static func texts(_ image: VectorImage) -> [(text: String, point: Point)] {
    ImageRules.flat(image.shapes).shapes.compactMap { shape in
      if case .text(let text, let point, _, _, _, _) = shape { (text, point) } else { nil }
    }
  }

  /// The height of a tick's line: its figure's baseline is 4 pixels under it.
  private static func height(of tick: String, in image: VectorImage) -> Double? {
    texts(image).first { $0.text == tick }.map { $0.point.y - 4 }
  }

  /// 2,130 is 66.25 % of the way from 1,600 to 2,400, and not a tick: (2130 - 1600) / 800 = 0.6625.
  @Test func theGoalsLineIsAtItsExactValue() throws {
    let image = Samples.trend(Samples.eightWeeks, goal: 2130).image
    let low = try require(Self.height(of: "1,600", in: image))
    let high = try require(Self.height(of: "2,400", in: image))
    let goal = try require(Self.lines(image, role: .goal).first)
    expect((goal[0].y - (low + 0.6625 * (high - low))).magnitude < 1e-6)
    expect(goal[0].y, equals: goal[1].y)
    expect(Self.texts(image).contains { $0.text == "2,130" && ($0.point.y - goal[0].y).magnitude <= 12.01 })
  }

  /// Ticks are linear and round: 1,600 to 2,500 by 100, of which every second is read here.
  @Test func ticksAreRoundAndEven() throws {
    let image = Samples.energyTrend.image
    let heights = ["1,600", "1,800", "2,000", "2,200", "2,400"].compactMap { Self.height(of: $0, in: image) }
    try require(heights.count == 5)
    for (low, high) in zip(heights, heights.dropFirst()) {
      expect((low - high - (heights[0] - heights[4]) / 4).magnitude < 1e-6)
    }
  }

  /// A missing day breaks the line and has a cross; the line has as many points as days between two gaps.
  @Test func aMissingDayIsAGap() {
    let image = Samples.trend([1800, 1950, nil, 2600, 2100, nil, 2050], goal: nil).image
    expect(Self.lines(image, role: .series).map(\.count), equals: [2, 2])
    let crosses = Self.lines(image, role: .missing)
    expect(crosses.count, equals: 4)
    // Days are equally wide: the second cross is three days right of the first.
    let step = Self.lines(image, role: .series)[0][1].x - Self.lines(image, role: .series)[0][0].x
    let centers = [crosses[0], crosses[2]].map { ($0[0].x + $0[1].x) / 2 }
    expect((centers[1] - centers[0] - 3 * step).magnitude < 1e-6)
  }

  private typealias Bar = (x: Double, width: Double, fill: VectorImage.Fill)
  private static func bars(_ image: VectorImage, role: VectorImage.Role) -> [Bar] {
    ImageRules.flat(image.shapes).shapes.compactMap { shape in
      if case .rectangle(let x, _, let width, _, role, let fill) = shape { (x, width, fill) } else { nil }
    }
  }

  /// Bars start at zero; 2,352 goes to the goal of 2,200 and 152 beyond it, 152 / 2200 of that length.
  @Test func barsStartAtZeroAndGoOnBeyondTheGoal() throws {
    let image = Samples.week().image
    let within = Self.bars(image, role: .series)
    expect(Set(within.map(\.x)).count, equals: 1)
    let zero = try require(Self.texts(image).first { $0.text == "0" })
    expect(within[0].x, equals: zero.point.x)
    expect((within[0].width / within[1].width - 1871 / 2200).magnitude < 1e-9)
    let beyond = Self.bars(image, role: .over)
    expect(beyond.count, equals: 1)
    expect((beyond[0].width / within[1].width - 152.0 / 2200).magnitude < 1e-9)
    let goal = try require(Self.lines(image, role: .goal).first)
    expect((goal[0].x - within[1].x - within[1].width).magnitude < 1e-9)
  }

  /// -30 goes to the left, half as far as 60 to the right, and is an outline.
  @Test func whatCameBackGoesToTheLeft() throws {
    let rows = [60.0, -30].map { AmountBars.Row(name: "w", fullName: "w", amount: .value($0), figure: "f") }
    let image = AmountBars(heading: Samples.heading(nil), rowName: "week", rows: rows).image
    let bars = Self.bars(image, role: .series)
    let (right, left) = (try require(bars.first), try require(bars.last))
    expect(bars.map(\.fill), equals: [.solid(), .outlined])
    expect((left.x + left.width - right.x).magnitude < 1e-9)
    expect((right.width - 2 * left.width).magnitude < 1e-9)
  }

  /// The limit is at 100 of 130 per cent of the axis; 2,416 of 2,300 mg is 105 %: 5 of those 100 beyond it.
  @Test func gaugesHaveTheirLimitAtAHundred() throws {
    let image = Gauges(rows: [.init(name: "sodium", value: 2415, limit: 2300, unit: "mg", kind: .limit)]).image
    let within = try require(Self.bars(image, role: .series).first)
    let beyond = try require(Self.bars(image, role: .over).first)
    expect((beyond.width / within.width - 0.05).magnitude < 1e-9)
  }

  /// A negative day of the period before is drawn like the others of that period: -410 is 410 / 320 of -320, and
  /// neither is under a goal.
  @Test func whatWasNegativeBeforeStaysBefore() throws {
    let rows = [ComparedBars.Row(name: "Mon", fullName: "Monday", now: .value(-320), before: .value(-410))]
    let image = ComparedBars(heading: Samples.heading(nil), rows: rows, goal: nil).image
    let now = try require(Self.bars(image, role: .series).last)
    let before = try require(Self.bars(image, role: .before).last)
    expect((before.width / now.width - 410.0 / 320).magnitude < 1e-9)
    expect((before.x + before.width - now.x - now.width).magnitude < 1e-9)
    expect(Self.bars(image, role: .under).isEmpty)
  }

  /// More than a supply is not bad: 150 % is drawn like the rest, with an arrow that the legend explains.
  @Test func moreThanASupplyIsNotOver() {
    let row = Gauges.Row(name: "energy", value: 3000, limit: 2000, unit: "kcal", kind: .supply)
    let image = Gauges(rows: [row]).image
    expect(Self.bars(image, role: .over).isEmpty)
    expect(Self.bars(image, role: .series).count, equals: 1)
    let arrows = ImageRules.flat(image.shapes).shapes.filter {
      if case .polygon(_, .series, _) = $0 { true } else { false }
    }
    expect(arrows.count, equals: 1)
    expect(Self.texts(image).map(\.text).contains("beyond 130 %"))
  }

  /// -320 mg is not shown as 0: its stub of 1.5 pixels is left of zero.
  @Test func aNegativeShareHasAStub() throws {
    let markers = Samples.markers([Samples.marker("sodium", -320, of: 2000, unit: "mg", .init(.good, "GOOD"))]).image
    let gauges = Gauges(rows: [.init(name: "fat", value: -8, limit: 60, unit: "g", kind: .goal)]).image
    for (image, role) in [(markers, VectorImage.Role.good), (gauges, .series)] {
      let zero = try require(Self.texts(image).first { $0.text == "0" })
      let stub = try require(Self.bars(image, role: role).first)
      expect((stub.x + 1.5 - zero.point.x).magnitude < 1e-9 && stub.width == 1.5)
    }
  }

  /// A second threshold at 180 % has its place: the axis ends there, and 100 % is at 100 / 180 of it.
  @Test func theAxisHoldsEachThreshold() throws {
    let image = Samples.markers([Samples.marker("sodium", 1000, of: 2000, unit: "mg", second: 1.8)]).image
    let zero = try require(Self.texts(image).first { $0.text == "0" }).point.x
    let lines = Self.lines(image, role: .strong).filter { $0[0].x == $0[1].x }.map { $0[0].x - zero }
    expect(lines.count, equals: 2)
    expect((lines[0] / lines[1] - 100.0 / 180).magnitude < 1e-9)
    expect(MarkerScale.end(of: [0.5], seconds: [1.8]) == 1.8 && MarkerScale.end(of: [9], seconds: [1.2]) == 2)
    expect(MarkerScale(width: 36, shares: [0.5], seconds: [1.8], on: Canvas()).end, equals: 1.8)
  }

  /// A grid line means nothing without its figure: 2,000 gives way, line and all, to `goal 2,200`.
  @Test func eachLineOfAScaleHasItsFigure() {
    let image = Samples.week().image
    let lines = (Self.lines(image, role: .grid) + Self.lines(image, role: .axis)).map { $0[0].x }
    let figures = Self.texts(image).filter { $0.text.wholeMatch(of: /[\d,]+/) != nil }.map(\.point.x)
    expect(lines.count > 2)
    for x in lines { expect(figures.contains { ($0 - x).magnitude < 1e-9 }) }
    expect(Self.texts(image).map(\.text).contains("goal 2,200"))
  }

  /// The parts of a row fill its bar in their shares, but for the gaps of 1.5 pixels.
  @Test func partsAreAsWideAsTheirShares() throws {
    let image = Samples.macros([.init(name: "Mon 2", shares: [0.25, 0.5, 0.25], total: 2000)]).image
    let parts = [VectorImage.Role.part1, .part2, .part3].compactMap { Self.bars(image, role: $0).last }
    expect(parts.count, equals: 3)
    let whole = parts[2].x + parts[2].width + 1.5 - parts[0].x
    for (part, share) in zip(parts, [0.25, 0.5, 0.25]) {
      expect(((part.width + 1.5) / whole - share).magnitude < 1e-9)
    }
  }
}
