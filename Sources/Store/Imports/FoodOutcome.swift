/// What becomes of an imported food.
package enum FoodOutcome: Hashable, Sendable {
  /// It is added, because the bank has no food with that source and number.
  case new
  /// It was imported before with other values and nobody has changed it since: it gets the new values.
  case updated
  /// The bank has it already, unchanged.
  case unchanged
  /// A person has changed or deleted the food that was imported before, so that stays as it is.
  case kept
  /// An earlier food in the file has the same source and number; the earlier one counts.
  case repeated
}
