internal import Figures
internal import Text

/// The scale of horizontal bars: zero (where every bar starts), ticks at round numbers, and the goal at its exact
/// value.
struct BarAxis {
  typealias Point = VectorImage.Point
  typealias Shape = VectorImage.Shape

  let start: Double
  let end: Double
  private let low: Double
  private let high: Double
  private let goal: Double?
  private let ticks: [(value: Double, text: String)]

  /// The size of the figures above the bars.
  static let size = 12.0

  /// Creates a scale from `start` to `end`, in pixels, for values that are finite and at most 1e100 in size.
  init(from start: Double, to end: Double, values: [Double], goal: Double? = nil) {
    (self.start, self.end, self.goal) = (start, end, goal)
    let low = min(0, values.min() ?? 0)
    let top = max(0, values.max() ?? 0, goal ?? 0)
    let hasSpan = max(top, -low) > 1e-100
    let high = hasSpan ? top : 1
    (self.low, self.high) = (low, high)
    let widest = [low, high].map { TextExtent.width(Figure.text($0), size: Self.size) }.max() ?? 0
    let minimum = (high - low) * min(1, max(64, widest + 24) / (end - start))
    guard hasSpan, let spacing = TickSpacing.around(high - low).first(where: { $0.size >= minimum }) else {
      ticks = [(0, "0")]
      return
    }
    let first = (low / spacing.size).rounded(.up)
    let count = min(40, max(0, ((high - first * spacing.size) / spacing.size * (1 + 1e-12)).rounded(.down)))
    ticks = stride(from: first, through: first + count, by: 1).map { index in
      (spacing.value(at: index), Figure.text(spacing.value(at: index), decimals: spacing.decimals))
    }
  }

  /// Creates a percentage scale from `start` to `end`, in pixels, that ends at `top` and has a tick at each
  /// `spacing`.
  init(from start: Double, to end: Double, percent top: Double, spacing: Double, goal: Double? = nil) {
    (self.start, self.end, self.goal, low, high) = (start, end, goal, 0, top)
    ticks = stride(from: 0, through: top, by: spacing).map { ($0, $0 == 0 ? "0" : "\(Figure.text($0)) %") }
  }

  /// The position of a value, in pixels from the left of the image.
  func x(of value: Double) -> Double { start + (value - low) / (high - low) * (end - start) }

  /// Limits a value to what a scale that starts at zero can show.
  ///
  /// A value beyond the end of the scale becomes the end of the scale. A negative value becomes the negative number
  /// nearest to zero.
  func shown(_ value: Double) -> Double { value < 0 ? -.leastNonzeroMagnitude : min(value, high) }

  /// The bar of a value in a row; a value other than zero is always visible.
  ///
  /// The part beyond the goal is hatched and has the role `over`; if `over` is nil, it looks like the rest. The bar of
  /// a negative value goes to the left and is only an outline.
  func bar(
    _ value: Double, y: Double, height: Double, role: VectorImage.Role = .series, fill: VectorImage.Fill = .solid(),
    over: VectorImage.Role? = .over
  ) -> [Shape] {
    let zero = x(of: 0)
    func part(_ from: Double, _ to: Double, _ role: VectorImage.Role, _ fill: VectorImage.Fill) -> Shape {
      .rectangle(x: min(from, to), y: y, width: (to - from).magnitude, height: height, role: role, fill: fill)
    }
    guard value >= 0 else { return [part(zero, min(x(of: value), zero - 1.5), role, .outlined)] }
    guard let goal, let over, value > goal else {
      return value > 0 ? [part(zero, max(x(of: value), zero + 1.5), role, fill)] : []
    }
    return [
      part(zero, x(of: goal), role, fill), part(x(of: goal), max(x(of: value), x(of: goal) + 2), over, .hatched),
    ]
  }

  /// The sign after the end of the axis, for a bar that continues beyond it.
  func arrow(y: Double, height: Double, role: VectorImage.Role) -> Shape {
    .polygon(
      [Point(x: end, y: y), Point(x: end + 8, y: y + height / 2), Point(x: end, y: y + height)], role: role)
  }

