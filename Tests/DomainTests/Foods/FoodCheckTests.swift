import Domain
import Expect
import Testing

/// The names and values that a food may have.
@Suite struct FoodCheckTests {
  private func nutrients(
    _ kcal: Double, _ protein: Double, _ carbs: Double, _ fat: Double, satfat: Double? = nil, sugar: Double? = nil,
    fiber: Double? = nil, sodium: Double? = nil
  ) -> Nutrients {
    Nutrients(
      calories: kcal, protein: protein, carbohydrates: carbs, fat: fat, saturatedFat: satfat, sugar: sugar,
      fiber: fiber, sodium: sodium)
  }

  @Test func whatNoFoodHoldsIsOutOfRange() throws {
    try FoodCheck.range(nutrients(902, 0, 0, 100, satfat: 100, sugar: 100, fiber: 100, sodium: 40_000))
    for wrong in [
      nutrients(-1, 0, 0, 0), nutrients(.nan, 0, 0, 0), nutrients(0, .infinity, 0, 0), nutrients(0, 0, 100.1, 0),
      nutrients(0, 0, 0, 1e308), nutrients(903, 0, 0, 0), nutrients(0, 0, 0, 0, sodium: 40_001),
      nutrients(0, 0, 0, 0, fiber: -0.1), nutrients(0, 0, 0, 0, satfat: -.infinity),
    ] {
      #expect(throws: LarderError.self, "\(wrong)") { try FoodCheck.range(wrong) }
      expect(FoodStatement(StatedNutrients(wrong)).findings.first?.rule, equals: .limit)
    }
  }

  @Test func kilojoulesAreRecognized() {
    do throws(LarderError) {
      // 1046 kJ / 4.184 = 250 kcal
      try FoodCheck.range(nutrients(1046, 10, 30, 10))
      Issue.record("not refused")
    } catch {
      expect(error.code, equals: .outOfRange)
      expect(error.message.contains("1,046 kcal"))
      expect(error.hint?.contains("1,046 looks like kJ; did you mean 250 kcal?"), equals: true)
    }
    expect(FoodCheck.repair(ofImpossible: .calories, 1046), equals: FoodRepair(.calories, 250))
    // 37.7 kJ a gram of fat: nothing has more than 3,774 kJ.
    expect(FoodCheck.repair(ofImpossible: .calories, 3775), equals: nil)
    expect(FoodCheck.repair(ofImpossible: .calories, 902), equals: nil)
    expect(FoodCheck.repair(ofImpossible: .protein, 200), equals: nil)
  }

  @Test func namesAreTrimmedAndReadable() throws {
    expect(try FoodCheck.name("  Grandma's Käsespätzle 🧀\n"), equals: "Grandma's Käsespätzle 🧀")
    expect(try FoodCheck.name(String(repeating: "é", count: 200)).count, equals: 200)
    for wrong in [
      "", "   ", "\u{0}", "a\u{1B}[31mb", "a\u{202E}b", "a\u{200B}b", "!!", "🍌", String(repeating: "a", count: 201),
      "a" + String(repeating: "\u{301}", count: 100_000),
    ] {
      #expect(throws: LarderError.self, "\(wrong.prefix(20).debugDescription)") { try FoodCheck.name(wrong) }
    }
  }

  @Test func portionsHaveGrams() throws {
    expect(try FoodCheck.portion(name: " slice ", grams: 30), equals: Portion(name: "slice", grams: 30))
    for grams in [0, -1, Double.nan, .infinity, 100_000.1, 1e308] {
      #expect(throws: LarderError.self, "\(grams)") { try FoodCheck.portion(name: "slice", grams: grams) }
    }
    #expect(throws: LarderError.self) { try FoodCheck.portion(name: "", grams: 30) }
  }

  @Test func aTagIsOneWord() throws {
    expect(try FoodCheck.tag(" Vegan "), equals: "vegan")
    expect(try FoodCheck.tag("low-carb"), equals: "low-carb")
    for wrong in ["two words", "a,b", "", "-"] {
      #expect(throws: LarderError.self, "\(wrong)") { try FoodCheck.tag(wrong) }
    }
  }
}
