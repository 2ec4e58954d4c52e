internal import Domain
internal import Store

/// The shapes that several commands share in their JSON; their keys are a contract.
extension JSON {
  static func nutrients(_ nutrients: Nutrients) -> JSON {
    keyed(Nutrient.allCases) { .optional(nutrients[$0]) }
  }

  /// A sum is over what is known: never null.
  static func total(_ total: NutrientTotal) -> JSON {
    keyed(Nutrient.allCases) { .number(total[$0]) }
  }

  /// How many items lacked which nutrient; those that none lacked are left out.
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

  static func meal(_ meal: Meal) -> JSON {
    .object([
      "id": meal.id == 0 ? .null : .int(meal.id), "date": .string(meal.day.iso), "time": .string(meal.time.iso),
      "type": .string(meal.slot.rawValue), "notes": .optional(meal.notes),
      "items": .array(meal.items.enumerated().map { item($0.element, number: $0.offset + 1) }),
      "total": total(meal.total), "unknown": unknown(meal.total),
    ])
  }

  static func item(_ item: MealItem, number: Int) -> JSON {
    .object([
      "n": .int(number), "name": .string(item.name), "grams": .optional(item.weight), "amount": .string(item.amount),
      "food": item.food.map { .object(["id": .int($0.id), "name": .string($0.name)]) } ?? .null,
      "nutrients": item.nutrients.map { nutrients($0) } ?? .null, "confidence": .number(item.confidence),
      "skipped": .bool(item.isSkipped),
    ])
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
