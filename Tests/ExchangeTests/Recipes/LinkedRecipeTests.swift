import Domain
import Expect
import TestSupport
import Testing

@testable import Exchange

/// Recipes that pages and files hold as data.
@Suite struct LinkedRecipeTests {
  private func read(_ text: String) throws -> [ImportedRecipe] {
    try RecipeFileReader.read(Array(text.utf8), name: "page.html")
  }

  private func recipe(_ members: String) throws -> ImportedRecipe {
    try require(
      try read("{\"@type\":\"Recipe\",\"name\":\"Soup\",\"recipeIngredient\":[\"1 egg\"],\(members)}").first)
  }

  @Test(arguments: [
    ("PT90M", 90), ("PT1H30M", 90), ("P0DT1H", 60), ("P0Y0M0DT0H35M0.000S", 35), ("pt 45 m", 45), ("45 mins", 45),
    ("1 hour 20 minutes", 80), ("PT2400S", 40), ("P1D", 1440),
  ])
  func durationsAreRead(text: String, minutes: Int) throws {
    expect(try recipe("\"totalTime\":\"\(text)\"").totalMinutes, equals: minutes)
  }

  @Test(arguments: ["PT0M", "", "soon", "PT28000000M", "P", "PTM"])
  func whatIsNoDurationIsUnknown(text: String) throws {
    expect(try recipe("\"totalTime\":\"\(text)\"").totalMinutes, equals: nil)
  }

  @Test(arguments: [
    ("[\"4\",\"4 servings\"]", 4, nil), ("6", 6, nil), ("\"Makes 24 cookies\"", 24, "Makes 24 cookies"),
    ("\"4-6 Portionen\"", 4, "4-6 Portionen"), ("[\"4\",\"4 personnes\"]", 4, "4 personnes"),
    ("\"serves 4 people\"", 4, nil), ("\"a cake\"", nil, "a cake"), ("null", nil, nil), ("\"2,5 kg\"", nil, "2,5 kg"),
    ("\"500 g\"", nil, "500 g"), ("\"1,000 ml\"", nil, "1,000 ml"), ("\"9 x 13 inch pan\"", nil, "9 x 13 inch pan"),
    ("\"one 9-inch pie, serves 8\"", 8, "one 9-inch pie, serves 8"),
    ("\"1 loaf (12 servings)\"", 12, "1 loaf (12 servings)"),
    ("\"5 cups (about 120 to 160 crackers)\"", 120, "5 cups (about 120 to 160 crackers)"),
    ("\"für 4 Personen\"", 4, "für 4 Personen"), ("{\"@type\":\"QuantitativeValue\",\"value\":\"6\"}", 6, nil),
    ("\"1/2 gallon\"", nil, "1/2 gallon"), ("\"2,5 Portionen\"", 2.5, "2,5 Portionen"),
    ("\"100000 cookies\"", nil, "100000 cookies"),
    // A pan or a whole bake is cut into nobody knows how many servings.
    ("\"1 Kastenform\"", nil, "1 Kastenform"), ("\"1 Springform (26 cm)\"", nil, "1 Springform (26 cm)"),
    ("\"1 loaf\"", nil, "1 loaf"), ("\"2 loaves\"", nil, "2 loaves"), ("\"1 Blech\"", nil, "1 Blech"),
    ("[\"1\",\"1 loaf\"]", nil, "1 loaf"), ("[\"12\",\"1 Kastenform\"]", 12, "1 Kastenform"),
    ("\"1 9-inch round cake\"", nil, "1 9-inch round cake"), ("\"1 Stück\"", nil, "1 Stück"),
    ("\"1 large Bundt cake\"", nil, "1 large Bundt cake"), ("\"3 jars\"", nil, "3 jars"),
    // Pieces and small bakes are for one person each.
    ("\"12 Stück\"", 12, "12 Stück"), ("\"8 slices of cake\"", 8, "8 slices of cake"),
    ("\"1 Blech, 20 Stücke\"", 20, "1 Blech, 20 Stücke"), ("\"1 loaf (12 slices)\"", 12, "1 loaf (12 slices)"),
    ("\"12 mini cakes\"", 12, "12 mini cakes"),
    ("\"2 pizzas\"", 2, "2 pizzas"), ("\"1 smoothie\"", 1, "1 smoothie"),
  ])
  func yieldsAreRead(json: String, servings: Double?, words: String?) throws {
    let recipe = try recipe("\"recipeYield\":\(json)")
    expect(recipe.servings, equals: servings)
    expect(recipe.yieldText, equals: words)
  }

