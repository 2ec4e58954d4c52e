import Domain
import Expect
import Testing

/// Each published limit, and just above it: the front-of-pack guide (Department of Health 2013, updated 2016), tables 2
/// and 3; for fiber the annex of regulation (EC) 1924/2006.
@Suite struct TrafficLightsTests {
  /// A food with one relevant nutrient; the others are zero or unknown.
  private func food(
    _ nutrient: Nutrient, _ value: Double?, _ category: FoodCategory = .pantry, kcal: Double = 0,
    portion: Double? = nil, density: Double? = nil
  ) -> Food {
    var nutrients = Nutrients(calories: kcal, protein: 0, carbohydrates: 0, fat: 0)
    nutrients[nutrient] = value
    return Food(
      name: "Something", category: category, nutrients: nutrients,
      portions: portion.map { [Portion(name: "piece", grams: $0)] } ?? [], density: density)
  }

  // Sodium in mg is salt in g x 400: 0.3 g are 120 mg, 1.5 g are 600 mg, 0.75 g are 300 mg.
  @Test(
    arguments: [
      (.fat, 0, .low), (.fat, 3, .low), (.fat, 3.01, .medium), (.fat, 17.5, .medium), (.fat, 17.51, .high),
      (.saturatedFat, 1.5, .low), (.saturatedFat, 1.51, .medium), (.saturatedFat, 5, .medium),
      (.saturatedFat, 5.01, .high), (.sugar, 5, .low), (.sugar, 5.01, .medium), (.sugar, 22.5, .medium),
      (.sugar, 22.51, .high), (.sodium, 120, .low), (.sodium, 121, .medium), (.sodium, 600, .medium),
      (.sodium, 601, .high),
    ] as [(Nutrient, Double, TrafficLights.Level)])
  func `food in 100 g`(nutrient: Nutrient, value: Double, level: TrafficLights.Level) {
    let lights = TrafficLights(food(nutrient, value))
    expect(lights[nutrient], equals: level)
    expect(lights.basis, equals: .food)
  }

  @Test(
    arguments: [
      (.fat, 1.5, .low), (.fat, 1.51, .medium), (.fat, 8.75, .medium), (.fat, 8.76, .high),
      (.saturatedFat, 0.75, .low), (.saturatedFat, 0.76, .medium), (.saturatedFat, 2.5, .medium),
      (.saturatedFat, 2.51, .high), (.sugar, 2.5, .low), (.sugar, 2.51, .medium), (.sugar, 11.25, .medium),
      (.sugar, 11.26, .high), (.sodium, 120, .low), (.sodium, 121, .medium), (.sodium, 300, .medium),
      (.sodium, 301, .high),
    ] as [(Nutrient, Double, TrafficLights.Level)])
  func `drinks in 100 ml`(nutrient: Nutrient, value: Double, level: TrafficLights.Level) {
    let lights = TrafficLights(food(nutrient, value, .beverages))
    expect(lights[nutrient], equals: level)
    expect(lights.basis, equals: .drink(density: 1, isAssumed: true))
  }

  // Of 200 g, half of what the portion has is in 100 g: 21 g of fat are 10.5, 6 of saturated fat 3, 27 of sugar 13.5
  // and 1.8 of salt 0.9 g, which are 360 mg of sodium. None of these is high in 100 g.
  @Test(
    arguments: [
      (.fat, 10.5, 21), (.saturatedFat, 3, 6), (.sugar, 13.5, 27), (.sodium, 360, 1.8),
    ] as [(Nutrient, Double, Double)])
  func `a portion of more than 100 g is high above the limit of portions`(
    nutrient: Nutrient, value: Double, limit: Double
  ) throws {
    let atLimit = TrafficLights(food(nutrient, value, portion: 200))
    expect(atLimit[nutrient], equals: .medium)
    expect(atLimit.inPortion.isEmpty)
    let above = TrafficLights(food(nutrient, value * 1.01, portion: 200))
    expect(above[nutrient], equals: .high)
    let part = try require(above.inPortion.first)
    expect(part.nutrient, equals: nutrient)
    expect(part.limit, equals: limit)
    expect(abs(part.grams - limit * 1.01) < 1e-9)
  }

  // Of 300 ml, a third of what the portion has is in 100 ml: 10.5 g of fat are 3.5, 3 of saturated fat 1, 13.5 of sugar
  // 4.5 and 0.9 of salt 0.3 g, which is still low: 120 mg of sodium.
  @Test(
    arguments: [
      (.fat, 3.5, 10.5, .medium), (.saturatedFat, 1, 3, .medium), (.sugar, 4.5, 13.5, .medium),
      (.sodium, 120, 0.9, .low),
    ] as [(Nutrient, Double, Double, TrafficLights.Level)])
  func `a drink of more than 150 ml is high above the limit of portions`(
    nutrient: Nutrient, value: Double, limit: Double, level: TrafficLights.Level
  ) throws {
    expect(TrafficLights(food(nutrient, value, .beverages, portion: 300))[nutrient], equals: level)
    let above = TrafficLights(food(nutrient, value * 1.01, .beverages, portion: 300))
    expect(above[nutrient], equals: .high)
    expect(try require(above.inPortion.first).limit, equals: limit)
  }

  @Test func `a portion that is no larger is judged by 100 g alone`() {
    // 100 g have 17 g, below 21 anyhow; 124 g have 21.08 g.
    expect(TrafficLights(food(.fat, 17, portion: 100))[.fat], equals: .medium)
    expect(TrafficLights(food(.fat, 17, portion: 124))[.fat], equals: .high)
    // 150 ml of 8.5 g have 12.75 g, above 10.5, but are not more than 150 ml; 151 ml are.
    expect(TrafficLights(food(.fat, 8.5, .beverages, portion: 150))[.fat], equals: .medium)
    expect(TrafficLights(food(.fat, 8.5, .beverages, portion: 151))[.fat], equals: .high)
    // What is high in 100 g is not said to be so by the portion.
    expect(TrafficLights(food(.fat, 18, portion: 500)).inPortion.isEmpty)
  }

