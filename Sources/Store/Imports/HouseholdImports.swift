package import Domain
internal import GRDB

extension Household {
  /// Imports a file's foods into the bank in one transaction, as one step that everybody can undo.
  ///
  /// If `body` throws or adds nothing new, the household does not change. New foods are not journaled row by row: undo
  /// hides them all at once, and redo shows them again. `kind` (the format) and `file` (its name) are stored with the
  /// import. Throws what `write` throws.
  package func importFoods<T>(
    _ label: String, author: Int?, kind: String, file: String, now: Moment, _ body: (FoodImport) throws -> T
  ) throws -> WriteResult<T> {
    func isStep(_ written: WriteResult<T>) -> Bool { written.step != nil }
    return try transaction(keeping: isStep) { db in
      try db.execute(sql: "PRAGMA cache_size = -65536")
      defer { try? db.execute(sql: "PRAGMA cache_size = -\(Connection.cacheSize)") }
      let journal = Journal(db: db, recorder: recorder)
      let step = try journal.begin(label, author: journal.author(author), isShared: true, now: now)
      try FoodBatches(db: db).sweep(limit: .max)
      let sink = FoodImportSink(db: db, recorder: recorder, now: now, kind: kind, file: file) {
        try journal.append($0, to: step)
      }
      let value = try body(FoodImport(db: db, now: now, interruption: interruption, sink: sink))
      try sink.finish()
      return WriteResult(value: value, step: sink.isEmpty ? nil : step)
    }
  }

  /// Finds out what an import would do, without changing anything.
  package func rehearseImport<T>(now: Moment, _ body: (FoodImport) throws -> T) throws -> T {
    try isolated(.deferred) { try body(FoodImport(db: $0, now: now, interruption: interruption, sink: nil)) }
  }
}
