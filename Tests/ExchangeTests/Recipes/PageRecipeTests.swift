import Domain
import Expect
import TestSupport
import Testing

@testable import Exchange

/// Recipes of web pages that have no structured data.
@Suite struct PageRecipeTests {
  private func read(_ page: String) throws -> ImportedRecipe {
    try require(try RecipeFileReader.read(Array(page.utf8), name: "page.html").first)
  }

  @Test func microdataIsRead() throws {
    let recipe = try read(
      """
      <html lang=de><body><div itemscope itemtype="http://schema.org/Recipe">
      <h1 itemprop="name">Linsen&shy;suppe</h1><meta itemprop="recipeYield" content="4 Portionen">
      <time itemprop="totalTime" datetime="PT40M">vierzig</time>
      <div itemprop="author" itemscope itemtype="http://schema.org/Person"><span itemprop="name">Oma</span></div>
      <ul><li itemprop="recipeIngredient"><b>250 g</b> <div>Linsen</div><li itemprop="recipeIngredient">1 Zwiebel</ul>
      <div itemprop="recipeInstructions"><p>Kochen.<p>Essen.</div>
      <div itemprop=nutrition itemscope itemtype=http://schema.org/NutritionInformation><span itemprop=calories>320 kcal</span></div>
      </div></body></html>
      """)
    expect(recipe.title, equals: "Linsen\u{AD}suppe".replacing("\\u{AD}", with: "\u{AD}"))
    expect(recipe.language, equals: "de")
    expect(recipe.servings, equals: 4)
    expect(recipe.totalMinutes, equals: 40)
    expect(recipe.ingredients, equals: [.text("250 g Linsen"), .text("1 Zwiebel")])
    expect(recipe.steps, equals: [.text("Kochen."), .text("Essen.")])
    expect(recipe.nutrients?[.calories], equals: 320)
  }

  /// Steps that are items of their own, some with a text and some with properties.
  @Test func nestedItemsKeepTheirOrder() throws {
    let recipe = try read(
      """
      <div itemscope itemtype="https://schema.org/Recipe"><span itemprop="name">Tea</span><p itemprop="ingredients">1 bag tea</p>
      <ol><li itemprop="recipeInstructions" itemscope itemtype="https://schema.org/HowToStep"><p itemprop="text">Boil.</p>
      <li itemprop="recipeInstructions">Pour.
      <li itemprop="recipeInstructions" itemscope itemtype="https://schema.org/HowToStep">Wait.</ol></div>
      """)
    expect(recipe.stepTexts, equals: ["Boil.", "Pour.", "Wait."])
  }

  @Test func microformatsAreRead() throws {
    let recipe = try read(
      """
      <article class="h-recipe"><h1 class="p-name">Toast</h1><p class="p-yield">2 servings</p>
      <ul><li class="p-ingredient">2 slices bread</li><li class="p-ingredient">butter</li></ul>
      <div class="e-instructions"><ol><li>Toast.</li><li>Butter.</li></ol></div></article>
      """)
    expect(recipe.title, equals: "Toast")
    expect(recipe.servings, equals: 2)
    expect(recipe.ingredientTexts, equals: ["2 slices bread", "butter"])
    expect(recipe.stepTexts, equals: ["Toast.", "Butter."])
  }

  /// Nothing marks the recipe but its headings; menus and comments are not part of it.
  @Test(arguments: [
    ("Ingredients", "Method", "Serves 3", "Prep time: 10 mins"),
    ("Zutaten", "Zubereitung", "Für 3 Personen", "Vorbereitungszeit: 10 Min."),
    ("Ingrédients :", "Préparation", "Pour 3 personnes", "Temps de préparation : 10 min"),
    ("Ingredienti", "Procedimento", "3 persone", "Tempo di preparazione 10 min"),
  ])
  func headingsLeadToTheRecipe(ingredients: String, method: String, servings: String, time: String) throws {
    let recipe = try read(
      """
      <html><head><title>Pancakes | A site</title><meta property="og:title" content="Best Pancakes"></head><body>
      <nav><ul class="ingredient-menu"><li>1 egg dishes<li>2 pasta dishes<li>3 soups</ul></nav>
      <h1>A site</h1><h1>Pancakes</h1><p>\(servings)</p><p>\(time)</p><p>My grandmother made 3 of these every day of her life.</p>
      <h2>\(ingredients)</h2><h4>For the batter</h4><ul><li>200 g flour<li>2 eggs<li>salt</ul>
      <h2>\(method)</h2><p>1. Whisk everything until the batter is smooth and rests well.</p>
      <p>2. Fry in a hot pan on both sides until they are golden brown.</p>
      <h2>Comments</h2><p>I made 2 of them and they were very good, thank you so much!</p></body></html>
      """.replacing("\\(servings)", with: servings).replacing("\\(time)", with: time)
        .replacing("\\(ingredients)", with: ingredients).replacing("\\(method)", with: method))
    expect(recipe.title, equals: "Pancakes")
    expect(recipe.servings, equals: 3)
    expect(recipe.prepMinutes, equals: 10)
    expect(
      recipe.ingredients, equals: [.heading("For the batter"), .text("200 g flour"), .text("2 eggs"), .text("salt")])
    expect(
      recipe.stepTexts,
      equals: [
        "1. Whisk everything until the batter is smooth and rests well.",
        "2. Fry in a hot pan on both sides until they are golden brown.",
      ])
  }