  @Test(arguments: [
    ("\"Anna Berg\"", "Anna Berg"), ("{\"@type\":\"Person\",\"name\":\"Anna Berg\"}", "Anna Berg"),
    ("[{\"name\":\"Anna\"},{\"name\":\"Ben\"},{\"name\":\"Anna\"}]", "Anna, Ben"),
    ("\"https://example.org/anna\"", nil), ("{\"@id\":\"#anna\"}", nil),
  ])
  func `the author is kept as the source`(json: String, name: String?) throws {
    expect(try recipe("\"author\":\(json)").platform, equals: name)
  }

  /// What search engines are told, and fields that nobody has filled in, are not the recipe's.
  @Test func `fields without a place are named`() throws {
    let recipe = try recipe(
      "\"video\":{\"name\":\"x\"},\"tool\":[],\"aggregateRating\":{\"ratingValue\":4},\"datePublished\":\"2026\",\"notes\":\" \""
    )
    expect(recipe.unread, equals: ["aggregateRating", "video"])
  }

  /// 418.4 kJ are 100 kcal; 0.4 g of sodium are 400 mg; 1,500 mg of fat are 1.5 g.
  @Test(arguments: [
    ("calories", "1,234 kcal", Nutrient.calories, 1234), ("calories", "1.234 kcal", .calories, 1234),
    ("calories", "1.234,5 kcal", .calories, 1234.5), ("calories", "418.4 kJ", .calories, 100),
    ("calories", "1046 kJ (250 kcal)", .calories, 250), ("calories", "250 kcal / 1046 kJ", .calories, 250),
    ("calories", "418.4 kilojoules", .calories, 100), ("calories", "310 calories per serving", .calories, 310),
    ("calories", "900.5925600000002", .calories, 900.5925600000002), ("calories", "1 046 kcal", .calories, 1046),
    ("sodiumContent", "0,4 g", .sodium, 400), ("sodiumContent", "1,234 mg", .sodium, 1234),
    ("sodiumContent", "12 milligrams of sodium", .sodium, 12), ("fatContent", "1500 mg", .fat, 1.5),
    ("fatContent", "0,125 g", .fat, 0.125), ("proteinContent", "7 grams protein", .protein, 7),
  ])
  func statedNutrientsHaveTheirUnits(name: String, text: String, nutrient: Nutrient, value: Double) throws {
    let stated = try require(try recipe("\"nutrition\":{\"\(name)\":\"\(text)\"}").nutrients?[nutrient])
    expect(abs(stated - value) < 1e-9)
  }

  /// What 100 g contain is not what a serving contains.
  @Test func nutrientsOf100GramsAreNotThoseOfAServing() throws {
    expect(try recipe("\"nutrition\":{\"servingSize\":\"100 g\",\"calories\":\"250\"}").nutrients, equals: nil)
    expect(try recipe("\"nutrition\":{\"servingSize\":\"1 bowl (300 g)\",\"calories\":\"250\"}").nutrients != nil)
  }

  @Test func stepsComeInEveryShape() throws {
    let shapes = [
      "\"Chop.<br>Boil.\"", "[\"Chop.\",\"Boil.\"]",
      "[{\"@type\":\"HowToStep\",\"text\":\"Chop.\"},{\"text\":\"Boil.\"}]",
      "{\"@type\":\"ItemList\",\"itemListElement\":[{\"text\":\"Chop.\"},{\"item\":{\"text\":\"Boil.\"}}]}",
      "[[\"Chop.\"],[\"Boil.\"]]", "[{\"name\":\"Chop.\"},{\"name\":\"Cut\",\"text\":\"Boil.\"}]",
      "[\"Step 1:\",\"Chop.\",\",\",\"2.\",\"Boil.\"]", "[{\"text\":\"<ol><li>Chop.</li><li>Boil.</li></ol>\"}]",
    ]
    for shape in shapes {
      expect(try recipe("\"recipeInstructions\":\(shape)").stepTexts, equals: ["Chop.", "Boil."], "\(shape)")
    }
    let sections =
      "[{\"@type\":\"HowToSection\",\"name\":\"Dough\",\"itemListElement\":[{\"text\":\"Knead.\"}]},{\"text\":\"Bake.\"}]"
    expect(
      try recipe("\"recipeInstructions\":\(sections)").steps,
      equals: [
        .heading("Dough"), .text("Knead."), .text("Bake."),
      ])
    // A heading may have a number.
    expect(
      try recipe(
        "\"recipeInstructions\":[{\"@type\":\"HowToSection\",\"name\":\"Day 2\",\"itemListElement\":[\"Bake.\"]}]"
      )
      .steps, equals: [.heading("Day 2"), .text("Bake.")])
  }

