internal import Figures
internal import Text

/// A range of values, divided evenly into levels, each of which has a glyph in heatmaps and sparklines.
package struct LevelScale: Sendable, Equatable {
  /// Where the lowest level starts.
  package let low: Double
  /// Where the highest level ends; more than `low`.
  package let high: Double
  /// The number of digits after the decimal point in the figures of both bounds.
  package let decimals: Int

  private static let levelsPerScale = 8.0

  /// Creates a scale from `low` to `high`; values outside the scale are drawn at its ends.
  ///
  /// Nil if a bound is not finite or is beyond 1e100, or `high` is not more than `low`.
  package init?(low: Double, high: Double, decimals: Int = 0) {
    guard low.magnitude <= 1e100, high.magnitude <= 1e100, high > low else { return nil }
    (self.low, self.high, self.decimals) = (low, high, decimals)
  }

  /// Creates a scale that fits the values; if all values are equal, they are in the middle of the scale.
  ///
  /// The scale has eight levels. The height of a level is 1, 1.25, 2, 2.5, 3, 4 or 5 times a power of ten.
  package init(fitting values: [Double]) {
    let values = values.filter { $0.magnitude <= 1e100 }
    let (low, high) = TrendScale.widened(values.min() ?? 0, values.max() ?? 0)
    let (bound, steps) =
      Self.grids(around: high - low).first { bound, steps in
        (low / bound.size).rounded(.down) + steps >= high / bound.size
      } ?? (TickSpacing(tenths: 10, power: 0), Self.levelsPerScale)
    let first = (low / bound.size).rounded(.down)
    self.low = bound.value(at: first)
    self.high = bound.value(at: first + steps)
    decimals = bound.decimals
  }

  /// The possible grids of a scale, the finest first.
  ///
  /// Both ends of a scale are multiples of `bound`, and `steps` is the number of times that `bound` fits between
  /// them. A scale always has eight levels. With eight steps, a level is one `bound` high; with ten steps, which are
  /// possible if `bound` is 1, 10, 100 and so on, a level is 1.25 times `bound` high.
  private static func grids(around span: Double) -> [(bound: TickSpacing, steps: Double)] {
    TickSpacing.around(span, tenths: [10, 20, 25, 30, 40, 50]).flatMap { step in
      step.tenths == 10 ? [(step, levelsPerScale), (step, 10)] : [(step, levelsPerScale)]
    }
  }

  /// The level of a value, 0 to `count - 1`.
  func level(of value: Double, outOf count: Int) -> Int {
    // A value on the bound of a level must not fall below it because 0.3 is not exactly three tenths.
    let place = (value - low) / (high - low) * Double(count) + 1e-9
    return Int(min(Double(count - 1), max(0, place.rounded(.down))))
  }

  /// The glyph of a value: one of eight blocks or, in ASCII, a digit from 0 to 9.
  func glyph(of value: Double, on canvas: Canvas) -> Unicode.Scalar {
    let levels = Glyphs.on(canvas).levels
    return levels[level(of: value, outOf: levels.count)]
  }

  /// Both bounds as text: `1,600–2,600`, or `-500 to 500`, because a dash next to a minus looks like another minus.
  func span(on canvas: Canvas) -> String { low < 0 ? spokenSpan : canvas.show("\(lowText)–\(highText)") }

  /// Both bounds as a phrase: `1,600 to 2,600`.
  var spokenSpan: String { "\(lowText) to \(highText)" }

  /// The figures of the bounds: `1,600` and `2,600`.
  var lowText: String { Figure.text(low, decimals: decimals) }
  var highText: String { Figure.text(high, decimals: decimals) }

  /// The lowest and the highest glyph, each with the value at which its level starts: `▁ 1,600 … █ 2,475+`.
  ///
  /// In ASCII there is a `=` between glyph and value.
  func legend(on canvas: Canvas) -> String {
    let levels = Glyphs.on(canvas).levels
    let top = high - (high - low) / Double(levels.count)
    let (first, last) = (levels.first ?? " ", levels.last ?? " ")
    let (equals, dots) = canvas.isASCII ? (" = ", "...") : (" ", "…")
    return "\(first)\(equals)\(Figure.short(low)) \(dots) \(last)\(equals)\(Figure.short(top))+"
  }
}
