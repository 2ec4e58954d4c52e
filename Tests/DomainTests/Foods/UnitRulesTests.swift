import Domain
import Testing

/// Values in another unit than they should be, by what the others say; the sums are written out beside each case.
@Suite struct UnitRulesTests {
  /// A food as it is typed in: kcal, protein, carbs, fat, and perhaps fiber and sodium.
  struct Typed: CustomStringConvertible {
    let name: String
    let category: FoodCategory?
    let values: Nutrients
    let basis: CarbohydrateBasis

    init(
      _ name: String, _ category: FoodCategory?, _ kcal: Double, _ protein: Double, _ carbs: Double, _ fat: Double,
      fiber: Double? = nil, sodium: Double? = nil, basis: CarbohydrateBasis = .total
    ) {
      self.name = name
      self.category = category
      self.basis = basis
      values = Nutrients(
        calories: kcal, protein: protein, carbohydrates: carbs, fat: fat, fiber: fiber, sodium: sodium)
    }

    var findings: [FoodFinding] {
      FoodCheck.findings(values, basis: basis, name: name, category: category)
    }
    var description: String { "\(name) \(values.calories) kcal" }
  }

  @Test(
    arguments: [
      // 4 x (5 + 25) + 9 x 2 = 138 kcal; 577 / 138 = 4.18; 577 / 4.184 = 137.9
      (Typed("Porridge", nil, 577, 5, 25, 2), FoodRepair(.calories, 138)),
      // 4 x (9 + 49) + 9 x 3.2 = 260.8; 1,090 would be impossible, 900 / 260.8 = 3.45 is no kJ
      (Typed("Bread", nil, 900, 9, 49, 3.2), nil),
      // 3.7 and 4.7 of 138 are 511 and 649: both ends count, beyond them is something else.
      (Typed("Porridge", nil, 511, 5, 25, 2), FoodRepair(.calories, 122)),
      (Typed("Porridge", nil, 510, 5, 25, 2), nil), (Typed("Porridge", nil, 649, 5, 25, 2), nil),
      // 33 / 138 = 0.24: divided by 4.184 once too often; 33 x 4.184 = 138.07
      (Typed("Porridge", nil, 33, 5, 25, 2), FoodRepair(.calories, 138)),
      // Under 20 kcal rounding can do anything: 4 x (0.5 + 1) = 6 kcal, and 25 kJ.
      (Typed("Tea with milk", nil, 25, 0.5, 1, 0), nil),
      // Pure spirit has energy without macros: 250 kcal from nothing is no kJ.
      (Typed("Rum", .beverages, 250, 0, 0, 0), nil),
    ] as [(Typed, FoodRepair?)])
  func `energy in kJ is told from the macros`(typed: Typed, repair: FoodRepair?) {
    let found = typed.findings.compactMap(\.repair).filter { $0.nutrient == .calories }
    #expect(found == [repair].compactMap(\.self), "\(typed): \(typed.findings)")
    if repair != nil { #expect(typed.findings.first?.isRefused == true) }
  }

  @Test(
    arguments: [
      // 4 x (10 + 20) + 9 x 10 = 210 kcal; 210 + 10 % = 231, + 20 % = 252
      (Typed("Pudding", .dairy, 210, 10, 20, 10), nil), (Typed("Pudding", .dairy, 231, 10, 20, 10), nil),
      (Typed("Pudding", .dairy, 240, 10, 20, 10), false), (Typed("Pudding", .dairy, 400, 10, 20, 10), true),
      // Nobody said what kind of thing it is: it is only named.
      (Typed("Pudding", nil, 400, 10, 20, 10), false),
      // Alcohol has 7 kcal a gram: white wine, 4 x (0.1 + 2.6) = 11 kcal (USDA 14106: 82).
      (Typed("White wine", .beverages, 82, 0.1, 2.6, 0), false), (Typed("Rum sauce", .pantry, 300, 1, 20, 5), false),
      // But 60 g of macros leave room for 40 g of it: 4 x 60 + 7 x 40 = 520 kcal.
      (Typed("Syrup", .beverages, 800, 0, 60, 0), true),
      // A label of bread, 4 x (9 + 49) + 9 x 3 = 259; a third of the carbs might be fiber: 259 - 65 - 10 = 184.
      (Typed("Bread", .bakery, 50, 9, 49, 3), true), (Typed("Bread", .bakery, 200, 9, 49, 3), false),
      // Sweeteners have less: chewing gum without sugar.
      (Typed("Kaugummi zuckerfrei", .snacks, 150, 0, 94, 0), false), (Typed("Candy", .snacks, 150, 0, 94, 0), true),
      // With its 42.8 g of fiber bran is 216 kcal (USDA 20077), 4 x (15.55 + 64.51) + 9 x 4.25 = 358.
      (Typed("Bran", .pantry, 216, 15.55, 64.51, 4.25, fiber: 42.8), nil),
      // Under 40 kcal ten more or less are no slip: 4 x (1 + 3) = 16 kcal.
      (Typed("Lettuce", .produce, 35, 1, 3, 0), false),
    ] as [(Typed, Bool?)])
  func `energy that the macros do not give is named, and refused where nothing explains it`(
    typed: Typed, refused: Bool?
  ) {
    let found = typed.findings.filter { $0.message.contains("macros") }
    #expect(found.map(\.isRefused) == [refused].compactMap(\.self), "\(typed): \(typed.findings)")
  }

  @Test(
    arguments: [
      // 0.6 g of sodium are 600 mg, 1.5 g of salt.
      (Typed("Bread", .bakery, 260, 9, 49, 3, sodium: 0.6), FoodRepair(.sodium, 600)),
      (Typed("Ham", .meat, 110, 20, 1, 3, sodium: 1.2), FoodRepair(.sodium, 1200)),
      (Typed("Crisps", .snacks, 540, 6, 52, 34, sodium: 0.5), FoodRepair(.sodium, 500)),
      // Whole milligrams as tables have them, and what has none.
      (Typed("Rice cake", .snacks, 387, 8, 82, 3, sodium: 1), nil),
      (Typed("Matzo", .bakery, 395, 10, 84, 1, sodium: 0), nil),
      (Typed("Apple", .produce, 52, 0.3, 14, 0.2, sodium: 0.6), nil),
      (Typed("Butter", .dairy, 717, 0.9, 0.1, 81, sodium: 11), nil),
      (Typed("Bread", nil, 260, 9, 49, 3, sodium: 0.6), nil),
    ] as [(Typed, FoodRepair?)])
  func `sodium in grams is told from the kind of food`(typed: Typed, repair: FoodRepair?) {
    let found = typed.findings.compactMap(\.repair).filter { $0.nutrient == .sodium }
    #expect(found == [repair].compactMap(\.self), "\(typed): \(typed.findings)")
  }

  @Test func `a part may be a rounded gram over its whole`() {
    func isRefused(_ carbs: Double, sugar: Double) -> Bool {
      let values = Nutrients(calories: 4 * carbs, protein: 0, carbohydrates: carbs, fat: 0, sugar: sugar)
      return FoodCheck.findings(values).contains(where: \.isRefused)
    }
    // From 10 g on, European labels give whole grams: 9.6 and 10.4 are both 10.
    #expect(!isRefused(60, sugar: 61) && isRefused(60, sugar: 62))
    // Below, tenths: two roundings and what tables measure apart come to 0.3 g.
    #expect(!isRefused(5, sugar: 5.3) && isRefused(5, sugar: 5.4))
    #expect(isRefused(60.5, sugar: 61.2))
  }

  @Test(
    arguments: [
      // Rye crispbread, a German label: 4 x (9 + 64) + 9 x 1.6 = 306 kcal, and 2 x 15 of fiber beside it: 336.
      (Typed("Crispbread", nil, 337, 9, 64, 1.6, fiber: 15), false, CarbohydrateBasis.available),
      // Bran as the USDA has it, and a label that gives the same energy either way.
      (Typed("Bran", nil, 216, 15.55, 64.51, 4.25, fiber: 42.8), false, .total),
      (Typed("Apple", nil, 52, 0.3, 13.8, 0.2, fiber: 2.4), false, .total),
      // Flax: more fiber (27) than carbohydrate (2) can only stand beside it.
      (Typed("Leinsamen", nil, 500, 20, 2, 40, fiber: 27), false, .available),
      // Only labels of the European Union give salt.
      (Typed("Crispbread", nil, 300, 9, 64, 1.6, fiber: 15), true, .available),
      (Typed("Bread", nil, 260, 9, 49, 3), true, .available), (Typed("Bread", nil, 260, 9, 49, 3), false, .total),
      (Typed("Nothing", nil, .nan, .infinity, 0, 0, fiber: .nan), false, .total),
    ])
  func `a label's basis is told from its values`(typed: Typed, givesSalt: Bool, basis: CarbohydrateBasis) {
    #expect(CarbohydrateBasis.guess(typed.values, givesSalt: givesSalt) == basis, "\(typed)")
  }

  /// The bank's own foods, whose values are of tables, are found odd by none of the rules that refuse.
  @Test func `the starter bank has no value in another unit`() {
    for food in StarterBank.foods() {
      let findings = FoodCheck.findings(
        food.nutrients, basis: food.basis, name: food.name, category: food.category)
      let repairs = findings.compactMap(\.repair)
      #expect(repairs == [], "\(food.name): \(findings.map(\.message))")
    }
  }
}
