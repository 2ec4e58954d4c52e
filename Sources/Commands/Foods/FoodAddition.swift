internal import Domain
internal import Store
internal import Text

/// A food described by the words and options of `food add`.
struct FoodAddition {
  let session: Session
  let invocation: Invocation

  /// The food with the given values, which have not been checked against one another.
  func food() throws -> Food {
    var food = Food(
      name: try FoodCheck.name(SafeText.stored(invocation.text)), category: .other,
      nutrients: Nutrients(calories: 0, protein: 0, carbohydrates: 0, fat: 0), createdAt: session.now,
      updatedAt: session.now)
    try FoodOptions.apply(invocation, to: &food)
    if !invocation.has(FoodOptions.basis) {
      var stated = StatedNutrients(food.nutrients)
      if try invocation.has(FoodOptions.salt) || FoodOptions.labelled(invocation)?.salt != nil {
        stated.salt = food.nutrients.sodium.map { $0 / StatedNutrients.sodiumOfSalt }
      }
      food.basis = stated.likelyBasis
    }
    return food
  }

  /// A note that the name of the new food used to be another name of an existing food; nil if no food had that name.
  func takenName(of food: Food) throws -> String? {
    guard try session.read({ try $0.foods.hasName(food.name) }) else { return nil }
    return "`\(food.name)` was another name of a food in the food bank; from now on it means this one"
  }
}
