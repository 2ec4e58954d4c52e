import Expect
import Testing

@testable import Domain

/// What a serving costs at the household's prices.
@Suite struct RecipeCostTests {
  private func recipe(_ servings: Double, _ parts: [(line: String, food: Int?, grams: Double?)]) -> Recipe {
    var recipe = Recipe(title: "Soup")
    recipe.servings = servings
    recipe.ingredients = parts.map { line, food, grams in
      var part = RecipeIngredient(line)
      part.food = food.map { FoodReference(id: $0, name: line) }
      part.grams = grams
      return RecipeEntry(.part(part))
    }
    return recipe
  }

  @Test func whatHasAPriceIsSharedAmongTheServings() throws {
    let soup = recipe(
      4, [("250 g lentils", 1, 250), ("2 onions", 2, 220), ("1 bunch parsley", 3, nil), ("salt", 4, nil)])
    // 250 g at 4 a kilogram are 100 cents, 220 g at 2 a kilogram 44: 144 cents for four. Parsley has an amount and no
    // weight, salt has no amount.
    let cost = try require(RecipeCost(soup, prices: [1: 0.4, 2: 0.2, 3: 1, 4: 0.1]))
    expect(cost.perServing, equals: 36)
    expect(cost.rounded, equals: Money(minorUnits: 36))
    expect(cost.priced == 2 && cost.counted == 3)
  }

  @Test func withoutAnyPriceNothingIsSaid() {
    expect(RecipeCost(recipe(2, [("250 g lentils", 1, 250)]), prices: [:]), equals: nil)
    expect(RecipeCost(recipe(2, [("250 g lentils", nil, nil)]), prices: [1: 0.4]), equals: nil)
    expect(RecipeCost(recipe(2, []), prices: [1: 0.4]), equals: nil)
  }

  @Test func anImpossiblePriceIsNotRounded() throws {
    let cost = try require(RecipeCost(recipe(1, [("1 kg gold", 1, 1000)]), prices: [1: 1e300]))
    expect(cost.rounded, equals: nil)
  }
}
