/// Student's t distribution, used to test whether the difference between two means of a few days may be due to chance.
package enum StudentT {
  /// The probability that a t value with these degrees of freedom is at least as far from 0 as `t`, in either
  /// direction.
  ///
  /// The result is from 0 to 1; it is 1 for fewer than one degree of freedom and for a `t` that is not a number. The
  /// sums are those for whole degrees of freedom in Abramowitz and Stegun, Handbook of Mathematical Functions (1964),
  /// 26.7.3 and 26.7.4. The result is exact to about 1e-15, which is more than any level of significance needs.
  package static func probability(beyond t: Double, degrees: Int) -> Double {
    guard degrees >= 1, !t.isNaN else { return 1 }
    let tangent = t.magnitude / Double(degrees).squareRoot()
    guard tangent < 1e150 else { return 0 }
    let cosine = 1 / (1 + tangent * tangent).squareRoot()
    let sine = tangent * cosine
    let isOdd = !degrees.isMultiple(of: 2)
    var term = isOdd ? cosine : 1
    var sum = degrees == 1 ? 0 : term
    for factor in stride(from: isOdd ? 3 : 2, to: degrees, by: 2) {
      term *= cosine * cosine * Double(factor - 1) / Double(factor)
      sum += term
    }
    let within = isOdd ? 2 / Double.pi * (arcTangent(tangent) + sine * sum) : sine * sum
    return min(1, max(0, 1 - within))
  }

  /// The angle whose tangent is `tangent`, for 0 and above.
  ///
  /// Domain has no mathematics library. Halving the angle three times brings the tangent below 0.2, where ten terms of
  /// the series x - x³/3 + x⁵/5 ... are exact to the last digits.
  private static func arcTangent(_ tangent: Double) -> Double {
    var tangent = tangent
    for _ in 0..<3 { tangent /= 1 + (1 + tangent * tangent).squareRoot() }
    let square = tangent * tangent
    let series = stride(from: 21, through: 1, by: -2).reduce(0.0) { sum, odd in 1 / Double(odd) - square * sum }
    return 8 * tangent * series
  }
}
