/// Formatting and rounding of the guide's numbers.
enum GuideNumber {
  /// A coefficient as it was published: `16`, `9.74`, `0.01452`.
  static func text(_ value: Double) -> String {
    let text = "\(value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// A result, to one decimal place: `1,790.6`.
  static func result(_ value: Double) -> String { FoodNumber.text(value) }

  /// Rounds half up, as the guide does everywhere; `step` is 1 or 10.
  static func rounded(_ value: Double, to step: Double = 1) -> Double { (value / step + 0.5).rounded(.down) * step }
}
