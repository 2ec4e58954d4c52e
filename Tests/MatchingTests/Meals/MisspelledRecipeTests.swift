import Domain
import Expect
import Store
import Testing

@testable import Matching

/// Recipes whose title or unit was typed with errors.
@Suite struct MisspelledRecipeTests {
  let sample: SampleBank

  init() throws {
    sample = try SampleBank()
    for title in ["Lentil soup", "Grandpa's chili", "Spaghetti Bolognese"] {
      try sample.change { [sample] in try $0.recipes(of: sample.dad.id).insert(Recipe(title: title)) }
    }
  }

  /// The recipes that an item may mean, each with its amount, and the food that it means otherwise; nil if no recipe is
  /// in doubt.
  private func offered(_ text: String) throws -> (recipes: [String], food: String?)? {
    try sample.household.read { reading in
      let past = try PastMeals(reading, owner: sample.dad, typist: sample.dad, today: SampleBank.today)
      let bank = FoodBank(reading, profile: sample.dad.id)
      let resolver = Resolver(
        bank, purpose: .eaten, favourites: past.names, meals: MealSourceReader(days: SampleBank.days))
      let phrase = try require(try resolver.phrases(text).first)
      let food = past.knows(phrase.name) ? nil : try resolver.resolve(phrase, in: text)
      let found = try past.misspelled(phrase, otherwise: food, in: text, bank)
      guard case .recipe(let recipes, let otherwise)? = found?.doubts.first?.cause else { return nil }
      expect((found?.line.confidence ?? 1) <= 0.5)
      return (recipes.map { "\($0.line.amountText) \($0.recipe.title)" }, otherwise.first?.match?.food.name)
    }
  }

  @Test(arguments: [
    ("2 portions of lentl soup", "2 portions Lentil soup"), ("lentl soup", "1 serving Lentil soup"),
    ("2 servngs lentl soup", "2 servings Lentil soup"), ("2 servngs of lentl soup", "2 servings Lentil soup"),
    ("3 portinos lentil suop", "3 portions Lentil soup"), ("2 Portonen lentil soup", "2 portionen Lentil soup"),
    ("a serving of spagetti bolognese", "1 serving Spaghetti Bolognese"),
  ])
  func `a recipe is found in spite of typing errors, as a doubt`(typed: String, meant: String) throws {
    expect(try offered(typed)?.recipes, equals: [meant], "\(typed)")
  }

  @Test(arguments: [
    // As it is written, another dish, more words, and words that are too short to be errors.
    "2 servings of lentil soup", "lentil soup", "2 lentil soups", "lentil stew", "lentl ham soup",
    "2 cups of lentl soup",
    "chili",
  ])
  func `no recipe is offered for what is written right or is something else`(typed: String) throws {
    expect(try offered(typed) == nil, "\(typed)")
  }
}
