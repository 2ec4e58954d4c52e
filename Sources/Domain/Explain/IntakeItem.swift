/// An item that counts in a day's sum, eaten or bought.
package struct IntakeItem: Hashable, Sendable {
  /// The household's day that it counts for.
  package let day: Day
  /// The slot of its meal, or the store of its trip; nil where the store is not known.
  package let occasion: String?
  /// As it was called when it was logged or bought.
  package let name: String
  /// Its weight; nil where nobody knows it.
  package let grams: Double?
  /// The amount as it was said; nil for what was bought.
  package let amount: String?
  /// Of all of it.
  package let nutrients: PartialNutrients

  /// An item as it lies in the database.
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
  /// The sum over what is known, as days and weeks show it.
  package var total: NutrientTotal {
    reduce(into: NutrientTotal()) { $0.add($1.nutrients) }
  }

  /// Largest amounts of a nutrient first, those of which it is not known last; equal ones as they come.
  package func largestFirst(of nutrient: Nutrient) -> [IntakeItem] {
    let values = enumerated().map { (place: $0.offset, item: $0.element, value: $0.element.nutrients[nutrient]) }
    return values.sorted { one, other in
      let (left, right) = (one.value ?? -1, other.value ?? -1)
      return left == right ? one.place < other.place : left > right
    }.map(\.item)
  }
}
