/// The numbers of a chart, for the table below its image: a row for each day, week, nutrient or person.
package struct ChartTable: Sendable, Equatable {
  /// The content of one field of the table.
  package enum Field: Sendable, Equatable {
    case text(String)
    /// A number in the unit of its column, not rounded.
    case number(Double)
    /// An empty field: the value is unknown, or nothing was logged; an empty field never means zero.
    case none
  }

  /// A column's name and the unit of its numbers.
  package struct Column: Sendable, Equatable {
    /// A short name in lower case, which is the column's heading: `day`, `energy`, `goal`.
    package let name: String
    /// The unit of the numbers: `kcal`, `g`, `%`; nil for a column of words.
    package let unit: String?
    /// The number of digits after the decimal point, as in the image; nil to choose the number of digits according to
    /// the size of the numbers.
    package let decimals: Int?

    /// Creates a column; a column of words has no unit.
    package init(_ name: String, unit: String? = nil, decimals: Int? = nil) {
      self.name = name
      self.unit = unit
      self.decimals = decimals
    }
  }

  /// The columns from left to right.
  package let columns: [Column]
  /// The rows; each row has as many fields as there are columns.
  package let rows: [[Field]]

  /// Creates a table; each row has a field for each column.
  package init(_ columns: [Column], rows: [[Field]]) {
    self.columns = columns
    self.rows = rows
  }
}

extension Observation {
  /// The value as a field of a table; `none` if there is no value.
  var field: ChartTable.Field { value.map(ChartTable.Field.number) ?? .none }
}
