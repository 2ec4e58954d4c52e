import Domain
import Exchange
import Expect
import Testing

@Suite struct OpenFoodFactsTests {
  @Test func readsTheTable() throws {
    let content = try FoodContent(try OpenFoodFacts.reader(try Fixture.file("openfoodfacts.csv")))
    let yogurt = try require(content["Naturjoghurt 3,8 % (Testhof)"])
    expect(
      yogurt.food.nutrients,
      equals: Nutrients(
        calories: 68, protein: 3.9, carbohydrates: 4.7, fat: 3.8, saturatedFat: 2.5, sugar: 4.7, fiber: nil,
        sodium: 52))
    expect(yogurt.food.basis, equals: .available)
    expect(yogurt.food.category, equals: .dairy)
    expect(yogurt.food.portions, equals: [Portion(name: "serving", grams: 150), Portion(name: "pack", grams: 500)])
    expect(yogurt.food.source, equals: FoodSource(name: "Open Food Facts", id: "4000000000017"))
    expect(yogurt.line, equals: 2)
  }

  /// 1674 kJ are 400 kcal; a serving's grams are in its text; labels in the United States count fiber as carbs.
  @Test func takesKilojoulesServingsInWordsAndTheCountrysBasis() throws {
    let content = try FoodContent(try OpenFoodFacts.reader(try Fixture.file("openfoodfacts.csv")))
    let bar = try require(content["\"Best\" oat \"bar"])
    expect(abs(bar.food.nutrients.calories - 1674 / 4.184) < 1e-9)
    expect(bar.food.nutrients.sodium, equals: 200)
    expect(bar.food.basis, equals: .total)
    expect(bar.food.portions, equals: [Portion(name: "serving", grams: 40)])
    expect(bar.food.source?.id, equals: "0000000000024")
  }

  @Test func kilojoulesInTheKilocaloriesAreFound() throws {
    let content = try FoodContent(try OpenFoodFacts.reader(try Fixture.file("openfoodfacts.csv")))
    let muesli = try require(content["Müsli (Müslifabrik)"])
    // 1523 / 4.184 = 364.0; 4 x (63 + 11) + 9 x 6.5 + 2 x 9 = 372.5.
    expect(abs(muesli.food.nutrients.calories - 364.0) < 0.1)
    expect(muesli.food.category, equals: .pantry)
    expect(muesli.food.portions.isEmpty)
  }

  @Test func refusesWithAReason() throws {
    let content = try FoodContent(try OpenFoodFacts.reader(try Fixture.file("openfoodfacts.csv")))
    expect(content.foods.count, equals: 3)
    expect(content.refused.map(\.line), equals: [5, 6, 7])
    expect(
      content.refused.map(\.reason),
      equals: [
        "3 columns, the header has 21", "no nutrition is given", "protein, carbs and fat add up to 120 g per 100 g",
      ])
  }

  @Test(arguments: ["openfoodfacts.jsonl", "openfoodfacts.jsonl.gz"])
  func readsTheLines(name: String) throws {
    let content = try FoodContent(try OpenFoodFacts.reader(try Fixture.file(name)))
    expect(content.foods.map(\.food.name), equals: ["Plain yogurt à la \"test\" 🥛 (Testhof)", "Oil"])
    let yogurt = try require(content.foods.first)
    expect(yogurt.food.aliases, equals: ["Naturjoghurt"])
    expect(
      yogurt.food.nutrients, equals: Nutrients(calories: 68, protein: 3.9, carbohydrates: 4.7, fat: 3.8, sodium: 52))
    expect(yogurt.food.portions, equals: [Portion(name: "serving", grams: 150), Portion(name: "pack", grams: 500)])
    // 92 g of fat are all of the energy: the rest is nothing.
    let oil = content.foods[1]
    expect(oil.food.nutrients, equals: Nutrients(calories: 828, protein: 0, carbohydrates: 0, fat: 92))
    expect(oil.notes, equals: ["no protein or carbs given, and the energy leaves no room for more: taken as 0"])
    expect(content.refused.map(\.line), equals: [2, 4])
    expect(
      content.refused.map(\.reason), equals: ["the line is cut off before its end", "not a product: not an object"])
  }

  @Test func prefersTheLanguageThatIsWanted() throws {
    let content = try FoodContent(
      try OpenFoodFacts.reader(try Fixture.file("openfoodfacts.jsonl"), languages: ["de", "en"]))
    expect(content.foods.first?.food.name, equals: "Naturjoghurt (Testhof)")
  }

  @Test func anotherTableIsNotTaken() {
    let error = #expect(throws: LarderErrorCode.self) {
      try LarderErrorCode.of { try OpenFoodFacts.reader(try Fixture.file("foods-de.csv")) }
    }
    expect(error?.code, equals: .badFile)
  }
}
