import Domain
import Exchange
import Expect
import Testing

@Suite struct USDAFoodsTests {
  @Test(arguments: ["usda", "usda.zip", "usda/food.csv"])
  func joinsTheTables(name: String) throws {
    let reader = try USDAFoods.reader(try Fixture.file(name))
    let content = try FoodContent(reader)
    expect(reader.progress, equals: 1)
    expect(
      content.foods.map(\.food.name),
      equals: [
        "Butter, test, salted", "Beans, test, dried", "Crunchy test cookies (Testy)", "Milk, test, whole",
      ])
    expect(content.refused.map(\.reason), equals: ["no nutrition is given"])
    expect(
      content.foods.map { $0.food.source?.name },
      equals: [
        "USDA SR Legacy", "USDA Foundation", "USDA Branded", "USDA FNDDS",
      ])
    expect(content.foods.allSatisfy { $0.food.basis == .total })
  }

  @Test func legacyFoodsAreKnownByTheirOldNumber() throws {
    let butter = try require(try FoodContent(try USDAFoods.reader(try Fixture.file("usda")))["Butter, test, salted"])
    expect(butter.food.source, equals: FoodSource(name: "USDA SR Legacy", id: "01001"))
    expect(butter.food.category, equals: .dairy)
    expect(
      butter.food.nutrients,
      equals: Nutrients(
        calories: 717, protein: 0.85, carbohydrates: 0.06, fat: 81.11, saturatedFat: 51.368, sodium: 643))
    expect(
      butter.food.portions,
      equals: [
        Portion(name: "pat (1\" sq, 1/3\" high)", grams: 5), Portion(name: "tablespoon", grams: 14.2),
      ])
  }

  /// Foundation foods may have Atwater energies only; the specific one is the better one.
  @Test func foundationFoodsTakeAtwatersEnergy() throws {
    let beans = try require(try FoodContent(try USDAFoods.reader(try Fixture.file("usda")))["Beans, test, dried"])
    expect(
      beans.food.nutrients, equals: Nutrients(calories: 333, protein: 22.5, carbohydrates: 61, fat: 1.2, fiber: 15.5))
    expect(beans.food.portions, equals: [Portion(name: "cup", grams: 184)])
    expect(beans.food.category, equals: .pantry)
  }

  @Test func brandsBringTheirServing() throws {
    let content = try FoodContent(try USDAFoods.reader(try Fixture.file("usda")))
    let cookies = try require(content["Crunchy test cookies (Testy)"])
    expect(cookies.food.portions, equals: [Portion(name: "cookies", grams: 15)])
    expect(cookies.food.category, equals: .snacks)
    expect(cookies.food.nutrients.sugar, equals: 30)
    expect(content["Milk, test, whole"]?.food.portions, equals: [Portion(name: "cup", grams: 244)])
  }

  @Test func aFolderOfSomethingElseSaysWhatIsMissing() {
    let error = #expect(throws: LarderErrorCode.self) {
      try LarderErrorCode.of { try USDAFoods.reader(try Fixture.file("")) }
    }
    expect(error?.code, equals: .badFile)
    expect(error?.message.contains("`food.csv`") ?? false)
  }
}
