extension Figure {
  /// Whole percent; a value below its bound is never shown as 100, and neither is one above it.
  ///
  /// From 1,000 % on it is `>999`, below zero `<0`. `bound` is above zero.
  package static func percent(of value: Double, _ bound: Double) -> String {
    guard !value.isNaN, !bound.isNaN else { return noNumber }
    let percent = shown(value / bound * 100)
    if value < 0 { return "<0" }
    if percent > 999 { return ">999" }
    return text(value < bound ? min(99, percent) : value > bound ? max(101, percent) : 100)
  }
}
