internal import Domain
internal import Store

/// JSON values that several commands share; other programs rely on their keys.
extension JSON {
  static func nutrients(_ nutrients: Nutrients) -> JSON {
    keyed(Nutrient.allCases) { .optional(nutrients[$0]) }
  }

  /// The nutrients of an item; a nutrient is null if it is unknown.
  static func nutrients(_ nutrients: PartialNutrients) -> JSON {
    keyed(Nutrient.allCases) { .optional(nutrients[$0]) }
  }

  /// The sum of the known values of each nutrient; a sum is never null.
  static func total(_ total: NutrientTotal) -> JSON {
    keyed(Nutrient.allCases) { .number(total[$0]) }
  }

  /// How many items have no known value for each nutrient; nutrients known for all items are omitted.
  static func unknown(_ total: NutrientTotal) -> JSON {
    keyed(Nutrient.allCases.filter { total.unknown($0) > 0 }) { .int(total.unknown($0)) }
  }

  private static func keyed(_ nutrients: [Nutrient], _ value: (Nutrient) -> JSON) -> JSON {
    .object(Dictionary(uniqueKeysWithValues: nutrients.map { ($0.rawValue, value($0)) }))
  }

  static func food(_ food: Food) -> JSON { .object(foodMembers(food)) }

  static func foodMembers(_ food: Food) -> [String: JSON] {
    [
      "id": food.id > 0 ? .int(food.id) : .null, "name": .string(food.name),
      "category": .string(food.category.rawValue),
      "nutrients": nutrients(food.nutrients), "basis": .string(food.basis.rawValue),
      "portions": .array(food.portions.map { .object(["name": .string($0.name), "grams": .number($0.grams)]) }),
      "aliases": .array(food.aliases.map(JSON.string)), "tags": .array(food.tags.map(JSON.string)),
      "density": .optional(food.density), "isUserCreated": .bool(food.isUserCreated),
      "source": food.source.map { .object(["name": .string($0.name), "id": .string($0.id)]) } ?? .null,
      "createdAt": .string(food.createdAt.iso), "updatedAt": .string(food.updatedAt.iso),
    ]
  }

  static func profile(_ profile: Profile, current: Int?) -> JSON {
    .object([
      "id": .int(profile.id), "name": .string(profile.name), "icon": .optional(profile.icon),
      "color": .optional(profile.color?.text), "isDefault": .bool(profile.isDefault),
      "isCurrent": .bool(profile.id == current), "createdAt": .string(profile.createdAt.iso),
    ])
  }

  static func goals(_ goals: MacroGoals) -> JSON {
    .object([
      "calories": .int(goals.calories), "protein": .int(goals.protein), "carbs": .int(goals.carbs),
      "fat": .int(goals.fat),
      "split": .object([
        "protein": .number(goals.shares.percent(.protein)), "carbs": .number(goals.shares.percent(.carbs)),
        "fat": .number(goals.shares.percent(.fat)),
      ]),
    ])
  }

  static func step(_ step: Step) -> JSON {
    .object([
      "id": .int(step.id), "at": .string(step.at.iso), "profile": .optional(step.giver),
      "command": .optional(step.label), "state": .string(step.state.rawValue),
    ])
  }
}
