import Domain
import Exchange
import Testing

@Suite struct OpenFoodFactsTests {
  @Test func readsTheTable() throws {
    let content = try FoodContent(try OpenFoodFacts.reader(try Fixture.file("openfoodfacts.csv")))
    let yogurt = try #require(content["Naturjoghurt 3,8 % (Testhof)"])
    #expect(
      yogurt.food.nutrients
        == Nutrients(
          calories: 68, protein: 3.9, carbohydrates: 4.7, fat: 3.8, saturatedFat: 2.5, sugar: 4.7, fiber: nil,
          sodium: 52))
    #expect(yogurt.food.basis == .available)
    #expect(yogurt.food.category == .dairy)
    #expect(yogurt.food.portions == [Portion(name: "serving", grams: 150), Portion(name: "pack", grams: 500)])
    #expect(yogurt.food.source == FoodSource(name: "Open Food Facts", id: "4000000000017"))
    #expect(yogurt.line == 2)
  }

  /// 1674 kJ are 400 kcal; a serving's grams are in its text; labels in the United States count fiber as carbs.
  @Test func takesKilojoulesServingsInWordsAndTheCountrysBasis() throws {
    let content = try FoodContent(try OpenFoodFacts.reader(try Fixture.file("openfoodfacts.csv")))
    let bar = try #require(content["\"Best\" oat \"bar"])
    #expect(abs(bar.food.nutrients.calories - 1674 / 4.184) < 1e-9)
    #expect(bar.food.nutrients.sodium == 200)
    #expect(bar.food.basis == .total)
    #expect(bar.food.portions == [Portion(name: "serving", grams: 40)])
    #expect(bar.food.source?.id == "0000000000024")
  }

  @Test func kilojoulesInTheKilocaloriesAreFound() throws {
    let content = try FoodContent(try OpenFoodFacts.reader(try Fixture.file("openfoodfacts.csv")))
    let muesli = try #require(content["Müsli (Müslifabrik)"])
    // 1523 / 4.184 = 364.0; 4 x (63 + 11) + 9 x 6.5 + 2 x 9 = 372.5.
    #expect(abs(muesli.food.nutrients.calories - 364.0) < 0.1)
    #expect(muesli.food.category == .pantry)
    #expect(muesli.food.portions.isEmpty)
  }

  @Test func refusesWithAReason() throws {
    let content = try FoodContent(try OpenFoodFacts.reader(try Fixture.file("openfoodfacts.csv")))
    #expect(content.foods.count == 3)
    #expect(content.refused.map(\.line) == [5, 6, 7])
    #expect(
      content.refused.map(\.reason) == [
        "3 columns, the header has 21", "no nutrition is given", "protein, carbs and fat add up to 120 g per 100 g",
      ])
  }

  @Test(arguments: ["openfoodfacts.jsonl", "openfoodfacts.jsonl.gz"])
  func readsTheLines(name: String) throws {
    let content = try FoodContent(try OpenFoodFacts.reader(try Fixture.file(name)))
    #expect(content.foods.map(\.food.name) == ["Plain yogurt à la \"test\" 🥛 (Testhof)", "Oil"])
    let yogurt = try #require(content.foods.first)
    #expect(yogurt.food.aliases == ["Naturjoghurt"])
    #expect(yogurt.food.nutrients == Nutrients(calories: 68, protein: 3.9, carbohydrates: 4.7, fat: 3.8, sodium: 52))
    #expect(yogurt.food.portions == [Portion(name: "serving", grams: 150), Portion(name: "pack", grams: 500)])
    // 92 g of fat are all of the energy: the rest is nothing.
    let oil = content.foods[1]
    #expect(oil.food.nutrients == Nutrients(calories: 828, protein: 0, carbohydrates: 0, fat: 92))
    #expect(oil.notes == ["no protein or carbs given, and the energy leaves no room for more: taken as 0"])
    #expect(content.refused.map(\.line) == [2, 4])
    #expect(content.refused.map(\.reason) == ["the line is cut off before its end", "not a product: not an object"])
  }

  @Test func prefersTheLanguageThatIsWanted() throws {
    let content = try FoodContent(
      try OpenFoodFacts.reader(try Fixture.file("openfoodfacts.jsonl"), languages: ["de", "en"]))
    #expect(content.foods.first?.food.name == "Naturjoghurt (Testhof)")
  }

  @Test func anotherTableIsNotTaken() {
    let error = #expect(throws: LarderErrorCode.self) {
      try LarderErrorCode.of { try OpenFoodFacts.reader(try Fixture.file("foods-de.csv")) }
    }
    #expect(error?.code == .badFile)
  }
}
