import Domain

/// The CSV files of an export.
package enum ExportFolder {
  /// The file that says what the folder is; without it the folder is not whole.
  package static let mark = "larder.csv"

  /// The name of the file of a table, or of the parts of its rows.
  static func fileName(_ part: ExportTable, of table: ExportTable) -> String {
    part.link == nil ? "\(table.name).csv" : "\(table.name)-\(part.name).csv"
  }

  /// The names of the columns in the order of a file's fields.
  static func header(_ table: ExportTable) -> [String] {
    [table.link?.name].compactMap(\.self) + table.columns.map(\.name)
  }

  /// The names of all the files.
  package static let fileNames: [String] =
    (ExportFormat.tables + ExportFormat.journal).flatMap { table in
      ([table] + table.parts).map { fileName($0, of: table) }
    } + [mark]
}