  /// Each ingredient is an element of its own, with amount and name in further ones.
  @Test func elementsOfOneClassAreLines() throws {
    let recipe = try read(
      """
      <h1>Dip</h1><div class="ingredients__list"><div class="ingredients__item"><span>2</span><p>avocados</p></div>
      <div class="ingredients__item"><span>1 tsp</span><p>salt</p></div></div>
      """)
    expect(recipe.ingredientTexts, equals: ["2 avocados", "1 tsp salt"])
  }

  private static let list = "<ul><li>200 g flour<li>3 eggs<li>300 ml milk</ul>"

  /// What stands under a heading of steps are the steps, however short they are.
  @Test(arguments: [
    (
      "<h2>Method</h2><ol><li>Mix everything.<li>Rest.<li>Fry in butter.</ol><h2>Comments</h2><p>Very good.</p>",
      ["Mix everything.", "Rest.", "Fry in butter."]
    ),
    (
      "<p><b>Zubereitung</b></p><p>Mix everything.</p><p>Fry in butter.</p><footer>Imprint</footer>",
      ["Mix everything.", "Fry in butter."]
    ),
    ("<h2>Method</h2><p>200 g flour</p><p>3 eggs</p><p>Stir.</p>", []),
  ])
  func shortStepsAreRead(html: String, steps: [String]) throws {
    expect(try read("<h1>P</h1><h2>Ingredients</h2>\(Self.list)\(html)").stepTexts, equals: steps)
  }

  @Test(arguments: [
    ("25 min", nil, 25), ("Time: 25 min", nil, 25), ("Serves 4. Ready in 25 min.", 4, 25),
    ("Gesamt: 1 Std. 20 Min.", nil, 80), ("Time flies", nil, nil), ("Serves 4", 4, nil),
  ])
  func factsOfAParagraph(text: String, servings: Double?, minutes: Int?) throws {
    let recipe = try read("<h1>P</h1><p>\(text)</p><h2>Ingredients</h2>\(Self.list)")
    expect(recipe.servings, equals: servings)
    expect(recipe.totalMinutes, equals: minutes)
  }

  /// Times of other recipes stand beside them, and two bare times may be any.
  @Test func bareTimesCountOnlyAloneAndBeforeTheIngredients() throws {
    expect(try read("<h1>P</h1><p>10 min</p><p>25 min</p><h2>Ingredients</h2>\(Self.list)").totalMinutes, equals: nil)
    expect(try read("<h1>P</h1><h2>Ingredients</h2>\(Self.list)<p>25 min</p>").totalMinutes, equals: nil)
  }

  /// The data of some shops names the ingredients without amounts.
  @Test func amountsAreTakenFromThePage() throws {
    func texts(_ names: String, _ list: String) throws -> [String] {
      try read(
        "<script type=\"application/ld+json\">{\"@type\":\"Recipe\",\"name\":\"P\",\"recipeIngredient\":[\(names)]}</script>\(list)"
      ).ingredientTexts
    }
    let list = "<ul><li>200 g plain flour<li>3 Eggs<li>300 ml whole milk</ul>"
    let names = "\"plain flour\",\"eggs\",\"whole milk\""
    expect(try texts(names, list), equals: ["200 g plain flour", "3 Eggs", "300 ml whole milk"])
    expect(try texts(names + ",\"salt\"", list), equals: ["plain flour", "eggs", "whole milk", "salt"])
    expect(try texts("\"plain flour\",\"2 eggs\"", list), equals: ["plain flour", "2 eggs"])
    expect(
      try texts(names, "<ul><li>Plain flour<li>Eggs<li>Whole milk</ul>"), equals: ["plain flour", "eggs", "whole milk"])
  }

