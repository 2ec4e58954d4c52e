import Testing
import Text

@Suite struct FigureTests {
  @Test(arguments: [
    (1842.4, 0, "1,842"), (19.44, 1, "19.4"), (2.675, 2, "2.68"), (1.005, 2, "1.01"), (0.5, 0, "1"), (-0.5, 0, "-1"),
    (2.5, 0, "3"),
    (-2.5, 0, "-3"), (-0.4, 0, "0"), (-0.0, 1, "0.0"), (0, 0, "0"), (0, 2, "0.00"), (999.5, 0, "1,000"),
    (99.95, 1, "100.0"),
    (9.999, 2, "10.00"), (1e15, 0, "1,000,000,000,000,000"), (-1_234_567.891, 1, "-1,234,567.9"), (0.05, 1, "0.1"),
    (0.04, 1, "0.0"),
    (.leastNonzeroMagnitude, 2, "0.00"), (1.5e16, 0, "1.5e16"), (-1.79e308, 0, "-1.7e308"), (.nan, 0, "–"),
    (.infinity, 1, "–"), (-.infinity, 0, "–"),
    (123.456, -3, "123"), (0.1, 400, "0.100000000000000"), (1e-7, 7, "0.0000001"), (1e-7, 6, "0.000000"),
    (5e-7, 6, "0.000001"),
  ]) func text(value: Double, decimals: Int, expected: String) {
    #expect(Figure.text(value, decimals: decimals) == expected)
  }

  @Test(arguments: [
    (55, 0, "+55"), (-77, 0, "-77"), (0, 0, "0"), (0.4, 0, "0"), (-0.4, 0, "0"), (0.04, 1, "0.0"),
    (1234.5, 1, "+1,234.5"),
    (.nan, 0, "–"), (.infinity, 0, "–"),
  ]) func signed(value: Double, decimals: Int, expected: String) {
    #expect(Figure.signed(value, decimals: decimals) == expected)
  }

  @Test(arguments: [
    (1842.4, "1,842"), (96, "96"), (19.4, "19.4"), (19.44, "19.4"), (0.25, "0.25"), (100, "100"), (1000, "1,000"),
    (0, "0"), (20, "20"),
    (1.5, "1.5"), (0.004, "0.004"), (-19.44, "-19.4"), (1e300, "1e300"), (.nan, "–"),
  ]) func short(value: Double, expected: String) { #expect(Figure.short(value) == expected) }

  /// What is shown as two figures and their difference has to add up on the screen.
  @Test(arguments: [(1841.6, 0, 1842.0), (-0.4, 0, 0.0), (2.675, 2, 2.68), (-19.45, 1, -19.5), (1e15, 3, 1e15)])
  func shown(value: Double, decimals: Int, expected: Double) {
    #expect(Figure.shown(value, decimals: decimals) == expected)
    #expect(Figure.shown(value, decimals: decimals).sign == (expected == 0 ? .plus : expected.sign))
  }
}
