import Expect
import Testing

@testable import Domain

/// Recipes in one line: title, servings and ingredients.
@Suite struct RecipeLineTests {
  @Test(
    arguments: [
      ("Potato soup for 4: 500 g potatoes, 1 l stock", "Potato soup", 4, ["500 g potatoes", "1 l stock"]),
      ("Kartoffelsuppe für 4 Personen: 1,5 l Brühe; 2 Möhren", "Kartoffelsuppe", 4, ["1,5 l Brühe", "2 Möhren"]),
      ("Chili (6 Portionen): beans, beef", "Chili", 6, ["beans", "beef"]),
      ("Soup for two: 1 can beans, drained, 1 onion", "Soup", 2, ["1 can beans, drained", "1 onion"]),
      ("Pâte pour 4: 250 g de farine, 1 œuf", "Pâte", 4, ["250 g de farine", "1 œuf"]),
      ("Risotto per 4 persone: 300 g di riso, 1 cipolla", "Risotto", 4, ["300 g di riso", "1 cipolla"]),
      ("Tortilla para 2: 4 huevos, 500 g de patatas", "Tortilla", 2, ["4 huevos", "500 g de patatas"]),
      ("Soup: salt, pepper", "Soup", nil, ["salt", "pepper"]), ("Soup 3: 2 eggs", "Soup 3", nil, ["2 eggs"]),
    ] as [(String, String, Double?, [String])])
  func `a title with its ingredients`(text: String, title: String, servings: Double?, ingredients: [String]) {
    expect(RecipeLine.read(text), equals: RecipeLine(title: title, servings: servings, ingredients: ingredients))
  }

  @Test(arguments: ["Lentil soup", "Chili: the Texas way", "Cake 2:1", ": 2 eggs", "Soup:", "Soup: ", "Cake for 4:"])
  func `a title alone`(text: String) { expect(RecipeLine.read(text), equals: nil) }
}
