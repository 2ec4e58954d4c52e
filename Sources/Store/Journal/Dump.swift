internal import GRDB

/// The household's rows as text, for comparing two states.
struct Dump {
  let db: Database
  let recorder: ChangeRecorder

  func text(excludingProfile profile: Int?) throws -> String {
    var lines: [String] = []
    for table in Schema.journaled {
      guard let layout = try recorder.layout(db, of: table) else { continue }
      for row in try JournalRow.all(db, layout) where try !belongs(row, layout, to: profile) {
        lines.append("\(table) \(try row.json(layout))")
      }
    }
    return lines.joined(separator: "\n")
  }

  private func belongs(_ row: JournalRow, _ layout: TableLayout, to profile: Int?) throws -> Bool {
    guard let profile else { return false }
    let owner: JournalRow.Value = .integer(Int64(profile))
    if layout.table == "profile" { return row.value("id", in: layout) == owner }
    if case .integer(let meal)? = row.value("mealId", in: layout) {
      return try db.exists("SELECT 1 FROM meal WHERE id = ? AND profileId = ?", [meal, profile])
    }
    return row.value("profileId", in: layout) == owner
  }
}

extension JournalRow {
  static func all(_ db: Database, _ layout: TableLayout) throws -> [JournalRow] {
    try db.all(layout.selectAll, []) { JournalRow($0, layout: layout) }
  }
}
