internal import Domain
internal import Figures

extension MeanChange {
  /// The change from the mean of the earlier days, with both means rounded as shown: `+173`; nil if too few days are
  /// known.
  func figure(decimals: Int = 0) -> String? {
    isTold ? Figure.change(from: before, to: now, decimals: decimals) : nil
  }

  /// The earlier mean and the change: `1,563 (+57)`, `1,563 (too few days to compare)`.
  func words(decimals: Int = 0) -> String {
    "\(Figure.text(before, decimals: decimals)) (\(figure(decimals: decimals) ?? Self.tooFew))"
  }

  /// Shown instead of a change if too few days are known.
  static let tooFew = "too few days to compare"
}
