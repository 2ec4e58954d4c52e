import Expect
import Testing

@testable import Domain

/// What a diet leaves out in the name of a food that was taken.
@Suite struct DietWordTests {
  @Test(arguments: [
    (DietType.vegetarian, "Lentil soup with ham", "lentil soup", "ham"),
    (.vegetarian, "Grünkohl mit Schweinefleisch", "Grünkohl", "schweinefleisch"),
    (.vegan, "Pasta with cheese", "pasta", "cheese"), (.vegan, "Pho soup, with meat", "pho", "meat"),
  ])
  func `is named if nobody typed it`(diet: DietType, name: String, typed: String, word: String) {
    expect(diet.excluded(in: name, typed: typed), equals: word)
  }

  @Test(arguments: [
    (DietType.vegetarian, "Lentil soup with ham", "ham and lentil soup"), (.vegetarian, "Cheese pizza", "pizza"),
    (.vegetarian, "Sausage, vegetarian", "Wurst"), (.standard, "Lentil soup with ham", "lentil soup"),
    (.vegetarian, "Chili without meat", "chili"), (.vegetarian, "Lamb's lettuce", "Feldsalat"),
    (.vegan, "Coconut milk", "Kokosmilch"), (.vegan, "Peanut butter", "Erdnussmus"),
    (.vegetarian, "Wild rice", "Wildreis"),
    (.vegan, "Oat milk", "Hafermilch"), (.vegan, "Oat drink", "milk"),
    (.vegetarian, "Cooked chicken breast", "chicken"),
  ])
  func `and not otherwise`(diet: DietType, name: String, typed: String) {
    expect(diet.excluded(in: name, typed: typed), equals: nil)
  }

  @Test(arguments: [
    (DietType.vegetarian, "Salami", FoodCategory.meat, true), (.vegetarian, "Crab sticks", .seafood, true),
    (.vegetarian, "Lentil soup with ham", .other, true), (.vegan, "Gouda cheese", .dairy, true),
    (.vegan, "Salami", .meat, true),
    // The name says that there is none, or neither name nor category tells.
    (.vegetarian, "Vegetarian sausage", .meat, false), (.vegetarian, "Gouda cheese", .dairy, false),
    (.vegan, "Margarine", .dairy, false), (.vegan, "Plain soy yogurt", .dairy, false),
    (.vegetarian, "Egg", .dairy, false),
    (.standard, "Salami", .meat, false), (.lowSodium, "Salami", .meat, false),
  ])
  func `what is certainly nothing for a diet`(diet: DietType, name: String, category: FoodCategory, isLeftOut: Bool) {
    expect(diet.leavesOut(name, category), equals: isLeftOut)
  }
}
