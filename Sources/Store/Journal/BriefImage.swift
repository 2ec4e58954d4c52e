internal import Domain
internal import GRDB

/// The short form in which the journal stores a row that a step has added: a hash of the row's values.
///
/// The values are in the row itself. If somebody has changed the row since, undo is refused anyway, so the journal only
/// has to show whether the row has changed. Before undo deletes the row, the full values (the image) replace the hash,
/// because redo needs them. This way, logged meals and trips take half the space that they would take with images.
enum BriefImage {
  /// The tables whose rows are stored as hashes: tables that are written every day and whose images are never searched.
  static let tables: Set<String> = ["meal", "mealItem", "trip", "tripItem"]

  private static let (start, end) = ("{\"#\":\"", "\"}")

  /// The text, containing a row's hash, that the journal stores in place of the row's image.
  static func text(of row: JournalRow, _ layout: TableLayout) -> String {
    // References are hashed as row IDs in this file, which never change. A column that a later layout adds does not
    // change the hash, because it has its default value, which is left out.
    let values = row.json(layout) { _, _ in nil }
    return start + String(StableHash.of(values), radix: 16) + end
  }

  /// Whether an entry in the journal is only a hash of a row, not the row's values.
  static func isBrief(_ text: String?) -> Bool { text?.hasPrefix(start) ?? false }

  /// The same as an SQL condition; false for a column that is null.
  static func isBrief(column: String) -> String {
    "(typeof(\(column)) = 'text' AND substr(\(column), 1, \(start.count)) = '\(start)')"
  }
}

extension Journal {
  /// The change for an added row of which the journal has only a hash.
  ///
  /// The values are those of the row as it is now. `isAltered` is true if these values do not match the hash, or if the
  /// row no longer exists. Only the id and uid of such a missing row are known.
  func change(adding rowID: Int64, _ uid: String?, _ brief: String, _ layout: TableLayout) throws -> RowChange {
    var change = RowChange(table: layout.table, rowID: rowID, before: nil, after: nil)
    change.isBrief = true
    if let row = try db.first(layout.select, [uid], { JournalRow($0, layout: layout) }) {
      change.after = row
      change.isAltered = BriefImage.text(of: row, layout) != brief
    } else {
      change.isAltered = true
      change.after = JournalRow(
        values: layout.columns.map { column in
          switch column.name {
          case "id": .integer(rowID)
          case "uid": uid.map { .text($0) } ?? .null
          default: .null
          }
        })
    }
    return change
  }

  /// Replaces the hashes of rows that an undo is about to delete with the rows' images.
  func keepImages(of changes: [RowChange], step: Int) throws {
    let names = RowNames(changes, db: db, recorder: recorder)
    for change in changes where change.isBrief && !change.isAltered {
      guard let layout = try recorder.layout(db, of: change.table) else { continue }
      try db.run(
        "UPDATE change SET after = ? WHERE stepId = ? AND tableName = ? AND rowUid = ? AND before IS NULL",
        [try change.after?.json(layout, uid: names.uid), step, change.table, change.uid(layout)])
    }
  }
}
