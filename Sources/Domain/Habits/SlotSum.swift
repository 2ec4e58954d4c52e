/// The sum of a nutrient over the meals of one slot.
package struct SlotSum: Hashable, Sendable {
  /// Breakfast, lunch, dinner or snack.
  package let slot: Slot
  /// The sum of the known values, in the nutrient's unit.
  package let amount: Double
  /// The number of items without a known value; the amount does not include these items.
  package let unknown: Int

  /// Creates a slot's sum from values that are already calculated.
  package init(slot: Slot, amount: Double, unknown: Int) {
    self.slot = slot
    self.amount = amount
    self.unknown = unknown
  }
}
