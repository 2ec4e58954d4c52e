import Domain
import Testing

/// The foods of a new household, against USDA SR Legacy and against themselves.
@Suite struct StarterBankTests {
  let foods = StarterBank.foods()

  /// NDB number; kcal, protein, carbohydrates, fat, saturated fat, sugar, fiber, sodium of 100 g; the first portion.
  ///
  /// From the
  /// published tables (fdc.nal.usda.gov, SR Legacy), typed by hand.
  @Test(arguments: [
    ("01123", "Egg", [143, 12.56, 0.72, 9.51, 3.126, 0.37, 0, 142], 50.0),
    ("09040", "Banana", [89, 1.09, 22.84, 0.33, 0.112, 12.23, 2.6, 1], 118),
    ("20045", "Cooked rice", [130, 2.69, 28.17, 0.28, 0.077, 0.05, 0.4, 1], 158),
    ("01077", "Whole milk", [61, 3.15, 4.8, 3.25, 1.865, 5.05, 0, 43], 206),
    ("05064", "Cooked chicken breast", [165, 31.02, 0, 3.57, 1.01, 0, 0, 74], 86),
    ("04053", "Olive oil", [884, 0, 0, 100, 13.808, 0, 0, 2], 13.5),
    ("18075", "Wholemeal bread", [252, 12.45, 42.71, 3.5, 0.722, 4.34, 6, 455], 32),
    ("14096", "Red wine", [85, 0.07, 2.61, 0, 0, 0.62, 0, 4], 147),
  ])
  func publishedRows(number: String, name: String, values: [Double], portion: Double) throws {
    let food = try #require(foods.first { $0.source?.id == number })
    #expect(food.name == name)
    #expect(Nutrient.allCases.map { food.nutrients[$0] } == values)
    #expect(food.portions.first?.grams == portion)
    #expect(food.source?.name == "USDA SR Legacy")
    #expect(food.basis == .total)
    #expect(!food.isUserCreated)
  }

  @Test func everyLineIsRead() {
    // One entry for each two lines of the table, counted by the numbers at their beginnings.
    #expect(StarterBank.entries().count == 148)
    #expect(Set(StarterBank.entries().map(\.key)).count == 148)
    #expect(
      StarterBank.entries().allSatisfy { $0.key.count == 5 && Int($0.key) != nil && $0.food.source?.id == $0.key })
  }

  @Test func unknownStaysUnknown() throws {
    let hummus = try #require(foods.first { $0.name == "Hummus" })
    #expect(hummus.nutrients.sugar == nil)
    #expect(hummus.nutrients.fiber == 6)
  }

  @Test func valuesArePossible() throws {
    for food in foods {
      try FoodCheck.range(food.nutrients)
      #expect(try FoodCheck.name(food.name) == food.name)
      for alias in food.aliases { #expect(try FoodCheck.name(alias) == alias) }
    }
  }

  @Test func energyFitsTheMacros() {
    // Besides alcohol: cauliflower, lemon and the like, whose fiber and acids give less than 4 kcal per gram.
    let alcoholic: Set = ["Beer", "Red wine", "White wine"]
    for food in foods where !alcoholic.contains(food.name) {
      let values = food.nutrients
      let macros = 4 * (values.protein + values.carbohydrates) + 9 * values.fat
      let withoutFiber = macros - 4 * (values.fiber ?? 0)
      let slack = max(10, values.calories * 0.2)
      #expect(
        values.calories <= macros + slack && values.calories >= withoutFiber - slack,
        "\(food.name): \(values.calories) kcal, macros \(macros)")
    }
  }

  @Test func noNameMeansTwoFoods() {
    var owners: [String: String] = [:]
    for food in foods {
      for name in [food.name] + food.aliases {
        let owner = owners.updateValue(food.name, forKey: SearchText.normalize(name))
        #expect(owner == nil, "\(name) of \(food.name) is already \(owner ?? "")")
      }
    }
  }

  @Test func portionsAreUsable() {
    for food in foods {
      #expect(!food.portions.isEmpty, "\(food.name)")
      #expect(food.portions.allSatisfy { $0.grams > 0 && $0.grams <= 2000 && !$0.name.isEmpty }, "\(food.name)")
      #expect(Set(food.portions.map(\.name)).count == food.portions.count, "\(food.name)")
      #expect(food.density.map { (0.85...1.45).contains($0) } ?? true, "\(food.name)")
      if food.category == .beverages { #expect(food.density != nil, "\(food.name)") }
    }
  }

  @Test func everyFoodIsFound() {
    for food in foods {
      // Its last alias, mostly the German name; that no other food has it, the test above says.
      let name = food.aliases.last ?? food.name
      guard case .one(let match) = FoodRanking(query: name).choose(foods), match.food.name == food.name else {
        Issue.record("\(name) does not find \(food.name)")
        continue
      }
    }
  }
}
