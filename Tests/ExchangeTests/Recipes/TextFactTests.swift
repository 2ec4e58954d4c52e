import Expect
import Testing

@testable import Exchange

/// Servings and times in a text, and amounts wherever they stand.
@Suite struct TextFactTests {
  @Test(
    arguments: [
      ("Feeds 6 easily. We have it with bread.", 6), ("Makes about 10.", 10), ("Serves 4 hungry people.", 4),
      ("Reicht für ungefähr 8 Stück.", 8), ("Für 3 hungrige Leute, Mahlzeit!", 3),
    ] as [(String, Double)])
  func `a remark after the steps states the servings`(remark: String, servings: Double) throws {
    let recipe = try require(
      TextRecipe.all(in: "Soup\n\n250 g lentils\n1 leek\n\nChop it.\nBoil it.\nSeason it.\n\n" + remark).first)
    expect(recipe.servings, equals: servings)
    expect(recipe.stepTexts, equals: ["Chop it.", "Boil it.", "Season it."])
  }

  @Test(
    arguments: [
      ("Yield: 4 doz.", 48, nil, nil), ("Makes a dozen", 12, nil, nil), ("Donne une quinzaine", 15, nil, nil),
      ("serves 8, 1 hr 15 total", 8, 75, nil), ("3 Portionen / fertig in 30 Min.", 3, 30, nil),
      ("1 Blech, ergibt ca. 20 Stücke          Backzeit: 35 Min. bei 190 Grad", 20, nil, 35),
      ("Per 8 persone, 20 minuti di preparazione + 45 minuti di cottura", 8, nil, 45),
      ("Pour 6 à 8 personnes – cuisson : 35 minutes", 6, nil, 35), ("Voor 4 personen\nKlaar in 45 minuten", 4, 45, nil),
      ("(para unas 12)", 12, nil, nil), ("Dosi x 4/5 persone", 4, nil, nil),
      ("Ingredients (makes 12)", 12, nil, nil), ("Les ingrédients de la recette\n6 personnes", 6, nil, nil),
      ("Facile   20 min   4 persone   Costo medio", 4, 20, nil),
      ("ca. 20 Minuten Arbeitszeit   ca. 25 Minuten Backzeit   ca. 45 Minuten Gesamtzeit\nFür 4", 4, 45, 25),
      ("Ingrédients\n- 4 +\npersonnes", 4, nil, nil), ("Zutaten\n12 Stück", 12, nil, nil),
      ("Portioner\n- 4 +", 4, nil, nil), ("Serves: 6      Oven: 375", 6, nil, nil),
      ("Total Time: 35 minutes   Yield: 4 servings   Rating: 5 (1,204)", 4, 35, nil),
      ("20 mins start to finish\nServes 2", 2, 20, nil),
      ("Dosi per 6 persone\nPreparazione: 30 minuti (più una notte)\nCottura: 3 ore", 6, nil, 180),
      ("Dosi per 4\nTempo: 1 ora", 4, 60, nil),
      ("Save this post for later 🍲 Makes 6 bowls", 6, nil, nil),
    ] as [(String, Double, Int?, Int?)])
  func `lines above the ingredients state servings and times`(
    line: String, servings: Double, total: Int?, cook: Int?
  ) throws {
    let recipe = try require(
      TextRecipe.all(in: "Soup\n\n\(line)\n\n250 g lentils\n1 leek\n\nBoil it all gently in water.").first)
    expect(recipe.title, equals: "Soup")
    expect(recipe.servings, equals: servings)
    expect(recipe.totalMinutes, equals: total)
    expect(recipe.cookMinutes, equals: cook)
    expect(recipe.ingredientTexts, equals: ["250 g lentils", "1 leek"])
  }

