internal import Domain
internal import Matching
internal import Store
internal import Text

/// `recipe ingredient` and `recipe step`: add, edit, move and remove single lines.
enum RecipePartCommands {
  static let specs: [CommandSpec] = [
    ingredientAdd, ingredientEdit, match, move("ingredient", \.ingredients), remove("ingredient", \.ingredients),
    stepAdd,
    stepEdit, move("step", \.steps), remove("step", \.steps),
  ]

  private static func argument(_ rest: String, _ help: String) -> ArgumentSpec {
    ArgumentSpec("RECIPE = \(rest)", .recipe, .rest, "The recipe, an equals sign, and \(help).")
  }

  // MARK: Ingredients

  private static let ingredientAdd = CommandSpec(
    ["recipe", "ingredient", "add"], "Add an ingredient to a recipe.",
    arguments: [argument("LINE", "the ingredient as it is written; `For the dough:` is a heading")],
    examples: ["recipe ingredient add lentil soup = 1 tsp salt"], effect: .writes, topic: .everyDay
  ) { invocation, session in
    let (name, line) = try invocation.halves("the recipe", "the ingredient")
    let entry = try RecipeCheck.ingredient(SafeText.stored(line))
    let id = try RecipeFinder(session: session, invocation: invocation).find(name)
    return try session.changeRecipe(id, label: invocation.label) { recipe, _, _ in recipe.ingredients.append(entry) }
  }

  private static let ingredientEdit = CommandSpec(
    ["recipe", "ingredient", "edit"], "Write an ingredient of a recipe anew.",
    arguments: [argument("N LINE", "the ingredient's number and its new line")],
    examples: ["recipe ingredient edit lentil soup = 2 2 onions"], effect: .writes, topic: .everyDay
  ) { invocation, session in
    let (name, rest) = try invocation.halves("the recipe", "the number and the line")
    let (number, line) = try numbered(rest, "an ingredient")
    let entry = try RecipeCheck.ingredient(SafeText.stored(line))
    let id = try RecipeFinder(session: session, invocation: invocation).find(name)
    return try session.changeRecipe(id, label: invocation.label) { recipe, _, _ in
      let index = try place(number, in: recipe.ingredients, "ingredient", of: recipe)
      recipe.ingredients[index].content = entry.content
    }
  }

  private static let match = CommandSpec(
    ["recipe", "ingredient", "match"], "Say which food an ingredient is, or that it is none.",
    details: """
      The line stays as it is written. The household remembers the food for the next recipe that names it so; `none` says \
      that it is no food, and is not counted.
      """,
    arguments: [argument("N FOOD", "the ingredient's number and a food, or `none`")],
    examples: ["recipe ingredient match lentil soup = 1 dry lentils"], effect: .writes, topic: .everyDay
  ) { invocation, session in
    let (name, rest) = try invocation.halves("the recipe", "the number and the food")
    let (number, typed) = try numbered(rest, "a food")
    let id = try RecipeFinder(session: session, invocation: invocation).find(name)
    let isNone = typed.lowercased() == "none"
    let food = isNone ? nil : try FoodFinder(session: session).find(typed, inTables: true).food
    return try session.changeRecipe(id, label: invocation.label) { recipe, resolver, book in
      let index = try place(number, in: recipe.ingredients, "ingredient", of: recipe)
      guard let ingredient = recipe.ingredients[index].part else { return }
      recipe.ingredients[index].part = resolver.set(ingredient, to: food)
      guard let reading = ingredient.reading else { return }
      // A food from the public food tables has no ID yet; it is learned when the line is saved.
      if food.map({ $0.id > 0 }) ?? true {
        try book.learn(food.map { FoodReference(id: $0.id, name: $0.name) }, as: reading.name)
      }
    }
  }

  // MARK: Steps

  private static let timer = OptionSpec.value(
    "timer", "DURATION", .text, "How long the step takes, such as `25 min`; `none` for no time.")

  private static let stepAdd = CommandSpec(
    ["recipe", "step", "add"], "Add a step to a recipe.",
    details: "Its time is read from its words, `bake for 25 minutes`, unless `--timer` says another.",
    arguments: [argument("TEXT", "the step; `For the dough:` is a heading")], options: [timer],
    examples: ["recipe step add lentil soup = Blend until smooth."], effect: .writes, topic: .everyDay
  ) { invocation, session in
    let (name, text) = try invocation.halves("the recipe", "the step")
    let entry = try timed(try RecipeCheck.step(SafeText.stored(text)), invocation)
    let id = try RecipeFinder(session: session, invocation: invocation).find(name)
    return try session.changeRecipe(id, label: invocation.label) { recipe, _, _ in recipe.steps.append(entry) }
  }

  private static let stepEdit = CommandSpec(
    ["recipe", "step", "edit"], "Write a step of a recipe anew, or set its time.",
    arguments: [argument("N TEXT", "the step's number and its new text, which stays if there is none")],
    options: [timer],
    examples: ["recipe step edit lentil soup = 1 Simmer for 25 minutes."], effect: .writes,
    topic: .everyDay
  ) { invocation, session in
    let (name, rest) = try invocation.halves("the recipe", "the number and the step")
    let hasText = rest.contains(where: \.isWhitespace)
    guard hasText || invocation.has(timer) else {
      throw LarderError(
        .missingValue, "`recipe step edit` needs the new text of the step", hint: "such as `= 2 Bake for 30 minutes.`")
    }
    let (number, text) = hasText ? try numbered(rest, "the step's text") : (try whole(rest), "")
    let id = try RecipeFinder(session: session, invocation: invocation).find(name)
    return try session.changeRecipe(id, label: invocation.label) { recipe, _, _ in
      let index = try place(number, in: recipe.steps, "step", of: recipe)
      let entry = hasText ? try RecipeCheck.step(SafeText.stored(text)) : recipe.steps[index]
      recipe.steps[index].content = try timed(entry, invocation).content
    }
  }

