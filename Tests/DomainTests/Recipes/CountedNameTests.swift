import Expect
import Testing

@testable import Domain

/// Names of ingredients for another number of pieces.
@Suite struct CountedNameTests {
  @Test(arguments: [
    ("1 onion", "Onion", 2.0, "onions"), ("2 onions", "Onion", 0.5, "onion"),
    ("1 bay leaf", "Bay leaf", 3, "bay leaves"),
    ("1 large tomato", "Tomato", 2, "tomatoes"), ("1 cherry", "Cherries", 4, "cherries"), ("3 eggs", "Egg", 2, "eggs"),
    ("1 radish", "Radish", 2, "radishes"), ("2 potatoes", "Raw potato", 0.25, "potato"),
    // Another language, and what is not counted.
    ("1 Zwiebel", "Onion", 2, "Zwiebel"), ("1 cup rice", "Rice", 2, "rice"), ("1 xyz", "Onion", 2, "xyz"),
  ])
  func followsTheNumber(line: String, food: String, factor: Double, name: String) throws {
    var ingredient = RecipeIngredient(line)
    ingredient.food = FoodReference(id: 1, name: food)
    let reading = try require(ingredient.reading)
    let shown = RecipeScale(factor: factor).shown(ingredient)
    expect(CountedName.text(of: ingredient, reading, counting: shown), equals: name)
  }
}
