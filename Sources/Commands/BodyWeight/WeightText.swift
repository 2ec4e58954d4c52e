internal import Domain
internal import Figures
internal import Text

/// Formats body weights in the reader's unit.
struct WeightText {
  let canvas: Canvas

  /// The unit: `kg` or `lb`.
  var unit: String { canvas.weights == .imperial ? "lb" : "kg" }

  /// Converts a weight in kilograms to the reader's unit.
  func value(_ kilograms: Double) -> Double { canvas.weights == .imperial ? kilograms / BodyWeight.pound : kilograms }

  /// The weight with its unit: `73.2 kg`.
  func text(_ kilograms: Double) -> String { "\(figure(kilograms)) \(unit)" }

  /// The weight without its unit: `73.2`.
  func figure(_ kilograms: Double) -> String { Figure.text(value(kilograms), decimals: 1) }

  /// Formats the difference between two weights, both rounded as they are shown: `+0.3`.
  func change(from before: Double, to now: Double) -> String {
    Figure.change(from: value(before), to: value(now), decimals: 1)
  }
}
