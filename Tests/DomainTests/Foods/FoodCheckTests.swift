import Domain
import Testing

/// What a food may be called and hold.
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
    try FoodCheck.range(nutrients(902, 0, 0, 100, satfat: 100, sugar: 100, fiber: 100, sodium: 39_400))
    for wrong in [
      nutrients(-1, 0, 0, 0), nutrients(.nan, 0, 0, 0), nutrients(0, .infinity, 0, 0), nutrients(0, 0, 100.1, 0),
      nutrients(0, 0, 0, 1e308), nutrients(903, 0, 0, 0), nutrients(0, 0, 0, 0, sodium: 39_401),
      nutrients(0, 0, 0, 0, fiber: -0.1), nutrients(0, 0, 0, 0, satfat: -.infinity),
    ] {
      #expect(throws: LarderError.self, "\(wrong)") { try FoodCheck.range(wrong) }
      _ = FoodCheck.findings(wrong)
    }
  }

  @Test func kilojoulesAreRecognized() {
    do throws(LarderError) {
      // 1046 kJ / 4.184 = 250 kcal
      try FoodCheck.range(nutrients(1046, 10, 30, 10))
      Issue.record("not refused")
    } catch {
      #expect(error.code == .outOfRange)
      #expect(error.message.contains("1,046 kcal"))
      #expect(error.hint?.contains("1,046 looks like kJ: 250 kcal?") == true)
    }
    #expect(FoodCheck.repair(ofImpossible: .calories, 1046) == FoodRepair(.calories, 250))
    // 37.7 kJ a gram of fat: nothing has more than 3,774 kJ.
    #expect(FoodCheck.repair(ofImpossible: .calories, 3775) == nil)
    #expect(FoodCheck.repair(ofImpossible: .calories, 902) == nil)
    #expect(FoodCheck.repair(ofImpossible: .protein, 200) == nil)
  }

  private func messages(
    _ values: Nutrients, _ basis: CarbohydrateBasis = .total, name: String = "Food", refused: Bool = false
  ) -> [String] {
    FoodCheck.findings(values, basis: basis, name: name).filter { $0.isRefused == refused }.map(\.message)
  }

  @Test func partsThatExceedTheirWholeAreRefused() {
    // 4 x (50 + 40) + 9 x 20 = 540 kcal
    #expect(messages(nutrients(540, 50, 40, 20), refused: true) == ["protein, carbs and fat come to 110 g in 100 g"])
    #expect(messages(nutrients(175, 5, 20, 8, satfat: 9), refused: true).count == 1)
    #expect(messages(nutrients(175, 5, 20, 8, satfat: 9), refused: true)[0].contains("9 g of saturated fat"))
    #expect(messages(nutrients(175, 5, 20, 8, sugar: 25), refused: true)[0].contains("25 g of sugar"))
    #expect(messages(nutrients(175, 5, 20, 8, satfat: 8.1, sugar: 20.1), refused: true).isEmpty)
  }

  @Test func ordinaryLabelsPass() {
    // Whole grain rye crispbread, a German label: 337 kcal, 9 P, 64 C, 1.6 F, 15 fiber, carbohydrate without fiber.
    #expect(FoodCheck.findings(nutrients(337, 9, 64, 1.6, fiber: 15), basis: .available).isEmpty)
    // Wheat bran: by difference 64.5 g carbohydrate of which 42.8 fiber, 216 kcal (USDA 20077).
    #expect(FoodCheck.findings(nutrients(216, 15.55, 64.51, 4.25, fiber: 42.8)).isEmpty)
    // USDA measured the sugar of these, and reckoned carbohydrates by difference, which came out a little less.
    let measured: Set = ["Light cream", "Crème caramel", "French dressing", "Thousand Island dressing"]
    for food in StarterBank.foods() where food.category != .beverages {
      let isFine = messages(food.nutrients, name: food.name, refused: true).isEmpty
      #expect(isFine != measured.contains(food.name), "\(food.name)")
    }
  }

  @Test func energyThatDoesNotFitIsAWarning() {
    // 4 x (10 + 20) + 9 x 10 = 210 kcal
    #expect(messages(nutrients(210, 10, 20, 10)).isEmpty)
    #expect(messages(nutrients(400, 10, 20, 10)) == ["400 kcal, but its macros give 210 kcal: alcohol, or a slip?"])
    #expect(messages(nutrients(120, 10, 20, 10)) == ["120 kcal, but its macros give 210 kcal: sweeteners, or a slip?"])
    // 2 kcal against 11: low energies may differ by 10.
    #expect(messages(nutrients(2, 1, 1, 0.3)).isEmpty)
  }

  @Test func odditiesAreWarnings() {
    #expect(messages(nutrients(100, 5, 10, 4, fiber: 15))[0].contains("without fiber"))
    #expect(messages(nutrients(100, 5, 15, 2, sodium: 8000))[0].contains("20 g of salt"))
    #expect(messages(nutrients(60, 8, 5, 0.6, sodium: 5493), name: "Soy sauce").isEmpty)
    #expect(messages(nutrients(170, 10, 10, 10))[0].contains("all 10 g"))
    #expect(messages(nutrients(0, 0, 0, 0), name: "Pizza")[0].contains("Pizza"))
    #expect(messages(nutrients(0, 0, 0, 0), name: "Mineral water").isEmpty)
  }

  @Test func namesAreTrimmedAndReadable() throws {
    #expect(try FoodCheck.name("  Grandma's Käsespätzle 🧀\n") == "Grandma's Käsespätzle 🧀")
    #expect(try FoodCheck.name(String(repeating: "é", count: 200)).count == 200)
    for wrong in [
      "", "   ", "\u{0}", "a\u{1B}[31mb", "a\u{202E}b", "a\u{200B}b", "!!", "🍌", String(repeating: "a", count: 201),
      "a" + String(repeating: "\u{301}", count: 100_000),
    ] {
      #expect(throws: LarderError.self, "\(wrong.prefix(20).debugDescription)") { try FoodCheck.name(wrong) }
    }
  }

  @Test func portionsHaveGrams() throws {
    #expect(try FoodCheck.portion(name: " slice ", grams: 30) == Portion(name: "slice", grams: 30))
    for grams in [0, -1, Double.nan, .infinity, 100_000.1, 1e308] {
      #expect(throws: LarderError.self, "\(grams)") { try FoodCheck.portion(name: "slice", grams: grams) }
    }
    #expect(throws: LarderError.self) { try FoodCheck.portion(name: "", grams: 30) }
  }

  @Test func aTagIsOneWord() throws {
    #expect(try FoodCheck.tag(" Vegan ") == "vegan")
    #expect(try FoodCheck.tag("low-carb") == "low-carb")
    for wrong in ["two words", "a,b", "", "-"] {
      #expect(throws: LarderError.self, "\(wrong)") { try FoodCheck.tag(wrong) }
    }
  }
}
