/// What the meals of one slot brought of a nutrient.
package struct SlotSum: Hashable, Sendable {
  /// Breakfast, lunch, dinner or snacks.
  package let slot: Slot
  /// In the nutrient's unit: what is known of it.
  package let amount: Double
  /// Items of which it is not known: the amount leaves them out.
  package let unknown: Int

  /// A slot of ready sums.
  package init(slot: Slot, amount: Double, unknown: Int) {
    self.slot = slot
    self.amount = amount
    self.unknown = unknown
  }
}
