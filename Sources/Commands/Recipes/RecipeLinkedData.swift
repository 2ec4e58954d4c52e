internal import Domain
internal import Exchange
internal import Figures

/// A recipe as schema.org describes it (schema.org/Recipe, JSON-LD), which other recipe programs import.
enum RecipeLinkedData {
  /// A single recipe as an object, or several recipes as a graph.
  ///
  /// `scale` returns the servings and units to write a recipe for.
  static func document(_ recipes: [Recipe], _ scale: (Recipe) -> RecipeScale) -> JSON {
    let objects = recipes.map { members($0, scale($0)) }
    if objects.count == 1 { return .object(objects[0].merging(context) { $1 }) }
    return .object(context.merging(["@graph": .array(objects.map(JSON.object))]) { $1 })
  }

  private static let context: [String: JSON] = ["@context": .string("https://schema.org")]

  private static func members(_ recipe: Recipe, _ scale: RecipeScale) -> [String: JSON] {
    let sheet = RecipeSheet(recipe, scale, isMarked: false)
    let servings = Figure.plain(recipe.servings * scale.factor)
    let yield = scale.factor == 1 ? recipe.yieldText : nil
    let values: [String: JSON?] = [
      "@type": .string("Recipe"), "name": .string(recipe.title), "description": recipe.description.map(JSON.string),
      "inLanguage": recipe.language.map(JSON.string),
      "recipeYield": .array(([servings] + [yield].compactMap(\.self)).map(JSON.string)),
      "prepTime": recipe.prepMinutes.map(duration), "cookTime": recipe.cookMinutes.map(duration),
      "totalTime": recipe.totalMinutes.map(duration), "recipeCategory": recipe.category.map { .string($0.rawValue) },
      "keywords": recipe.tags.isEmpty ? nil : .string(recipe.tags.joined(separator: ", ")),
      "isBasedOn": recipe.sourceURL.map(JSON.string),
      // schema.org has no headings for ingredients, so a heading is a line of its own that ends with a colon.
      "recipeIngredient": .array(sheet.ingredients.map { .string($0.line) }),
      "recipeInstructions": .array(instructions(sheet.steps)), "nutrition": nutrition(of: recipe),
    ]
    return values.compactMapValues(\.self)
  }

  /// The steps; those under a heading form a section.
  private static func instructions(_ lines: [RecipeSheet.Line]) -> [JSON] {
    var result: [JSON] = []
    var section: (name: String, steps: [JSON])?
    func finish() {
      guard let done = section else { return }
      result.append(
        .object([
          "@type": .string("HowToSection"), "name": .string(done.name), "itemListElement": .array(done.steps),
        ]))
    }
    for line in lines {
      switch line {
      case .heading(let title):
        finish()
        section = (title, [])
      case .text(let text):
        let step: JSON = .object(["@type": .string("HowToStep"), "text": .string(text)])
        if section == nil { result.append(step) } else { section?.steps.append(step) }
      }
    }
    finish()
    return result
  }

  /// The nutrients per serving as stated by a person or by the recipe's source, or else the sum of the ingredients.
  ///
  /// If Larder has calculated them, a remark says so. Nil if nothing is stated and some ingredients are missing
  /// from the sum, or if no value is known.
  private static func nutrition(of recipe: Recipe) -> JSON? {
    let nutrition = RecipeNutrition(recipe)
    let stated = recipe.ownNutrients ?? recipe.statedNutrients
    let names: [Nutrient: String] = [
      .calories: "calories", .protein: "proteinContent", .carbohydrates: "carbohydrateContent", .fat: "fatContent",
      .saturatedFat: "saturatedFatContent", .sugar: "sugarContent", .fiber: "fiberContent", .sodium: "sodiumContent",
    ]
    // A sum without some of the ingredients would be taken for the whole by another program.
    guard stated != nil || nutrition.source != .partial else { return nil }
    let values = Nutrient.allCases.compactMap { nutrient -> (String, JSON)? in
      let sum = nutrition.unknown[nutrient] == nil ? nutrition.perServing[nutrient] : nil
      guard let name = names[nutrient], let value = stated.map({ $0[nutrient] }) ?? sum else { return nil }
      return (name, .string("\(FoodText.csv(value)) \(nutrient.unit)"))
    }
    guard !values.isEmpty else { return nil }
    let kind: [String: JSON?] = [
      "@type": .string("NutritionInformation"), "servingSize": .string("1 serving"),
      "description": stated == nil ? .string(LinkedCalculation.remark) : nil,
    ]
    return .object(Dictionary(uniqueKeysWithValues: values).merging(kind.compactMapValues(\.self)) { $1 })
  }

  /// Minutes as an ISO 8601 duration: `PT1H30M`.
  private static func duration(_ minutes: Int) -> JSON {
    let (hours, rest) = (minutes / 60, minutes % 60)
    return .string("PT" + (hours > 0 ? "\(hours)H" : "") + (rest > 0 || hours == 0 ? "\(rest)M" : ""))
  }
}

extension RecipeSheet.Line {
  /// The line as text; a heading ends with a colon.
  fileprivate var line: String {
    switch self {
    case .heading(let title): title.hasSuffix(":") ? title : title + ":"
    case .text(let text): text
    }
  }
}
