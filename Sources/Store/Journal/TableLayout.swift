internal import GRDB

/// A journaled table's columns, as the file's schema declares them.
struct TableLayout {
  enum Kind {
    case integer
    case real
    case text
  }

  struct Column {
    let name: String
    let kind: Kind
    /// The value that the column has in journal entries from before the column existed.
    var standard = JournalRow.Value.null
    /// The table that the column refers to by ID; nil if it refers to no table.
    var parent: String?
  }

  /// How to find the profile that a row belongs to.
  enum Owner {
    /// The row is the profile itself.
    case itself
    /// The column with this index contains the profile's ID.
    case column(Int)
    /// The row has the same owner as the row that the column with this index refers to, in the table with this name.
    case parent(Int, String)
  }

  let table: String
  let columns: [Column]
  /// How to find the owner of a row; nil if the table's rows belong to everybody.
  let owner: Owner?

  init(table: String, columns: [Column], owner: Owner? = nil) {
    self.table = table
    self.columns = columns
    self.owner = owner
  }

  /// The layouts of these tables by name, in one query.
  static func all(_ db: Database, _ tables: [String]) throws -> [String: TableLayout] {
    let names = "[" + tables.map { "\"\($0)\"" }.joined(separator: ",") + "]"
    let rows = try db.all(Self.select, [names]) { row in
      let (table, column): (String, Column) = try (row[0], Self.column(row))
      return try (table: table, column: column, isPart: row[5] as String? == "CASCADE")
    }
    var layouts: [String: TableLayout] = [:]
    // Parents come first. If a row belongs to everybody, so do the rows that are part of it.
    for (table, rows) in tables.map({ table in (table, rows.filter { $0.table == table }) }) {
      var owner = owner(of: table, rows.map { ($0.column, $0.isPart) })
      if case .parent(_, let parent)? = owner, layouts[parent]?.owner == nil { owner = nil }
      layouts[table] = TableLayout(table: table, columns: rows.map(\.column), owner: owner)
    }
    return layouts
  }

  private static let select = """
    SELECT t.value, c.name, c.type, c.dflt_value, f."table", f.on_delete
    FROM json_each(?) t JOIN pragma_table_info(t.value) c LEFT JOIN pragma_foreign_key_list(t.value) f ON f."from" = c.name
    ORDER BY t.key, c.cid
    """

  private static func column(_ row: StoredRow) throws -> Column {
    let (table, name): (String, String) = try (row[0], row[1])
    let type: String = try row[2]
    let kind: Kind = type == "INTEGER" ? .integer : type == "REAL" ? .real : .text
    return try Column(
      name: name, kind: kind, standard: JournalRow.Value(literal: row[3], of: kind),
      parent: row[4] as String? ?? Schema.looseReferences[table]?[name])
  }

  /// Derives from a table's foreign keys how to find the owner of a row; nil if the rows belong to everybody.
  ///
  /// A foreign key with `ON DELETE CASCADE` makes a row part of another row: of a profile, which is then its owner, or
  /// of a row whose owner it shares.
  private static func owner(of table: String, _ columns: [(column: Column, isPart: Bool)]) -> Owner? {
    if table == "profile" { return .itself }
    if let index = columns.firstIndex(where: { $0.isPart && $0.column.parent == "profile" }) { return .column(index) }
    guard let index = columns.firstIndex(where: { $0.isPart }), let parent = columns[index].column.parent else {
      return nil
    }
    return .parent(index, parent)
  }

  private var names: String { columns.map(\.name).joined(separator: ", ") }

  /// The statement that selects a row; its parameter is the row's uid.
  var select: String { "SELECT \(names) FROM \(table) WHERE uid = ?" }
  var insert: String {
    "INSERT INTO \(table) (\(names)) VALUES (\(columns.map { _ in "?" }.joined(separator: ", ")))"
  }
  /// The statement that changes a row; its parameters are the values of all columns in order, then the row's id.
  var update: String {
    "UPDATE \(table) SET \(columns.map { "\($0.name) = ?" }.joined(separator: ", ")) WHERE id = ?"
  }
  var delete: String { "DELETE FROM \(table) WHERE id = ?" }
}