  /// The bar of a value or, if there is no value, a mark and the reason.
  func bar(
    _ observation: Observation, words: String?, y: Double, height: Double, role: VectorImage.Role = .series,
    fill: VectorImage.Fill = .solid(), over: VectorImage.Role? = .over
  ) -> [Shape] {
    if let value = observation.value { return bar(value, y: y, height: height, role: role, fill: fill, over: over) }
    let words = words ?? ""
    let offset = isLeft(words) ? -13.0 : 13
    let mark = ImageMark(absence: observation)?.shapes(at: Point(x: x(of: 0) + offset, y: y + height / 2)) ?? []
    return mark + note(words, y: y, height: height)
  }

  /// Words that replace a bar, to the right of zero or, if there is no room there, to the left of zero.
  func note(_ words: String, y: Double, height: Double) -> [Shape] {
    let (zero, isLeft) = (x(of: 0), isLeft(words))
    let room = isLeft ? zero - start : end - zero
    let shown = TextExtent.truncated(words, to: room - Self.noteOffset, size: Self.size)
    let x = isLeft ? zero - Self.noteOffset - TextExtent.width(shown, size: Self.size) : zero + Self.noteOffset
    return [.text(shown, Point(x: x, y: y + height / 2 + 4), role: .muted, size: Self.size, isLifted: true)]
  }

  /// The distance in pixels between zero and the words that replace a bar, with room for a mark.
  private static let noteOffset = 25.0

  /// Whether words that replace a bar are put to the left of zero, because there is too little room on the right and
  /// more room on the left.
  private func isLeft(_ words: String) -> Bool {
    let zero = x(of: 0)
    return TextExtent.width(words, size: Self.size) > end - zero - Self.noteOffset && zero - start > end - zero
  }

  /// The lines of the ticks from `top` to `bottom` and, above the lines, the figures and the goal's label, which stay
  /// within the horizontal `range`.
  ///
  /// A figure is left out together with its line if it would collide with the goal's label; the line at zero is always
  /// drawn. The label is centered above the goal's line, or as close to it as `range` allows.
  func grid(top: Double, bottom: Double, goalLabel: String?, within range: ClosedRange<Double>) -> [Shape] {
    let label = goal.flatMap { _ in goalLabel }.map {
      TextExtent.truncated($0, to: range.upperBound - range.lowerBound, size: Self.size)
    }
    let half = label.map { TextExtent.width($0, size: Self.size) / 2 } ?? 0
    let center = min(range.upperBound - half, max(range.lowerBound + half, x(of: goal ?? 0)))
    let free = ticks.filter { tick in
      let (x, reach) = (x(of: tick.value), TextExtent.width(tick.text, size: Self.size) / 2)
      let isInside = range.contains(x - reach) && range.contains(x + reach)
      return isInside && (label == nil || (x - center).magnitude >= reach + half + 8)
    }
    let spans = free.map { tick in
      let (x, reach) = (x(of: tick.value), TextExtent.width(tick.text, size: Self.size) / 2)
      return (start: x - reach, end: x + reach)
    }
    let figures = AxisLabels.thinned(spans, gap: 8).map { free[$0] }
    let lines = ticks.filter { tick in tick.value == 0 || figures.contains { $0.value == tick.value } }.map { tick in
      let x = x(of: tick.value)
      return Shape.line([Point(x: x, y: top), Point(x: x, y: bottom)], role: tick.value == 0 ? .axis : .grid)
    }
    func figure(_ text: String, _ x: Double, _ role: VectorImage.Role) -> Shape {
      .text(text, Point(x: x, y: top - 7), anchor: .middle, role: role, size: Self.size)
    }
    return lines + figures.map { figure($0.text, x(of: $0.value), .muted) }
      + (label.map { [figure($0, center, .goal)] } ?? [])
  }

  /// The goal's line, drawn over the bars.
  func goalLine(top: Double, bottom: Double) -> [Shape] {
    guard let goal else { return [] }
    return [.line([Point(x: x(of: goal), y: top - 3), Point(x: x(of: goal), y: bottom)], role: .goal, isDashed: true)]
  }
}
