internal import Figures

/// Rounding of the guide's numbers.
enum GuideNumber {
  /// Rounds half up, as the guide does everywhere; `multiple` is 1 or 10.
  static func rounded(_ value: Double, to multiple: Double = 1) -> Double {
    (value / multiple + 0.5).rounded(.down) * multiple
  }
}
