import Domain
import TestSupport
import Testing

@testable import Exchange

/// Recipes that pages and files hold as data.
@Suite struct LinkedRecipeTests {
  private func read(_ text: String) throws -> [ImportedRecipe] {
    try RecipeFileReader.read(Array(text.utf8), name: "page.html")
  }

  private func recipe(_ members: String) throws -> ImportedRecipe {
    try #require(
      try read("{\"@type\":\"Recipe\",\"name\":\"Soup\",\"recipeIngredient\":[\"1 egg\"],\(members)}").first)
  }

  @Test(arguments: [
    ("PT90M", 90), ("PT1H30M", 90), ("P0DT1H", 60), ("P0Y0M0DT0H35M0.000S", 35), ("pt 45 m", 45), ("45 mins", 45),
    ("1 hour 20 minutes", 80), ("PT2400S", 40), ("P1D", 1440),
  ])
  func durationsAreRead(text: String, minutes: Int) throws {
    #expect(try recipe("\"totalTime\":\"\(text)\"").totalMinutes == minutes)
  }

  @Test(arguments: ["PT0M", "", "soon", "PT28000000M", "P", "PTM"])
  func whatIsNoDurationIsUnknown(text: String) throws {
    #expect(try recipe("\"totalTime\":\"\(text)\"").totalMinutes == nil)
  }

  @Test(arguments: [
    ("[\"4\",\"4 servings\"]", 4, nil), ("6", 6, nil), ("\"Makes 24 cookies\"", 24, "Makes 24 cookies"),
    ("\"4-6 Portionen\"", 4, nil), ("\"a cake\"", nil, "a cake"), ("null", nil, nil), ("\"2,5 kg\"", 2.5, "2,5 kg"),
  ])
  func yieldsAreRead(json: String, servings: Double?, words: String?) throws {
    let recipe = try recipe("\"recipeYield\":\(json)")
    #expect(recipe.servings == servings)
    #expect(recipe.yieldText == words)
  }

  @Test func statedNutrientsHaveTheirUnits() throws {
    // 1,234 kcal; 0.4 g of sodium are 400 mg; 1,500 mg of fat are 1.5 g.
    let recipe = try recipe(
      "\"nutrition\":{\"calories\":\"1,234 kcal\",\"sodiumContent\":\"0,4 g\",\"fatContent\":\"1500 mg\",\"proteinContent\":\"7 grams\"}"
    )
    let stated = try #require(recipe.nutrients)
    #expect(stated[.calories] == 1234)
    #expect(stated[.sodium] == 400)
    #expect(stated[.fat] == 1.5)
    #expect(stated[.protein] == 7)
    #expect(stated[.sugar] == nil)
    // 418.4 kJ are 100 kcal.
    let energy = try #require(try self.recipe("\"nutrition\":{\"calories\":\"418.4 kJ\"}").nutrients?[.calories])
    #expect(abs(energy - 100) < 1e-9)
  }

  @Test func stepsComeInEveryShape() throws {
    let shapes = [
      "\"Chop.<br>Boil.\"", "[\"Chop.\",\"Boil.\"]",
      "[{\"@type\":\"HowToStep\",\"text\":\"Chop.\"},{\"text\":\"Boil.\"}]",
      "{\"@type\":\"ItemList\",\"itemListElement\":[{\"text\":\"Chop.\"},{\"item\":{\"text\":\"Boil.\"}}]}",
      "[[\"Chop.\"],[\"Boil.\"]]", "[{\"name\":\"Chop.\"},{\"name\":\"Cut\",\"text\":\"Boil.\"}]",
    ]
    for shape in shapes {
      #expect(try recipe("\"recipeInstructions\":\(shape)").steps.map(\.text) == ["Chop.", "Boil."], "\(shape)")
    }
    let sections =
      "[{\"@type\":\"HowToSection\",\"name\":\"Dough\",\"itemListElement\":[{\"text\":\"Knead.\"}]},{\"text\":\"Bake.\"}]"
    #expect(
      try recipe("\"recipeInstructions\":\(sections)").steps == [
        .init(section: "Dough", text: "Knead."), .init(section: nil, text: "Bake."),
      ])
  }

  @Test func whatBrowsersForgiveIsForgiven() throws {
    let page =
      "<script type=application/ld+json><!-- {\"@type\":\"Recipe\",name:\"A\tB\",\"recipeIngredient\":[\"1 egg\",],} junk -->"
    #expect(try read("<html>\(page)</script>").map(\.title) == ["A B"])
  }

  /// Deeply nested, cut, or endless texts are refused or read, and quickly.
  @Test(arguments: [
    String(repeating: "[", count: 200_000), String(repeating: "{\"a\":", count: 200_000),
    "<script type=\"application/ld+json\">" + String(repeating: "[", count: 200_000),
    String(repeating: "<!--", count: 200_000), String(repeating: "<script", count: 200_000),
    "<html " + String(repeating: "a", count: 3_000_000), "{\"@type\":\"Recipe\",\"name\":\"\\ud83d\"}", "[\"\\u12",
    "{\"",
    "{\"@type\":\"Recipe\",\"name\":\"" + String(repeating: "<a", count: 500_000) + "\"}",
  ])
  func hostileTextsAreRefused(text: String) {
    let error = #expect(throws: LarderError.self) { try read(text) }
    #expect([.noRecipe, .badFile].contains(error?.code))
  }

  @Test func referencesAndTagsGo() {
    #expect(
      MarkedText.line("a &amp;amp; b &lt;b&gt;c&lt;/b&gt; &#8211; 1 < 2 &bogus; &frac12;")
        == "a & b c – 1 < 2 &bogus; ½")
    #expect(MarkedText.lines("<p>One</p><p>Two<br/>Three</p>") == ["One", "Two", "Three"])
  }
}
