package import Domain

/// A row that was read from an export.
package struct ExportRow {
  package let table: ExportTable
  package let record: ExportRecord
  /// The file and line of the row, for messages: `` `household.json`, line 12 ``.
  package let place: String
}

/// Reads an export row by row, in the order of the file, using memory that does not grow with the file.
package protocol ExportReader: AnyObject {
  /// The next row of the household's data; nil at the end of the export.
  ///
  /// Throws `badFile` with the line number.
  func next() throws(LarderError) -> ExportRow?
  /// Whether the export contains a history of changes, which is skipped.
  var hasJournal: Bool { get }
  /// The share of the file that has been read: 0 to 1.
  var progress: Double { get }
}

extension ExportFormat {
  /// The maximum number of parts in a row, which is far more than the number of items in any meal.
  static let mostParts = 100_000
  /// The maximum size of a row with its parts, in bytes; all of them are in memory at the same time.
  static let longestRow = 64 << 20

  /// The error for a file in a newer format than this version of Larder can read.
  static func newer(_ name: String, _ version: String) -> LarderError {
    LarderError(
      .badFile,
      "\(ImportFile.quoted(name)) was written by a newer Larder: it has version \(version) of the format, and this Larder reads only versions up to \(ExportFormat.version)",
      hint: "import it with the newer version; nothing was imported")
  }

  /// The error for a file that is not an export.
  static func foreign(_ name: String) -> LarderError {
    LarderError(
      .badFile, "\(ImportFile.quoted(name)) is not a household that `data export` has written",
      hint: "`data import csv` takes tables of foods, `help data import` names the other kinds")
  }
}

extension ExportValue {
  /// Reads a number for a column; nil if such a column cannot contain the number, for example because it is too large
  /// for a `Double`.
  init?(number text: String, _ kind: ExportColumn.Kind) {
    if kind == .integer {
      guard let number = Int(text) else { return nil }
      self = .integer(number)
    } else {
      guard kind == .real, let number = Double(text), number.isFinite else { return nil }
      self = .real(number.bitPattern)
    }
  }
}
