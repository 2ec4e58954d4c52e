import Domain
import Exchange
import Expect
import Foundation
import TestSupport
import Testing

@testable import Commands

/// What `recipe export` writes, `recipe import` reads again; `LARDER_SEED` repeats one run.
@Suite struct RecipeRoundTripTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Words with a meaning in Markdown, HTML, JSON or a recipe, and words that could end a line, a field or a part.
  private static let hostile = [
    "*", "_x_", "#", "##", "\\", "`a`", "[b](c)", "~~d~~", "|", "1.", "2)", "-", "+", "=", "\"", "'", "{", "}", "Notes",
    "Steps",
    "Ingredients", "für", "è", "日本", "🍲", "e\u{301}", "1/2", "½", "3-4", "A serving has", "Source", "---",
    "salt",
    "(or", "two)", "$x$", "0x41", "NaN", "null", "=1+1", ";", "?", "!",
  ]
  /// What data on pages does not keep, since pages write character references and tags in it, and spaces before commas.
  private static let marks = [",", "&", "&amp;", "<", ">", "<b>", "</script>", "<!--", "&#65;"]

  /// Words with a meaning in Cooklang.
  private static let cooklang = [
    "@a", "@b{}", "#pot{}", "~{5%minutes}", "20 minutes", "--", "[-", "-]", "\\@", ">>", "%", "(x)",
  ]

  private static func text(_ random: inout SplitMix64, _ words: [String]) -> String {
    let count = Int.random(in: 1...6, using: &random)
    return (0..<count).map { _ in words.randomElement(using: &random) ?? "" }.joined(separator: " ")
  }

  private static func recipe(_ random: inout SplitMix64, _ words: [String]) -> Recipe? {
    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
    guard let title = try? RecipeCheck.title(text(&random, words)) else { return nil }
    var recipe = Recipe(title: title)
    (recipe.servings, recipe.isServingsStated) = (Double(number(1...1000)), true)
    (recipe.prepMinutes, recipe.cookMinutes, recipe.statedMinutes) = (number(1...90), number(1...90), number(200...900))
    recipe.difficulty = Recipe.Difficulty.allCases.randomElement(using: &random)
    recipe.category = Slot.allCases.randomElement(using: &random)
    for index in 1...number(1...8) {
      let line = index.isMultiple(of: 3) ? text(&random, words) + ":" : "\(number(1...900)) g " + text(&random, words)
      (try? RecipeCheck.ingredient(line)).map { recipe.ingredients.append($0) }
    }
    // An ingredient may come twice, and a line may be as long as a paragraph.
    let long = "\(number(1...900)) g " + Array(repeating: text(&random, words), count: 30).joined(separator: " ")
    for line in ["2 tbsp butter", "butter, for the tin", "2 tsp salt", "salt", "300 ml buttermilk", long]
    where number(1...2) == 1 {
      (try? RecipeCheck.ingredient(line)).map { recipe.ingredients.append($0) }
    }
    (try? RecipeCheck.step("Beat the buttermilk, butter and salt.")).map { recipe.steps.append($0) }
    for index in 1...number(1...8) {
      let line =
        index.isMultiple(of: 3)
        ? text(&random, ["For", "the", "top", "*", "#", "è"]) + ":" : "Eat " + text(&random, words) + "."
      (try? RecipeCheck.step(line)).map { recipe.steps.append($0) }
    }
    return recipe.ingredients.parts().isEmpty ? nil : recipe
  }

  /// What is compared: all that the format keeps.
  private static func kept(_ recipe: Recipe, _ format: RecipeFile.Format) -> [String] {
    func lines<Part>(_ entries: [RecipeEntry<Part>], _ text: (Part) -> String) -> [String] {
      var lines: [String] = []
      var heading: String?
      for entry in entries {
        // JSON names the heading of each line, so that one without lines is lost, and so is one that repeats the last.
        heading = entry.heading ?? heading
        guard let part = entry.part else { continue }
        if let title = heading, lines.last(where: { $0.hasPrefix("heading: ") }) != "heading: \(title)" {
          lines.append("heading: \(title)")
        }
        lines.append(text(part))
      }
      return lines
    }
    let facts = [
      recipe.title, "\(recipe.servings)", "\(recipe.prepMinutes ?? 0)", "\(recipe.cookMinutes ?? 0)",
      "\(recipe.totalMinutes ?? 0)", recipe.category?.rawValue ?? "",
      format == .jsonld ? "" : recipe.difficulty?.rawValue ?? "",
    ]
    return facts + lines(recipe.ingredients, \.text) + lines(recipe.steps, \.text)
  }

  /// A page and its data have one value for a nutrient, which is what somebody has stated; favourites are in two formats.
  @Test(
    arguments: [
      (.json, 135, 120, true), (.cooklang, 135, 120, true), (.jsonld, 120, nil, false), (.html, 120, nil, false),
      (.md, nil, nil, false),
    ] as [(RecipeFile.Format, Double?, Double?, Bool)])
  func whatIsStatedIsReadAgain(format: RecipeFile.Format, stated: Double?, own: Double?, isFavourite: Bool) throws {
    var recipe = Recipe(title: "Cheesecake")
    recipe.ingredients = try ["200 g quark", "2 eggs"].map(RecipeCheck.ingredient)
    recipe.steps = [try RecipeCheck.step("Mix the quark and the eggs.")]
    recipe.statedNutrients = PartialNutrients(values: Nutrient.allCases.map { $0 == .calories ? 135 : nil })
    recipe.ownNutrients = PartialNutrients(values: Nutrient.allCases.map { $0 == .calories ? 120 : nil })
    recipe.isFavourite = true
    let file = RecipeFile(recipes: [recipe], scales: [RecipeScale()])
    let path = folder.file("cake.\(format.ending)")
    try file.text(as: format).write(toFile: path, atomically: false, encoding: .utf8)
    let again = try require(try RecipeIntake(try RecipeFileReader.read(path: path)).recipes.first)
    expect(again.statedNutrients?.calories == stated && again.ownNutrients?.calories == own)
    expect(again.isFavourite, equals: isFavourite)
    // What does not come back is said.
    expect((file.leftOut(of: format)?.contains("favourites") ?? false), equals: !isFavourite)
  }

  /// What no reader takes from a file is said: a time that was set for a step, a food that was chosen, and outside of JSON
  /// the weight of the dish.
  @Test(arguments: [RecipeFile.Format.json, .jsonld, .md, .cooklang, .html, .txt])
  func whatDoesNotComeBackIsSaid(format: RecipeFile.Format) throws {
    var recipe = Recipe(title: "Rest")
    recipe.ingredients = try ["200 g quark"].map(RecipeCheck.ingredient)
    recipe.steps = [try RecipeCheck.step("Bake for 20 minutes.")]
    func said(_ recipe: Recipe) -> String {
      RecipeFile(recipes: [recipe], scales: [RecipeScale()]).leftOut(of: format) ?? ""
    }
    expect(said(recipe), equals: "")
    recipe.weight = 333
    expect(said(recipe).contains("the weight"), equals: format != .json)
    recipe.steps = [RecipeEntry(.part(RecipeStep("Bake for 20 minutes.", seconds: 28_800)))]
    var part = RecipeIngredient("200 g quark")
    part.isSetByHand = true
    recipe.ingredients = [RecipeEntry(.part(part))]
    expect(said(recipe).contains("times of steps") && said(recipe).contains("foods that were chosen"))
  }

  @Test(arguments: [RecipeFile.Format.jsonld, .html]) func whatIsCalculatedIsNotStated(format: RecipeFile.Format) throws
  {
    var recipe = Recipe(title: "Quark")
    var part = RecipeIngredient("200 g quark")
    part.take(
      Food(
        id: 1, name: "Quark", category: .dairy,
        nutrients: Nutrients(calories: 68, protein: 12, carbohydrates: 4, fat: 0.2)), grams: 200, from: .weight,
      confidence: 1)
    recipe.ingredients = [RecipeEntry(.part(part))]
    recipe.servings = 1
    let path = folder.file("quark.\(format.ending)")
    let text = RecipeFile(recipes: [recipe], scales: [RecipeScale()]).text(as: format)
    expect(text.contains("136 kcal"))
    try text.write(toFile: path, atomically: false, encoding: .utf8)
    let again = try require(try RecipeIntake(try RecipeFileReader.read(path: path)).recipes.first)
    expect(again.statedNutrients, equals: nil)
  }

  @Test(arguments: [RecipeFile.Format.json, .jsonld, .md, .cooklang], SplitMix64.seeds)
  func whatIsWrittenIsReadAgain(format: RecipeFile.Format, seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let words = Self.hostile + (format == .jsonld ? [] : Self.marks) + (format == .cooklang ? Self.cooklang : [])
    var count = 0
    for round in 0..<Tier.recipes.count {
      guard let recipe = Self.recipe(&random, words) else { continue }
      count += 1
      let path = folder.file("\(round).\(format.rawValue)")
      let text = RecipeFile(recipes: [recipe], scales: [RecipeScale()]).text(as: format)
      try text.write(toFile: path, atomically: false, encoding: .utf8)
      let again = try require(
        try RecipeIntake(try RecipeFileReader.read(path: path)).recipes.first, "seed \(seed), round \(round)")
      expect(Self.kept(again, format), equals: Self.kept(recipe, format), "seed \(seed), round \(round): \(text)")
    }
    expect(count > 20)
  }
}
