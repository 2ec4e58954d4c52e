import Expect
import Testing

@testable import Domain

/// What an update takes from the newer version of a recipe's source, and what stays as the household has edited it.
@Suite struct RecipeMergeTests {
  private static func recipe(
    _ title: String = "Soup", servings: Double = 4, prep: Int? = 10, tags: [String] = [], ingredients: [String],
    steps: [String] = ["Cook."]
  ) -> Recipe {
    var recipe = Recipe(title: title)
    (recipe.servings, recipe.isServingsStated, recipe.prepMinutes, recipe.tags) = (servings, true, prep, tags)
    recipe.ingredients = ingredients.map { line in
      line.hasSuffix(":") ? RecipeEntry(.heading(String(line.dropLast()))) : RecipeEntry(.part(RecipeIngredient(line)))
    }
    recipe.steps = steps.map { RecipeEntry(.part(RecipeStep($0, seconds: nil))) }
    return recipe
  }

  private static func texts(_ recipe: Recipe) -> [String] {
    recipe.ingredients.map { $0.heading.map { $0 + ":" } ?? $0.part?.text ?? "" }
  }

  private let base = recipe(ingredients: ["1 onion", "200 g lentils", "salt"])

  @Test func whatNobodyHasEditedBecomesTheSources() {
    var own = base
    for index in own.ingredients.indices { own.ingredients[index].id = index + 1 }
    own.ingredients[1].part?.isSetByHand = true
    let new = Self.recipe(servings: 6, prep: 15, ingredients: ["2 onions", "200 g lentils", "salt", "1 carrot"])
    let merge = RecipeMerge(own, base: base, new: new)
    expect(merge.merged.servings == 6 && merge.merged.prepMinutes == 15)
    expect(Self.texts(merge.merged), equals: ["2 onions", "200 g lentils", "salt", "1 carrot"])
    // The line that is the same keeps its row and the food that a person has chosen for it.
    expect(
      merge.merged.ingredients.map(\.id) == [0, 2, 3, 0] && merge.merged.ingredients[1].part?.isSetByHand == true)
    expect(
      merge.changes,
      equals: [
        .init(part: .servings, before: "4", after: "6"),
        .init(part: .times, before: "prep 10 min", after: "prep 15 min"),
        .init(part: .ingredients, before: "1 onion", after: nil),
        .init(part: .ingredients, before: nil, after: "2 onions"),
        .init(part: .ingredients, before: nil, after: "1 carrot"),
      ])
    expect(merge.kept.isEmpty)
  }

  @Test func whatTheHouseholdHasEditedStays() {
    var own = base
    (own.servings, own.notes, own.tags) = (2, "less salt", ["quick"])
    own.ingredients[1].part?.text = "250 g lentils"
    own.ingredients.append(RecipeEntry(.part(RecipeIngredient("1 bay leaf"))))
    let new = Self.recipe(servings: 6, prep: 10, ingredients: ["1 onion", "1 leek", "200 g lentils"])
    let merge = RecipeMerge(own, base: base, new: new)
    expect(merge.merged.servings == 2 && merge.merged.notes == "less salt" && merge.merged.tags == ["quick"])
    // The source has added the leek and dropped the salt; the edited and the added line stay.
    expect(Self.texts(merge.merged), equals: ["1 onion", "1 leek", "250 g lentils", "1 bay leaf"])
    expect(merge.kept, equals: [.init(part: .servings, before: "2", after: "6")])
  }

  @Test func aLineThatBothHaveChangedIsThereOnce() {
    var own = base
    own.ingredients[1].part?.text = "180 g lentils"
    let new = Self.recipe(ingredients: ["1 onion", "250 g lentils", "salt"])
    let merge = RecipeMerge(own, base: base, new: new)
    expect(Self.texts(merge.merged), equals: ["1 onion", "180 g lentils", "salt"])
    expect(merge.kept, equals: [.init(part: .ingredients, before: "180 g lentils", after: "250 g lentils")])
  }

  @Test func aStatedTotalGoesWhereTheSourceHasOnlyTheSum() {
    var own = base
    own.statedMinutes = 60
    var new = Self.recipe(prep: 20, ingredients: ["1 onion", "200 g lentils", "salt"])
    new.cookMinutes = 50
    let merge = RecipeMerge(own, base: own, new: new)
    expect(merge.merged.totalMinutes, equals: 70)
  }

  @Test func oneOfTwoEqualLinesThatIsDroppedIsNoOtherOrder() {
    let own = Self.recipe(ingredients: ["salt", "1 onion", "salt"])
    let merge = RecipeMerge(own, base: own, new: Self.recipe(ingredients: ["salt", "1 onion"]))
    expect(Self.texts(merge.merged) == ["salt", "1 onion"] && merge.changes.isEmpty)
  }

  @Test func theSameVersionAgainChangesNothing() {
    var own = base
    (own.title, own.servings) = ("Our soup", 2)
    own.ingredients[0].part?.text = "3 onions"
    let merge = RecipeMerge(own, base: base, new: base)
    expect(merge.merged == own && merge.changes.isEmpty && merge.kept.isEmpty)
  }

  @Test func aValueThatIsNotFoundThisTimeStays() {
    let own = Self.recipe(tags: ["soup"], ingredients: ["1 onion"])
    var new = Recipe(title: "Soup")
    new.steps = own.steps
    let merge = RecipeMerge(own, base: own, new: new)
    expect(merge.merged == own && merge.changes.isEmpty)
  }

  @Test func withoutTheRecipeAsItWasTakenInEditedLinesStay() {
    var own = base
    own.updatedAt = Moment(seconds: 60, offset: 0)
    own.description = nil
    var new = Self.recipe(servings: 6, ingredients: ["2 onions"])
    new.description = "Warm."
    let merge = RecipeMerge(own, base: nil, new: new)
    expect(merge.merged.description == "Warm." && merge.merged.servings == 4)
    expect(Self.texts(merge.merged), equals: Self.texts(own))
    expect(
      merge.kept,
      equals: [
        .init(part: .servings, before: "4", after: "6"), .init(part: .ingredients, before: nil, after: nil),
      ])
  }

  @Test func aRecipeThatWasNeverChangedIsAsItWasTakenIn() {
    let new = Self.recipe(ingredients: ["For the soup:", "1 onion"])
    let merge = RecipeMerge(base, base: nil, new: new)
    expect(Self.texts(merge.merged) == ["For the soup:", "1 onion"] && merge.kept.isEmpty)
  }

  @Test func anOtherOrderIsAChange() {
    let new = Self.recipe(ingredients: ["salt", "1 onion", "200 g lentils"])
    let merge = RecipeMerge(base, base: base, new: new)
    expect(Self.texts(merge.merged), equals: ["salt", "1 onion", "200 g lentils"])
    expect(merge.changes, equals: [.init(part: .ingredients, before: nil, after: nil)])
  }
}
