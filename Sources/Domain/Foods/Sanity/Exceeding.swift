extension Double {
  /// Whether it is above a limit by more than the error of binary fractions: 5.2 - 5 is slightly more than 0.2.
  ///
  /// 1e-9 g is a billionth of what any table states, and a million times the error of numbers up to 40,000.
  func exceeds(_ limit: Double) -> Bool { self > limit + 1e-9 }
}
