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
    // Dishes whose category tells nothing.
    (.vegetarian, "Chili con carne", .other, true), (.vegetarian, "Spaghetti bolognese", .other, true),
    (.vegetarian, "Hot Dog", .other, true), (.vegetarian, "Wurstbrot", .other, true),
    (.vegetarian, "Schinkenbrot", .bakery, true), (.vegetarian, "Matjes-Brötchen", .other, true),
    (.vegetarian, "Gummy candy", .snacks, true),
    (.vegetarian, "Haribo (Jelly babies with fruit essence)", .snacks, true),
    (.vegetarian, "Maultaschen mit Spinatfüllung gegart", .other, false),
    (.vegetarian, "Currywurst", .other, true), (.vegetarian, "Rinderfilet gebraten, ohne Sauce", .other, true),
    (.vegetarian, "Beef goulash, no noodles", .other, true), (.vegan, "Chicken and rice", .other, true),
    (.vegetarian, "Fleischtomate", .produce, false), (.vegetarian, "Hühnereiweiß", .dairy, false),
    (.vegetarian, "Würstchen ohne Fleisch", .meat, false), (.vegetarian, "Seitan-Gulasch", .other, false),
    (.vegetarian, "Oyster mushrooms", .produce, false), (.vegetarian, "Fleischersatz auf Sojabasis", .other, false),
    (.vegetarian, "Hamburger bun", .bakery, false), (.vegetarian, "Coconut meat", .produce, false),
    (.vegetarian, "Lamb's lettuce", .produce, false), (.vegetarian, "Orangensaft mit Fruchtfleisch", .beverages, false),
  ])
  func `what is certainly nothing for a diet`(diet: DietType, name: String, category: FoodCategory, isLeftOut: Bool) {
    expect(diet.leavesOut(name, category), equals: isLeftOut)
  }

  /// The groups of the codes as FNDDS 2021-2023 (documentation, food coding scheme) and BLS 4.0 (main groups) name them.
  @Test(arguments: [
    ("FNDDS 2021-2023", "27111300", true), ("FNDDS 2021-2023", "28310150", true),
    ("FNDDS 2021-2023", "26100", true),
    ("FNDDS 2021-2023", "41810200", false), ("BLS 4.0", "Y036322", true), ("BLS 4.0", "U941100", true),
    ("BLS 4.0", "Y712322", false), ("BLS 4.0", "B101000", false), ("USDA FoodData Central, SR Legacy", "21108", false),
  ])
  func `the code of a dish tells that it is made of meat`(table: String, code: String, isLeftOut: Bool) {
    let source = FoodSource(name: table, id: code)
    expect(DietType.vegetarian.leavesOut("Klopse nach Art des Hauses", .other, source), equals: true)
    expect(DietType.vegetarian.leavesOut("Auflauf nach Art des Hauses", .other, source), equals: isLeftOut)
    expect(DietType.standard.leavesOut("Auflauf nach Art des Hauses", .other, source), equals: false)
  }
}
