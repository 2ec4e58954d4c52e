internal import Text

/// The scale of horizontal bars: zero, where every bar starts, round ticks, and the goal at its exact value.
struct BarAxis {
  typealias Point = VectorImage.Point
  typealias Shape = VectorImage.Shape

  let start: Double
  let end: Double
  private let low: Double
  private let high: Double
  private let goal: Double?
  private let ticks: [(value: Double, text: String)]

  /// The size of the figures over the bars.
  static let size = 12.0

  /// A scale from `start` to `end`, in pixels, of values that are finite and at most 1e100 in size.
  init(from start: Double, to end: Double, values: [Double], goal: Double? = nil) {
    (self.start, self.end, self.goal) = (start, end, goal)
    let low = min(0, values.min() ?? 0)
    let top = max(0, values.max() ?? 0, goal ?? 0)
    let hasSpan = max(top, -low) > 1e-100
    let high = hasSpan ? top : 1
    (self.low, self.high) = (low, high)
    let widest = [low, high].map { TextExtent.width(Figure.text($0), size: Self.size) }.max() ?? 0
    let least = (high - low) * min(1, max(64, widest + 24) / (end - start))
    guard hasSpan, let step = NiceStep.around(high - low).first(where: { $0.size >= least }) else {
      ticks = [(0, "0")]
      return
    }
    let first = (low / step.size).rounded(.up)
    let count = min(40, max(0, ((high - first * step.size) / step.size * (1 + 1e-12)).rounded(.down)))
    ticks = stride(from: first, through: first + count, by: 1).map { index in
      (step.value(at: index), Figure.text(step.value(at: index), decimals: step.decimals))
    }
  }

  /// A scale of per cent from `start` to `end`, in pixels, of which the last is `top`, with a tick at each `step`.
  init(from start: Double, to end: Double, percent top: Double, step: Double, goal: Double? = nil) {
    (self.start, self.end, self.goal, low, high) = (start, end, goal, 0, top)
    ticks = stride(from: 0, through: top, by: step).map { ($0, $0 == 0 ? "0" : "\(Figure.text($0)) %") }
  }

  /// Where a value is, in pixels from the image's left.
  func x(of value: Double) -> Double { start + (value - low) / (high - low) * (end - start) }

  /// A value's bar over a row; one that is not zero can always be seen.
  ///
  /// Beyond the goal it goes on in another colour, hatched.
  func bar(
    _ value: Double, y: Double, height: Double, role: VectorImage.Role = .series, fill: VectorImage.Fill = .solid()
  ) -> [Shape] {
    let zero = x(of: 0)
    func part(_ from: Double, _ to: Double, _ role: VectorImage.Role, _ fill: VectorImage.Fill) -> Shape {
      .rectangle(x: min(from, to), y: y, width: (to - from).magnitude, height: height, role: role, fill: fill)
    }
    guard value >= 0 else { return [part(zero, min(x(of: value), zero - 1.5), .under, .hatched)] }
    guard let goal, role == .series, value > goal else {
      return value > 0 ? [part(zero, max(x(of: value), zero + 1.5), role, fill)] : []
    }
    return [
      part(zero, x(of: goal), role, fill), part(x(of: goal), max(x(of: value), x(of: goal) + 2), .over, .hatched),
    ]
  }

  /// The sign, behind the axis, of a bar that goes on beyond it.
  func arrow(y: Double, height: Double, role: VectorImage.Role) -> Shape {
    .polygon(
      [Point(x: end, y: y), Point(x: end + 8, y: y + height / 2), Point(x: end, y: y + height)], role: role)
  }

  /// A value's bar or, where there is none, a mark and why.
  func bar(
    _ observation: Observation, words: String?, y: Double, height: Double, role: VectorImage.Role = .series,
    fill: VectorImage.Fill = .solid()
  ) -> [Shape] {
    if let value = observation.value { return bar(value, y: y, height: height, role: role, fill: fill) }
    let mark = ImageMark(absence: observation)?.shapes(at: Point(x: x(of: 0) + 13, y: y + height / 2)) ?? []
    return mark + note(words ?? "", y: y, height: height)
  }

  /// Words in the place of a bar.
  func note(_ words: String, y: Double, height: Double) -> [Shape] {
    let start = x(of: 0) + 25
    let words = TextExtent.truncated(words, to: end - start, size: Self.size)
    return [.text(words, Point(x: start, y: y + height / 2 + 4), role: .muted, size: Self.size, isLifted: true)]
  }

  /// Ticks with their lines from `top` to `bottom`, and their figures above, within `range`.
  ///
  /// Figures give way to the goal's label, which stands over its line or as near to that as the range allows.
  func grid(top: Double, bottom: Double, goalLabel: String?, within range: ClosedRange<Double>) -> [Shape] {
    let label = goal.flatMap { _ in goalLabel }.map {
      TextExtent.truncated($0, to: range.upperBound - range.lowerBound, size: Self.size)
    }
    let half = label.map { TextExtent.width($0, size: Self.size) / 2 } ?? 0
    let center = min(range.upperBound - half, max(range.lowerBound + half, x(of: goal ?? 0)))
    let figures = ticks.filter { tick in
      let reach = TextExtent.width(tick.text, size: Self.size) / 2
      let isInside = range.contains(x(of: tick.value) - reach) && range.contains(x(of: tick.value) + reach)
      return isInside && (label == nil || (x(of: tick.value) - center).magnitude >= reach + half + 8)
    }
    let lines = ticks.map { tick in
      let x = x(of: tick.value)
      return Shape.line([Point(x: x, y: top), Point(x: x, y: bottom)], role: tick.value == 0 ? .axis : .grid)
    }
    func figure(_ text: String, _ x: Double, _ role: VectorImage.Role) -> Shape {
      .text(text, Point(x: x, y: top - 7), anchor: .middle, role: role, size: Self.size)
    }
    return lines + figures.map { figure($0.text, x(of: $0.value), .muted) }
      + (label.map { [figure($0, center, .goal)] } ?? [])
  }

  /// The goal's line, which is drawn over the bars.
  func goalLine(top: Double, bottom: Double) -> [Shape] {
    guard let goal else { return [] }
    return [.line([Point(x: x(of: goal), y: top - 3), Point(x: x(of: goal), y: bottom)], role: .goal, isDashed: true)]
  }
}
