/// A small line for a series between the ends of its scale, with marks below it for days without a value.
struct SparkImageLine {
  typealias Point = VectorImage.Point

  let series: [Observation]
  let scale: LevelScale
  /// The left edge of the first day, and the width of each day, in pixels.
  let start: Double
  let dayWidth: Double

  /// Draws the ends of the scale as faint lines, the series, and the marks for missing values, from `y` downwards.
  func shapes(y: Double, height: Double) -> [VectorImage.Shape] {
    let end = start + dayWidth * Double(series.count)
    let bounds = series.isEmpty ? [] : [y, y + height]
    let places = series.enumerated().map { day, observation in
      observation.value.map { value in
        let share = min(1, max(0, (value - scale.low) / (scale.high - scale.low)))
        return Point(x: x(of: day), y: y + height - share * height)
      }
    }
    let marks = series.enumerated().flatMap { day, observation in
      ImageMark(absence: observation)?.shapes(
        at: Point(x: x(of: day), y: y + height - 5), reach: min(4, dayWidth * 0.45)) ?? []
    }
    return bounds.map { .line([Point(x: start, y: $0), Point(x: end, y: $0)], role: .grid) } + marks
      + SeriesLine(places: places, role: .series, isDashed: false, dayWidth: dayWidth).shapes
  }

  private func x(of day: Int) -> Double { start + (Double(day) + 0.5) * dayWidth }
}
