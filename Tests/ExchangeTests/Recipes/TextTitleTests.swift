import Expect
import Testing

@testable import Exchange

/// The title among the lines that stand before a recipe.
@Suite struct TextTitleTests {
  private static let list = "\n\n250 g lentils\n1 leek\n\nBoil it all."

  @Test(
    arguments: [
      // A running head, and the number of the page.
      ("Soups and Broths                      41\n\nGreen pea soup\n\nServes 4", "Green pea soup"),
      ("ZUPPE\n\nMinestrone di verdure\n\nDosi per: 4 persone\nCosto: Basso", "Minestrone di verdure"),
      ("SOUPS 41\n\nGREEN PEA SOUP\nServes 4", "GREEN PEA SOUP"),
      ("Parish letter | Issue 3/2022 | Page 14\n\nGreen pea soup\nServes 4", "Green pea soup"),
      ("88   |   SOUPS\nGreen pea soup\nServes 4", "Green pea soup"),
      // The path of a page, its buttons and ratings.
      ("Home › Recipes › Soups\n\nGreen pea soup\n4.7/5 (88 ratings)\nSave   Print   Share", "Green pea soup"),
      ("Inicio > Recetas\nGuardar   Imprimir   Compartir\nCrema de guisantes\nPublicidad", "Crema de guisantes"),
      ("Good Food - Recipes - Mains\n\nGreen pea soup\nServes 4", "Green pea soup"),
      ("Accueil / Soupes / Légumes\nSoupe aux pois\nImprimer la recette\nFacebook   Pinterest", "Soupe aux pois"),
      ("r/soups\nPosted by u/pea 3 days ago\n\nGreen pea soup", "Green pea soup"),
      // A letter to customers.
      ("Our farm news\nApril\n\nDear friends,\n\nThe peas are ready.\n\nGreen pea soup\nServes 4", "Green pea soup"),
      ("Nieuws van de boerderij\n\nBeste klanten,\n\nErwtensoep\nVoor 6 personen", "Erwtensoep"),
      ("Landküche\n\nRezept der Woche\nErbsensuppe\nFür 4 Personen", "Erbsensuppe"),
      // What is called a recipe, and what is said twice.
      ("FROM THE OVEN\nRecipe: Pea soup\nYield: 4 servings", "Pea soup"),
      ("Pea soup\n\nI love this soup.\n\nWhy it works\nIt is quick.\n\nPea soup\nPrep Time 5 min", "Pea soup"),
      // A line below the title, and lines with a label.
      ("Spaghetti Carbonara\nDas Original aus Rom\nFür 4 Personen", "Spaghetti Carbonara"),
      ("Erbsensuppe\nmit Minze\n\nFür 4 Personen", "Erbsensuppe mit Minze"),
      ("Sopa de guisantes\n\nDificultad: baja\nCoste: bajo", "Sopa de guisantes"),
      ("Recipe for: Pea soup          From: Aunt Peg\nServes: 6      Oven: 375", "Pea soup"),
      ("Home > Ricette > Zuppe > Zuppa di piselli\n\nZUPPE\nZuppa di piselli\n4,5/5 VOTA", "Zuppa di piselli"),
      (
        "El blog de Pili\nCocina casera\n\nmartes, 8 de noviembre de 2022\n\nCrema de guisantes\n\nHace frío.",
        "Crema de guisantes"
      ),
      ("PEA SOUP 🥣 ready in 5 minutes", "PEA SOUP"),
      ("SECONDI PIATTI\nSpezzatino di piselli\nFacile   20 min   4 persone   Costo medio", "Spezzatino di piselli"),
      ("MEAT DISHES\n\nHot-Pot with Peas\nFor 4 people", "Hot-Pot with Peas"),
      ("Rezept von: Elfriede Maier\n\nERBSENSUPPE", "ERBSENSUPPE"),
      ("Peanut butter cookies 🥜 that taste like your childhood", "Peanut butter cookies"),
      ("Kochstudio Rezept\n\nErbsensuppe\n\nPortionen: 4", "Erbsensuppe"),
      ("TODAY'S SPECIAL 🌮 Pea Tacos\nMakes 8", "Pea Tacos"),
      ("Y'all asked for it! My mama's Peas & Dumplings", "Peas & Dumplings"),
      ("From the parish magazine, harvest issue\n\nPea soup\n\nIt is good. Makes 4 bowls.", "Pea soup"),
      ("5.2.2020\n\nErbsensuppe (Mama)", "Erbsensuppe (Mama)"),
      ("Lentil stew\n\nFrom my notebook of winter suppers", "Lentil stew"),
      // The name of a site, of a group and of a handout.
      ("The Tin Ladle\nHome   Soups   Shop\n\nHome » Soups » Pea Soup\n\nQuick Pea Soup\nServes 4", "Quick Pea Soup"),
      ("Soup Lovers\nAnn Lee · 3d · Public group\n\nSo many asked!\n\nQuick Pea Soup", "Quick Pea Soup"),
      ("Parents' Kitchen – Leaflet 4\n\nPea Soup\nFrom 9 months\n\nMakes 4 portions", "Pea Soup"),
      ("Konto | Merkliste (0)\n\nErbsensuppe\n\nPortionen: 4", "Erbsensuppe"),
      ("Soup with Bea\nFrom the soup group\nBea Lee · 5h · Friends\n\nIt is here!\n\nQuick Pea Soup", "Quick Pea Soup"),
      ("Peas and Things\na diary\n\nQuick Pea Soup\n\nMarch 12, 2019 by Meena\n\nSo good.", "Quick Pea Soup"),
      ("KITCHEN SHEET 17\nDish: Pea soup\nYield: 4 portions", "Pea soup"),
      ("Ciao Lia,\n\nTorta di piselli\n\nDosi per una teglia da 24 cm", "Torta di piselli"),
      ("Hi Lia,\n\nPea flan\n\nFor a 9 inch tin", "Pea flan"),
      ("Peas & Cream\nRecipes   Life   Shop\n\nQuick pea soup\n\nBy Lottie Dean\n2 June 2023", "Quick pea soup"),
      ("PEA SOUP 🥣✨ (yes really!!)\n\nServes 4", "PEA SOUP"),
      ("Betreff: AW: Rezept Erbsensuppe\n\nHallo zusammen,", "Erbsensuppe"),
      // A line of facts, and labels of a recipe.
      ("SOUPES\n\nSoupe aux pois\n\nPour 4 personnes\nCuisson : 40 min\nFacile – Bon marché", "Soupe aux pois"),
      ("MÜLLERS ERBSEN\n\nRezeptvorschlag: Erbsensuppe\n\nFür 4 Personen", "Erbsensuppe"),
      ("Recipe idea: Pea soup\nServes 4", "Pea soup"),
      ("Cara Lina, ecco la ricetta!\n\nZuppa di piselli\n\nDosi per 4 persone\nCottura: 1 ora", "Zuppa di piselli"),
    ])
  func `the line with the best reasons is the title`(head: String, title: String) throws {
    let recipe = try require(TextRecipe.all(in: head + Self.list).first)
    expect(recipe.title, equals: title)
    expect(recipe.ingredientTexts, equals: ["250 g lentils", "1 leek"])
    expect(recipe.stepTexts, equals: ["Boil it all."])
  }

