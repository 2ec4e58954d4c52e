internal import GRDB

/// The uids and owners of the rows that a step's changes refer to.
///
/// A row that no longer exists is looked up in the changes of the same step: when a meal is deleted with its items, for
/// example, the meal's row is already gone when its items are deleted.
final class RowNames {
  private let db: Database
  private let recorder: ChangeRecorder
  private var changed: [RowChange.RowName: JournalRow] = [:]
  private var known: [RowChange.RowName: Facts?] = [:]

  private struct Facts {
    let uid: String
    /// The ID of the profile that the row belongs to; nil if it belongs to no profile.
    let owner: Int64?
  }

  init(_ changes: [RowChange], db: Database, recorder: ChangeRecorder) {
    self.db = db
    self.recorder = recorder
    for change in changes { changed[change.row] = change.after ?? change.before }
  }

  /// The uid of the row with this ID; nil if there is no such row.
  func uid(_ table: String, _ id: Int64) throws -> String? { try facts(table, id)?.uid }

  /// The owners of a changed row before and after the change; empty if the row belongs to no profile.
  func owners(_ change: RowChange, _ layout: TableLayout) throws -> [Int64] {
    try [change.before, change.after].compactMap { try $0.flatMap { try owner($0, layout) } }
  }

  private func owner(_ row: JournalRow, _ layout: TableLayout) throws -> Int64? {
    switch layout.owner {
    case nil: return nil
    case .itself: return row.number("id", layout)
    case .column(let index): return row.number(index)
    case .parent(let index, let table): return try row.number(index).flatMap { try facts(table, $0)?.owner }
    }
  }

  private func facts(_ table: String, _ id: Int64) throws -> Facts? {
    let name = RowChange.RowName(table: table, rowID: id)
    if let facts = known[name] { return facts }
    let facts = try look(name)
    known[name] = .some(facts)
    return facts
  }

  private func look(_ name: RowChange.RowName) throws -> Facts? {
    guard let layout = try recorder.layout(db, of: name.table) else { return nil }
    if let row = changed[name] {
      guard case .text(let uid)? = row.value("uid", in: layout) else { return nil }
      return Facts(uid: uid, owner: try owner(row, layout))
    }
    let (owner, found) = (
      layout.owner,
      try db.first(layout.selectFacts, [name.rowID]) { try (uid: $0[0] as String, owner: $0[1] as Int64?) }
    )
    guard let found else { return nil }
    if case .parent(_, let table)? = owner {
      return Facts(uid: found.uid, owner: try found.owner.flatMap { try facts(table, $0)?.owner })
    }
    return Facts(uid: found.uid, owner: found.owner)
  }
}

extension JournalRow {
  fileprivate func number(_ index: Int) -> Int64? {
    guard case .integer(let number) = values[index] else { return nil }
    return number
  }

  fileprivate func number(_ column: String, _ layout: TableLayout) -> Int64? {
    guard case .integer(let number)? = value(column, in: layout) else { return nil }
    return number
  }
}

extension TableLayout {
  /// Selects a row's uid, and the column that determines its owner, by the row's ID.
  fileprivate var selectFacts: String {
    let column =
      switch owner {
      case nil: "NULL"
      case .itself: "id"
      case .column(let index), .parent(let index, _): columns[index].name
      }
    return "SELECT uid, \(column) FROM \(table) WHERE id = ?"
  }
}
