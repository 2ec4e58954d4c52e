/// What one profile ate at one time.
package struct Meal: Hashable, Sendable {
  /// The number that people see as `#12`; 0 for a meal that is not saved.
  package var id: Int
  /// The household's day that it counts for: a snack at 01:30 belongs to the day before.
  package var day: Day
  /// When it was eaten, with the offset from UTC that held there.
  package var time: Moment
  /// Which of the day's meals it is; a day may have several of one slot.
  package var slot: Slot
  /// What people wrote beside it; nil for nothing.
  package var notes: String?
  /// Its parts in the order in which they were logged; their places, from 1, are the numbers people use.
  package var items: [MealItem]

  /// A meal as it is given, unchecked; without an `id` it is not saved yet.
  package init(id: Int = 0, day: Day, time: Moment, slot: Slot, notes: String? = nil, items: [MealItem] = []) {
    self.id = id
    self.day = day
    self.time = time
    self.slot = slot
    self.notes = notes
    self.items = items
  }

  /// The sum of what was eaten of it: skipped items do not count.
  ///
  /// An item without a food is unknown in every nutrient, which is not zero.
  package var total: NutrientTotal { Self.total(of: items) }

  /// The sum of items, skipped ones left out.
  package static func total(of items: [MealItem]) -> NutrientTotal {
    items.filter { !$0.isSkipped }.reduce(into: NutrientTotal()) { total, item in
      if let nutrients = item.nutrients { total.add(nutrients) } else { total.addUnknown() }
    }
  }
}

/// A part of a meal, with the nutrition that it had when it was logged.
package struct MealItem: Hashable, Sendable {
  /// The row's own number; people use its place in the meal.
  package var id: Int
  /// What was eaten, as the food was called when it was logged.
  package var name: String
  /// Above 0, at most 100,000; of no meaning where it was not weighed.
  package var grams: Double
  /// Whether `grams` is its weight: false for what another program logged as `3 large`.
  package var isWeighed: Bool
  /// The amount as it was said: `2`, `1 cup`, `150 g`.
  package var amount: String
  /// Nil for what was logged without a food.
  package var food: FoodReference?
  /// Of all of it; nil where there is no food to take it from.
  package var nutrients: Nutrients?
  /// 0 to 1: how sure the match was.
  package var confidence: Double
  /// Whether it is left out of every total, though it stays in the meal.
  package var isSkipped: Bool

  /// An item as it is given, unchecked; without an `id` it is not saved yet.
  package init(
    id: Int = 0, name: String, grams: Double, amount: String, food: FoodReference?, nutrients: Nutrients?,
    confidence: Double = 1, isSkipped: Bool = false, isWeighed: Bool = true
  ) {
    self.id = id
    self.name = name
    self.grams = grams
    self.isWeighed = isWeighed
    self.amount = amount
    self.food = food
    self.nutrients = nutrients
    self.confidence = confidence
    self.isSkipped = isSkipped
  }
}

extension MealItem {
  /// What stands for a weight that nobody knows; nothing reads it.
  private static let noWeight = 100.0

  /// An item without a food, as it is given, unchecked; a nil `weight` is one that nobody knows.
  package init(name: String, weight: Double?, amount: String, nutrients: Nutrients?) {
    self.init(
      name: name, grams: weight ?? Self.noWeight, amount: amount, food: nil, nutrients: nutrients,
      isWeighed: weight != nil)
  }

  /// Its weight in grams; nil where nobody knows it.
  package var weight: Double? { isWeighed ? grams : nil }
}

/// A food as another row names it.
package struct FoodReference: Hashable, Sendable {
  /// The food's number in the bank.
  package let id: Int
  /// The food's name in the bank.
  package let name: String

  /// A reference to a saved food.
  package init(id: Int, name: String) {
    self.id = id
    self.name = name
  }
}
