import Domain
import Testing

@Suite struct NutrientRepairTests {
  private static func stated(
    kcal: Double? = nil, kj: Double? = nil, protein: Double? = nil, carbs: Double? = nil, fat: Double? = nil
  ) -> StatedNutrients {
    var stated = StatedNutrients()
    stated.kilocalories = kcal
    stated.kilojoules = kj
    stated.protein = protein
    stated.carbohydrates = carbs
    stated.fat = fat
    return stated
  }

  /// Oats: 13 g protein, 59 g carbs, 7 g fat give 4 x 72 + 9 x 7 = 351 kcal, 1469 kJ.
  @Test(
    arguments: [
      (351.0, nil, 351.0, false), (nil, 1469.0, 351.1, false), (351, 1469, 351, false),
      // kJ in the field for kcal; the same number in both; the two swapped; kcal in the field for kJ.
      (1469, nil, 351.1, true), (1469, 1469, 351.1, true), (1469, 351, 351.1, true), (nil, 351, 351, true),
      // Energy that is not given is what the macros give.
      (nil, nil, 351, true),
    ] as [(Double?, Double?, Double, Bool)])
  func findsTheUnitOfEnergy(kcal: Double?, kj: Double?, expected: Double, isNoted: Bool) throws {
    let checked = try Self.stated(kcal: kcal, kj: kj, protein: 13, carbs: 59, fat: 7).checked(basis: .available)
    #expect(abs(checked.nutrients.calories - expected) < 0.1)
    #expect(checked.notes.isEmpty != isNoted, "\(checked.notes)")
  }

  @Test(arguments: [
    // Impossible, whatever alcohol or sweetener there may be.
    (Self.stated(kcal: 200, protein: 30, carbs: 5, fat: 30), "200 kcal, but its macros give 410 kcal"),
    (Self.stated(kcal: 400, protein: 60, carbs: 60, fat: 5), "protein, carbs and fat come to 125 g in 100 g"),
    (Self.stated(kcal: 400, protein: -1, carbs: 60, fat: 5), "-1 g of protein in 100 g is not possible"),
    (Self.stated(kcal: 400, protein: .nan, carbs: 60, fat: 5), "no number g of protein in 100 g is not possible"),
    (Self.stated(kcal: 400, protein: 1, carbs: 600, fat: 5), "600 g of carbs in 100 g is not possible"),
    (Self.stated(kcal: 5000, protein: 1, carbs: 1, fat: 1), "5,000 kcal in 100 g is not possible"),
    (Self.stated(kcal: 400, protein: 10), "no carbs, no fat given"), (StatedNutrients(), "no nutrition is given"),
  ])
  func refusesWhatNoFoodHas(stated: StatedNutrients, reason: String) {
    do {
      let checked = try stated.checked(basis: .total)
      Issue.record("taken: \(checked)")
    } catch {
      #expect(error.message == reason)
      #expect(error.code == .implausibleFood)
    }
  }

  /// Low energies differ by rounding: 10 kcal are let pass.
  ///
  /// Vodka's energy is alcohol, erythritol's carbs have none.
  @Test(arguments: [
    (Self.stated(kcal: 22, protein: 1, carbs: 2, fat: 0.2), 0),
    (Self.stated(kcal: 231, protein: 0, carbs: 0, fat: 0), 1),
    (Self.stated(kcal: 0, protein: 0, carbs: 100, fat: 0), 1), (Self.stated(kcal: 0, protein: 0, carbs: 0, fat: 0), 0),
  ])
  func keepsWhatMayBe(stated: StatedNutrients, notes: Int) throws {
    let checked = try stated.checked(basis: .total)
    #expect(checked.nutrients.calories == stated.kilocalories)
    #expect(checked.notes.count == notes, "\(checked.notes)")
  }

  /// Sodium in mg, salt in g, what is taken, and whether that is noted.
  @Test(
    arguments: [
      (400.0, 1.0, 400.0, false), (nil, 1, 400, false), (400, nil, 400, false), (nil, nil, nil, false),
      // 1 g against 0.4 mg or 400,000 mg: a unit is wrong, and the salt is right.
      (0.4, 1, 400, true), (400_000, 1, 400, true),
      // Salt in mg beside sodium in mg.
      (400, 1000, 400, true), (50_000, nil, nil, true), (nil, 500, nil, true), (-3, nil, nil, true),
    ] as [(Double?, Double?, Double?, Bool)])
  func agreesOnSodium(sodium: Double?, salt: Double?, expected: Double?, isNoted: Bool) throws {
    var stated = Self.stated(kcal: 351, protein: 13, carbs: 59, fat: 7)
    stated.sodium = sodium
    stated.salt = salt
    let checked = try stated.checked(basis: .available)
    #expect(checked.nutrients.sodium == expected)
    #expect(checked.notes.isEmpty != isNoted, "\(checked.notes)")
  }

  @Test func partsThatAreLargerThanTheirWholeAreLeftOut() throws {
    var stated = Self.stated(kcal: 351, protein: 13, carbs: 59, fat: 7)
    stated.saturatedFat = 9
    stated.sugar = 70
    let checked = try stated.checked(basis: .available)
    #expect(checked.nutrients.saturatedFat == nil && checked.nutrients.sugar == nil)
    #expect(
      checked.notes == [
        "9 g of saturated fat is more than the 7 g of fat: left out",
        "70 g of sugar is more than the 59 g of carbs: left out",
      ])
  }

  /// Agar has more fiber than carbohydrates: these are without it.
  @Test func theBasisIsSeenWhereItIsNotSaid() throws {
    var agar = Self.stated(kcal: 160, protein: 2.4, carbs: 0, fat: 0.2)
    agar.fiber = 74.1
    #expect(try agar.checked(basis: nil).basis == .available)
    #expect(try Self.stated(kcal: 351, protein: 13, carbs: 59, fat: 7).checked(basis: nil).basis == .total)
  }
}
