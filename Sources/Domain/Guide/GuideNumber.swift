internal import Figures

/// Rounding of the guide's numbers.
enum GuideNumber {
  /// Rounds half up, as the guide does everywhere; `step` is 1 or 10.
  static func rounded(_ value: Double, to step: Double = 1) -> Double { (value / step + 0.5).rounded(.down) * step }
}
