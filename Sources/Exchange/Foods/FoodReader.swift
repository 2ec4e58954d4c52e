package import Domain

/// Reads the foods in another program's file one by one.
package protocol FoodReader: AnyObject {
  /// The name of the foods' source, `Open Food Facts`; single foods may have a related source.
  var sourceName: String { get }

  /// Which column each of a food's values comes from, for the preview; empty if the format leaves no choice.
  var columns: [ColumnUse] { get }

  /// The share of the file that has been read: 0 to 1.
  var progress: Double { get }

  /// The next food, or the next record that is not a food; nil at the end.
  ///
  /// Throws `badFile` if the rest of the file cannot be read, as in a damaged archive.
  func next() throws(LarderError) -> FoodRecord?
}

/// What a record of a file turned out to be.
package enum FoodRecord: Sendable, Equatable {
  case food(ImportedFood)
  case refused(RefusedRecord)
  /// Nothing yet: tables that belong together are being read, and `progress` advances.
  case reading
}

/// A column of a table, and what it is used for.
package struct ColumnUse: Hashable, Sendable {
  /// Its name in the header.
  package var column: String
  /// What it contains, with its unit: `energy in kJ`.
  package var meaning: String
}