  @Test func onlyDoubledBracketsBecomeSingle() throws {
    let lines = try read(
      "{\"@type\":\"Recipe\",\"name\":\"A\",\"recipeIngredient\":[\"1 egg ((large))\",\"2 cups (about (300 g))\"]}")
    expect(lines.first?.ingredientTexts, equals: ["1 egg (large)", "2 cups (about (300 g))"])
  }

  /// The addresses have the forms that sites use: WordPress with two recipe plugins, Jetpack, and cuisineaz.com.
  @Test(arguments: [
    ("\"https://a.org/b.jpg\"", "https://a.org/b.jpg"),
    ("[\"\",\"https://a.org/b.jpg\"]", "https://a.org/b.jpg"),
    // Three shapes of the same picture, without their sizes: the first.
    (
      "[\"https://a.org/1x1/b.jpg\",\"https://a.org/4x3/b.jpg\",\"https://a.org/16x9/b.jpg\"]",
      "https://a.org/1x1/b.jpg"
    ),
    // The largest stated one, whatever its number is written as.
    (
      "[{\"url\":\"https://a.org/16x9.jpg\",\"width\":\"1440\",\"height\":\"810\"},{\"url\":\"https://a.org/1x1.jpg\","
        + "\"width\":1440,\"height\":\"1440px\"},{\"url\":\"https://a.org/4x3.jpg\",\"width\":1440,\"height\":1080}]",
      "https://a.org/1x1.jpg"
    ),
    (
      "[\"https://a.org/small.jpg\",{\"contentUrl\":\"https://a.org/b.jpg\",\"width\":{\"@type\":\"QuantitativeValue\","
        + "\"value\":900},\"height\":{\"value\":600}}]", "https://a.org/b.jpg"
    ),
    // 100 megapixels cannot be kept.
    (
      "[{\"url\":\"https://a.org/s.jpg\",\"width\":90,\"height\":60},{\"url\":\"https://a.org/huge.jpg\","
        + "\"width\":10000,\"height\":10000},{\"url\":\"https://a.org/b.jpg\",\"width\":900,\"height\":600}]",
      "https://a.org/b.jpg"
    ),
    (
      "[{\"url\":\"https://a.org/huge.jpg\",\"width\":9e18,\"height\":9e18},{\"url\":\"https://a.org/b.jpg\"}]",
      "https://a.org/huge.jpg"
    ),
    // The original beside its reduced versions.
    (
      "[\"https://a.org/b-225x225.jpg\",\"https://a.org/b-320x180.jpg\",\"https://a.org/b.jpg\"]", "https://a.org/b.jpg"
    ),
    ("[\"https://a.org/b.jpg\",\"https://a.org/b-500x500.jpg\"]", "https://a.org/b.jpg"),
    ("[\"https://a.org/b-150x150.jpg\",\"https://a.org/b-800x1200.jpg\"]", "https://a.org/b-800x1200.jpg"),
    (
      "[\"https://a.org/b.jpg?resize=480%2C270&ssl=1\",\"https://a.org/b.jpg?resize=500%2C500&ssl=1\"]",
      "https://a.org/b.jpg?resize=500%2C500&ssl=1"
    ),
    (
      "[\"https://a.org/660x660/2014/02/24/b.jpeg\",\"https://a.org/1280x720/2014/02/24/b.jpeg\"]",
      "https://a.org/1280x720/2014/02/24/b.jpeg"
    ),
    // Another dish that is larger.
    ("[\"https://a.org/b-300x200.jpg\",\"https://a.org/c-900x600.jpg\"]", "https://a.org/b-300x200.jpg"),
  ])
  func `of several pictures the largest that can be kept is taken`(image: String, address: String) throws {
    let recipes = try read("{\"@type\":\"Recipe\",\"recipeIngredient\":[\"1 egg\"],\"image\":\(image)}")
    expect(recipes.map(\.image), equals: [address])
  }