  private static func timed(_ entry: RecipeEntry<RecipeStep>, _ invocation: Invocation) throws -> RecipeEntry<
    RecipeStep
  > {
    guard let word = invocation.word(timer), var step = entry.part else { return entry }
    step.seconds =
      try RecipeOptions.isNone(word)
      ? nil
      : invocation.locatingErrors(at: word) {
        guard let seconds = StepDuration.whole(word.text) else {
          throw LarderError(
            .badTime, "`\(SafeText.visible(word.text))` is not a duration",
            hint: "such as `25 min`, `1h30` or 90 seconds")
        }
        return seconds
      }
    return RecipeEntry(id: entry.id, .part(step))
  }

  // MARK: Both

  private static func move<Part>(
    _ noun: String, _ entries: any WritableKeyPath<Recipe, [RecipeEntry<Part>]> & Sendable
  ) -> CommandSpec {
    CommandSpec(
      ["recipe", noun, "move"], "Move \(noun == "step" ? "a step" : "an ingredient") of a recipe to another place.",
      arguments: [argument("N TO", "its number or its heading, and the number of the place")],
      examples: ["recipe \(noun) move lentil soup = 2 1"], effect: .writes, topic: .everyDay
    ) { invocation, session in
      let (name, rest) = try invocation.halves("the recipe", "the two numbers")
      guard let split = rest.lastIndex(where: \.isWhitespace) else {
        throw LarderError(
          .missingArgument, "`recipe \(noun) move` needs two numbers", hint: "what is moved, and where to: `= 2 1`")
      }
      let (what, target) = (String(rest[..<split]), try whole(String(rest[rest.index(after: split)...])))
      let id = try RecipeFinder(session: session, invocation: invocation).find(name)
      return try session.changeRecipe(id, label: invocation.label) { recipe, _, _ in
        let index = try place(what, in: recipe[keyPath: entries], noun, of: recipe)
        _ = try place(target, in: recipe[keyPath: entries], noun, of: recipe)
        recipe[keyPath: entries].move(index, toPart: target)
      }
    }
  }

  private static func remove<Part>(
    _ noun: String, _ entries: any WritableKeyPath<Recipe, [RecipeEntry<Part>]> & Sendable
  ) -> CommandSpec {
    CommandSpec(
      ["recipe", noun, "remove"], "Remove \(noun == "step" ? "a step" : "an ingredient") from a recipe.",
      arguments: [argument("N", "its number, or the text of a heading")],
      examples: ["recipe \(noun) remove lentil soup = 1"], effect: .writes, topic: .everyDay
    ) { invocation, session in
      let (name, what) = try invocation.halves("the recipe", "the number")
      let id = try RecipeFinder(session: session, invocation: invocation).find(name)
      return try session.changeRecipe(id, label: invocation.label) { recipe, _, _ in
        let index = try place(what, in: recipe[keyPath: entries], noun, of: recipe)
        recipe[keyPath: entries].remove(at: index)
      }
    }
  }

  /// The index of the part with this number, or of the heading with this text.
  private static func place<Part>(_ typed: String, in entries: [RecipeEntry<Part>], _ noun: String, of recipe: Recipe)
    throws -> Int
  {
    if let number = Int(typed) { return try place(number, in: entries, noun, of: recipe) }
    let title = typed.hasSuffix(":") ? String(typed.dropLast()) : typed
    guard let index = entries.index(ofHeading: title) else {
      throw LarderError(
        .unknownItem, "\(recipe.title) has no \(noun) and no heading `\(SafeText.visible(typed))`",
        hint: "`recipe show \(recipe.title)` prints the numbers", candidates: entries.compactMap(\.heading))
    }
    return index
  }

  private static func place<Part>(_ number: Int, in entries: [RecipeEntry<Part>], _ noun: String, of recipe: Recipe)
    throws -> Int
  {
    guard let index = entries.index(ofPart: number) else {
      let count = entries.parts().count
      throw LarderError(
        .unknownItem, "\(recipe.title) has no \(noun) \(number)",
        hint: count == 0 ? "it has none yet: `recipe \(noun) add` adds one" : "it has \(noun)s 1 to \(count)")
    }
    return index
  }

  private static func numbered(_ text: String, _ what: String) throws -> (number: Int, rest: String) {
    let parts = text.split(maxSplits: 1, whereSeparator: \.isWhitespace)
    guard let first = parts.first, parts.count == 2 else {
      throw LarderError(
        .missingArgument, "after the =, write a number and \(what)", hint: "`recipe show` prints the numbers")
    }
    return (try whole(String(first)), String(parts[1]))
  }

  private static func whole(_ text: String) throws -> Int {
    guard let number = Int(text), number > 0 else {
      throw LarderError(
        .badNumber, "`\(SafeText.visible(text))` is not the number of a line", hint: "`recipe show` prints the numbers")
    }
    return number
  }
}
