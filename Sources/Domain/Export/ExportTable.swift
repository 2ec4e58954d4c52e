/// How the rows of one table stand in an export: under which name, and what each column is called there.
package struct ExportTable: Sendable {
  /// The table's name in the database.
  package let table: String
  /// The name in the export: a key of the JSON, and the name of the CSV file.
  package let name: String
  /// What one of the rows is called in a report: `meal`, of which two are `meals`.
  package let noun: String
  /// The columns, the row's uid first.
  package let columns: [ExportColumn]
  /// The tables whose rows are parts of this table's rows, and are compared and kept with them.
  package var parts: [ExportTable] = []
  /// For parts: the database's column that refers to the row which this one is a part of, and its name in CSV files.
  package var link: (column: String, name: String)?
  /// The order of the rows in SQL; parts of one row are among themselves.
  package var order = "id"
  /// The columns by which the database takes two rows for the same thing even if their uids differ.
  package var identity: [String] = []
  /// A flag that at most one row may have, among those that share the columns beside it.
  package var single: (flag: String, among: [String])?
  /// The column in which the database keeps a name in the form in which names are compared, and the column of the name;
  /// it is not exported, because it follows from the name.
  package var key: (column: String, source: String)?
  /// Whether a row whose name is taken gets a number behind its name.
  package var isRenamed = false

  /// The index of the column with that name in the database; nil if there is none.
  package func index(of column: String) -> Int? { columns.firstIndex { $0.column == column } }
}

/// A column in an export.
package struct ExportColumn: Sendable {
  /// The column's name in the database.
  package let column: String
  /// The name in the export; `nutrients.fat` is the key `fat` in the object `nutrients`.
  package let name: String
  package let kind: Kind
  /// Whether the value may be missing, which is written as null.
  package let isOptional: Bool

  /// What values a column has.
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
    /// The uid of a row in the table with this name in the database; the database has its number.
    case reference(String)
    /// One of these words.
    case word([String])
  }

  package init(_ column: String, _ name: String? = nil, _ kind: Kind = .text, isOptional: Bool = false) {
    self.column = column
    self.name = name ?? column
    self.kind = kind
    self.isOptional = isOptional
  }

  /// The name of the object that the value stands in, and its name there; the object is nil if it stands in none.
  package var path: (object: String?, member: String) {
    guard let point = name.firstIndex(of: ".") else { return (nil, name) }
    return (String(name[..<point]), String(name[name.index(after: point)...]))
  }

  /// What is wrong with a value that somebody else has written, as the end of a sentence; nil if the database may take
  /// it, which has bounds of its own for numbers and lengths.
  package func problem(_ value: ExportValue) -> String? {
    switch (value, kind) {
    case (.null, _): isOptional ? nil : "is missing"
    case (.integer(let number), .flag): number == 0 || number == 1 ? nil : "is neither true nor false"
    case (.integer, .integer), (.real, .real): nil
    case (.text(let text), _) where text.utf8.contains(0): "has a character that cannot be stored"
    case (.text, .text): nil
    case (.text(let text), .uid), (.text(let text), .reference): UIDNumber(text) == nil ? "is no uid" : nil
    case (.text(let text), .time):
      Moment(iso: text, zone: { _ in 0 }) == nil ? "is not a time such as 2026-11-21T08:00:00+01:00" : nil
    case (.text(let text), .day): Day(iso: text)?.iso == text ? nil : "is not a day such as 2026-11-21"
    case (.text(let text), .word(let words)): words.contains(text) ? nil : "is none of \(words.joined(separator: ", "))"
    default: "is not \(kind.noun)"
    }
  }
}

extension ExportColumn.Kind {
  /// What a value has to be, for messages: `a number`.
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
