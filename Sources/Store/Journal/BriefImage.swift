internal import Domain
internal import GRDB

/// What the journal keeps of a row that a step has added, as long as the row is as it was added: a hash of its values.
///
/// The values are in the row itself. If somebody has changed it since, undo refuses in any case; so it needs to know only
/// whether the row is the same. Before undo deletes the row, its image takes the place of the hash, since redo needs it.
/// So what people log takes half the room.
enum BriefImage {
  /// The tables whose rows are known so: those that are written every day, and of whose images nothing is looked up.
  static let tables: Set<String> = ["meal", "mealItem", "trip", "tripItem"]

  private static let (start, end) = ("{\"#\":\"", "\"}")

  /// The hash of a row in place of its image.
  static func text(of row: JournalRow, _ layout: TableLayout) -> String {
    // Rows that this one refers to are named by their numbers in this file, which never change. A column that a later
    // layout adds has its default then, which is not written.
    let values = row.json(layout) { _, _ in nil }
    return start + String(StableHash.of(values), radix: 16) + end
  }

  /// Whether the journal has a hash in the place of an image.
  static func isBrief(_ text: String?) -> Bool { text?.hasPrefix(start) ?? false }
}

extension Journal {
  /// A change of which the journal has only a hash: its row as it is, if the hash is that row's; else `isAltered`.
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

  /// Puts the images of rows that are about to be deleted by an undo in the place of their hashes.
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