  @Test(
    arguments: [
      "Print", "Anzeige", "PUBLICITÉ", "Jump to Recipe", "Speichern   Drucken   Teilen", "Print Recipe   Pin Recipe",
      "Zitieren | Melden | Antworten", "★★★★☆ 4,3 (529 voti)", "4.8 from 312 votes", "1x   2x   3x",
      "US Customary   Metric", "Accueil > Recettes > Soupes", "Cook Mode",
      "Good Food - Recipes - Mains", "Home / Soups", "Imprimer la recette", "Facebook   Pinterest   Twitter",
      "Add to Your Grocery List", "Anmelden | Warenkorb (0)", "Log in   Register",
      "Home   Soups   About", "HOME | ABOUT | RECIPES", "412 likes  98 comments",
      "👍❤️ 1.2K     31 comments     9 shares",
    ])
  func `buttons, ratings and paths are left out`(line: String) {
    expect(TextFurniture.isFurniture(line[...]))
  }

  @Test(
    arguments: [
      "Pinto beans", "Print your own labels for the jars", "200 g flour", "Serve with bread, share and enjoy.",
      "1 Glas Gurken   2 Eier", "Salted caramel bars", "Mix > 5 minutes", "Stir.",
      "Salt / pepper / chili", "Prep: 5 min   Yield: 4 servings   Rating: 5", "1 - 2 - 3 soup", "2 eggs     3 leeks",
    ])
  func `lines of a recipe are kept`(line: String) { expect(!TextFurniture.isFurniture(line[...])) }

  @Test(
    arguments: [
      ("für   −  4  +   Portionen", "für 4 Portionen"), ("−   6   +   personnes", "6 personnes"),
      ("2 + 1 eggs", "2 + 1 eggs"),
    ])
  func `the buttons for more and fewer servings are left out`(line: String, text: String) {
    expect(String(TextFurniture.withoutChooser(line[...])), equals: text)
  }
}
