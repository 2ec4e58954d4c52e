/// A step of an axis: 1, 2, 2.5 or 5 times a power of ten.
struct NiceStep {
  /// In tenths, so that 2.5 is whole: 10, 20, 25 or 50; of levels 30 and 40 too.
  let tenths: Double
  /// The power of ten, after the tenths: a step of 200 is 20 tenths at 10².
  let power: Int

  /// The step's `index`th multiple; the nearest number to the decimal one, so that 3 x 0.1 is 0.3.
  func value(at index: Double) -> Double {
    let exponent = power - 1
    let factor = Double("1e\(exponent.magnitude)") ?? 1
    return exponent >= 0 ? index * tenths * factor : index * tenths / factor
  }

  var size: Double { value(at: 1) }

  /// Decimals that its multiples need.
  var decimals: Int { max(0, (tenths == 25 ? 1 : 0) - power) }

  /// The steps from a thousandth of `span` up to at least ten times it, rising.
  static func around(_ span: Double, tenths: [Double] = [10, 20, 25, 50]) -> [NiceStep] {
    // log10(2) = 0.30103: from the binary exponent to the decimal one, one off at most.
    let exponent = Int((Double(span.exponent) * 0.30103).rounded(.down))
    return ((exponent - 2)...(exponent + 2)).flatMap { power in
      tenths.map { NiceStep(tenths: $0, power: power) }
    }
  }
}
