/// One step of a recipe as it is shown to somebody who is cooking: for the chosen servings, with its ingredients.
package struct CookStep: Hashable, Sendable {
  /// The number of the step, from 1.
  package let number: Int
  /// The number of steps in the recipe.
  package let count: Int
  /// The heading above the step; nil if there is none.
  package let section: String?
  /// The instruction with converted temperatures and scaled amounts, where these are certain.
  package let text: String
  /// Whether the instruction still contains amounts that are not scaled, but are for the servings that the recipe
  /// states.
  package let hasWrittenAmounts: Bool
  /// The numbers of the ingredients that the instruction mentions, from 1, in the order of the recipe's list.
  package let ingredients: [Int]
  /// The durations of the step: its own first, then the others that its words name.
  package let times: [StepDuration.Span]
}

extension Recipe {
  /// The step with a number, from 1, for other servings and units; nil if the recipe has no such step.
  package func cookStep(_ number: Int, _ scale: RecipeScale) -> CookStep? {
    let all = steps.sectioned()
    guard all.indices.contains(number - 1) else { return nil }
    let (section, step) = all[number - 1]
    let parts = ingredients.parts()
    let shown = scale.shown(step: step.text, ingredients: parts)
    return CookStep(
      number: number, count: all.count, section: section, text: shown.text,
      hasWrittenAmounts: shown.hasWrittenAmounts, ingredients: mentioned(in: step.text, section: section),
      times: step.times)
  }
}

extension Recipe {
  /// The numbers of the ingredients that a step mentions, either by the name in the ingredient's line or by the name of
  /// its food.
  fileprivate func mentioned(in text: String, section: String?) -> [Int] {
    let parts = ingredients.parts()
    var names = parts.map { $0.recipe?.title ?? $0.reading?.name ?? $0.text }
    let own = names
    var found = Set(IngredientMention.indices(of: names, in: text))
    // `oil` is the `Olivenöl` of the list: its food is called olive oil.
    for (index, part) in parts.enumerated() where !found.contains(index) {
      if let food = part.food { names[index] = String(food.name.prefix { $0 != "," }) }
    }
    found.formUnion(IngredientMention.indices(of: names, in: text))
    return meant(found, names: own.map(SearchText.words), in: text, section: section).map { $0 + 1 }.sorted()
  }

  /// The found ingredients; of several with the same name, such as the oil for the salsa and the oil for the steaks,
  /// only those that the step means.
  ///
  /// Three rules apply in turn; a rule that would leave no ingredient is ignored. First, the step states exactly the
  /// ingredient's amount. Second, the ingredient's amount is enough for the amount that the step states. Third, the
  /// step names the heading above the ingredient. Of the ingredients that remain, those nearest in the list to the
  /// step's other ingredients are meant.
  private func meant(_ found: Set<Int>, names: [[String]], in text: String, section: String?) -> Set<Int> {
    let groups = Dictionary(grouping: found, by: { names[$0] }).values.filter { $0.count > 1 }
    guard !groups.isEmpty else { return found }
    let sections = ingredients.sectioned().map(\.section)
    let others = found.subtracting(groups.joined())
    let said = Set(SearchText.words(text) + SearchText.words(section ?? ""))
    let parts = ingredients.parts()
    var result = others
    for group in groups {
      var left = Array(group)
      func keep(_ isMeant: (Int) -> Bool) {
        let kept = left.filter(isMeant)
        if !kept.isEmpty { left = kept }
      }
      let amounts = left.first.flatMap { parts[$0].reading }.map { IngredientMention.amounts(of: $0, in: text) } ?? []
      if !amounts.isEmpty {
        keep { index in parts[index].reading?.amount.map { amount in amounts.contains { amount.is($0) } } ?? false }
        keep { index in
          parts[index].reading?.amount.map { amount in amounts.contains { amount.isEnough(for: $0) } } ?? true
        }
      }
      keep { index in
        sections[index].map { !Set(SearchText.words($0)).subtracting(Self.headingWords).isDisjoint(with: said) }
          ?? false
      }
      let distances = left.map { index in others.map { abs($0 - index) }.min() ?? 0 }
      if let nearest = distances.min() {
        result.formUnion(zip(left, distances).filter { $0.1 == nearest }.map(\.0))
      }
    }
    return result
  }

  /// Words in headings that say nothing about what is below the heading.
  private static let headingWords = Set(SearchText.words("for the and of für den die das der pour la le les per il"))
}

extension IngredientAmount {
  /// Whether the two amounts are equal and have the same unit.
  fileprivate func `is`(_ other: IngredientAmount) -> Bool {
    guard unit?.symbol == other.unit?.symbol, let own = middle, let number = other.middle else { return false }
    return (own - number).magnitude < 0.01 * own
  }

  /// Whether the other amount can be a part of this one; true for amounts in different units, which are not compared.
  fileprivate func isEnough(for other: IngredientAmount) -> Bool {
    guard unit?.symbol == other.unit?.symbol, let own = middle, let number = other.middle else { return true }
    return own > number * 0.99
  }
}

extension RecipeStep {
  /// The step's own duration, then the others that its words name.
  fileprivate var times: [StepDuration.Span] {
    let spans = StepDuration.spans(in: text)
    guard let seconds else { return spans }
    guard let own = spans.firstIndex(where: { $0.seconds == seconds }) else {
      return [StepDuration.Span(seconds: seconds, more: 0)] + spans
    }
    return [spans[own]] + spans[..<own] + spans[(own + 1)...]
  }
}
