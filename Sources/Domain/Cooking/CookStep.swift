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
  /// How long the step takes: its own duration first, then the others in its words.
  package let times: [StepDuration.Span]
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
      hasWrittenAmounts: shown.hasWrittenAmounts, ingredients: mentioned(in: step.text, section: section),
      times: step.times)
  }
}

extension Recipe {
  /// The numbers of the ingredients that a step mentions, by the names in their lines or those of their foods.
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

  /// Of ingredients with the same name, such as the oil of the salsa and that of the steaks, those that a step means.
  ///
  /// One whose amount the step states is meant, then those that are enough for it, those below a heading that the step
  /// names, and those that stand nearest in the list to the step's other ingredients.
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

  /// Words of headings that say nothing of what is below them.
  private static let headingWords = Set(SearchText.words("for the and of für den die das der pour la le les per il"))
}

extension IngredientAmount {
  /// Whether both are the same amount, in the same unit.
  fileprivate func `is`(_ other: IngredientAmount) -> Bool {
    guard unit?.symbol == other.unit?.symbol, let own = middle, let number = other.middle else { return false }
    return (own - number).magnitude < 0.01 * own
  }

  /// Whether the other amount can be a part of this one; amounts in other units are not compared.
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
