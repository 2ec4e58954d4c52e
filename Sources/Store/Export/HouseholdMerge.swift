package import Domain
internal import GRDB

extension Household {
  /// Adds the rows of another household's export to this one, as one step that everybody can undo.
  ///
  /// If `body` throws, or if nothing is new, the household does not change; with `isRehearsal`, the household never
  /// changes. Throws what `write` throws, and `badFile` for a row that cannot be added.
  package func merge<T>(
    _ label: String, author: Int?, now: Moment, isRehearsal: Bool = false, _ body: (HouseholdMerge) throws -> T
  ) throws -> WriteResult<T> {
    try merge(label, author: author, now: now, isRehearsal: isRehearsal, starters: StarterBank.entries, body)
  }

  func merge<T>(
    _ label: String, author: Int?, now: Moment, isRehearsal: Bool = false, starters: [StarterFood],
    _ body: (HouseholdMerge) throws -> T
  ) throws -> WriteResult<T> {
    func isStep(_ written: WriteResult<T>) -> Bool { written.step != nil }
    return try transaction(keeping: isStep) { db in
      let journal = Journal(db: db, recorder: recorder)
      let step = isRehearsal ? nil : try journal.begin(label, author: journal.author(author), isShared: true, now: now)
      let rows = try MergeRows(db, starters: starters)
      var hasChanged = false
      let merge = HouseholdMerge(rows, interruption: interruption) { [recorder] apply in
        let changes = try recorder.record(db, apply).changes
        guard !changes.isEmpty else { return }
        hasChanged = true
        try FoodIndex(db: db).update(after: changes)
        if let step { try journal.append(changes, to: step) }
      }
      let value = try body(merge)
      try merge.finish()
      return WriteResult(value: value, step: hasChanged ? step : nil)
    }
  }
}

/// An import of another household's export; can only be used within the closure that receives it.
///
/// A row whose uid this household already has is left as it is, even if the file's version differs. Only starter
/// foods that nobody here has changed get the file's version.
package final class HouseholdMerge {
  /// How many rows of a table were added, updated, already equal to the file's rows, or kept although they differ from
  /// the file's rows.
  package struct Tally: Equatable, Sendable {
    package var new = 0
    /// The number of starter foods that got the file's version.
    package var updated = 0
    package var unchanged = 0
    package var kept = 0

    package init() {}
  }

  /// A row that got a number after its name because the name was already taken in this household.
  package struct Renaming: Equatable, Sendable {
    package let noun: String
    package let old: String
    package let new: String
  }

  /// How many rows were added, updated, unchanged or kept, by the name of their table in the export.
  package var tallies: [String: Tally] { rows.tallies }
  /// The rows that were renamed because their names were taken.
  package var renamings: [Renaming] { rows.renamings }
  /// The number of parts that were left out because they already belong to another row here, such as an item moved to
  /// another meal.
  package var partsElsewhere: Int { rows.partsElsewhere }

  private let rows: MergeRows
  private let interruption: Interruption
  /// Writes some of the rows, and adds the resulting changes to the step.
  private let writing: (() throws -> Void) throws -> Void
  private var waiting: [(table: ExportTable, record: ExportRecord, place: String)] = []

  /// The number of rows that are written and journaled together; small, to save memory.
  private static let portion = 200

  init(
    _ rows: MergeRows, interruption: Interruption, writing: @escaping (() throws -> Void) throws -> Void
  ) {
    self.rows = rows
    self.interruption = interruption
    self.writing = writing
  }

  /// Adds a row; rows that it refers to must have been added before, or be in the household.
  ///
  /// `place` says where the row is in the file, for error messages. Throws `badFile`, possibly because of an earlier
  /// row.
  package func add(_ record: ExportRecord, of table: ExportTable, place: String) throws {
    waiting.append((table, record, place))
    if waiting.count >= Self.portion { try finish() }
  }

  /// Writes the rows that are still waiting; throws what `add` throws.
  package func finish() throws {
    if interruption.isSet { throw DatabaseError(resultCode: .SQLITE_INTERRUPT) }
    let rows = waiting
    waiting.removeAll(keepingCapacity: true)
    guard !rows.isEmpty else { return }
    try writing {
      for row in rows {
        do {
          try self.rows.take(row.record, of: row.table)
        } catch let problem as MergeProblem {
          throw LarderError(.badFile, "\(row.place): \(problem.text)", outcome: .nothing(.imported))
        } catch let error as DatabaseError where error.resultCode == .SQLITE_CONSTRAINT {
          throw LarderError(
            .badFile, "\(row.place): this \(row.table.noun) cannot be stored: \(Self.reason(error))",
            outcome: .nothing(.imported))
        }
      }
    }
  }
}

extension HouseholdMerge {
  /// Why the database refuses a row, taken from SQLite's message: `CHECK constraint failed: grams > 0`.
  private static func reason(_ error: DatabaseError) -> String {
    let words = (error.message ?? "").split(separator: ": ", maxSplits: 1).last.map(String.init) ?? ""
    switch error.extendedResultCode {
    case .SQLITE_CONSTRAINT_CHECK: return "its values do not meet the rule \(words)"
    case .SQLITE_CONSTRAINT_UNIQUE: return "something in it is there twice, \(words)"
    default: return error.message ?? "it does not fit"
    }
  }
}

/// Why a row of a file cannot be imported.
struct MergeProblem: Error {
  let text: String

  init(_ text: String) { self.text = text }
}
