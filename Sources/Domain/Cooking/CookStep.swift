/// One step of a recipe as somebody sees it who is cooking: for the chosen servings, with its ingredients.
package struct CookStep: Hashable, Sendable {
  /// Its number, from 1, and how many steps the recipe has.
  package let number: Int
  package let count: Int
  /// The heading above it; nil if there is none.
  package let section: String?
  /// The instruction with converted temperatures and scaled amounts, where these are certain.
  package let text: String
  /// Whether the instruction has amounts that are still those of the written servings.
  package let hasWrittenAmounts: Bool
  /// The numbers of the ingredients that the instruction mentions, from 1, in the order of the recipe's list.
  package let ingredients: [Int]
  /// How long the step takes, in seconds: its own duration first, then the others in its words.
  ///
  /// What a range allows beyond its lower end follows that: `20-25 min` is 20 minutes, then 5 more.
  package let durations: [Int]
}

extension Recipe {
  /// The step with a number, from 1, for other servings and units; nil if there is none.
  package func cookStep(_ number: Int, _ scale: RecipeScale) -> CookStep? {
    let all = steps.sectioned()
    guard all.indices.contains(number - 1) else { return nil }
    let (section, step) = all[number - 1]
    let parts = ingredients.parts()
    let shown = scale.shown(step: step.text, ingredients: parts.compactMap(\.reading))
    return CookStep(
      number: number, count: all.count, section: section, text: shown.text,
      hasWrittenAmounts: shown.hasWrittenAmounts, ingredients: Self.mentioned(parts, in: step.text),
      durations: step.durations)
  }
}

extension Recipe {
  /// The numbers of the ingredients that a text mentions, by the names in their lines or those of their foods.
  fileprivate static func mentioned(_ parts: [RecipeIngredient], in text: String) -> [Int] {
    var names = parts.map { $0.recipe?.title ?? $0.reading?.name ?? $0.text }
    let found = Set(IngredientMention.indices(of: names, in: text))
    // `oil` is the `Olivenöl` of the list: its food is called olive oil.
    for (index, part) in parts.enumerated() where !found.contains(index) {
      if let food = part.food { names[index] = String(food.name.prefix { $0 != "," }) }
    }
    return found.union(IngredientMention.indices(of: names, in: text)).map { $0 + 1 }.sorted()
  }
}

extension RecipeStep {
  /// The step's own duration, then the others that its words name.
  fileprivate var durations: [Int] {
    // What a range allows beyond its lower end follows that.
    func parts(_ span: StepDuration.Span) -> [Int] { span.more > 0 ? [span.seconds, span.more] : [span.seconds] }
    let spans = StepDuration.spans(in: text)
    guard let seconds else { return spans.flatMap(parts) }
    guard let own = spans.first(where: { $0.seconds == seconds }) else { return [seconds] + spans.flatMap(parts) }
    return parts(own) + spans.filter { $0 != own }.flatMap(parts)
  }
}
