internal import Text

/// The drawing in a trend's image: the line over its days, the axes, and rows for missing days and days that met the
/// goal.
struct TrendImagePlot {
  typealias Point = VectorImage.Point
  typealias Shape = VectorImage.Shape

  private let chart: TrendChart
  private let scale: TrendScale
  private let goalTexts: [String]
  private let markRows: [MarkRow]
  /// The edges of the plot, in pixels.
  private let left: Double
  private let right: Double
  private let top: Double
  private let bottom: Double
  /// The position of the axis: at the lowest tick, or lower if the figure of the lowest day needs room.
  private let floor: Double

  private static let height = 260.0
  private static let size = 12.0
  private static let rowHeight = 19.0
  private static let labelGap = 10.0
  /// The distance in pixels from the lowest point down to the baseline of the number below it.
  private static let lowLabelOffset = 18.0

  /// Creates a plot of a chart with at least one value, from `y` in the image downwards.
  init(_ chart: TrendChart, y: Double) {
    self.chart = chart
    markRows = Self.markRows(of: chart)
    scale = TrendScale(
      low: chart.allValues.min() ?? 0, high: chart.allValues.max() ?? 1, goal: chart.goal, height: nil,
      ends: .outside)
    goalTexts =
      chart.goalFigure.map { [TextExtent.truncated(chart.goalLabel, to: 150, size: Self.size), $0] } ?? []
    let labels = scale.labels.compactMap { $0 } + markRows.map(\.name)
    left = ImageSheet.left + (labels.map { TextExtent.width($0, size: Self.size) }.max() ?? 0) + 12
    let goalWidth = goalTexts.map { TextExtent.width($0, size: Self.size) }.max()
    right = ImageSheet.right - (goalWidth.map { $0 + 8 } ?? 0)
    top = y + 12
    bottom = top + Self.height
    let lowest = scale.position(of: chart.values.min() ?? .infinity) / Double(scale.rows.count - 1)
    floor = bottom + (lowest * Self.height < Self.lowLabelOffset + 4 ? 18 : 0)
  }

  /// Draws the plot; the sheet continues below it.
  func draw(on sheet: inout ImageSheet) {
    let axis = Shape.line([Point(x: left, y: floor), Point(x: right, y: floor)], role: .axis)
    sheet.draw(grid + dayMarks + [axis] + goal)
    if let before = chart.before { sheet.draw(line(before.values, role: .before, isDashed: true).shapes) }
    sheet.draw(line(chart.points.map(\.value), role: .series, isDashed: false).shapes)
    sheet.draw(extremes)
    for (index, row) in markRows.enumerated() { sheet.draw(marks(row, at: index)) }
    let end = floor + 30 + Double(markRows.count) * Self.rowHeight
    sheet.draw(titles(to: end))
    sheet.y = end + 10
  }

  /// The position of a value, in pixels from the top of the image.
  private func y(of value: Double) -> Double {
    bottom - scale.position(of: value) / Double(scale.rows.count - 1) * (bottom - top)
  }

  private var dayWidth: Double { (right - left) / Double(max(1, chart.points.count)) }
  private func x(of day: Int) -> Double { left + (Double(day) + 0.5) * dayWidth }

  private var grid: [Shape] {
    scale.rows.indices.flatMap { row -> [Shape] in
      guard let label = scale.labels[row] else { return [] }
      let y = y(of: scale.rows[row])
      return [
        .line([Point(x: left, y: y), Point(x: right, y: y)], role: .grid),
        .text(label, Point(x: left - 8, y: y + 4), anchor: .end, role: .muted, size: Self.size),
      ]
    }
  }

