internal import Figures
internal import Text

extension MonthHeatmap {
  /// The calendar: each day has its number, its value, a sign if the goal was missed or exceeded, and a deeper color
  /// for a higher value.
  package var image: VectorImage {
    var sheet = ImageSheet(heading)
    if weeks.isEmpty {
      sheet.words("No days.")
    } else {
      MonthImageGrid(self).draw(on: &sheet)
    }
    sheet.footer([summary, namesDays ? extremes : []])
    return sheet.image(of: self, title: heading.line)
  }
}

/// The days in a calendar's image, and the meaning of their colors and signs.
private struct MonthImageGrid {
  typealias Point = VectorImage.Point
  typealias Shape = VectorImage.Shape

  private let chart: MonthHeatmap
  private let means: ImageColumns.Column
  private let labels: ImageColumns.Column
  /// The left edge of the days, and the width of each day.
  private let start: Double
  private let dayWidth: Double
  /// The text of a value in the cell of its day; nil if the cells have no room for it.
  private let figure: (Double) -> String?
  /// What the legend says about the values in the cells; nil if the values are exact, or if no cell shows a value.
  private let figureWords: String?

  private static let dayHeight = 46.0
  /// The space next to a day's number and next to its sign, in pixels; smaller if the days are narrow.
  private var inset: Double { dayWidth < 45 ? 3 : 6 }
  private static let size = 12.0
  /// The number of color levels; the deepest has a contrast of 4.5:1 with the figure on it.
  private static let levels = 8

  init(_ chart: MonthHeatmap) {
    self.chart = chart
    labels = .init(chart.weeks.map(\.label), role: .muted, limit: 80)
    means = .init(
      chart.weeks.map { chart.mean($0).map(chart.figure) ?? "" }, heading: "mean", anchor: .end, limit: 150)
    start = ImageSheet.left + labels.width + 12
    let end = ImageSheet.right - (means.width > 0 ? means.width + 12 : 0)
    let dayWidth = (end - start) / 7
    self.dayWidth = dayWidth
    func fits(_ figure: (Double) -> String) -> Bool {
      chart.days.compactMap(\.state.value).allSatisfy {
        TextExtent.width(figure($0), size: 13) <= dayWidth - 16
      }
    }
    func scaled(_ value: Double) -> String { Figure.text(value / chart.figureSize) }
    if fits(chart.figure) {
      (figure, figureWords) = (chart.figure, nil)
    } else if fits(scaled) {
      (figure, figureWords) = (scaled, chart.words.figures)
    } else {
      (figure, figureWords) = ({ _ in nil }, nil)
    }
  }

  func draw(on sheet: inout ImageSheet) {
    let baseline = sheet.y + 12
    for (column, name) in chart.weekdays.enumerated() {
      let name = TextExtent.truncated(name, to: dayWidth - inset, size: Self.size)
      sheet.draw([
        .text(
          name, Point(x: start + (Double(column) + 0.5) * dayWidth, y: baseline), anchor: .middle, role: .muted,
          size: Self.size)
      ])
    }
    if means.width > 0 {
      sheet.draw([
        .text("mean", Point(x: ImageSheet.right, y: baseline), anchor: .end, role: .muted, size: Self.size)
      ])
    }
    sheet.y += 20
    for (index, week) in chart.weeks.enumerated() {
      sheet.draw(row(index, week, y: sheet.y))
      sheet.y += Self.dayHeight
    }
    sheet.y += 14
    drawScale(on: &sheet)
    sheet.legend(legend)
  }

  private func row(_ index: Int, _ week: MonthHeatmap.Week, y: Double) -> [Shape] {
    let baseline = y + Self.dayHeight / 2 + 4
    let label = Shape.text(labels.texts[index], Point(x: ImageSheet.left, y: baseline), role: .muted)
    let mean = Shape.text(means.texts[index], Point(x: ImageSheet.right, y: baseline), anchor: .end)
    let days = week.days.enumerated().flatMap { column, day in
      day.map { cell($0, x: start + Double(column) * dayWidth, y: y) } ?? []
    }
    return [label] + days + (means.texts[index].isEmpty ? [] : [mean])
  }

  private func cell(_ day: MonthHeatmap.Day, x: Double, y: Double) -> [Shape] {
    let (width, height) = (dayWidth - 3, Self.dayHeight - 3)
    let center = Point(x: x + width / 2, y: y + 28)
    var shapes: [Shape] = []
    if let value = day.state.value {
      shapes.append(
        .rectangle(x: x, y: y, width: width, height: height, role: .series, fill: .solid(opacity: opacity(of: value))))
      figure(value).map {
        shapes.append(.text($0, Point(x: center.x, y: y + 34), anchor: .middle, role: .strong))
      }
    } else {
      let corners = [(x, y), (x + width, y), (x + width, y + height), (x, y + height), (x, y)]
      shapes.append(.line(corners.map { Point(x: $0.0, y: $0.1) }, role: .grid))
      shapes += ImageMark(absence: day.state)?.shapes(at: center) ?? []
    }
    shapes.append(.text("\(day.number)", Point(x: x + inset, y: y + 14), size: ImageSheet.smallSize))
    if let sign = day.judged.flatMap(sign) {
      shapes += sign.mark?.shapes(at: Point(x: x + width - inset - 4, y: y + 10)) ?? []
    }
    return [.titled(chart.sentence(day), shapes)]
  }

  /// The opacity for a value: from 0.08 for the lowest level to 0.5 for the highest.
  private func opacity(of value: Double) -> Double { Self.opacity(chart.scale.level(of: value, outOf: Self.levels)) }
  private static func opacity(_ level: Int) -> Double { 0.08 + 0.06 * Double(level) }

  /// Draws all color levels side by side between the ends of the scale.
  private func drawScale(on sheet: inout ImageSheet) {
    let values = chart.days.compactMap(\.state.value)
    guard !values.isEmpty else { return }
    let low = chart.scale.lowText
    let high = chart.scale.highText + " " + chart.heading.unit + chart.scale.outOfScaleNote(values)
    let first = TextExtent.truncated(low, to: 220, size: Self.size)
    let baseline = sheet.y + 12.5
    sheet.draw([.text(first, Point(x: ImageSheet.left, y: baseline), role: .muted, size: Self.size)])
    var x = ImageSheet.left + TextExtent.width(first, size: Self.size) + 8
    for level in 0..<Self.levels {
      sheet.draw([
        .rectangle(
          x: x, y: sheet.y + 2, width: 20, height: 12, role: .series, fill: .solid(opacity: Self.opacity(level)))
      ])
      x += 21
    }
    let last = TextExtent.truncated(high, to: ImageSheet.right - x - 8, size: Self.size)
    sheet.draw([.text(last, Point(x: x + 8, y: baseline), role: .muted, size: Self.size)])
    sheet.y += 24
  }

  private func sign(_ verdict: MonthHeatmap.Verdict) -> ImageSheet.Entry? {
    switch verdict {
    case .under: .init(mark: .down(.under), words: chart.words.under)
    case .met: nil
    case .slightlyOver: .init(mark: .upHollow(.over), words: chart.words.slightlyOver)
    case .over: .init(mark: .up(.over), words: chart.words.over)
    }
  }

  private var legend: [ImageSheet.Entry] {
    let verdicts = MonthHeatmap.Verdict.allCases.filter { verdict in chart.days.contains { $0.judged == verdict } }
    return verdicts.compactMap(sign) + ImageSheet.Entry.absences(in: chart.days.map(\.state))
      + (figureWords.map { [.init(mark: nil, words: $0)] } ?? [])
  }
}