  /// A search that calls itself several times for each level would take longer than the universe has lasted.
  @Test(.timeLimit(.minutes(1)), arguments: ["image", "totalTime", "name", "recipeCategory"])
  func nestedListsAreReadOnce(key: String) throws {
    let nested =
      String(repeating: "[", count: 60) + "\"https://example.org 25 min\"" + String(repeating: "]", count: 60)
    let recipes = try read("{\"@type\":\"Recipe\",\"recipeIngredient\":[\"1 egg\"],\"\(key)\":\(nested)}")
    expect(recipes.count, equals: 1)
  }

  @Test func whatBrowsersForgiveIsForgiven() throws {
    let page =
      "<script type=application/ld+json><!-- {\"@type\":\"Recipe\",name:\"A\tB\",\"recipeIngredient\":[\"1 egg\",],} junk -->"
    expect(try read("<html>\(page)</script>").map(\.title), equals: ["A B"])
    let recipe = "{\"@type\":\"Recipe\",\"name\":\"Soup\",\"recipeIngredient\":[\"1 egg\"]}"
    for script in [
      "<script type='application/ld&#x2B;json'>", "<SCRIPT TYPE=APPLICATION/LD+JSON>//<![CDATA[",
      "<script type=\"application/ld+json\">/* Cook */ <![CDATA[",
    ] {
      expect(try read("<html>\(script)\(recipe)</script>").map(\.title), equals: ["Soup"], "\(script)")
    }
  }

  /// Deeply nested, cut, or endless texts are refused, and quickly.
  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      String(repeating: "[", count: 200_000), String(repeating: "{\"a\":", count: 200_000),
      "<script type=\"application/ld+json\">" + String(repeating: "[", count: 200_000),
      String(repeating: "<!--", count: 200_000), String(repeating: "<script", count: 200_000),
      "<html " + String(repeating: "a", count: 3_000_000), "{\"@type\":\"Recipe\",\"name\":\"\\ud83d\"}", "[\"\\u12",
      "{\"", String(repeating: "<div>", count: 200_000),
      String(repeating: "<div itemscope itemprop=\"a b c\">x", count: 20_000),
      "<ul>" + String(repeating: "<li class=\"ingredient\">1 egg ", count: 20_000),
      String(repeating: "<p>Ingredients</p>", count: 20_000), String(repeating: "</p>", count: 200_000),
      "<table>" + String(repeating: "<tr><td>", count: 20_000),
      "{\"@type\":\"Recipe\",\"name\":\"" + String(repeating: "<a", count: 500_000) + "\"}",
    ])
  func hostileTextsAreRefused(text: String) {
    let error = #expect(throws: LarderError.self) { try read(text) }
    expect([.noRecipe, .damagedFile, .unknownFormat].contains(error?.code))
  }

  /// Half a character of two escapes becomes the sign for a damaged one.
  @Test func aLoneSurrogateIsReplaced() throws {
    let recipes = try read("{\"@type\":\"Recipe\",\"name\":\"A\\ud83d!\",\"recipeIngredient\":[\"1 egg\"]}")
    expect(recipes.first?.title, equals: "A\u{FFFD}!")
  }

  @Test func referencesAndTagsGo() {
    expect(
      MarkedText.line("a &amp;amp; b &lt;b&gt;c&lt;/b&gt; &#8211; 1 < 2 &bogus; &frac12;"),
      equals: "a & b c – 1 < 2 &bogus; ½")
    // Pages mean Windows-1252 by the numbers from 128 to 159.
    expect(MarkedText.line("2 &#150; 3 &#x92;"), equals: "2 – 3 ’")
    expect(MarkedText.lines("<p>One</p><p>Two<br/>Three</p>"), equals: ["One", "Two", "Three"])
  }
}
