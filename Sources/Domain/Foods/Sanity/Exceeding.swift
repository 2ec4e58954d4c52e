extension Double {
  /// Whether the number is above a limit, ignoring the error of binary fractions: 5.2 - 5 is slightly more than 0.2.
  ///
  /// The tolerance of 1e-9 is far less than any difference in a table, and far more than the error of numbers up to
  /// 40,000.
  func exceeds(_ limit: Double) -> Bool { self > limit + 1e-9 }
}
