/// The numbers behind a chart, for the table under its image: a row for each day, week, nutrient or person.
package struct ChartTable: Sendable, Equatable {
  /// What one field of a row holds.
  package enum Field: Sendable, Equatable {
    case text(String)
    /// In the unit of its column, not rounded.
    case number(Double)
    /// Not known, or nothing logged: never zero.
    case none
  }

  /// A column's name and what its numbers are in.
  package struct Column: Sendable, Equatable {
    /// A short name in lower case, the head of its column: `day`, `energy`, `goal`.
    package let name: String
    /// `kcal`, `g`, `%`; nil for words.
    package let unit: String?
    /// Digits behind the point that its numbers are shown with, as in the picture; nil for as many as their size wants.
    package let decimals: Int?

    /// A column; one of words has no unit.
    package init(_ name: String, unit: String? = nil, decimals: Int? = nil) {
      self.name = name
      self.unit = unit
      self.decimals = decimals
    }
  }

  /// From left to right.
  package let columns: [Column]
  /// As many fields in each row as there are columns.
  package let rows: [[Field]]

  /// A table of rows that have a field for each column.
  package init(_ columns: [Column], rows: [[Field]]) {
    self.columns = columns
    self.rows = rows
  }
}

extension Observation {
  /// The value as a field of a table; without one, none.
  var field: ChartTable.Field { value.map(ChartTable.Field.number) ?? .none }
}