  @Test func `a drink is measured by its density, or by that of its cup`() {
    // 10.9 g of sugar in 100 g: 10.9 in 100 ml at 1 g/ml, 10.9 x 1.04 = 11.34 at 1.04.
    expect(TrafficLights(food(.sugar, 10.9, .beverages))[.sugar], equals: .medium)
    let dense = TrafficLights(food(.sugar, 10.9, .beverages, density: 1.04))
    expect(dense[.sugar], equals: .high)
    expect(dense.basis, equals: .drink(density: 1.04, isAssumed: false))
    // 155 g with 9 g in 100 g have 13.95 g, above 13.5; at 1.04 g/ml they are 149 ml, which is not a large portion.
    expect(TrafficLights(food(.sugar, 9, .beverages, portion: 155, density: 1.04))[.sugar], equals: .medium)
    expect(TrafficLights(food(.sugar, 9, .beverages, portion: 155, density: 1))[.sugar], equals: .high)
    // A cup of 236.6 ml that weighs 260 g: 260 / 236.6 = 1.0989, and 10.5 x 1.0989 = 11.54.
    var cup = food(.sugar, 10.5, .beverages)
    cup.portions = [Portion(name: "splash", grams: 15), Portion(name: "cup", grams: 260)]
    expect(TrafficLights(cup)[.sugar], equals: .high)
  }

  @Test func `what is not known has no light`() {
    let lights = TrafficLights(
      Food(name: "Label", category: .pantry, nutrients: Nutrients(calories: 9, protein: 0, carbohydrates: 0, fat: 1)))
    expect(lights[.fat], equals: .low)
    for nutrient in [Nutrient.saturatedFat, .sugar, .sodium] { expect(lights[nutrient], equals: nil, "\(nutrient)") }
    expect(lights.fiber, equals: nil)
    for nutrient in [Nutrient.calories, .protein, .carbohydrates, .fiber] {
      expect(TrafficLights(food(nutrient, 50))[nutrient], equals: nil, "\(nutrient)")
    }
    expect(Nutrients(calories: 0, protein: 0, carbohydrates: 0, fat: 0).salt, equals: nil)
    // 39.3 g of sodium x 2.5 = 98.25 g of salt.
    expect(Nutrients(calories: 0, protein: 0, carbohydrates: 0, fat: 0, sodium: 39_300).salt, equals: 98.25)
  }

  @Test(
    arguments: [
      // By 100 g, where the energy is too much for the other rule: 400 kcal would want 6 and 12 g.
      (2.99, 400, nil), (3, 400, .source), (5.99, 400, .source), (6, 400, .high),
      // By 100 kcal: of 20 kcal 0.3 and 0.6 g.
      (0.29, 20, nil), (0.3, 20, .source), (0.59, 20, .source), (0.6, 20, .high),
      // Iceberg lettuce (USDA 11252): 1.2 g in 14 kcal are 8.6 g in 100 kcal.
      (1.2, 14, .high),
      // Nothing is nothing, however little the energy.
      (0, 0, nil), (0, 1, nil), (nil, 50, nil), (3, 0, .source),
    ] as [(Double?, Double, TrafficLights.FiberClaim?)])
  func `fiber is praised or not named`(fiber: Double?, kcal: Double, claim: TrafficLights.FiberClaim?) {
    expect(TrafficLights(food(.fiber, fiber, kcal: kcal)).fiber, equals: claim)
  }

  @Test(
    arguments: [
      ("Cola", .beverages, [], 10, true), ("Whole milk", .dairy, [], 11, true),
      ("Milk, whole, 3.25%", .dairy, [], 11, true),
      ("Bio-Weidemilch", .dairy, [], 11, true), ("Chocolate milk", .dairy, ["drink"], 17, true),
      ("Goat milk cheese", .dairy, [], 40, false), ("Evaporated milk", .dairy, [], 24, false),
      ("Kondensmilch", .dairy, [], 24, false), ("Yogurt", .dairy, [], 12, false), ("Milk", .bakery, [], 12, false),
      ("Cocoa powder", .beverages, [], 91, false), ("Elderflower syrup", .beverages, ["drink"], 60, false),
    ] as [(String, FoodCategory, [String], Double, Bool)])
  func `a drink is what is drunk as it is`(
    name: String, category: FoodCategory, tags: [String], macros: Double, isDrink: Bool
  ) {
    let food = Food(
      name: name, category: category,
      nutrients: Nutrients(calories: 4 * macros, protein: 0, carbohydrates: macros, fat: 0), tags: tags)
    expect(food.isDrink, equals: isDrink)
  }

  /// 4 kcal a gram: 5 g of carbs are 20 kcal.
  @Test func `alcohol and babies' food are named`() {
    var drink = food(.carbohydrates, 5, .beverages, kcal: 30)
    expect(TrafficLights(drink).caveat, equals: nil)
    drink.nutrients.calories = 31
    expect(TrafficLights(drink).caveat, equals: .alcohol)
    drink.category = .pantry
    expect(TrafficLights(drink).caveat, equals: nil)
    drink.tags = ["alcohol"]
    expect(TrafficLights(drink).caveat, equals: .alcohol)
    drink.tags = ["baby"]
    expect(TrafficLights(drink).caveat, equals: .babies)
  }
}
