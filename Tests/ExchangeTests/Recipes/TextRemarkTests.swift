import Expect
import Testing

@testable import Exchange

/// What is said after the steps of a recipe.
@Suite struct TextRemarkTests {
  private static let block =
    "Soup\n\n250 g lentils\n1 leek\n\nChop the leek.\nBoil it with the lentils.\nSeason and serve."
  private static let list = "Soup\n\n250 g lentils\n1 leek\n\n1. Chop the leek.\n2. Boil it.\n3. Season it."
  private static let prose =
    "Soup\n\n250 g lentils\n1 leek\n\nChop the leek and fry it gently.\n\nAdd the lentils and boil for 20 minutes."

  @Test(
    arguments: [
      "It keeps for three days in the fridge.", "Even better the next day.", "Feeds 8 easily.",
      "Makes about 10. My gran had it with bread.", "We eat it on Sundays.", "Dazu passt Brot.",
      "Lässt sich gut einfrieren.", "Reicht für 4 Personen.", "Il se garde deux jours.", "Ottima anche fredda.",
      "Aguanta dos días en la nevera.", "Lekker met brood. Eet smakelijk!", "Gott med bröd.",
      "Have you tried it?", "Tell me in the comments and follow @soupsandmore", "Schmeckt auch kalt! 😘",
      "Tip: add a carrot.", "PS bring the pot back", "Edit: it was one leek, not two.",
      "Viele Grüße\nPetra\n\nVerwaltung\nTel.: 0221 555 01", "Kram,\nAnnika", "Hartelijke groet,\nWim en Ineke",
      "Gros bisous à tous les trois,\nMamie", "Best,\nBob\n\nBob's Roofing\nCell: 555-0148",
      "You Might Also Like\nBean Soup\nPea Soup", "Commentaires (3)\nJojo : Super !", "Related recipes\nPea soup",
    ])
  func `remarks, farewells and comments are no steps`(remark: String) throws {
    for text in [Self.block, Self.list, Self.prose] {
      let alone = try require(TextRecipe.all(in: text).first)
      let recipe = try require(TextRecipe.all(in: text + "\n\n" + remark).first)
      expect(recipe.stepTexts, equals: alone.stepTexts)
      expect(recipe.ingredientTexts, equals: alone.ingredientTexts)
    }
  }

  /// A paragraph after the steps that says what to do is a step.
  @Test(
    arguments: [
      "Pour it into bowls and bake for 10 minutes.", "Warm the bowls at 80 °C and fill them.",
      "Serve it with the bread.",
    ])
  func `the last step is kept`(step: String) throws {
    let recipe = try require(TextRecipe.all(in: Self.prose + "\n\n" + step).first)
    expect(recipe.stepTexts.last, equals: step)
    expect(recipe.stepTexts.count, equals: 3)
  }
}
