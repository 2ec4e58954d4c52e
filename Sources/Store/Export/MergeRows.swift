internal import Domain
internal import GRDB

/// Compares the rows of a file with those of the household, and adds the new ones.
final class MergeRows {
  private(set) var tallies: [String: HouseholdMerge.Tally] = [:]
  private(set) var renamings: [HouseholdMerge.Renaming] = []
  private(set) var partsElsewhere = 0

  private let db: Database
  /// The IDs of the starter foods that nobody has changed.
  private var plain: Set<Int>
  private var tables: [String: MergeTable] = [:]
  private var seen: [String: Set<UIDNumber>] = [:]
  /// The household's uid for each row that has another uid in the file, such as a weight of the same day.
  ///
  /// The key contains the row's uid in the file.
  private var alike: [RowKey: String] = [:]
  private var numbers: [RowKey: Int] = [:]

  /// Identifies a row by its table and uid, because uids are only unique within a table.
  private struct RowKey: Hashable {
    let table: String
    let uid: String
  }

  init(_ db: Database, starters: [StarterFood]) throws {
    self.db = db
    plain = try PlainStarters(db: db, starters: starters).ids()
  }

  /// Adds a row and its parts, or compares them with the row that the household already has.
  ///
  /// Throws `MergeProblem` if the row cannot be imported.
  func take(_ record: ExportRecord, of table: ExportTable) throws {
    try check(record, table)
    var record = record
    translate(&record, table)
    let outcome = try outcome(of: record, try rows(table))
    tallies[table.name, default: HouseholdMerge.Tally()][keyPath: outcome] += 1
  }

  private typealias Outcome = WritableKeyPath<HouseholdMerge.Tally, Int>

  private func outcome(of record: ExportRecord, _ rows: MergeTable) throws -> Outcome {
    let table = rows.table
    guard let uid = record.values[0].text else { throw MergeProblem("`uid` is missing") }
    if let id = try rows.number(uid: uid) {
      guard let stored = try rows.records.record(id) else { return \.kept }
      if isSame(stored, record, table) { return \.unchanged }
      guard table.table == "food", plain.contains(id) else { return \.kept }
      plain.remove(id)
      try replace(id, with: record, rows)
      return \.updated
    }
    let values = try resolved(record.values, table)
    if let other = try rows.number(alike: values), let theirs = try rows.records.record(other)?.values[0].text {
      alike[RowKey(table: table.table, uid: uid)] = theirs
      return \.kept
    }
    try insert(record, values, rows)
    return \.new
  }

  /// Whether a row of the household equals the file's version.
  ///
  /// A flag that only one row may have (such as the default) is ignored, because another row may have it here.
  private func isSame(_ stored: ExportRecord, _ record: ExportRecord, _ table: ExportTable) -> Bool {
    var record = record
    if let index = table.single.flatMap({ table.index(of: $0.flag) }) { record.values[index] = stored.values[index] }
    return stored == record
  }

  // MARK: Checking

  private func check(_ record: ExportRecord, _ table: ExportTable) throws {
    for (column, value) in zip(table.columns, record.values) {
      guard let problem = column.problem(value) ?? Self.excess(value) else { continue }
      throw MergeProblem("`\(column.name)` \(problem)")
    }
    if let uid = record.values[0].text, let number = UIDNumber(uid) {
      guard seen[table.table, default: []].insert(number).inserted else {
        throw MergeProblem("the uid \(uid) occurs twice")
      }
    }
    for (part, records) in zip(table.parts, record.parts) {
      for record in records { try check(record, part) }
    }
  }

  /// What is wrong with a value that the database would accept but that Larder could not read back; nil if nothing is
  /// wrong.
  private static func excess(_ value: ExportValue) -> String? {
    switch value {
    case .integer(let number) where !(-Int.largestStored...Int.largestStored).contains(number): "is too large"
    case .real(let bits) where !(Double(bitPattern: bits).magnitude <= Double.largestStored): "is too large"
    case .text(let text) where text.utf8.count > String.longestStored: "is too long"
    default: nil
    }
  }

