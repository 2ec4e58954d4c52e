import Domain
import Expect
import TestSupport
import Testing

@testable import Exchange

/// Recipes as people type and paste them.
@Suite struct TextRecipeTests {
  struct Pasted: Sendable, CustomTestStringConvertible {
    let title: String
    let text: String
    let ingredients: [String]
    let steps: [String]

    init(_ title: String, _ text: String, _ ingredients: [String], _ steps: [String]) {
      (self.title, self.text, self.ingredients, self.steps) = (title, text, ingredients, steps)
    }

    var testDescription: String { title }
  }

  static let pasted: [Pasted] = [
    Pasted(
      "Pancakes",
      "Pancakes\n\nIngredients:\n200 g flour\n2 eggs\n300 ml milk\n\nMethod:\nWhisk everything.\nFry in butter.",
      ["200 g flour", "2 eggs", "300 ml milk"], ["Whisk everything.", "Fry in butter."]),
    Pasted(
      "Lentil soup",
      "# Lentil soup\n\n*Serves 4*\n\n## Ingredients\n\n- 250 g red lentils\n- 1 onion\n- salt\n\n## Method\n\n1. Chop the onion.\n2. Simmer all for 20 minutes.",
      ["250 g red lentils", "1 onion", "salt"], ["Chop the onion.", "Simmer all for 20 minutes."]),
    Pasted(
      "Tomato pasta",
      "Tomato pasta\n500g spaghetti\n2 tins tomatoes\n3 cloves garlic\nbasil\n\nCook the pasta. Fry the garlic, add the tomatoes and stir it all together.",
      ["500g spaghetti", "2 tins tomatoes", "3 cloves garlic", "basil"],
      ["Cook the pasta. Fry the garlic, add the tomatoes and stir it all together."]),
    Pasted(
      "Omas Apfelkuchen",
      "Omas Apfelkuchen\n\nZutaten für 12 Stücke\n\nFür den Teig:\n250 g Mehl\n125 g Butter\n1 Ei\nFür den Belag:\n1 kg Äpfel\n2 EL Zucker\n\nZubereitung\n\nTeig kneten und kalt stellen.\nÄpfel schälen und auf den Teig legen.\n45 Minuten bei 180 Grad backen.",
      ["250 g Mehl", "125 g Butter", "1 Ei", "1 kg Äpfel", "2 EL Zucker"],
      ["Teig kneten und kalt stellen.", "Äpfel schälen und auf den Teig legen.", "45 Minuten bei 180 Grad backen."]),
    Pasted(
      "Kartoffelsuppe",
      "Kartoffelsuppe\n1 kg Kartoffeln\n2 Möhren\n1 l Brühe\nSalz, Pfeffer\n\nAlles klein schneiden und in der Brühe weich kochen.\nPürieren und abschmecken.",
      ["1 kg Kartoffeln", "2 Möhren", "1 l Brühe", "Salz, Pfeffer"],
      ["Alles klein schneiden und in der Brühe weich kochen.", "Pürieren und abschmecken."]),
    Pasted(
      "Crêpes",
      "Crêpes\nPour 6 personnes\nPréparation : 10 min\n\nIngrédients\n• 250 g de farine\n• 4 œufs\n• 1/2 litre de lait\n\nPréparation\n1) Mélanger la farine et les œufs.\n2) Ajouter le lait.\n3) Cuire à la poêle.",
      ["250 g de farine", "4 œufs", "1/2 litre de lait"],
      ["Mélanger la farine et les œufs.", "Ajouter le lait.", "Cuire à la poêle."]),
    Pasted(
      "Risotto ai funghi",
      "Risotto ai funghi\n\nIngredienti per 4 persone\n320 g di riso\n300 g di funghi\n1 l di brodo\nparmigiano\n\nPreparazione\nTostare il riso.\nAggiungere il brodo poco alla volta.",
      ["320 g di riso", "300 g di funghi", "1 l di brodo", "parmigiano"],
      ["Tostare il riso.", "Aggiungere il brodo poco alla volta."]),
    Pasted(
      "Tortilla",
      "Tortilla\n\nIngredientes:\n- 6 huevos\n- 4 patatas\n- aceite de oliva\n\nElaboración:\n- Freír las patatas.\n- Añadir los huevos batidos.",
      ["6 huevos", "4 patatas", "aceite de oliva"], ["Freír las patatas.", "Añadir los huevos batidos."]),
    Pasted(
      "Overnight oats",
      "Overnight oats:\n1/2 cup oats\n1/2 cup milk\n1 tbsp chia seeds\n\nMix, leave in the fridge over night.",
      ["1/2 cup oats", "1/2 cup milk", "1 tbsp chia seeds"], ["Mix, leave in the fridge over night."]),
    Pasted(
      "Guacamole",
      "**Guacamole**\n\n**Ingredients**\n\n* 2 avocados\n* 1 lime\n* salt\n\n**Directions**\n\nMash the avocados.\n\nStir in lime and salt.",
      ["2 avocados", "1 lime", "salt"], ["Mash the avocados.", "Stir in lime and salt."]),
    Pasted(
      "Chicken curry",
      "Chicken curry\n=============\n\nINGREDIENTS\n\n500 g chicken thighs\n1 can (400 ml) coconut milk\n2 tbsp curry paste\n\nDIRECTIONS\n\nStep 1\nBrown the chicken in a large pan until it is golden on all\nsides.\nStep 2\nAdd the paste and the milk, and simmer.",
      ["500 g chicken thighs", "1 can (400 ml) coconut milk", "2 tbsp curry paste"],
      ["Brown the chicken in a large pan until it is golden on all sides.", "Add the paste and the milk, and simmer."]),
    Pasted(
      "Hummus",
      "Hummus\r\n\r\nWhat you need:\r\n1 tin chickpeas\r\n2 tbsp tahini\r\njuice of 1 lemon\r\n\r\nWhat to do:\r\nBlend it all.\r\n",
      ["1 tin chickpeas", "2 tbsp tahini", "juice of 1 lemon"], ["Blend it all."]),
    Pasted(
      "Bananenbrot",
      "Bananenbrot\nQuelle: https://example.org/brot\nPortionen: 10\n\nZutaten:\n☐ 3 Bananen\n☐ 200 g Mehl\n☐ 1 TL Natron\n\nAnleitung:\nBananen zerdrücken, alles mischen, 50 Minuten backen.\n\nTipps:\nMit Walnüssen noch besser.",
      ["3 Bananen", "200 g Mehl", "1 TL Natron"], ["Bananen zerdrücken, alles mischen, 50 Minuten backen."]),
    Pasted(
      "Vinaigrette", "Vinaigrette\n3 EL Öl\n1 EL Essig\n1 TL Senf\nVerrühren.", ["3 EL Öl", "1 EL Essig", "1 TL Senf"],
      ["Verrühren."]),
    Pasted(
      "Mug cake",
      "Mug cake (from Aunt May)\n- 4 tbsp flour\n- 2 tbsp sugar\n- 3 tbsp milk\n- pinch of salt\n1. Mix in a mug.\n2. Microwave for 90 seconds.",
      ["4 tbsp flour", "2 tbsp sugar", "3 tbsp milk", "pinch of salt"], ["Mix in a mug.", "Microwave for 90 seconds."]),
    Pasted(
      "Salade niçoise",
      "Salade niçoise\n\nIngrédients pour 2 personnes :\n\n- 1 boîte de thon\n- 2 œufs durs\n- olives\n\nÉtapes :\n\n- Couper les œufs.\n- Tout mélanger.",
      ["1 boîte de thon", "2 œufs durs", "olives"], ["Couper les œufs.", "Tout mélanger."]),
    Pasted(
      "Pesto",
      "Pesto\n\n50 g basil\n50 g parmesan\n30 g pine nuts\n100 ml oil\n\nPut everything into the blender.\nBlend until smooth.\nKeeps for 5 days in the fridge.",
      ["50 g basil", "50 g parmesan", "30 g pine nuts", "100 ml oil"],
      ["Put everything into the blender.", "Blend until smooth.", "Keeps for 5 days in the fridge."]),
    Pasted(
      "Frikadellen",
      "Frikadellen\n\nDas brauchst du:\n500 g Hackfleisch\n1 Brötchen vom Vortag\n1 Zwiebel\n\nSo geht's:\n1. Brötchen einweichen.\n2. Alles verkneten.\n3. Braten.",
      ["500 g Hackfleisch", "1 Brötchen vom Vortag", "1 Zwiebel"],
      ["Brötchen einweichen.", "Alles verkneten.", "Braten."]),
    Pasted(
      "Brownies",
      "Brownies\nPrep time: 15 mins\nCook time: 25 mins\nMakes: 16\n\nIngredients\n\n[ ] 200g dark chocolate\n[ ] 3 eggs\n\nInstructions\n\nMelt the chocolate.\n\nBeat in the eggs.\n\nNutrition\n\n200 kcal each",
      ["200g dark chocolate", "3 eggs"], ["Melt the chocolate.", "Beat in the eggs."]),
    Pasted(
      "Green smoothie", "Green smoothie\nOne for every morning.\n\n1 banana\n1 handful spinach\n200 ml water\n\nBlend.",
      ["1 banana", "1 handful spinach", "200 ml water"], ["Blend."]),
    Pasted(
      "Lasagne",
      """
      Jo, 14:03
      Hiya! Here's that lasagne, serves 4
      Jo, 14:04
      500g beef mince, 1 onion, 1 tsp oregano
      Jo, 14:04
      for the white sauce 50g butter, 600ml milk, bit of nutmeg
      Jo, 14:05
      plus 12 lasagne sheets & 100g cheddar grated
      Jo, 14:07
      Fry the onion, brown the mince. Melt the butter and stir in the milk. Layer it all up, 180 for 35 min
      Jo, 14:07
      You: ah brilliant thank you!!
      """,
      [
        "500g beef mince", "1 onion", "1 tsp oregano", "50g butter", "600ml milk", "bit of nutmeg",
        "12 lasagne sheets", "100g cheddar grated",
      ], ["Fry the onion, brown the mince. Melt the butter and stir in the milk. Layer it all up, 180 for 35 min"]),
  ]

