import Expect
import Figures
import Testing

/// The rules: halves away from zero of the decimal representation, commas, never `-0`, `–` for what is no number.
///
/// 2.675, 1.005 and 2.05 are binary numbers just below their decimal representation, and 0.285 is one just below a half.
@Suite struct FigureTests {
  @Test(arguments: [
    (1842.4, 0, "1,842"), (19.44, 1, "19.4"), (2.675, 2, "2.68"), (1.005, 2, "1.01"), (2.05, 1, "2.1"), (0.5, 0, "1"),
    (-0.5, 0, "-1"), (2.5, 0, "3"), (-2.5, 0, "-3"), (-0.4, 0, "0"), (-0.0, 1, "0.0"), (0, 0, "0"), (0, 2, "0.00"),
    (999.5, 0, "1,000"), (99.95, 1, "100.0"), (9.999, 2, "10.00"), (1e15, 0, "1,000,000,000,000,000"),
    (-1_234_567.891, 1, "-1,234,567.9"), (0.05, 1, "0.1"), (0.04, 1, "0.0"), (.leastNonzeroMagnitude, 2, "0.00"),
    (1.5e16, 0, "1.5e16"), (-1.79e308, 0, "-1.7e308"), (.nan, 0, "–"), (.infinity, 1, "–"), (-.infinity, 0, "–"),
    (123.456, -3, "123"), (0.1, 400, "0.100000000000000"), (1e-7, 7, "0.0000001"), (1e-7, 6, "0.000000"),
    (5e-7, 6, "0.000001"),
    // Means by hand: 167.9 / 2 = 83.95 and 335.4 / 4 = 83.85. As doubles the first is 83.94999999999999.
    ((84.1 + 83.8) / 2, 1, "84.0"), ((84.1 + 83.8 + 83.9 + 83.6) / 4, 1, "83.9"), (83.95, 1, "84.0"),
    (83.85, 1, "83.9"), (83.9499, 1, "83.9"), (9.999999999999999, 0, "10"),
    (1234567890.1234567, 7, "1,234,567,890.1234567"),
  ]) func text(value: Double, decimals: Int, expected: String) {
    expect(Figure.text(value, decimals: decimals), equals: expected)
  }

  @Test(arguments: [
    (0, "0"), (7, "7"), (999, "999"), (1000, "1,000"), (-1000, "-1,000"), (-100, "-100"), (1_234_567, "1,234,567"),
    (.max, "9,223,372,036,854,775,807"), (.min, "-9,223,372,036,854,775,808"),
  ]) func count(value: Int, expected: String) { expect(Figure.text(value), equals: expected) }

  @Test(arguments: [
    (20, 1, "20"), (19.44, 1, "19.4"), (2.05, 1, "2.1"), (1790.55, 1, "1,790.6"), (0.04, 1, "0"), (-0.04, 1, "0"),
    (-0.05, 1, "-0.1"), (0.124, 3, "0.124"), (1.5, 3, "1.5"), (2, 3, "2"), (1000, 3, "1,000"), (0.285, 2, "0.29"),
    (100, 0, "100"), (1e16, 1, "1e16"), (.nan, 1, "–"), (-.infinity, 3, "–"),
  ]) func upTo(value: Double, most: Int, expected: String) { expect(Figure.text(value, upTo: most), equals: expected) }

  @Test(arguments: [(19.44, "19.4"), (20, "20"), (1790.55, "1,790.6"), (999.96, "1,000"), (-0.04, "0")])
  func tenths(value: Double, expected: String) { expect(Figure.tenths(value), equals: expected) }

  /// As doubles, 1.1 squared is 1.2100000000000002 and the sum 0.30000000000000004.
  @Test(arguments: [
    (16, "16"), (9.74, "9.74"), (0.01452, "0.01452"), (1131.2, "1,131.2"), (-10.83, "-10.83"), (1.1 * 1.1, "1.21"),
    (0.1 + 0.2, "0.3"), (1e-16, "0"), (.nan, "–"),
  ]) func exact(value: Double, expected: String) { expect(Figure.exact(value), equals: expected) }

  @Test(arguments: [
    (55, 0, "+55"), (-77, 0, "-77"), (0, 0, "0"), (0.4, 0, "0"), (0.5, 0, "+1"), (-0.4, 0, "0"), (0.04, 1, "0.0"),
    (1234.5, 1, "+1,234.5"), (1.5e16, 0, "+1.5e16"), (.nan, 0, "–"), (.infinity, 0, "–"),
  ]) func signed(value: Double, decimals: Int, expected: String) {
    expect(Figure.signed(value, decimals: decimals), equals: expected)
  }

  @Test(arguments: [
    (1842.4, "1,842"), (96, "96"), (19.4, "19.4"), (19.44, "19.4"), (0.25, "0.25"), (100, "100"), (1000, "1,000"),
    (0, "0"), (20, "20"), (99.96, "100"), (1.5, "1.5"), (0.004, "0.004"), (0.05, "0.05"), (-19.44, "-19.4"),
    (1e300, "1e300"), (.nan, "–"),
  ]) func short(value: Double, expected: String) { expect(Figure.short(value), equals: expected) }

  /// What is read again has no commas and no exponent, and is the same number.
  @Test(arguments: [
    (0, "0"), (-0.0, "0"), (2, "2"), (42.525, "42.525"), (100_000, "100000"), (1842.4, "1842.4"), (-0.5, "-0.5"),
    (1e-7, "0.0000001"), (1e15, "1000000000000000"), (9_007_199_254_740_992, "9007199254740992"),
    (0.1 + 0.2, "0.30000000000000004"), (1e16, "1e+16"), (1e-16, "1e-16"), (.nan, "–"), (.infinity, "–"),
  ]) func plain(value: Double, expected: String) {
    expect(Figure.plain(value), equals: expected)
    if value.isFinite { expect(Double(expected), equals: value) }
  }

  /// What is shown as two figures and their difference has to add up on the screen.
  @Test(arguments: [(1841.6, 0, 1842.0), (-0.4, 0, 0.0), (2.675, 2, 2.68), (-19.45, 1, -19.5), (1e15, 3, 1e15)])
  func shown(value: Double, decimals: Int, expected: Double) {
    expect(Figure.shown(value, decimals: decimals), equals: expected)
    expect(Figure.shown(value, decimals: decimals).sign, equals: (expected == 0 ? .plus : expected.sign))
  }

  @Test(arguments: [
    (50, 100, "50"), (99.9, 100, "99"), (100, 100, "100"), (100.1, 100, "101"), (0, 100, "0"), (-1, 100, "<0"),
    (999.4, 100, "999"), (1001, 100, ">999"), (.infinity, 100, ">999"),
    (.nan, 100, "–"),
  ]) func percent(value: Double, bound: Double, expected: String) {
    expect(Figure.percent(of: value, bound), equals: expected)
  }

  @Test(arguments: [(0, "0 items"), (1, "1 item"), (2, "2 items"), (1200, "1,200 items"), (-1, "-1 items")])
  func counted(count: Int, expected: String) { expect(count.counted("item"), equals: expected) }

  @Test func countedOfAll() {
    expect(3.counted(of: 7, "day"), equals: "3 of 7 days")
    expect(1.counted(of: 1, "day"), equals: "1 of 1 day")
    expect(1842.counted(of: 3650, "day"), equals: "1,842 of 3,650 days")
  }
}
