internal import GRDB

/// The household's rows as text, for comparing two states.
struct Dump {
  let db: Database

  func text(excludingProfile profile: Int?) throws -> String {
    var lines: [String] = []
    for table in Schema.journaled {
      let filter = profile == nil ? "" : Self.ofOthers[table].map { "WHERE " + $0 } ?? ""
      let cursor = try Row.fetchCursor(
        db, sql: "SELECT * FROM \(table) \(filter) ORDER BY id",
        arguments: profile == nil || filter.isEmpty ? [] : [profile])
      while let row = try cursor.next() {
        lines.append("\(table): " + row.databaseValues.map(Self.text).joined(separator: ", "))
      }
    }
    return lines.joined(separator: "\n")
  }

  /// What holds for the rows that are not a profile's own.
  private static let ofOthers = [
    "profile": "id <> ?",
    "macroGoals": "profileId <> ?",
    "meal": "profileId <> ?",
    "mealItem": "mealId NOT IN (SELECT id FROM meal WHERE profileId = ?)",
  ]

  /// Exact: Swift writes the shortest digits that read back as the same bits.
  private static func text(_ value: DatabaseValue) -> String {
    switch value.storage {
    case .null: "null"
    case .int64(let integer): String(integer)
    case .double(let real): real.description
    case .string(let text): "\"\(text)\""
    case .blob(let data): "\(Array(data))"
    }
  }
}
