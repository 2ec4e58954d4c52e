package import Domain

/// Reads the foods of another program's file one after another.
package protocol FoodReader: AnyObject {
  /// What the foods' sources are called, `Open Food Facts`; single foods may have another one of the same family.
  var sourceName: String { get }

  /// Where each of a food's values is taken from, for the preview; empty where the format leaves no choice.
  var columns: [ColumnUse] { get }

  /// How much of the file was read: 0 to 1.
  var progress: Double { get }

  /// The next food, or the next record that is none; nil at the end.
  ///
  /// Throws where the file cannot be read on: `badFile` for a damaged archive.
  func next() throws(LarderError) -> FoodRecord?
}

/// What a record of a file turned out to be.
package enum FoodRecord: Sendable, Equatable {
  case food(ImportedFood)
  case refused(RefusedRecord)
  /// Nothing yet: tables that belong together are being read, and `progress` goes on.
  case reading
}

/// A column of a table, and what it is taken for.
package struct ColumnUse: Hashable, Sendable {
  /// Its name in the header.
  package var column: String
  /// What it gives, with its unit: `energy in kJ`.
  package var meaning: String
}
