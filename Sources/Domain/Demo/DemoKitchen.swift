/// Converts servings to meal items with the foods of a bank, and keeps each result for reuse.
final class DemoKitchen {
  let foods: [String: Food]
  private var known: [DemoServing: MealItem] = [:]

  init(foods: [Food]) {
    self.foods = Dictionary(foods.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Converts a serving to a meal item, for a person who eats `scale` times 2,200 kcal a day.
  ///
  /// `swaps` maps each food that the person does not eat to its replacement. Throws `unknownFood` if the bank does not
  /// have the food, and any error of `Food.weight(of:)`.
  func item(_ serving: DemoServing, scale: Double, swaps: [String: String] = [:]) throws(LarderError) -> MealItem {
    var serving = serving
    let swap = swaps[serving.food]
    if let whole = swap.flatMap({ DemoServing($0[...]) }) {
      serving = whole
    } else {
      serving.food = swap ?? serving.food
      serving.quantity = serving.scaled(by: scale)
    }
    serving.isFixed = true
    if let item = known[serving] { return item }
    let food = try food(serving.food)
    let weight = try food.weight(of: serving.quantity(serving.quantity))
    let item = MealItem(
      FoodLine(
        name: food.name, food: FoodReference(id: food.id, name: food.name), quantity: weight.quantity,
        grams: weight.grams, nutrients: PartialNutrients(food.nutrients.of(grams: weight.grams))))
    known[serving] = item
    return item
  }

  func food(_ name: String) throws(LarderError) -> Food {
    guard let food = foods[name] else {
      throw LarderError(
        .unknownFood, "the sample household eats `\(name)`, which is not in this food bank",
        hint: "a new household has it: please report this")
    }
    return food
  }
}
