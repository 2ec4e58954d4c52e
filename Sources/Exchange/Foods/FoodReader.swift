package import Domain

/// Reads the foods in another program's file one by one.
package protocol FoodReader: AnyObject {
  /// The name of the collection that the foods come from, such as `Open Food Facts`.
  ///
  /// The source of an individual food may be a part of this collection.
  var sourceName: String { get }

  /// What each column is used for, for the preview of an import; empty if the format has fixed columns.
  var columns: [ColumnUse] { get }

  /// The share of the file that has been read: 0 to 1.
  var progress: Double { get }

  /// Reads the next record: a food, or a record that cannot be imported; nil at the end.
  ///
  /// Throws `badFile` if the rest of the file cannot be read, as in a damaged archive.
  func next() throws(LarderError) -> FoodRecord?
}

/// What comes next in a file: a food, a record that cannot be imported, or nothing yet.
package enum FoodRecord: Sendable, Equatable {
  case food(ImportedFood)
  case refused(RefusedRecord)
  /// No food yet, but `progress` has advanced, because a table without foods was read or records were skipped.
  case reading
}

/// A column of a table, and what it is used for.
package struct ColumnUse: Hashable, Sendable {
  /// The column's name in the header.
  package var column: String
  /// What the column contains, with the unit: `energy in kJ`.
  package var meaning: String
}
