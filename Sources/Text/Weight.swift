internal import Figures

/// The units in which weights are shown.
package enum WeightUnits: Sendable {
  /// Grams.
  case metric
  /// Ounces, and pounds from sixteen ounces on (avoirdupois).
  case imperial
}

extension Canvas {
  private static let gramsInOunce = 28.35
  private static let gramsInPound = 453.6

  /// Formats a weight in the reader's units: `150 g`, or `5.3 oz` and `1.2 lb`.
  package func weight(_ grams: Double) -> String {
    guard weights == .imperial else { return "\(Figure.short(grams)) g" }
    let ounces = grams / Self.gramsInOunce
    // A weight that would be shown as 16 oz is shown as a pound.
    guard Figure.shown(ounces.magnitude, decimals: 1) < 16 else {
      return "\(Figure.tenths(grams / Self.gramsInPound)) lb"
    }
    return "\(ounces.magnitude < 1 ? Figure.short(ounces) : Figure.tenths(ounces)) oz"
  }
}
