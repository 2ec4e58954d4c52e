import Domain
import Expect
import TestSupport
import Testing

@testable import Store

/// Every table and column of a new file goes out in an export, or is named among what is left out, with the reason.
///
/// Whoever adds a table or a column meets these tests: they name it in `ExportFormat`, and raise the format's version.
@Suite struct ExportLawTests {
  private let folder: TemporaryFolder
  private var path: String { folder.file("larder.db") }

  init() throws {
    folder = try TemporaryFolder()
    try Household.copyNew(to: path)
  }

  private func query(_ sql: String) throws -> [String] { try RawDatabase.run(path, sql) }

  /// The file's tables, without those of SQLite and the full-text index.
  private func tables() throws -> [String] {
    try query(
      "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE 'foodSearch_%'"
    )
  }

  private static let exported = Dictionary(
    uniqueKeysWithValues: ExportFormat.all.map { ($0.table, $0) })

  @Test func everyTableGoesOutOrIsNamed() throws {
    let tables = try tables()
    expect(tables.count > 25)
    for table in tables {
      let isNamed = ExportFormat.leftOut[table] != nil
      expect(
        (Self.exported[table] != nil) != isNamed, "the table `\(table)` is in no export and not left out, or both")
    }
    let known = Set(tables)
    for table in Self.exported.keys { expect(known.contains(table), "there is no table `\(table)`") }
    for name in ExportFormat.leftOut.keys {
      expect(known.contains(String(name.prefix { $0 != "." })), "there is no `\(name)` to leave out")
    }
  }

  @Test func everyColumnGoesOutOrIsNamed() throws {
    for (name, table) in Self.exported {
      let columns = try query("SELECT name FROM pragma_table_info('\(name)')")
      let own = table.columns.map(\.column) + [table.link?.column, table.key?.column].compactMap(\.self)
      for column in columns where column != ExportFormat.localNumber {
        let isNamed = ExportFormat.leftOut["\(name).\(column)"] != nil
        expect(
          own.contains(column) != isNamed, "the column `\(name).\(column)` is in no export and not left out, or both")
      }
      for column in own { expect(columns.contains(column), "there is no column `\(name).\(column)`") }
      expect(Set(own).count == own.count && Set(table.columns.map(\.name)).count == table.columns.count, "\(name)")
    }
  }

  /// A value that may be missing in the file may be in the database, and the other way round; a number is no text.
  @Test func columnsAreWhatTheDatabaseSays() throws {
    for (name, table) in Self.exported {
      let rows = try query("SELECT name, \"notnull\", type FROM pragma_table_info('\(name)')")
      for column in table.columns {
        let row = try require(rows.first { $0.hasPrefix("\(column.column)|") })
        let parts = row.split(separator: "|").map(String.init)
        expect((parts[1] == "0"), equals: column.isOptional, "\(name).\(column.column): may it be missing?")
        let kind: String =
          switch column.kind {
          case .integer, .flag, .reference: "INTEGER"
          case .real: "REAL"
          default: "TEXT"
          }
        expect(parts[2], equals: kind, "\(name).\(column.column)")
      }
    }
  }

  /// A column that refers to a row holds its number, which means nothing elsewhere: the file has the row's uid.
  @Test func referencesGoOutAsUIDs() throws {
    for (name, table) in Self.exported {
      let keys = try query("SELECT \"from\" || '|' || \"table\" FROM pragma_foreign_key_list('\(name)')")
      let loose = Schema.looseReferences[name, default: [:]].map { "\($0)|\($1)" }
      for key in keys + loose {
        let parts = key.split(separator: "|").map(String.init)
        if table.link?.column == parts[0] { continue }
        let column = try require(table.columns.first { $0.column == parts[0] }, "\(key)")
        expect(column.kind, equals: .reference(parts[1]), "\(name).\(parts[0])")
      }
    }
  }

  /// A table comes after those that its rows refer to.
  @Test func parentsComeFirst() {
    var seen: Set<String> = []
    for table in ExportFormat.tables {
      for case .reference(let parent) in ([table] + table.parts).flatMap(\.columns).map(\.kind) {
        expect(seen.contains(parent) || parent == table.table, "\(table.name) comes before \(parent)")
      }
      seen.insert(table.table)
    }
    expect(Set(ExportFormat.all.filter { $0.link == nil }.map(\.name)).count, equals: ExportFormat.tables.count + 2)
  }

  /// What the database takes for the same thing must be known before a row is added: else an import ends with its
  /// refusal.
  @Test func whatIsUniqueIsKnown() throws {
    for table in ExportFormat.tables {
      let indexes = try query(
        """
        SELECT group_concat(c.name) FROM pragma_index_list('\(table.table)') i, pragma_index_info(i.name) c
        WHERE i."unique" GROUP BY i.name
        """)
      for index in indexes {
        let columns = Set(index.split(separator: ",").map(String.init))
        let single = table.single.map { Set($0.among.isEmpty ? [$0.flag] : $0.among) }
        let isRenamed = table.isRenamed && columns == [table.key?.column ?? ""]
        expect(
          columns == ["uid"] || columns.isSubset(of: table.identity) || columns == single || isRenamed,
          "\(table.table) is unique by \(index)")
      }
    }
  }
}
