/// A series of days as a line: broken at days without a value, with a point for each day if there is room.
struct SeriesLine {
  typealias Point = VectorImage.Point
  typealias Shape = VectorImage.Shape

  /// The position of each day; nil for a day without a value.
  let places: [Point?]
  let role: VectorImage.Role
  let isDashed: Bool
  /// The distance between two days in pixels.
  let dayWidth: Double

  /// The lines between consecutive days, then the points of the days.
  ///
  /// A day between two gaps always has a point; a dashed line has no other points.
  var shapes: [Shape] {
    var lines: [Shape] = []
    var dots: [Shape] = []
    for run in runs {
      if run.count > 1 { lines.append(.line(run, role: role, isDashed: isDashed)) }
      guard run.count == 1 || dayWidth >= 12 && !isDashed else { continue }
      dots += run.map { .circle($0, radius: dayWidth >= 12 ? 3 : 2.5, role: role, isFilled: !isDashed) }
    }
    return lines + dots
  }

  /// Runs of consecutive days without a gap.
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