  /// A vertical line at each marked day, and the labels for which there is room.
  private var dayMarks: [Shape] {
    let marks = chart.axisMarks { TextExtent.width($0, size: Self.size) + Self.labelGap <= dayWidth }
    let days = marks.map(\.point)
    let labels = marks.map { TextExtent.truncated($0.label, to: 120, size: Self.size) }
    let spans = zip(days, labels).map { day, label in
      let half = TextExtent.width(label, size: Self.size) / 2
      return (start: x(of: day) - half, end: x(of: day) + half)
    }
    let shown = AxisLabels.thinned(spans, gap: Self.labelGap).filter { spans[$0].end <= ImageSheet.right }
    return days.map { day in
      .line([Point(x: x(of: day), y: top), Point(x: x(of: day), y: floor + 4)], role: .grid)
    }
      + shown.map {
        .text(
          labels[$0], Point(x: x(of: days[$0]), y: floor + 18), anchor: .middle, role: .muted, size: Self.size)
      }
  }

  private var goal: [Shape] {
    guard let goal = chart.goal else { return [] }
    let y = y(of: goal)
    let texts = goalTexts.enumerated().map { index, text in
      Shape.text(
        text, Point(x: right + 8, y: y - 2 + Double(index) * 14), role: .goal, size: Self.size)
    }
    return [.line([Point(x: left, y: y), Point(x: right + 4, y: y)], role: .goal, isDashed: true)] + texts
  }

  private func line(_ values: [Double?], role: VectorImage.Role, isDashed: Bool) -> SeriesLine {
    let places = values.enumerated().map { day, value in value.map { Point(x: x(of: day), y: y(of: $0)) } }
    return SeriesLine(places: places, role: role, isDashed: isDashed, dayWidth: dayWidth)
  }

  /// The figures of the highest and the lowest day at their points; if all days are equal, the figure of the first
  /// day.
  private var extremes: [Shape] {
    guard let extremes = Extremes(chart.points.map(\.value)) else { return [] }
    let labels =
      [(day: extremes.high, offset: -9.0)]
      + (extremes.isLevel ? [] : [(day: extremes.low, offset: Self.lowLabelOffset)])
    return labels.map { day, offset in
      let value = chart.points[day].value ?? 0
      let text = chart.figure(value)
      let half = TextExtent.width(text, size: Self.size, role: .strong) / 2
      let x = min(right - half, max(left + half, x(of: day)))
      return .text(
        text, Point(x: x, y: y(of: value) + offset), anchor: .middle, role: .strong, size: Self.size, isLifted: true)
    }
  }

  /// A row below the plot: its name, its mark, and the days that are marked.
  private struct MarkRow {
    let name: String
    let mark: ImageMark
    let days: [Int]
  }

  private static func markRows(of chart: TrendChart) -> [MarkRow] {
    let days = TrendMarkedDays(chart)
    let rows = [
      MarkRow(name: chart.missingName, mark: .cross(.missing), days: days.missing),
      MarkRow(name: TrendMarkedDays.partialName, mark: .tilde(.missing), days: days.partial),
      MarkRow(name: TrendMarkedDays.unknownName, mark: .question(.missing), days: days.unknown),
    ].filter { !$0.days.isEmpty }
    return rows + (days.met.map { [MarkRow(name: chart.metName, mark: .disc(.met), days: $0)] } ?? [])
  }

  private func marks(_ row: MarkRow, at index: Int) -> [Shape] {
    let y = floor + 36 + Double(index) * Self.rowHeight
    let name = Shape.text(
      row.name, Point(x: left - 8, y: y + 4), anchor: .end, role: .muted, size: Self.size)
    return [name] + row.days.flatMap { row.mark.shapes(at: Point(x: x(of: $0), y: y), reach: min(4.5, dayWidth * 0.6)) }
  }

  /// Areas that show the sentence of a day when they are pointed at, from the top of the plot down to `end`.
  private func titles(to end: Double) -> [Shape] {
    chart.points.indices.map { day in
      let area = Shape.area(x: x(of: day) - dayWidth / 2, y: top, width: dayWidth, height: end - top)
      return .titled(chart.sentence(ofDay: day), [area])
    }
  }
}