  /// A table with the amounts behind the names, which is not two columns of ingredients.
  @Test(
    arguments: [
      ("", ""), ("INGREDIENT              QTY\n", "METHOD\n"), ("Zutat     Menge\n", "Zubereitung\n"),
      ("Ingredients\n", "Method\n"),
    ])
  func `a table has the amounts behind the names`(head: String, method: String) throws {
    let recipe = try require(
      TextRecipe.all(
        in:
          "Soup\n\n\(head)Split lentils           4 kg\nTinned tomatoes         2 x 2.5 kg\nWater                   9 litres\n"
          + "Fresh coriander         4 bunches\n\n\(method)Boil it all.\nAdd the coriander."
      ).first)
    expect(recipe.title, equals: "Soup")
    expect(
      recipe.ingredientTexts,
      equals: ["Split lentils 4 kg", "Tinned tomatoes 2 x 2.5 kg", "Water 9 litres", "Fresh coriander 4 bunches"])
    expect(recipe.stepTexts, equals: ["Boil it all.", "Add the coriander."])
  }

  /// A bread has several parts, each with ingredients and steps below its name.
  @Test func `the parts of a bread are gathered`() throws {
    let recipe = try require(
      TextRecipe.all(
        in: """
          Rye bread

          Makes 2 loaves

          Sponge
          300 g rye flour
          300 g water

          Mix it and leave it for 14 hours.

          Dough
          Sponge
          400 g wheat flour
          16 g salt

          Knead it all for 6 minutes.
          Bake it for 45 minutes.
          """
      ).first)
    expect(recipe.title, equals: "Rye bread")
    expect(
      recipe.ingredients,
      equals: [
        .heading("Sponge"), .text("300 g rye flour"), .text("300 g water"), .heading("Dough"), .text("Sponge"),
        .text("400 g wheat flour"), .text("16 g salt"),
      ])
    expect(
      recipe.stepTexts,
      equals: ["Mix it and leave it for 14 hours.", "Knead it all for 6 minutes.", "Bake it for 45 minutes."])
  }

  /// The last ingredients may have no amount, and the first step no empty line above it.
  @Test(
    arguments: [
      ("250 g lentils\n1 leek\nsour cream and slices of lemon for serving\n\nBoil the lentils with the leek.", 3),
      (
        "You need: 250 g lentils, 1 leek, salt\nChop the leek and wash it well before you use it.\nBoil it all for ages.",
        3
      ),
      ("Ingredients\n250 g lentils\n1 leek\nWash the leek really well because it hides grit.", 2),
    ])
  func `the ingredients end at the steps`(said: String, count: Int) throws {
    let recipe = try require(TextRecipe.all(in: "Soup\n\n" + said).first)
    expect(recipe.ingredientTexts.count, equals: count)
    expect(!recipe.stepTexts.isEmpty)
  }

  /// Lines of a page among the ingredients and before the steps that are neither.
  @Test func `servings, tools and times in the parts are left out`() throws {
    let recipe = try require(
      TextRecipe.all(
        in: """
          Soupe

          Ingrédients
          −   6   +   personnes
          250 g de lentilles
          1 poireau
          Ustensiles
          1 casserole
          Préparation
          Temps total : 1h05
          Repos : -
          Cuisson : 45 min

          Étape 1
          Cuire le tout.
          """
      ).first)
    expect(recipe.servings, equals: 6)
    expect(recipe.totalMinutes, equals: 65)
    expect(recipe.cookMinutes, equals: 45)
    expect(recipe.ingredientTexts, equals: ["250 g de lentilles", "1 poireau"])
    expect(recipe.stepTexts, equals: ["Cuire le tout."])
  }

