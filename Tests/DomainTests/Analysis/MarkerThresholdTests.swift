import Domain
import Expect
import Testing

/// Where a marker's judgement changes beside its limit, and the share of a day by itself.
@Suite struct MarkerThresholdTests {
  private static func intake(_ nutrients: Nutrients, days: Int = 3, _ reference: MarkerReference = .adults)
    -> MarkerIntake
  {
    MarkerIntake(
      total: NutrientTotal(Array(repeating: nutrients, count: days)), items: days, days: days, reference: reference)
  }

  /// A fifth above the limit, of fiber below it; of sugar 10 of 18 % of energy.
  @Test func secondThresholds() {
    var day = Nutrients(calories: 2000, protein: 0, carbohydrates: 0, fat: 0)
    day[.sugar] = 40
    let markers = HealthMarker.all(Self.intake(day))
    expect(markers.map(\.nutrient), equals: [.sodium, .saturatedFat, .sugar, .fiber])
    let seconds = markers.map { $0.secondThreshold ?? 0 }
    for (second, expected) in zip(seconds, [1.2, 1.2, 10.0 / 18, 0.8]) { expect((second - expected).magnitude < 1e-9) }
    // A share of energy is not a limit if the energy is zero.
    let nothing = HealthMarker.all(Self.intake(Nutrients(calories: 0, protein: 0, carbohydrates: 0, fat: 0), days: 0))
    expect(nothing[2].secondThreshold == nil && nothing[0].secondThreshold == 1.2)
  }

  /// Ten items in three days, some of unknown sodium or fiber; the sum of the others is divided by the share of items that
  /// are known, 9 of 10 or 8 of 10.
  @Test(
    arguments: [
      // Sodium, of 2,000 mg: 5,370 / 3 = 1,790 is good, and 1,790 / 0.9 = 1,989 too; 1,790 / 0.8 = 2,238 is not.
      (.sodium, 5370, 0, .good), (.sodium, 5370, 1, .good), (.sodium, 5370, 2, .notEnoughData),
      // What is above the limit stays above it, whatever is missing: 2,100 is moderate, 2,500 high.
      (.sodium, 6300, 2, .moderate), (.sodium, 7500, 2, .high),
      // Fiber, of 30 g: enough is enough. 23 / 0.8 = 28.75 may be moderate, 15 / 0.8 = 18.75 is low anyway.
      (.fiber, 93, 2, .good), (.fiber, 69, 0, .low), (.fiber, 69, 2, .notEnoughData), (.fiber, 45, 2, .low),
    ] as [(Nutrient, Double, Int, HealthMarker.Level)])
  func unknownIsNotZero(nutrient: Nutrient, sum: Double, unknown: Int, level: HealthMarker.Level) {
    var known = Nutrients(calories: 600, protein: 0, carbohydrates: 0, fat: 0)
    known[nutrient] = sum / Double(10 - unknown)
    var without = known
    without[nutrient] = nil
    let items = Array(repeating: known, count: 10 - unknown) + Array(repeating: without, count: unknown)
    let marker = HealthMarker(
      nutrient, of: MarkerIntake(total: NutrientTotal(items), items: 10, days: 3, reference: .adults))
    expect(marker.level, equals: level)
    expect(marker.unknown, equals: unknown)
  }

  /// 2500 of 2000 mg of sodium; 10 % of 1800 kcal are 20 g of saturated fat at 9 kcal a gram, of which 25 g are 125 %.
  @Test func sharesAgreeWithTheMarkers() {
    let day = Nutrients(
      calories: 1800, protein: 0, carbohydrates: 0, fat: 25, saturatedFat: 25, sugar: nil, fiber: 15, sodium: 2500)
    let intake = Self.intake(day, days: 1)
    let shares = HealthMarker.nutrients.map { HealthMarker.share(of: $0, in: intake) }
    expect(shares, equals: [1.25, 1.25, nil, 0.5])
    expect(HealthMarker.all(intake).map(\.share), equals: shares)
  }
}
