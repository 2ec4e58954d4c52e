internal import Figures
internal import Text

extension Gauges {
  /// The largest ratio of a value to its limit that is drawn to scale; the bar of a larger ratio ends in an arrow.
  private static let maximumShare = 1.3

  /// A bar for each value as a percentage of its goal or limit, with a line at 100 %, the amounts, and what is left.
  package var image: VectorImage {
    var sheet = ImageSheet(title: "")
    if rows.isEmpty {
      sheet.words("No values.")
      return sheet.image(of: self, title: "Values against goals and limits")
    }
    let title = rows.map(\.name).joined(separator: ", ") + " against goals and limits"
    let readings = rows.map { GaugeReading($0) }
    let columns = Self.columns(rows, readings)
    let axis = BarAxis(
      from: columns.barStart, to: columns.barEnd, percent: Self.maximumShare * 100, spacing: 50, goal: 100)
    let lines = zip(rows, readings).map { row, reading in
      BarLines.Line(title: sentence(row)) { Self.bar(reading, on: axis, y: $0, height: $1) }
    }
    BarLines(lines: lines, columns: columns, axis: axis, goalLabel: "100 %").draw(on: &sheet)
    if readings.contains(where: { ($0.share ?? 0) > Self.maximumShare }) {
      sheet.legend([.init(mark: .arrow(.strong), words: "beyond \(Figure.text(Self.maximumShare * 100)) %")])
    }
    return sheet.image(of: self, title: title)
  }

  private static func columns(_ rows: [Row], _ readings: [GaugeReading]) -> ImageColumns {
    let amounts = zip(rows, readings).map { row, reading in
      "\(reading.value)\(reading.limit.map { " of \($0)" } ?? "") \(row.unit)"
    }
    let words = readings.map { [$0.status, $0.unknown].compactMap { $0 }.joined(separator: ", ") }
    let marks = readings.map { reading -> ImageMark? in
      switch reading.role {
      case .over: .up(.over)
      case .met: .disc(.met)
      default: nil
      }
    }
    return ImageColumns(
      left: [.init(rows.map(\.name), limit: 120)],
      right: [
        .init(readings.map { $0.percent.map { "\($0) %" } ?? "" }, anchor: .end, limit: 60),
        .init(amounts, anchor: .end, limit: 190),
        .init(words, role: .muted, limit: 230, marks: marks),
      ])
  }

  private static func bar(_ reading: GaugeReading, on axis: BarAxis, y: Double, height: Double) -> [VectorImage.Shape] {
    guard let share = reading.share else { return [] }
    let (zero, end) = (axis.x(of: 0), axis.x(of: 100))
    let track = VectorImage.Shape.rectangle(
      x: zero, y: y, width: end - zero, height: height, role: .grid, fill: .solid())
    let isOver = reading.role == .over
    let bar = axis.bar(
      axis.shown(share * 100), y: y, height: height, role: isOver ? .series : reading.role, over: isOver ? .over : nil)
    return [track] + bar + (share > maximumShare ? [axis.arrow(y: y, height: height, role: reading.role)] : [])
  }
}
