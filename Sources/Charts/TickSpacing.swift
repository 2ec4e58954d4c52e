/// The distance between two ticks of an axis: 1, 2, 2.5 or 5 times a power of ten.
struct TickSpacing {
  /// The factor before the power of ten, in tenths so that 2.5 is a whole number: 10, 20, 25 or 50, and for levels
  /// also 30 or 40.
  let tenths: Double
  /// The exponent of the power of ten: a spacing of 200 is 20 tenths times 10².
  let power: Int

  /// `index` times the spacing, as the double nearest to the exact decimal result: 3 times 0.1 is 0.3.
  func value(at index: Double) -> Double {
    let exponent = power - 1
    let factor = Double("1e\(exponent.magnitude)") ?? 1
    return exponent >= 0 ? index * tenths * factor : index * tenths / factor
  }

  var size: Double { value(at: 1) }

  /// The number of decimals that multiples of the spacing need.
  var decimals: Int { max(0, (tenths == 25 ? 1 : 0) - power) }

  /// The spacings from a thousandth of `span` up to at least ten times `span`, in ascending order.
  static func around(_ span: Double, tenths: [Double] = [10, 20, 25, 50]) -> [TickSpacing] {
    // log10(2) = 0.30103 converts the binary exponent to a decimal exponent, which may be off by one.
    let exponent = Int((Double(span.exponent) * 0.30103).rounded(.down))
    return ((exponent - 2)...(exponent + 2)).flatMap { power in
      tenths.map { TickSpacing(tenths: $0, power: power) }
    }
  }
}