  @Test(arguments: pasted)
  func pastedTextsAreRead(pasted: Pasted) throws {
    let recipe = try require(TextRecipe.all(in: pasted.text).first)
    expect(recipe.title.hasPrefix(pasted.title))
    expect(recipe.ingredientTexts, equals: pasted.ingredients)
    expect(recipe.stepTexts, equals: pasted.steps)
  }

  @Test func factsAndHeadingsAreKept() throws {
    let cake = try require(TextRecipe.all(in: Self.pasted[3].text).first)
    expect(cake.ingredients.first, equals: .heading("Für den Teig"))
    expect(cake.ingredients[4], equals: .heading("Für den Belag"))
    let crepes = try require(TextRecipe.all(in: Self.pasted[5].text).first)
    expect(crepes.servings, equals: 6)
    expect(crepes.prepMinutes, equals: 10)
    let bread = try require(TextRecipe.all(in: Self.pasted[12].text).first)
    expect(bread.servings, equals: 10)
    expect(bread.url, equals: "https://example.org/brot")
    expect(bread.notes, equals: "Mit Walnüssen noch besser.")
    let brownies = try require(TextRecipe.all(in: Self.pasted[18].text).first)
    expect(brownies.prepMinutes, equals: 15)
    expect(brownies.cookMinutes, equals: 25)
    expect(brownies.servings, equals: 16)
    expect(TextRecipe.all(in: Self.pasted[19].text).first?.description, equals: "One for every morning.")
  }

