/// An item, eaten or bought, that counts toward the sum of a day.
package struct IntakeItem: Hashable, Sendable {
  /// The day whose sum the item counts toward.
  package let day: Day
  /// For an item of a meal, the meal's slot; for an item of a trip, the shop, or nil if the shop is unknown.
  package let occasion: String?
  /// The item's name when it was logged or bought.
  package let name: String
  /// The item's weight in grams; nil if unknown.
  package let grams: Double?
  /// The amount as stated; nil for an item that was bought.
  package let amount: String?
  /// The nutrients of the whole item.
  package let nutrients: PartialNutrients

  /// Creates an item from the values in the database.
  package init(
    day: Day, occasion: String?, name: String, grams: Double?, amount: String?, nutrients: PartialNutrients
  ) {
    self.day = day
    self.occasion = occasion
    self.name = name
    self.grams = grams
    self.amount = amount
    self.nutrients = nutrients
  }
}

extension Sequence<IntakeItem> {
  /// The sum of the known values of all items, as shown for days and weeks.
  package var total: NutrientTotal {
    reduce(into: NutrientTotal()) { $0.add($1.nutrients) }
  }

  /// The items with the largest amounts of a nutrient first, unknown amounts last; equal amounts keep their order.
  package func largestFirst(of nutrient: Nutrient) -> [IntakeItem] {
    let values = enumerated().map { (place: $0.offset, item: $0.element, value: $0.element.nutrients[nutrient]) }
    return values.sorted { one, other in
      let (left, right) = (one.value ?? -1, other.value ?? -1)
      return left == right ? one.place < other.place : left > right
    }.map(\.item)
  }
}
