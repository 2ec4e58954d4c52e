internal import Domain
internal import GRDB

/// A table into which rows of a file are imported, with its SQL statements.
final class MergeTable {
  let table: ExportTable
  let records: ExportRows
  private let byUID: RawStatement
  private let byIdentity: RawStatement?
  private let byName: RawStatement?
  private let flagged: RawStatement?
  private let inserting: RawStatement
  private let updating: RawStatement
  /// The indexes of the columns that identify a row even if its uid differs.
  ///
  /// Nil stands for the column with the normalized form of the name, which is not exported.
  private let identity: [Int?]

  init(_ db: Database, _ table: ExportTable) throws {
    self.table = table
    records = ExportRows(db, table)
    byUID = try RawStatement(db, "SELECT id FROM \(table.table) WHERE uid = ?1")
    identity = table.identity.map { table.index(of: $0) }
    byIdentity =
      table.identity.isEmpty ? nil : try RawStatement(db, Self.select(table, table.identity.map { "\($0) IS ?" }))
    // Several foods of one large import may share a name.
    let own = table.table == "food" ? ["deletedAt IS NULL", "batchId IS NULL"] : []
    byName =
      table.isRenamed
      ? try RawStatement(db, Self.select(table, ["\(table.key?.column ?? "name") = ?1", "id <> ?2"] + own)) : nil
    flagged = try table.single.map { single in
      try RawStatement(db, Self.select(table, ["\(single.flag) = 1"] + single.among.map { "\($0) IS ?" }))
    }
    var columns = table.columns.map(\.column)
    if let key = table.key { columns.append(key.column) }
    updating = try RawStatement(
      db, "UPDATE \(table.table) SET \(columns.map { "\($0) = ?" }.joined(separator: ", ")) WHERE id = ?")
    if let link = table.link { columns.append(link.column) }
    let places = [String](repeating: "?", count: columns.count).joined(separator: ", ")
    inserting = try RawStatement(
      db, "INSERT INTO \(table.table) (\(columns.joined(separator: ", "))) VALUES (\(places))")
  }

  private static func select(_ table: ExportTable, _ conditions: [String]) -> String {
    "SELECT id FROM \(table.table) WHERE \(conditions.joined(separator: " AND "))"
  }

  /// The ID of the row with this uid; nil if there is no such row.
  func number(uid: String) throws -> Int? { try byUID.number([.text(uid)]) }

  /// The ID of the row that describes the same thing, even if its uid differs; nil if there is no such row.
  func number(alike values: [ExportValue]) throws -> Int? {
    guard let byIdentity else { return nil }
    return try byIdentity.number(identity.map { $0.map { values[$0] } ?? key(values) ?? .null })
  }

  /// The index of the column whose names must be unique in the table; nil if names may repeat.
  var nameIndex: Int? { byName == nil ? nil : table.index(of: table.key?.source ?? "name") }

  /// Whether the row's name must be unique; the names of deleted foods, and of foods from a large import, may repeat.
  func needsName(_ values: [ExportValue]) -> Bool {
    ["deletedAt", "batchId"].allSatisfy { column in table.index(of: column).map { values[$0] == .null } ?? true }
  }

  /// The ID of another row that has this name; nil if there is no such row.
  func holder(of name: String, besides id: Int) throws -> Int? {
    try byName?.number([.text(compared(name)), .integer(id)])
  }

  /// Clears a row's flag that only one row may have, if another row already has the flag.
  func leaveFlag(_ values: inout [ExportValue]) throws {
    guard let flagged, let single = table.single, let index = table.index(of: single.flag), values[index] == .integer(1)
    else { return }
    let among = single.among.compactMap { table.index(of: $0).map { values[$0] } }
    if try flagged.number(among) != nil { values[index] = .integer(0) }
  }

  /// Adds a row; `parent` is the ID of the row to which the new row belongs.
  func insert(_ values: [ExportValue], of parent: Int?) throws {
    try inserting.run(values + [key(values), parent.map { .integer($0) }].compactMap(\.self))
  }

  func update(_ id: Int, _ values: [ExportValue]) throws {
    try updating.run(values + [key(values)].compactMap(\.self) + [.integer(id)])
  }

  private func key(_ values: [ExportValue]) -> ExportValue? {
    guard let key = table.key, let index = table.index(of: key.source), let name = values[index].text else {
      return nil
    }
    return .text(compared(name))
  }

  /// A name in the form in which the table's names are compared.
  private func compared(_ name: String) -> String { Self.comparing[table.table]?(name) ?? name }

  private static let comparing: [String: @Sendable (String) -> String] = [
    "profile": ProfileName.key, "food": FoodKey.of, "foodAlias": FoodKey.of, "favourite": Favourite.key,
    "familyMember": MemberCheck.key, "learnedName": LearnedName.key, "printedName": PrintedName.key,
    "recipe": Recipe.key, "ingredientFood": Recipe.key,
  ]
}
