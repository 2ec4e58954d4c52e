import Domain

/// The names and headers of the CSV files in an export.
package enum ExportFolder {
  /// The name of the file that identifies a folder as an export; the file is written last, so a folder without it is
  /// incomplete.
  package static let mark = "larder.csv"

  /// The name of the file that contains the rows of `table` or, if `part` is one of the table's kinds of parts, those
  /// parts.
  static func fileName(_ part: ExportTable, of table: ExportTable) -> String {
    part.link == nil ? "\(table.name).csv" : "\(table.name)-\(part.name).csv"
  }

  /// The column names in the header of a table's file.
  static func header(_ table: ExportTable) -> [String] {
    [table.link?.name].compactMap(\.self) + table.columns.map(\.name)
  }

  /// The names of all files of an export.
  package static let fileNames: [String] =
    (ExportFormat.tables + ExportFormat.journal).flatMap { table in
      ([table] + table.parts).map { fileName($0, of: table) }
    } + [mark]
}
