/// Describes how a table of the database is exported: its name in the export, and its columns.
package struct ExportTable: Sendable {
  /// The table's name in the database.
  package let table: String
  /// The name in the export: a key of the JSON, and the name of the CSV file.
  package let name: String
  /// The noun for one of the rows in a report, in the singular: `meal`.
  package let noun: String
  /// The columns, the row's uid first.
  package let columns: [ExportColumn]
  /// The tables whose rows belong to rows of this table; those rows are compared and stored together with the row to
  /// which they belong.
  package var parts: [ExportTable] = []
  /// For a part: the database column that refers to the parent row, and the column's name in CSV files; nil otherwise.
  package var link: (column: String, name: String)?
  /// The order of the rows, in SQL; for a part, the order within one parent row.
  package var order = "id"
  /// The columns that identify a row in the database: two rows with equal values in these columns are the same row,
  /// even if their uids differ.
  package var identity: [String] = []
  /// A flag that may be set in only one of the rows that have the same values in the columns `among`; nil if there is
  /// no such flag.
  package var single: (flag: String, among: [String])?
  /// The column with the normalized form of a name, and the column with the name as written.
  ///
  /// The normalized form is not exported, because it follows from the name.
  package var key: (column: String, source: String)?
  /// Whether a number is appended to an imported row's name if another row already has that name.
  package var isRenamed = false

  /// The index of the column that has this name in the database; nil if there is none.
  package func index(of column: String) -> Int? { columns.firstIndex { $0.column == column } }
}

/// A column in an export.
package struct ExportColumn: Sendable {
  /// The column's name in the database.
  package let column: String
  /// The name in the export; `nutrients.fat` is the key `fat` in the object `nutrients`.
  package let name: String
  package let kind: Kind
  /// Whether the value may be missing; a missing value is written as null.
  package let isOptional: Bool

  /// The type of the values in a column.
  package enum Kind: Sendable, Equatable {
    case text
    case integer
    /// A finite number.
    case real
    /// 0 or 1 in the database, false or true in the export.
    case flag
    /// A time such as `2026-11-21T08:00:00+01:00`.
    case time
    /// A day such as `2026-11-21`.
    case day
    /// The row's own uid.
    case uid
    /// The uid of a row in the table that has this name in the database; the database itself stores the row's ID
    /// instead.
    case reference(String)
    /// One word from a fixed list.
    case word([String])
  }

  package init(_ column: String, _ name: String? = nil, _ kind: Kind = .text, isOptional: Bool = false) {
    self.column = column
    self.name = name ?? column
    self.kind = kind
    self.isOptional = isOptional
  }

  /// The JSON object that contains the value, and the value's name in that object; `object` is nil if there is none.
  package var path: (object: String?, member: String) {
    guard let point = name.firstIndex(of: ".") else { return (nil, name) }
    return (String(name[..<point]), String(name[name.index(after: point)...]))
  }

  /// What is wrong with a value from an imported file, as the end of a sentence; nil if the value fits the column.
  ///
  /// The database itself checks the ranges of numbers and the lengths of strings.
  package func problem(_ value: ExportValue) -> String? {
    switch (value, kind) {
    case (.null, _): isOptional ? nil : "is missing"
    case (.integer(let number), .flag): number == 0 || number == 1 ? nil : "is neither true nor false"
    case (.integer, .integer), (.real, .real): nil
    case (.text(let text), _) where text.utf8.contains(0): "has a character that cannot be stored"
    case (.text, .text): nil
    case (.text(let text), .uid), (.text(let text), .reference): UIDNumber(text) == nil ? "is not a uid" : nil
    case (.text(let text), .time):
      Moment(iso: text, zone: { _ in 0 }) == nil ? "is not a time such as 2026-11-21T08:00:00+01:00" : nil
    case (.text(let text), .day): Day(iso: text)?.iso == text ? nil : "is not a day such as 2026-11-21"
    case (.text(let text), .word(let words)): words.contains(text) ? nil : "is none of \(words.joined(separator: ", "))"
    default: "is not \(kind.noun)"
    }
  }
}

extension ExportColumn.Kind {
  /// The noun for a value of this type, for messages: `a number`.
  package var noun: String {
    switch self {
    case .text, .word: "a text"
    case .integer: "a whole number"
    case .real: "a number"
    case .flag: "true or false"
    case .time: "a time"
    case .day: "a day"
    case .uid, .reference: "a uid"
    }
  }
}
