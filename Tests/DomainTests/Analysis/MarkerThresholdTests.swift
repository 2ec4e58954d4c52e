import Domain
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
    #expect(markers.map(\.nutrient) == [.sodium, .saturatedFat, .sugar, .fiber])
    let seconds = markers.map { $0.secondThreshold ?? 0 }
    for (second, expected) in zip(seconds, [1.2, 1.2, 10.0 / 18, 0.8]) { #expect((second - expected).magnitude < 1e-9) }
    // A share of energy is not a limit if the energy is zero.
    let nothing = HealthMarker.all(Self.intake(Nutrients(calories: 0, protein: 0, carbohydrates: 0, fat: 0), days: 0))
    #expect(nothing[2].secondThreshold == nil && nothing[0].secondThreshold == 1.2)
  }

  /// 2500 of 2000 mg of sodium; 10 % of 1800 kcal are 20 g of saturated fat at 9 kcal a gram, of which 25 g are 125 %.
  @Test func sharesAgreeWithTheMarkers() {
    let day = Nutrients(
      calories: 1800, protein: 0, carbohydrates: 0, fat: 25, saturatedFat: 25, sugar: nil, fiber: 15, sodium: 2500)
    let intake = Self.intake(day, days: 1)
    let shares = HealthMarker.nutrients.map { HealthMarker.share(of: $0, in: intake) }
    #expect(shares == [1.25, 1.25, nil, 0.5])
    #expect(HealthMarker.all(intake).map(\.share) == shares)
  }
}