  /// The name of a recipe that a message only mentions, and how many servings it says that the recipe makes.
  @Test(
    arguments: [
      ("Hi Anna, here's my red lentil dal (feeds 4, 30 min)", "Red lentil dal", 4),
      ("Sarah, 14:03\nHiya! Here's that lasagne, serves 6, about 1h30 all in", "Lasagne", 6),
      ("Liebe Anna,\n\nanbei das Rezept für den Apfelkuchen, wie versprochen:", "Apfelkuchen", nil),
      ("Subject: Re: Fwd: Leek soup\n\nHi Anna,", "Leek soup", nil),
      ("Leek soup\n\nServes 3", "Leek soup", 3),
      ("Hallo Schatz, hier das Rezept für die Lauchsuppe für 4 Leute", "Lauchsuppe", 4),
      ("Amore ecco la ricetta delle polpette al sugo!! Dosi per 4", "Polpette al sugo", 4),
    ] as [(String, String, Double?)])
  func `the title that a message mentions`(message: String, title: String, servings: Double?) throws {
    let recipe = try require(TextRecipe.all(in: message + "\n\n250 g lentils\n1 leek\n\nBoil it all.").first)
    expect(recipe.title, equals: title)
    expect(recipe.servings, equals: servings)
    expect(recipe.yieldText, equals: nil)
    expect(recipe.ingredientTexts, equals: ["250 g lentils", "1 leek"])
  }

