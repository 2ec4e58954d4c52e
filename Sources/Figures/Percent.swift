extension Figure {
  /// Formats `value` in whole percent of `bound`, which is above zero.
  ///
  /// Only a value equal to `bound` is shown as 100: one below it is 99 at most, and one above it 101 at least. Above
  /// 999 % it is `>999`, below zero `<0`.
  package static func percent(of value: Double, _ bound: Double) -> String {
    guard !value.isNaN, !bound.isNaN else { return noNumber }
    let percent = shown(value / bound * 100)
    if value < 0 { return "<0" }
    if percent > 999 { return ">999" }
    return text(value < bound ? min(99, percent) : value > bound ? max(101, percent) : 100)
  }
}
