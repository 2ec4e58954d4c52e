extension Double {
  /// Whether it is above a limit by more than binary fractions are off: of 5.2 and 5 the difference is a little over 0.2.
  ///
  /// 1e-9 g is a billionth of what any table states, and a million times the error of figures up to 40,000.
  func exceeds(_ limit: Double) -> Bool { self > limit + 1e-9 }
}