  /// The subject of an email is the title if its text has none; its words may be encoded (RFC 2047) and on two lines.
  @Test func `the subject of an email is the title`() throws {
    let head =
      "From: Oma <oma@example.org>\nTo: anna@example.org\nSubject: =?utf-8?q?K=C3=A4se?=\n =?utf-8?b?a3VjaGVu?=\n\n"
    let mail = head + "Liebe Anna,\n\n- 500 g Quark\n- 3 Eier\n\n> Hast du das Rezept noch?\n"
    let recipe = try require(RecipeFileReader.read(Array(mail.utf8), name: "mail.eml").first)
    expect(recipe.title, equals: "Käsekuchen")
    expect(recipe.ingredientTexts, equals: ["500 g Quark", "3 Eier"])
  }

  /// What is no recipe gives none, whatever it contains.
  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      "", "Hello", "Ingredients", "Milk\nBread\nButter", "Dear Mom,\nI have 2 dogs now.\nSee you soon.",
      String(repeating: "-", count: 100_000), String(repeating: "#\n", count: 100_000),
      String(repeating: "\\", count: 100_000),
      String(repeating: "---\n", count: 20_000), String(repeating: "Title\n---\n", count: 20_000),
    ])
  func otherTextsGiveNone(text: String) { expect(TextRecipe.all(in: text).isEmpty) }

  /// Of a text of a megabyte, only as many lines are read as a recipe may have.
  @Test(.timeLimit(.minutes(1))) func endlessIngredientsAreCut() throws {
    let text = "Soup\n\n" + String(repeating: "200 g flour and 2 eggs\n", count: 43_000)
    let recipe = try require(TextRecipe.all(in: text).first)
    expect((RecipeCheck.mostEntries...2 * RecipeCheck.mostEntries).contains(recipe.ingredients.count))
  }

  /// A text that never ends a sentence is read in a time that grows with its length.
  @Test(.timeLimit(.minutes(1))) func endlessStepsAreCut() throws {
    let text = "Soup\nIngredients:\n1 egg\nSteps:\n" + String(repeating: "stir and stir and stir\n", count: 80_000)
    let recipe = try require(TextRecipe.all(in: text).first)
    expect(recipe.stepTexts.allSatisfy { $0.utf8.count < 11_000 })
  }
}
