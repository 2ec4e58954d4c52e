/// The numbers of a chart, for the table below its image: a row for each day, week, nutrient or person.
package struct ChartTable: Sendable, Equatable {
  /// The content of a field.
  package enum Field: Sendable, Equatable {
    case text(String)
    /// In the unit of its column, not rounded.
    case number(Double)
    /// Unknown, or nothing logged; never means zero.
    case none
  }

  /// A column's name and the unit of its numbers.
  package struct Column: Sendable, Equatable {
    /// A short name in lower case, the heading of the column: `day`, `energy`, `goal`.
    package let name: String
    /// `kcal`, `g`, `%`; nil for words.
    package let unit: String?
    /// The digits after the decimal point, as in the picture; nil to choose them by the size of the numbers.
    package let decimals: Int?

    /// A column; a column of words has no unit.
    package init(_ name: String, unit: String? = nil, decimals: Int? = nil) {
      self.name = name
      self.unit = unit
      self.decimals = decimals
    }
  }

  /// The columns from left to right.
  package let columns: [Column]
  /// Each row has as many fields as there are columns.
  package let rows: [[Field]]

  /// A table; each row has a field for each column.
  package init(_ columns: [Column], rows: [[Field]]) {
    self.columns = columns
    self.rows = rows
  }
}

extension Observation {
  /// The value as a field of a table; none for nil.
  var field: ChartTable.Field { value.map(ChartTable.Field.number) ?? .none }
}