  /// Replaces references to rows that have another uid in this household with the household's uids.
  private func translate(_ record: inout ExportRecord, _ table: ExportTable) {
    guard !alike.isEmpty else { return }
    for (index, column) in table.columns.enumerated() {
      guard case .reference(let parent) = column.kind, let uid = record.values[index].text,
        let theirs = alike[RowKey(table: parent, uid: uid)]
      else { continue }
      record.values[index] = .text(theirs)
    }
    for (place, part) in table.parts.enumerated() {
      for index in record.parts[place].indices { translate(&record.parts[place][index], part) }
    }
  }

  /// The values as the database stores them: references are row IDs instead of uids.
  private func resolved(_ values: [ExportValue], _ table: ExportTable) throws -> [ExportValue] {
    try zip(table.columns, values).map { column, value in
      guard case .reference(let parent) = column.kind, let uid = value.text else { return value }
      return .integer(try number(uid, in: parent, column))
    }
  }

  private func number(_ uid: String, in parent: String, _ column: ExportColumn) throws -> Int {
    let key = RowKey(table: parent, uid: uid)
    if let number = numbers[key] { return number }
    guard let table = ExportFormat.table(of: parent), let number = try rows(table).number(uid: uid) else {
      throw MergeProblem("`\(column.name)` is \(uid), which is neither in the file nor in this household")
    }
    numbers[key] = number
    return number
  }

  // MARK: Writing

  private func insert(_ record: ExportRecord, _ values: [ExportValue], _ rows: MergeTable) throws {
    var values = values
    try makeRoom(for: &values, rows, besides: 0)
    try rows.leaveFlag(&values)
    try rows.insert(values, of: nil)
    try insertParts(of: record, id: db.lastInsertedRowID, rows.table)
  }

  private func replace(_ id: Int, with record: ExportRecord, _ rows: MergeTable) throws {
    var values = try resolved(record.values, rows.table)
    try makeRoom(for: &values, rows, besides: id)
    for part in rows.table.parts {
      try db.run("DELETE FROM \(part.table) WHERE \(part.link?.column ?? "id") = ?", [id])
    }
    try rows.update(id, values)
    try insertParts(of: record, id: Int64(id), rows.table)
  }

  private func insertParts(of record: ExportRecord, id: Int64, _ table: ExportTable) throws {
    for (part, records) in zip(table.parts, record.parts) where !records.isEmpty {
      let rows = try rows(part)
      for record in records {
        if let uid = record.values[0].text, try rows.number(uid: uid) != nil {
          partsElsewhere += 1
          continue
        }
        try rows.insert(try resolved(record.values, part), of: Int(id))
      }
    }
  }

  /// Gives a row another name if its name already belongs to a row with another uid.
  ///
  /// If that other row is a starter food that nobody has changed or uses, it is deleted instead.
  private func makeRoom(for values: inout [ExportValue], _ rows: MergeTable, besides id: Int) throws {
    guard let index = rows.nameIndex, rows.needsName(values), let name = values[index].text else { return }
    guard let other = try rows.holder(of: name, besides: id) else { return }
    if rows.table.table == "food", plain.contains(other), try !isReferred(other) {
      plain.remove(other)
      try db.run("DELETE FROM food WHERE id = ?", [other])
      return
    }
    for number in 2...Self.maximumNumber {
      let free = "\(name) \(number)"
      guard try rows.holder(of: free, besides: id) == nil else { continue }
      values[index] = .text(free)
      renamings.append(HouseholdMerge.Renaming(noun: rows.table.noun, old: name, new: free))
      return
    }
    throw MergeProblem("there are too many rows called `\(name.prefix(60))`")
  }

  private static let maximumNumber = 1000

  private func isReferred(_ food: Int) throws -> Bool {
    try RawStatement(db, "SELECT \(PlainStarters.isReferred("?1"))").number([.integer(food)]) != 0
  }

  private func rows(_ table: ExportTable) throws -> MergeTable {
    if let rows = tables[table.table] { return rows }
    let rows = try MergeTable(db, table)
    tables[table.table] = rows
    return rows
  }
}
