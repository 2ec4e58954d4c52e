/// Numbers in messages about foods, members and targets: at most one decimal, with thousands separators.
enum FoodNumber {
  static func text(_ value: Double) -> String {
    guard value.isFinite else { return value.isNaN ? "no number" : value < 0 ? "minus infinity" : "infinity" }
    guard abs(value) < 1e9 else { return value < 0 ? "under -1,000,000,000" : "over 1,000,000,000" }
    let tenths = Int((abs(value) * 10).rounded())
    var digits = String(tenths / 10)
    var grouped = ""
    while digits.count > 3 {
      grouped = "," + digits.suffix(3) + grouped
      digits.removeLast(3)
    }
    return (value < 0 && tenths > 0 ? "-" : "") + digits + grouped + (tenths % 10 == 0 ? "" : ".\(tenths % 10)")
  }
}
