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
      "Kram\nNadja\n\nInga kommentarer:\nSkicka en kommentar", "Kærlig hilsen\nMads",
      "Have a great weekend!\n\nCarla Jimenez\nHR | Norbrook Industries", "Gutes Gelingen wünscht Ihnen\nDie Redaktion",
      "(from: The Big Book of Soups, p. 87)", "You can make it the day before.", "Er bleibt eine Woche saftig.",
      "Frohe Festtage!", "xo\nLinda",
      "Nous la mangeons tiède.\n\nTon vieux parrain,\nÉtienne", "Für 4 Personen. Zubereitungszeit: 35 Minuten.",
      "Espero que os guste.\n\nPublicado por Mercedes en 10:15", "Note de l'auteur :\nEncore meilleur réchauffé",
      "Variation\nUse beans instead of lentils.", "Ojo: no dejar de remover.",
      "Si te ha gustado la receta, entra en nuestra web.", "Le petit plus : un peu de crème.",
      "makes 12\nmum uses less salt", "NOTE. A sauce may be\nhanded separately.", "TIP Add a carrot to it.",
      "Schönes Wochenende\nSabine", "Der Onkel Franz isst drei Teller!", "The soup club meets on March 3 at the hall.",
      "Der nächste Treff ist am 18. Juni um 15 Uhr.", "Next dates\n12. November: Market\n3. Dezember: Fair",
      "Prep time: 20 minutes",
    ])
  func `remarks, farewells and comments are no steps`(remark: String) throws {
    for text in [Self.block, Self.list, Self.prose] {
      let alone = try require(TextRecipe.all(in: text).first)
      let recipe = try require(TextRecipe.all(in: text + "\n\n" + remark).first)
      expect(recipe.stepTexts, equals: alone.stepTexts)
      expect(recipe.ingredientTexts, equals: alone.ingredientTexts)
    }
  }

  @Test(
    arguments: [
      (
        "Chop the leek. Boil it all for 20 minutes. Season it. Tastes best with bread!",
        "Chop the leek. Boil it all for 20 minutes. Season it."
      ),
      (
        "Lauch schneiden. Alles kochen. Würzen. Schmeckt auch kalt. Bussi Oma",
        "Lauch schneiden. Alles kochen. Würzen."
      ),
      ("Chop the leek. Boil it. Serve with bread.", "Chop the leek. Boil it. Serve with bread."),
    ])
  func `remarks at the end of the last step are left out`(said: String, step: String) throws {
    let recipe = try require(TextRecipe.all(in: "Soup\n\n250 g lentils\n1 leek\n\n" + said).first)
    expect(recipe.stepTexts, equals: [step])
  }

  @Test(
    arguments: [
      // Broken at the width of a page: a sentence may end where a line ends.
      (
        "Chop the leek and the carrots finely, put them in a\npan and boil them for twenty minutes with the lentils.\n"
          + "Season to taste with the salt and the pepper, then\nserve.",
        1
      ),
      // Notes without periods.
      ("chop the leek\nboil it 20 min - do not stir!!\nseason and serve", 3),
      ("Chop the leek.\nBoil it with the lentils.\nSeason it.", 3),
    ])
  func `a line is a step unless a page has broken it`(said: String, steps: Int) throws {
    let recipe = try require(TextRecipe.all(in: "Soup\n\n250 g lentils\n1 leek\n\n" + said).first)
    expect(recipe.stepTexts.count, equals: steps)
  }

  @Test(
    arguments: [
      "1º Chop the leek.\n2º Boil it all.", "1\nChop the leek.\n2\nBoil it all.",
      "Step 1: Chop the leek.\nStep 2: Boil it all.",
      "✅ Chop the leek.\n✅ Boil it all.", "1. Chop the leek. 2. Boil it all.",
      "Method: 1) Chop the leek. 2) Boil it all.", "Method: 1. Chop the leek. 2. Boil it all.\n\nPrep time: 5 min",
    ])
  func `steps have numbers or marks of any kind`(said: String) throws {
    for heading in ["", "Ingredients\n"] {
      let recipe = try require(TextRecipe.all(in: "Soup\n\n\(heading)250 g lentils\n1 leek\n\n" + said).first)
      expect(recipe.ingredientTexts, equals: ["250 g lentils", "1 leek"])
      expect(recipe.stepTexts, equals: ["Chop the leek.", "Boil it all."])
    }
  }

  /// What the reader of a chat has answered is no step, and a message may go on with the list.
  @Test func `a chat has answers and parts of the list`() throws {
    let recipe = try require(
      TextRecipe.all(
        in: """
          12/03/2024, 10:16 - Nana: Lemon Drizzle

          6oz butter
          3 eggs
          zest of 2 lemons

          For the top
          juice of 2 lemons
          4oz sugar
          12/03/2024, 10:22 - Nana: Cream the butter and add the eggs. Bake for 45 mins.
          12/03/2024, 10:25 - Nana: Cuts into 10 slices. Give my love to the boys xx
          12/03/2024, 10:31 - Me: You're a star Nana thank you!!
          """
      ).first)
    expect(recipe.title, equals: "Lemon Drizzle")
    expect(recipe.servings, equals: 10)
    expect(recipe.ingredientTexts.count, equals: 5)
    expect(recipe.stepTexts, equals: ["Cream the butter and add the eggs. Bake for 45 mins."])
  }

  /// Steps without a heading after ingredients with one, and without periods.
  @Test func `notes after the ingredients are steps`() throws {
    let recipe = try require(
      TextRecipe.all(
        in: "Pasta\n\nOccorrente\npasta 400 gr\npassata 700 ml\nolio, sale\n\nFare il sugo con la passata (40 min)\n"
          + "Cuocere la pasta 3 min in meno\nMescolare tutto e servire subito\n\nda provare con le melanzane"
      ).first)
    expect(recipe.ingredientTexts, equals: ["pasta 400 gr", "passata 700 ml", "olio, sale"])
    expect(recipe.stepTexts.count, equals: 3)
  }

  /// A paragraph after the steps that says what to do is a step.
  @Test(
    arguments: [
      "Pour it into bowls and bake for 10 minutes.", "Warm the bowls at 80 °C and fill them.",
      "Serve it with the bread.", "Serve it very hot!", "Sprinkle with cress and serve it hot!",
      "TIP the soup into warm bowls.",
      "March it to the table; it may 2 minutes cool.",
    ])
  func `the last step is kept`(step: String) throws {
    let recipe = try require(TextRecipe.all(in: Self.prose + "\n\n" + step).first)
    expect(recipe.stepTexts.last, equals: step)
    expect(recipe.stepTexts.count, equals: 3)
  }
}