  @Test(
    arguments: [
      // Broken lines.
      (
        "3 large leeks, trimmed and cut\ninto thick slices\n225 g puff pastry, thawed and\nroughly chopped\nbeaten egg, to glaze",
        [
          "3 large leeks, trimmed and cut into thick slices", "225 g puff pastry, thawed and roughly chopped",
          "beaten egg, to glaze",
        ]
      ),
      (
        "4 Schnitzel (je 150 g), 2 EL Senf, 8 Scheiben Speck,\n1 Möhre, 1/4 Sellerieknolle, 1 EL\nTomatenmark, Salz, Pfeffer",
        [
          "4 Schnitzel (je 150 g)", "2 EL Senf", "8 Scheiben Speck", "1 Möhre", "1/4 Sellerieknolle",
          "1 EL Tomatenmark",
          "Salz", "Pfeffer",
        ]
      ),
      // A sentence.
      (
        "You need 200 g flour, 2 eggs, pinch of salt, half a cup of milk.",
        ["200 g flour", "2 eggs", "pinch of salt", "half a cup of milk"]
      ),
      (
        "Ti servono 500 g di macinato, 1 uovo, sale, 700 g di passata e 1 spicchio d'aglio.",
        ["500 g di macinato", "1 uovo", "sale", "700 g di passata", "1 spicchio d'aglio"]
      ),
      // Amounts behind the names.
      (
        "Zutaten:\nRote Linsen – 250 g\nZwiebel – 1 große\nÖl – etwas",
        ["Rote Linsen – 250 g", "Zwiebel – 1 große", "Öl – etwas"]
      ),
      ("Für 4 Personen braucht man:\nLinsen 250 g\nZwiebel 1", ["Linsen 250 g", "Zwiebel 1"]),
      ("Ingredienti x 2:\nLinsen 250 g\nZwiebel 1", ["Linsen 250 g", "Zwiebel 1"]),
      (
        "250 g flour\n2 eggs\nZum Wenden: Vanillezucker und Puderzucker",
        ["250 g flour", "2 eggs", "Zum Wenden: Vanillezucker und Puderzucker"]
      ),
      (
        "Du brauchst 4 Eier, 200 g Zucker, 2 EL Grieß und den Saft einer Zitrone.",
        ["4 Eier", "200 g Zucker", "2 EL Grieß", "den Saft einer Zitrone"]
      ),
      ("Ingredienser\n600 g kyckling\n1 lök\nTill servering:\n4 port ris", ["600 g kyckling", "1 lök", "4 port ris"]),
      ("-250 g lentils\n-1 leek\n-salt", ["250 g lentils", "1 leek", "-salt"]),
      // Two columns.
      (
        "1 c. sugar\t1 tsp. soda\n2 eggs, beaten\t3 c. oats",
        ["1 c. sugar", "1 tsp. soda", "2 eggs, beaten", "3 c. oats"]
      ),
    ])
  func `ingredients are found however they are set`(list: String, ingredients: [String]) throws {
    let recipe = try require(
      TextRecipe.all(in: "Pie\n\n\(list)\n\nPut it all into a dish and bake it gently for an hour.").first)
    expect(recipe.title, equals: "Pie")
    expect(recipe.ingredientTexts, equals: ingredients)
    expect(recipe.stepTexts, equals: ["Put it all into a dish and bake it gently for an hour."])
  }

  /// Groups of ingredients below headings that no mark shows.
  @Test(arguments: ["", "Ingredients\n\n"])
  func `a short line above a group of ingredients is a heading`(heading: String) throws {
    let recipe = try require(
      TextRecipe.all(
        in: "Mormors bullar\nMakes 24 buns\n\n\(heading)Deg (dough)\n50 g jäst\n5 dl mjölk\n\nFyllning\n150 g smör\n\n"
          + "For the icing\n75 g icing sugar\n\nHow to do it\nKnead it.\nBake it."
      ).first)
    expect(recipe.title, equals: "Mormors bullar")
    expect(recipe.ingredientTexts, equals: ["50 g jäst", "5 dl mjölk", "150 g smör", "75 g icing sugar"])
    expect(
      recipe.ingredients.compactMap { if case .heading(let text) = $0 { text } else { nil } },
      equals: ["Deg (dough)", "Fyllning", "For the icing"])
  }
}
