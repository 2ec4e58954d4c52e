import Expect
import Testing

@testable import Domain

/// What a recipe may hold, and what a serving of it has.
@Suite struct RecipeTests {
  private let flour = Food(
    id: 1, name: "Flour", category: .pantry,
    nutrients: Nutrients(calories: 364, protein: 10, carbohydrates: 76, fat: 1),
    portions: [Portion(name: "cup", grams: 125)])
  private let butter = Food(
    id: 2, name: "Butter", category: .dairy,
    nutrients: Nutrients(calories: 717, protein: 0.9, carbohydrates: 0.1, fat: 81, sodium: 11),
    portions: [Portion(name: "tbsp", grams: 14.2), Portion(name: "stick", grams: 113)])
  private let egg = Food(
    id: 3, name: "Egg", category: .dairy,
    nutrients: Nutrients(calories: 143, protein: 12.6, carbohydrates: 0.7, fat: 9.5),
    portions: [Portion(name: "large", grams: 50)])
  private let beans = Food(
    id: 4, name: "Canned beans", category: .pantry,
    nutrients: Nutrients(calories: 91, protein: 5, carbohydrates: 16, fat: 0.5))
  private let oil = Food(
    id: 5, name: "Oil", category: .pantry, nutrients: Nutrients(calories: 884, protein: 0, carbohydrates: 0, fat: 100),
    density: 0.92)

  private func weight(_ line: String, _ food: Food) -> (grams: Double, from: IngredientWeight, isSure: Bool)? {
    RecipeIngredient(line).reading.flatMap { food.weight(of: $0) }
  }

  @Test func theWeightIsFromTheFirstThatIsKnown() throws {
    // What is written; else the size times the number; else a portion; else the density; else a piece.
    let lines: [(String, Food, Double, IngredientWeight)] = [
      ("200 g flour", flour, 200, .weight), ("1 cup (120 g) flour", flour, 120, .weight),
      ("2 cups flour", flour, 250, .portion), ("1/2 lb flour", flour, 226.8, .weight),
      ("2 (400 g) cans beans", beans, 800, .size), ("2 x 400g tins beans", beans, 800, .size),
      ("2 Dosen à 400 g Bohnen", beans, 800, .size), ("1 stick butter", butter, 113, .portion),
      ("1 tbsp butter", butter, 14.2, .portion), ("100 ml oil", oil, 92, .density), ("2 EL Öl", oil, 27.6, .density),
      ("3 eggs", egg, 150, .piece), ("2-4 eggs", egg, 150, .piece), ("1 kg 200 g flour", flour, 1200, .weight),
    ]
    for (line, food, grams, from) in lines {
      let found = try require(self.weight(line, food), "\(line)")
      expect((found.grams - grams).magnitude < 0.01 * grams && found.from == from, "\(line): \(found)")
    }
    // The weight of all pieces, or of each: an egg has 50 g; nobody knows what a piece of flour weighs.
    for (line, food, grams, isSure) in [
      ("3 eggs (150 g in total)", egg, 150.0, true), ("4 eggs, 200g total", egg, 200, true),
      ("6 eggs (300 g)", egg, 300, true),
      ("2 eggs (50 g each)", egg, 100, true), ("2 Eier (je 60 g)", egg, 120, true), ("2 eggs (60 g)", egg, 120, true),
      ("2 Eier à 60 g", egg, 120, true), ("2 x 200 g eggs", egg, 400, true), ("8 x 125 g flour", flour, 1000, true),
      ("12 flour sheets (250 g)", flour, 250, false),
      ("4 flour sheets (250 g)", flour, 1000, true),
      // What is in brackets behind half a piece is what the half weighs.
      ("1/2 egg (25 g)", egg, 25, true), ("1/2 flour sheet (60 g)", flour, 60, true),
    ] {
      let found = try require(self.weight(line, food), "\(line)")
      expect((found.grams - grams).magnitude < 0.01 && found.isSure == isSure, "\(line): \(found)")
    }
    expect(weight("salt to taste", flour) == nil)
    expect(weight("1 bunch of flour", flour) == nil)
    expect(weight("3 flour", flour) == nil)
  }

  private func recipe(_ parts: [(String, Food?, Double?)], servings: Double = 2) -> Recipe {
    var recipe = Recipe(title: "Dough")
    recipe.servings = servings
    recipe.ingredients = parts.map { line, food, grams in
      var part = RecipeIngredient(line)
      if let food { part.take(food, grams: grams, from: .weight, confidence: 1) }
      return RecipeEntry(.part(part))
    }
    return recipe
  }

  @Test func aServingIsTheSumOverTheServings() {
    // 200 g of flour are 728 kcal, 100 g of butter 717: 1,445 for two.
    let nutrition = RecipeNutrition(recipe([("200 g flour", flour, 200), ("100 g butter", butter, 100)]))
    expect(nutrition.source == .ingredients && nutrition.perServing.calories == 722.5)
    // Sodium is known of the butter alone: 11 mg for two, and one ingredient is unknown.
    expect(nutrition.perServing[.sodium] == 5.5 && nutrition.unknown[.sodium] == ["200 g flour"])
  }

  @Test func whatIsNotCountedIsNamed() {
    let dish = recipe([
      ("200 g flour", flour, 200), ("2 handfuls of joy", nil, nil), ("1 bunch butter", butter, nil),
      ("oil for frying", oil, nil),
    ])
    let nutrition = RecipeNutrition(dish)
    expect(nutrition.source == .partial && nutrition.unmatched.map(\.number) == [2, 3])
    expect(nutrition.unmatched.map(\.why) == [.noFood, .noWeight] && nutrition.uncounted.map(\.number) == [4])
  }

