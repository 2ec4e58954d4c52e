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
  /// When it was logged; nil if unknown, or if it is not saved.
  package var createdAt: Moment?
  /// When it was changed last; nil if unknown, or if it is not saved.
  package var updatedAt: Moment?

  /// A meal as it is given, unchecked; without an `id` it is not saved yet.
  package init(
    id: Int = 0, day: Day, time: Moment, slot: Slot, notes: String? = nil, items: [MealItem] = [],
    createdAt: Moment? = nil, updatedAt: Moment? = nil
  ) {
    self.id = id
    self.day = day
    self.time = time
    self.slot = slot
    self.notes = notes
    self.items = items
    self.createdAt = createdAt
    self.updatedAt = updatedAt
  }

  /// The sum of what was eaten of it: skipped items do not count.
  ///
  /// An item without a food is unknown in every nutrient, which is not zero.
  package var total: NutrientTotal { Self.total(of: items) }

  /// The sum of items, skipped ones left out.
  package static func total(of items: [MealItem]) -> NutrientTotal {
    items.filter { !$0.isSkipped }.reduce(into: NutrientTotal()) { $0.add($1.nutrients) }
  }
}

/// A part of a meal, with the nutrition that it had when it was logged.
@dynamicMemberLookup
package struct MealItem: Hashable, Sendable, LineBearing {
  /// The row's own number; people use its place in the meal.
  package var id: Int
  /// What was eaten and how much.
  package var line: FoodLine

  /// An item as it is given; without an `id` it is not saved yet.
  package init(id: Int = 0, _ line: FoodLine) {
    self.id = id
    self.line = line
  }

  /// What the line says of it.
  package subscript<Value>(dynamicMember path: WritableKeyPath<FoodLine, Value>) -> Value {
    get { line[keyPath: path] }
    set { line[keyPath: path] = newValue }
  }

  /// Its amount for people.
  package var amountText: String { line.amountText }
}
