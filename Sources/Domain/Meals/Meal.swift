/// What one profile ate at one time.
package struct Meal: Hashable, Sendable {
  /// The ID that people see as `#12`; 0 if the meal is not saved.
  package var id: Int
  /// The household's day for which the meal counts: a snack at 01:30 belongs to the day before.
  package var day: Day
  /// When the meal was eaten, with the UTC offset at that time and place.
  package var time: Moment
  /// The meal's slot; a day may have several meals in one slot.
  package var slot: Slot
  /// Notes that somebody added; nil if there are none.
  package var notes: String?
  /// The items in the order in which they were logged; people refer to them by their positions, from 1.
  package var items: [MealItem]
  /// When the meal was logged; nil if unknown or not saved.
  package var createdAt: Moment?
  /// When the meal was last changed; nil if unknown or not saved.
  package var updatedAt: Moment?

  /// Creates a meal without checking the values; without an `id` it is not saved yet.
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

  /// The sum of what was eaten: skipped items do not count.
  ///
  /// The nutrients of an item without a food are unknown, which does not mean zero.
  package var total: NutrientTotal { Self.total(of: items) }

  /// The sum of the nutrients of the items that are not skipped.
  package static func total(of items: [MealItem]) -> NutrientTotal {
    items.filter { !$0.isSkipped }.reduce(into: NutrientTotal()) { $0.add($1.nutrients) }
  }
}

/// An item of a meal, with the nutrition it had when it was logged.
@dynamicMemberLookup
package struct MealItem: Hashable, Sendable, FoodLineHolder {
  /// The item's ID in the database; people use the item's position in the meal.
  package var id: Int
  /// The food and how much of it was eaten.
  package var line: FoodLine

  /// Creates an item; without an `id` it is not saved yet.
  package init(id: Int = 0, _ line: FoodLine) {
    self.id = id
    self.line = line
  }

  /// A value of the item's line.
  package subscript<Value>(dynamicMember path: WritableKeyPath<FoodLine, Value>) -> Value {
    get { line[keyPath: path] }
    set { line[keyPath: path] = newValue }
  }

  /// The amount as shown to people.
  package var amountText: String { line.amountText }
}
