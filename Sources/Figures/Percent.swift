extension Figure {
  /// Formats `value` as a whole percentage of `bound`, which is above zero.
  ///
  /// Only a value equal to `bound` is shown as 100: a smaller value is shown as 99 at most, and a larger value as 101
  /// at least. More than 999 % is shown as `>999`, and a value below zero as `<0`.
  package static func percent(of value: Double, _ bound: Double) -> String {
    guard !value.isNaN, !bound.isNaN else { return noNumber }
    let percent = shown(value / bound * 100)
    if value < 0 { return "<0" }
    if percent > 999 { return ">999" }
    return text(value < bound ? min(99, percent) : value > bound ? max(101, percent) : 100)
  }
}