  /// A site that asks whether a person is there has scripts and next to nothing to read.
  @Test(arguments: [
    ("<title>Just a moment...</title><script>check()</script><p>Checking your browser.</p>", true),
    ("<title>Soup</title><p>No recipe here.</p>", false),
    ("<meta property=\"og:title\" content=\"My video\"><script>play()</script>", false),
  ])
  func pagesForBrowsersAreKnown(html: String, needsBrowser: Bool) {
    expect(PageRecipes(Array(html.utf8)).needsBrowser, equals: needsBrowser)
  }

  /// Structured data names the recipe and its times, but the ingredients are only in the text.
  @Test func dataIsCompletedFromTheText() throws {
    let recipe = try read(
      """
      <script type="application/ld+json">{"@type":"Recipe","name":"Stew","totalTime":"PT2H"}</script><h1>A long story of stew</h1>
      <h3>Ingredients</h3><p>1 kg beef<br>2 carrots</p>
      """)
    expect(recipe.title, equals: "Stew")
    expect(recipe.totalMinutes, equals: 120)
    expect(recipe.ingredientTexts, equals: ["1 kg beef", "2 carrots"])
  }

  /// Two recipes with one title are two if their ingredients differ; parts of one recipe are one.
  @Test func sameTitlesAreMergedOnlyIfOneIsAPart() throws {
    func script(_ members: String) -> String {
      "<script type=\"application/ld+json\">{\"@type\":\"Recipe\",\(members)}</script>"
    }
    func count(_ parts: String...) throws -> Int {
      try RecipeFileReader.read(Array(("<html>" + parts.map(script).joined()).utf8), name: "page.html").count
    }
    let (egg, salt) = ("\"recipeIngredient\":[\"1 egg\"]", "\"recipeIngredient\":[\"salt\"]")
    expect(try count("\"name\":\"A\",\(egg)", "\"name\":\"A\",\(salt)"), equals: 2)
    expect(try count(egg, salt), equals: 2)
    expect(try count("\"name\":\"A\",\(egg)", "\"name\":\"A\",\"recipeInstructions\":\"Boil.\""), equals: 1)
    expect(try count("\"name\":\"A\",\(egg)", "\"name\":\"a!\",\(egg)"), equals: 1)
  }
}

/// Web pages as trees.
@Suite struct HTMLPageTests {
  /// HTML Living Standard, 13.2.5 and 13.2.6: what browsers make of these pages.
  @Test(arguments: [
    ("<p>a<p>b</p>c", ["a", "b", "c"]), ("<ul><li>a<li>b<ul><li>c</ul><li>d</ul>e", ["a", "b", "c", "d", "e"]),
    ("a<br>b<br/>c", ["a", "b", "c"]), ("1 < 2 <b>and</b> 3 > 2", ["1 < 2 and 3 > 2"]),
    ("a<!-- <p>b</p> -->c<!-->d", ["acd"]), ("a<script>if (1 < 2) '</p>'</script>b", ["ab"]),
    ("<div title=\"a > b\">c</div>", ["c"]), ("<table><tr><td>1<td>egg<tr><td>2<td>nuts</table>", ["1 egg", "2 nuts"]),
    ("<dl><dt>a<dd>b<dt>c</dl>", ["a", "b", "c"]), ("<b><p>a</b>b</p>c", ["ab", "c"]), ("a</div>b", ["ab"]),
    ("&frac12; cup&nbsp;milk", ["½ cup milk"]), ("<p", []), ("a<", ["a<"]), ("<textarea><li>no</textarea>yes", ["yes"]),
  ])
  func linesAreThoseOfABrowser(page: String, lines: [String]) {
    let tree = HTMLPage(Array(page.utf8))
    expect(tree.lines(in: tree.nodes.indices), equals: lines)
  }

  @Test func attributesAreReadHoweverTheyAreWritten() {
    let tree = HTMLPage(Array("<a HREF='x&amp;y' class = \"b  c\" id=d data-e hidden/>".utf8))
    expect(tree.attribute("href", of: 0), equals: "x&y")
    expect(tree.words("class", of: 0), equals: ["b", "c"])
    expect(tree.attribute("id", of: 0), equals: "d")
    expect(tree.attribute("data-e", of: 0), equals: "")
    expect(tree.attribute("title", of: 0), equals: nil)
  }
}