  @Test func ownValuesGoFirstThenTheIngredientsThenTheSource() {
    var dish = recipe([("200 g flour", flour, 200), ("2 handfuls of joy", nil, nil)])
    dish.statedNutrients = PartialNutrients(values: [500] + [Double?](repeating: nil, count: 7))
    expect(RecipeNutrition(dish).source == .source && RecipeNutrition(dish).perServing.calories == 500)
    dish.ingredients.removeLast()
    expect(RecipeNutrition(dish).source == .ingredients && RecipeNutrition(dish).perServing.calories == 364)
    dish.ownNutrients = PartialNutrients(values: [400, 1, 2, 3] + [Double?](repeating: nil, count: 4))
    expect(RecipeNutrition(dish).source == .own && RecipeNutrition(dish).perServing.calories == 400)
    expect(RecipeNutrition(dish).perServing[.sodium], equals: nil)
  }

  @Test func aRecipeOfNothingHasNoValues() {
    expect(RecipeNutrition(Recipe(title: "Air")).perServing.isUnknown)
  }

  /// A value that a small ingredient lacks does not take the others' along; one that most of the dish lacks does.
  @Test func whatIsKnownIsLogged() throws {
    var stew = recipe([("200 g butter", butter, 200), ("10 g flour", flour, 10)], servings: 4)
    expect(RecipeNutrition(stew).unknown[.sodium], equals: ["10 g flour"])
    // 200 g of butter have 22 mg, and a serving is a quarter of it.
    expect(try stew.line(.count(2, unit: "servings")).nutrients[.sodium], equals: 11)
    stew = recipe([("10 g butter", butter, 10), ("200 g flour", flour, 200)], servings: 4)
    expect(try stew.line(nil).nutrients[.sodium], equals: nil)
    expect(try stew.line(nil).nutrients[.protein], equals: (20 + 0.09) / 4)
  }

  /// Estimates of bunches are doubtful; the small packs are those of the shops.
  @Test(
    arguments: [
      ("1 Bund Petersilie", "Fresh parsley", 50, false), ("2 bunches chives", "Chives", 50, false),
      ("1 Bund Radieschen", "Radish", 150, false), ("½ bunch of spinach", "Spinach", 170, false),
      ("1 mazzetto di prezzemolo", "Parsley, fresh", 50, false),
      ("2 Bund Frühlingszwiebeln", "Spring onion", 300, false),
      ("1 Päckchen Vanillezucker", "Vanillezucker", 8, true), ("2 Pck. Backpulver", "Baking powder", 32, true),
    ] as [(String, String, Double, Bool)])
  func bunchesAndSmallPacks(line: String, food: String, grams: Double, isSure: Bool) throws {
    let food = Food(
      id: 9, name: food, category: .produce,
      nutrients: Nutrients(calories: 30, protein: 3, carbohydrates: 6, fat: 1))
    let found = try require(weight(line, food))
    expect(found.grams == grams && found.isSure == isSure)
  }

  @Test func boundsAreRefusedWithTheirReason() {
    func code(_ body: () throws -> Void) -> ErrorCode? {
      do { try body() } catch { return (error as? LarderError)?.code }
      return nil
    }
    expect(code { _ = try RecipeCheck.title(String(repeating: "é", count: 200)) }, equals: nil)
    expect(code { _ = try RecipeCheck.title(String(repeating: "é", count: 201)) }, equals: .outOfRange)
    expect(code { _ = try RecipeCheck.title("  ") }, equals: .badValue)
    expect(code { _ = try RecipeCheck.servings(0) }, equals: .outOfRange)
    expect(code { _ = try RecipeCheck.servings(.nan) }, equals: .outOfRange)
    expect(code { _ = try RecipeCheck.servings(1000) }, equals: nil)
    expect(code { _ = try RecipeCheck.servings(1000.1) }, equals: .outOfRange)
    expect(code { _ = try RecipeCheck.ingredient("") }, equals: .badValue)
    expect(code { _ = try RecipeCheck.step(" ") }, equals: .badValue)
  }

  @Test func aLineThatEndsWithAColonIsAHeading() throws {
    expect(try RecipeCheck.ingredient("For the dough:").heading, equals: "For the dough")
    expect(try RecipeCheck.ingredient("Butter: 100 g").part != nil)
    expect(try RecipeCheck.step("The sauce:").heading, equals: "The sauce")
    expect(try RecipeCheck.step("Bake for 5 minutes:").part != nil)
  }

  @Test func partsAreCountedWithoutHeadings() throws {
    let lines = ["For the dough:", "200 g flour", "For the top:", "1 egg", "sugar"]
    var entries: [RecipeEntry<RecipeIngredient>] = try lines.map { try RecipeCheck.ingredient($0) }
    expect(entries.index(ofPart: 2) == 3 && entries.index(ofPart: 4) == nil && entries.index(ofPart: 0) == nil)
    expect(entries.sectioned().map(\.section), equals: ["For the dough", "For the top", "For the top"])
    expect(entries.index(ofHeading: "for the TOP"), equals: 2)
    entries.move(4, toPart: 1)
    expect(entries.parts().map(\.text), equals: ["sugar", "200 g flour", "1 egg"])
  }
}
