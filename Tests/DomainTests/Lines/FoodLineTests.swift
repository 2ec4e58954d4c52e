import Expect
import Testing

@testable import Domain

/// A line of food, and shares of it.
@Suite struct FoodLineTests {
  /// Two large eggs: 143 kcal in 100 g.
  private static let eggs = FoodLine(
    name: "Egg", food: FoodReference(id: 37, name: "Egg"), quantity: Quantity(2, .portion("large")), grams: 100,
    nutrients: PartialNutrients(calories: 143, fat: 9.6, sodium: 142), confidence: 0.9, originalText: "2 eggs")

  @Test(
    arguments: [
      // 143 kcal and 142 mg, times the share.
      (1.0 / 3, "1/3 of 2 large", 33.3333, 47.6667), (0.5, "½ of 2 large", 50, 71.5), (2, "2 x 2 large", 200, 286),
      (1.5, "1 ½ x 2 large", 150, 214.5), (0.44, "0.44 of 2 large", 44, 62.92), (1, "2 large", 100, 143),
      // 15.4 of 125 g is not a share with a name.
      (0.1232, "12.3 g", 12.32, 17.6176), (1.0 / 7, "14.3 g", 14.2857, 20.4286),
    ] as [(Double, String, Double, Double)])
  func `a share of a line`(factor: Double, text: String, grams: Double, kcal: Double) throws {
    let part = Self.eggs.share(factor)
    expect(part.amountText, equals: text)
    expect(abs(try require(part.grams) - grams) < 1e-3)
    expect(abs(try require(part.nutrients.calories) - kcal) < 1e-3)
    expect(abs(try require(part.nutrients[.sodium]) - 142 * factor) < 1e-9)
    // Unknown values stay unknown, and the line keeps its name and food.
    expect(part.nutrients[.protein] == nil && part.nutrients[.fiber] == nil)
    expect(part.name == "Egg" && part.food?.id == 37 && part.confidence == 0.9 && part.originalText == "2 eggs")
  }

  @Test func `all of a line is the line`() { expect(Self.eggs.share(1), equals: Self.eggs) }

  @Test func `a share of a share is one of its weight`() throws {
    let half = Self.eggs.share(1.0 / 3).share(0.5)
    expect(half.amountText, equals: "½ of 33.3 g")
    expect(abs(try require(half.grams) - 16.6667) < 1e-3)
    expect(half.quantity, equals: Quantity(33.3, .measure(.gram), share: 0.5))
  }

  @Test func `what nobody weighed has its share said`() throws {
    let cookies = FoodLine(
      name: "Cookies", quantity: Quantity(2, .portion("cookie")), nutrients: PartialNutrients(calories: 90))
    let third = cookies.share(1.0 / 3)
    expect(third.amountText == "1/3 of 2 cookies" && third.grams == nil && third.nutrients.calories == 30)
    // A share of a share, if there is no weight, is the product of both.
    expect(third.share(0.5).quantity?.share, equals: 1.0 / 6)
    expect(cookies.share(0.1232).quantity, equals: Quantity(2, .portion("cookie"), share: 0.1232))
  }

  @Test func `without a quantity the weight is shared, or the words`() {
    let weighed = FoodLine(name: "Stew", grams: 350, originalText: "1.00 full recipe")
    expect(weighed.amountText, equals: "1.00 full recipe")
    expect(weighed.share(0.5).amountText == "½ of 350 g" && weighed.share(0.5).grams == 175)
    let worded = FoodLine(name: "Stew", originalText: "1.00 full recipe")
    expect(worded.share(0.5).amountText, equals: "½ of 1.00 full recipe")
    expect(worded.share(2).amountText, equals: "2 x 1.00 full recipe")
    expect(FoodLine(name: "Stew").share(0.5).amountText, equals: "")
  }

  @Test func `the amount for people is the quantity, else what was said`() {
    expect(Self.eggs.amountText, equals: "2 large")
    expect(FoodLine(name: "Stew", originalText: "a lot").amountText, equals: "a lot")
    expect(FoodLine(name: "Stew").amountText, equals: "")
    expect(FoodLine(name: "Stew").nutrients.isUnknown && FoodLine(name: "Stew").grams == nil)
  }
}
