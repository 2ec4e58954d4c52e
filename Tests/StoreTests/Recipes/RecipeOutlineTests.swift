import Domain
import Expect
import Testing

@testable import Store

/// The list of recipes says of each recipe what its page says.
@Suite struct RecipeOutlineTests {
  /// A recipe for two, and what a serving of it has.
  struct Case: CustomTestStringConvertible, Sendable {
    let title: String
    /// Each line with its weight, if the tests' food was found for it: 100 kcal and 10 g of protein in 100 g.
    var lines: [(text: String, grams: Double?, hasFood: Bool)] = []
    var own: [Nutrient: Double]?
    var stated: [Nutrient: Double]?
    let calories: Double?
    let protein: Double?
    var isPartial = false

    var testDescription: String { title }
  }

  private static let oats = (text: "150 g oats", grams: 150.0 as Double?, hasFood: true)
  private static let joy = (text: "2 handfuls of joy", grams: nil as Double?, hasFood: false)

  static let cases = [
    // 150 g have 150 kcal and 15 g of protein: for two, 75 and 7.5 each.
    Case(title: "sum", lines: [oats], stated: [.calories: 300], calories: 75, protein: 7.5),
    Case(title: "sum with a gap", lines: [oats, joy], calories: 75, protein: 7.5, isPartial: true),
    Case(
      title: "stated protein and a gap", lines: [oats, joy], stated: [.protein: 12], calories: nil, protein: 12),
    Case(title: "stated protein and nothing found", lines: [joy], stated: [.protein: 12], calories: nil, protein: 12),
    Case(title: "stated fat alone", lines: [joy], stated: [.fat: 3], calories: nil, protein: nil),
    Case(title: "own protein", lines: [oats], own: [.protein: 20], calories: nil, protein: 20),
    Case(
      title: "own before stated", lines: [joy], own: [.calories: 90], stated: [.calories: 80, .protein: 4],
      calories: 90, protein: nil),
    Case(
      title: "no amount, no gap", lines: [oats, (text: "salt to taste", grams: nil, hasFood: false)], calories: 75,
      protein: 7.5),
    Case(
      title: "no weight", lines: [oats, (text: "2 oats", grams: nil, hasFood: true)], calories: 75, protein: 7.5,
      isPartial: true),
    Case(title: "nothing", calories: nil, protein: nil, isPartial: true),
  ]

  private static func values(_ values: [Nutrient: Double]) -> PartialNutrients {
    PartialNutrients(values: Nutrient.allCases.map { values[$0] })
  }

  @Test(arguments: cases) func `the list is as the page`(_ example: Case) throws {
    let household = try Household.small()
    let anna = try household.adding("Anna")
    let id = try household.change { write in
      let food = try write.foods.insert(.sample("test oats"))
      var recipe = Recipe(title: example.title)
      recipe.servings = 2
      recipe.ingredients = example.lines.map { line in
        var part = RecipeIngredient(line.text)
        if line.hasFood { part.take(food, grams: line.grams, from: .weight, confidence: 1) }
        return RecipeEntry(.part(part))
      }
      recipe.ownNutrients = example.own.map(Self.values)
      recipe.statedNutrients = example.stated.map(Self.values)
      return try write.recipes(of: anna).insert(recipe).id
    }
    try compare(household, anna, id, example.calories, example.protein, isPartial: example.isPartial)
  }

  private func compare(
    _ household: Household, _ anna: Int, _ id: Int, _ calories: Double?, _ protein: Double?, isPartial: Bool
  ) throws {
    try household.read { read throws in
      let listed = try require(try read.recipes(of: anna).outlines().first)
      let page = RecipeNutrition(try require(try read.recipes(of: anna).recipe(id)))
      expect(listed.calories == calories && page.perServing.calories == calories, "\(listed)")
      expect(listed.protein == protein && page.perServing[.protein] == protein, "\(listed)")
      expect(listed.isPartial == isPartial && (page.source == .partial) == isPartial, "\(listed)")
    }
  }

  /// A line whose food is deleted is a line without a food; `oats` alone then has no amount, so that nothing is missing.
  @Test(arguments: [("50 g oats", true), ("oats", false)])
  func `a deleted food is missing where it had an amount`(line: String, isMissing: Bool) throws {
    let household = try Household.small()
    let anna = try household.adding("Anna")
    let id = try household.change { write in
      let kept = try write.foods.insert(.sample("test oats"))
      let gone = try write.foods.insert(.sample("other oats"))
      var recipe = Recipe(title: "Porridge")
      recipe.servings = 2
      recipe.ingredients = [("150 g oats", kept, 150.0), (line, gone, 50)].map { text, food, grams in
        var part = RecipeIngredient(text)
        part.take(food, grams: grams, from: .weight, confidence: 1)
        return RecipeEntry(.part(part))
      }
      let id = try write.recipes(of: anna).insert(recipe).id
      try write.foods.delete(gone.id)
      return id
    }
    try compare(household, anna, id, 75, 7.5, isPartial: isMissing)
  }
}
