import Expect
import Testing
import Text

@Suite struct WeightTests {
  /// An ounce is 28.35 g, a pound 453.6 g.
  @Test(
    arguments: [
      (150, "150 g", "5.3 oz"),  // 150 / 28.35 = 5.29
      (100, "100 g", "3.5 oz"), (28.35, "28.4 g", "1 oz"), (1, "1 g", "0.035 oz"), (5, "5 g", "0.18 oz"),
      (0, "0 g", "0 oz"), (450, "450 g", "15.9 oz"),
      // 452.5 / 28.35 = 15.96, which would be shown as 16 oz.
      (452.5, "453 g", "1 lb"), (453.6, "454 g", "1 lb"), (544, "544 g", "1.2 lb"), (1000, "1,000 g", "2.2 lb"),
      (100_000, "100,000 g", "220.5 lb"),
    ] as [(Double, String, String)])
  func showsWeights(grams: Double, metric: String, imperial: String) {
    expect(Canvas().weight(grams), equals: metric)
    expect(Canvas(weights: .imperial).weight(grams), equals: imperial)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e308, -5])
  func surviveAnyNumber(grams: Double) {
    for weights in [WeightUnits.metric, .imperial] { expect(!Canvas(weights: weights).weight(grams).isEmpty) }
  }
}
