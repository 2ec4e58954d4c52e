/// The outcome for a food in an imported file.
package enum FoodOutcome: Hashable, Sendable {
  /// The food is added, because the bank has no food with the same source and number.
  case new
  /// The bank's food gets the new values, because it was imported before with other values and nobody has changed it
  /// since.
  case updated
  /// The bank's food already has the same values, or it does not come from an import; nothing is written.
  case unchanged
  /// A person has changed or deleted the food since an earlier import, so the bank stays as it is.
  case kept
  /// An earlier food in the file has the same source and number; only the earlier food is imported.
  case repeated
}
