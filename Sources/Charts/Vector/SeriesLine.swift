/// A series of days as a line: broken where a day has no value, with a point for each day where there is room.
struct SeriesLine {
  typealias Point = VectorImage.Point
  typealias Shape = VectorImage.Shape

  /// Where each day stands; nil for one without a value.
  let places: [Point?]
  let role: VectorImage.Role
  let isDashed: Bool
  /// Pixels from day to day.
  let step: Double

  /// The lines between days that follow each other, then the days' points; a day between two gaps always has one, and a
  /// dashed line has no others.
  var shapes: [Shape] {
    var lines: [Shape] = []
    var dots: [Shape] = []
    for run in runs {
      if run.count > 1 { lines.append(.line(run, role: role, isDashed: isDashed)) }
      guard run.count == 1 || step >= 12 && !isDashed else { continue }
      dots += run.map { .circle($0, radius: step >= 12 ? 3 : 2.5, role: role, isFilled: !isDashed) }
    }
    return lines + dots
  }

  /// The days that follow each other without a gap.
  private var runs: [[Point]] {
    var runs: [[Point]] = []
    var isOpen = false
    for place in places {
      if let place {
        if isOpen { runs[runs.count - 1].append(place) } else { runs.append([place]) }
      }
      isOpen = place != nil
    }
    return runs
  }
}
