/// What becomes of a food of an import.
package enum FoodOutcome: Hashable, Sendable {
  /// The bank has none of that source and number: it is added.
  case new
  /// It was imported before with other values, and nobody has touched it since: it gets the new ones.
  case updated
  /// It is there already.
  case unchanged
  /// A person has changed or deleted what was imported before: theirs stays.
  case kept
  /// The file had a food of that source and number further up, which counts.
  case repeated
}
