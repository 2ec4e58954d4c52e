internal import Domain
internal import GRDB

extension Household {
  /// Runs one immediate transaction, which is rolled back if `body` throws or somebody interrupts it.
  ///
  /// The transaction is also rolled back if `keeping` returns false for the result of `body`.
  func transaction<T>(keeping: (T) -> Bool = { _ in true }, _ body: (Database) throws -> T) throws -> T {
    guard !isReadOnly else { throw unwritable }
    return try isolated(.immediate, keeping: keeping) { db in
      let value = try body(db)
      if interruption.isSet { throw DatabaseError(resultCode: .SQLITE_INTERRUPT) }
      return value
    }
  }

  /// The error for a change to a household that can only be read.
  var unwritable: LarderError {
    LarderError(
      .newerSchema, "\(path) was written by a newer version of Larder; this version can only read it",
      hint: "install the newer version to change it")
  }

  /// Runs one transaction of the given kind.
  ///
  /// GRDB's own `read` would set `query_only`, and every pragma makes SQLite recompile all statements.
  func isolated<T>(
    _ kind: Database.TransactionKind, keeping: (T) -> Bool = { _ in true }, _ body: (Database) throws -> T
  ) throws -> T {
    recorder.lastStep = nil
    var isCommitting = false
    return try guarding(
      kind == .deferred ? .read : .unchanged, finding: { isCommitting ? committed($0) : nil },
      { db in
        var result: T?
        try db.inTransaction(kind) {
          let value = try body(db)
          result = value
          guard keeping(value) else { return .rollback }
          isCommitting = kind != .deferred
          return .commit
        }
        guard let result else { throw DatabaseError(resultCode: .SQLITE_INTERNAL) }
        // What is kept aside from the journal, such as a timer that has rung meanwhile, is nothing that `history` shows.
        if isCommitting, recorder.lastStep != nil { hasWritten = true }
        return result
      })
  }

  /// Runs `body` on the connection, after checking that the file is still the one that was opened.
  ///
  /// If `body` fails, the error says what is known about the change: what `finding` finds out, or else `outcome`. If
  /// that is no change, it says whether an earlier transaction of the same command has saved a step.
  func guarding<T>(
    _ outcome: LarderError.Outcome, finding: (DatabaseError) -> LarderError.Outcome? = { _ in nil },
    _ body: (Database) throws -> T
  ) throws -> T {
    interruption.isSet = false
    SystemErrorLog.forget()
    if let watch, try queue.writeWithoutTransaction({ try watch.lookBefore($0) }) == .strange { try reopen() }
    do {
      return try queue.writeWithoutTransaction { db in
        defer { watch?.lookAfter(db) }
        return try body(db)
      }
    } catch {
      var known = (error as? DatabaseError).flatMap(finding) ?? outcome
      if hasWritten, [.read, .unchanged].contains(known) { known = .savedBefore }
      throw SQLiteFailure(path: path, wasInterrupted: interruption.isSet, outcome: known).translated(error, on: queue)
    }
  }

  /// Finds out, with a new connection, whether the step of a failed commit is in the file anyway.
  fileprivate func committed(_ error: DatabaseError) -> LarderError.Outcome {
    // The lock was taken, or a constraint failed: the commit has not begun, and GRDB has rolled back the transaction.
    guard ![.SQLITE_BUSY, .SQLITE_INTERRUPT, .SQLITE_CONSTRAINT].contains(error.resultCode) else { return .unchanged }
    guard let step = recorder.lastStep, watch != nil else { return .unknown }
    return SQLiteFailure.isThere(step, at: path).map { $0 ? .saved : .unchanged } ?? .unknown
  }

  /// Opens the file again, without the pages that the old connection has in memory.
  fileprivate func reopen() throws {
    try SQLiteErrors.translating(path, interruption) {
      // If the file cannot be opened, the old connection stays, and its next transaction is refused too.
      let old = queue
      queue = try Connection.open(path, configuration)
      relay.queue = queue
      try? old.close()
      try queue.writeWithoutTransaction { try Connection.settle($0, isReadOnly: isReadOnly) }
    }
  }
}
