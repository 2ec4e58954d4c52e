internal import Domain
internal import Exchange

/// A recipe as JSON, with the keys that other programs rely on.
enum RecipeJSON {
  /// The JSON of a recipe; `cost` is what a serving costs, with the currency's decimals, or nil if unknown.
  static func recipe(
    _ recipe: Recipe, _ scale: RecipeScale = RecipeScale(), cost: RecipePrice? = nil, photo: RecipePhoto?
  ) -> JSON {
    let nutrition = RecipeNutrition(recipe)
    return .object([
      "id": recipe.id == 0 ? .null : .int(recipe.id), "title": .string(recipe.title),
      "description": .optional(recipe.description), "sourceURL": .optional(recipe.sourceURL),
      "sourcePlatform": .optional(recipe.sourcePlatform), "image": .optional(photo?.address),
      "language": .optional(recipe.language),
      "servings": .number(recipe.servings), "servingsStated": .bool(recipe.isServingsStated),
      "yieldText": .optional(recipe.yieldText), "weight": .optional(recipe.weight),
      "prepMinutes": .optional(recipe.prepMinutes), "cookMinutes": .optional(recipe.cookMinutes),
      "totalMinutes": .optional(recipe.totalMinutes), "category": .optional(recipe.category?.rawValue),
      "difficulty": .optional(recipe.difficulty?.rawValue), "tags": .array(recipe.tags.map(JSON.string)),
      "notes": .optional(recipe.notes),
      "ingredients": .array(recipe.ingredients.sectioned().map { ingredient($0.part, $0.section, scale) }),
      "steps": .array(
        recipe.steps.sectioned().map { section, step in
          .object([
            "text": .string(step.text), "seconds": .optional(step.seconds), "section": .optional(section),
          ])
        }),
      "nutritionPerServing": nutrition.perServing.isUnknown ? .null : .nutrients(nutrition.perServing),
      "nutritionSource": .string(nutrition.source.rawValue),
      "statedNutrition": recipe.statedNutrients.map { .nutrients($0) } ?? .null,
      "unmatched": .array(
        nutrition.unmatched.map {
          .object(["n": .int($0.number), "text": .string($0.text), "why": .string($0.why.rawValue)])
        }),
      "uncounted": .array(
        nutrition.uncounted.map { .object(["n": .int($0.number), "text": .string($0.text)]) }),
      "unknown": .object(
        Dictionary(uniqueKeysWithValues: nutrition.unknown.map { ($0.key.rawValue, JSON.int($0.value.count)) })),
      "costPerServing": cost.map { .money($0.cost.rounded, $0.currency) } ?? .null,
      "pricedIngredients": cost.map { .int($0.cost.priced) } ?? .null, "favourite": .bool(recipe.isFavourite),
      "archived": .bool(recipe.isArchived),
      "private": .bool(recipe.owner != nil), "createdAt": .string(recipe.createdAt.iso),
      "updatedAt": .string(recipe.updatedAt.iso), "viewedAt": .optional(recipe.viewedAt?.iso),
      "lastCooked": .optional(recipe.lastCooked?.iso),
    ])
  }

  private static func ingredient(_ ingredient: RecipeIngredient, _ section: String?, _ scale: RecipeScale) -> JSON {
    let shown = scale.shown(ingredient)
    let reading = ingredient.reading
    var members = IngredientReport.amount(reading?.amount)
    members.merge([
      "text": .string(ingredient.text),
      "moreAmounts": .array((reading?.moreAmounts ?? []).map { .object(IngredientReport.amount($0.amount)) }),
      "name": .string(reading?.name ?? ingredient.text), "note": .optional(reading?.note),
      "optional": .bool(reading?.isOptional ?? false), "section": .optional(section),
      "grams": .optional(ingredient.grams), "gramsFrom": .string(ingredient.gramsFrom?.rawValue ?? "none"),
      "food": ingredient.food.map { .object(["id": .int($0.id), "name": .string($0.name)]) } ?? .null,
      "recipe": ingredient.recipe.map { .object(["id": .int($0.id), "title": .string($0.title)]) } ?? .null,
      "confidence": .number(ingredient.confidence),
      "shown": .object([
        "quantity": .optional(shown.quantity), "quantityMax": .optional(shown.quantityMax),
        "unit": .optional(shown.unit), "text": .string(shown.text), "rule": .string(shown.rule.rawValue),
      ]),
    ]) { $1 }
    return .object(members)
  }

  static func outline(_ recipe: RecipeOutline) -> JSON {
    .object([
      "id": .int(recipe.id), "title": .string(recipe.title), "category": .optional(recipe.category?.rawValue),
      "difficulty": .optional(recipe.difficulty?.rawValue), "tags": .array(recipe.tags.map(JSON.string)),
      "servings": .number(recipe.servings), "totalMinutes": .optional(recipe.totalMinutes),
      "calories": .optional(recipe.calories), "protein": .optional(recipe.protein), "hasPhoto": .bool(recipe.hasPhoto),
      "favourite": .bool(recipe.isFavourite), "archived": .bool(recipe.isArchived),
      "lastCooked": .optional(recipe.lastCooked?.iso),
    ])
  }
}
