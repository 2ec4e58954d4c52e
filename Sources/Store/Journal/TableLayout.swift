internal import GRDB

/// A journaled table's columns, as the file's schema declares them.
struct TableLayout {
  enum Kind {
    case integer
    case real
    case text
  }

  let table: String
  let columns: [(name: String, kind: Kind)]

  /// All journaled tables' layouts by name.
  static func all(_ db: Database) throws -> [String: TableLayout] {
    var layouts: [String: TableLayout] = [:]
    for table in Schema.journaled {
      let rows = try Row.fetchAll(
        db, sql: "SELECT name, type FROM pragma_table_info(?) ORDER BY cid", arguments: [table])
      let columns = rows.map { row -> (String, Kind) in
        let kind: Kind = row[1] == "INTEGER" ? .integer : row[1] == "REAL" ? .real : .text
        return (row[0], kind)
      }
      layouts[table] = TableLayout(table: table, columns: columns)
    }
    return layouts
  }

  private var names: String { columns.map(\.name).joined(separator: ", ") }

  var select: String { "SELECT \(names) FROM \(table) WHERE id = ?" }
  var insert: String {
    "INSERT INTO \(table) (\(names)) VALUES (\(columns.map { _ in "?" }.joined(separator: ", ")))"
  }
  /// Takes the columns in order, then the id.
  var update: String {
    "UPDATE \(table) SET \(columns.map { "\($0.name) = ?" }.joined(separator: ", ")) WHERE id = ?"
  }
  var delete: String { "DELETE FROM \(table) WHERE id = ?" }
}
