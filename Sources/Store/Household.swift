package import Domain
internal import GRDB

/// The one door to a household's database.
///
/// For the thread that opened it; only `interruptHandle` may be called from another one. What `read` and `write` hand to their
/// closure is of no use after it.
package final class Household {
  /// Whether the file's layout is newer than this program's: it can be read only.
  package let isReadOnly: Bool
  /// Whether opening has made the file.
  package let isNew: Bool
  /// What opening has done to a file of an older layout; nil where it was of this program's, or newer.
  package let upgrade: Upgrade?

  private let queue: DatabaseQueue
  private let path: String
  let interruption: Interruption
  let recorder: ChangeRecorder

  /// How long a command waits while another program writes.
  package static let patience: Duration = .seconds(10)

  /// Opens the database at a path; one that is not there is made, with the starter bank, the file 0600, new folders 0700.
  ///
  /// One of an older layout is brought to this program's, once a copy of it lies beside it (`upgrade`).
  ///
  /// Throws `notADatabase`, `emptyDatabase`, `foreignDatabase`, `damagedDatabase`, `cannotCreate`, `databaseFailed`,
  /// `unsupportedSQLite`, `busy`.
  package static func open(at path: String, now: Moment, patience: Duration = Household.patience) throws -> Household {
    try open(at: path, now: now, patience: patience, schema: .larder)
  }

  static func open(
    at path: String, now: Moment, patience: Duration = Household.patience, schema: Schema
  ) throws -> Household {
    try SQLiteBuild.check()
    let exists = try DatabaseFile.exists(at: path)
    if exists { DatabaseFile.sweepSecondName(path) }
    let isNew = try Damage.translating(path) { try !exists && Creation.create(at: path, now: now) }
    return try Household(path: path, isNew: isNew, now: now, patience: patience, schema: schema)
  }

  /// A household in memory, gone with the object: a new database with the starter bank and what `filling` adds to it.
  package static func inMemory(now: Moment, filling body: (Writing) throws -> Void = { _ in }) throws -> Household {
    try inMemory(now: now, starters: StarterBank.entries(), filling: body)
  }

  static func inMemory(
    now: Moment, starters: [StarterFood], filling body: (Writing) throws -> Void = { _ in }
  ) throws -> Household {
    try SQLiteBuild.check()
    return try withoutActuallyEscaping(body) { body in
      try Household(path: nil, isNew: true, now: now, patience: .zero) {
        try Creation.populate($0, now: now, starters: starters, body)
      }
    }
  }

  /// Makes a new file with the starter bank and what `filling` adds to it: whole or not at all, with nothing to undo.
  ///
  /// What is added may use the foods of the starter bank, and adds none. Throws `alreadyExists` whatever is there,
  /// `cannotCreate` also without the folder,
  /// `databaseFailed`, and what `body` does.
  package static func make(at path: String, now: Moment, filling body: (Writing) throws -> Void) throws {
    try SQLiteBuild.check()
    try Creation.refuseWithoutFolder(path)
    let isMade = try Damage.translating(path) {
      try !Creation.isTaken(path) && Creation.create(at: path, now: now, filling: body)
    }
    guard isMade else {
      throw LarderError(.alreadyExists, "\(path) is there already", hint: "name a file that does not exist yet")
    }
  }

  init(
    path: String?, isNew: Bool, now: Moment, patience: Duration, schema: Schema = .larder, looksOnly: Bool = false,
    populate: ((DatabaseQueue) throws -> Void)? = nil
  ) throws {
    let interruption = Interruption()
    self.path = path ?? "the database in memory"
    self.isNew = isNew
    self.interruption = interruption
    recorder = ChangeRecorder(schema)
    let configuration = Connection.configuration(LockWait(interruption, timeout: patience), looksOnly: looksOnly)
    let outcome: Connection.Outcome
    (queue, outcome) = try Damage.translating(self.path, interruption) {
      let queue =
        try path.map { try DatabaseQueue(path: $0, configuration: configuration) }
        ?? DatabaseQueue(configuration: configuration)
      try populate?(queue)
      if looksOnly { return (queue, try Connection.look(queue, as: schema)) }
      return (queue, try Connection.settle(queue, at: path, as: schema, now: now))
    }
    isReadOnly = outcome.isReadOnly
    upgrade = outcome.upgrade
  }

  /// Stops what the database is doing: the call in progress throws `interrupted`, with nothing changed.
  ///
  /// From any thread.
  package var interruptHandle: @Sendable () -> Void {
    { [queue, interruption] in
      interruption.isSet = true
      queue.interrupt()
    }
  }

  /// Reads within one transaction: everything is seen as of one moment.
  ///
  /// Throws `busy`, `interrupted`, `databaseFailed`.
  package func read<T>(_ body: (Reading) throws -> T) throws -> T {
    try isolated(.deferred) { try body(Reading(db: $0)) }
  }

  /// Changes the household in one transaction, as one step to undo; when `body` throws, nothing has changed.
  ///
  /// `label` is the command line as it was typed; its first 500 characters are kept. `author` is the profile that gave the
  /// command; `isShared` says that it is everybody's to take back, not only of those whose rows it changes. A write that changes
  /// nothing is no step. Throws `newerSchema`, `busy`, `interrupted`, `databaseFailed`.
  package func write<T>(
    _ label: String, author: Int?, isShared: Bool, now: Moment, _ body: (Writing) throws -> T
  ) throws -> Written<T> {
    try transaction { db in
      let journal = Journal(db: db, recorder: recorder)
      let author = try journal.author(author)
      let (value, changes) = try recorder.record(db) { try body(Writing(db: db, now: now)) }
      guard !changes.isEmpty else { return Written(value: value, step: nil) }
      try FoodIndex(db: db).update(after: changes)
      let step = try journal.add(changes, label: label, author: author, isShared: isShared, now: now)
      try FoodBatches(db: db).sweep(limit: Self.mostSwept)
      return Written(value: value, step: step)
    }
  }

  /// Foods of imports that cannot be done again that one write deletes: 20 ms of them.
  private static let mostSwept = 1000

  /// Changes how things are shown: no step, and undo leaves it alone.
  ///
  /// Nil goes back to what holds where nobody has set it. Throws what `write` does.
  package func setDisplay(_ name: String, _ value: String?) throws {
    try transaction { db -> Void in
      if let value {
        try db.run(
          "INSERT INTO displaySetting (name, value) VALUES (?1, ?2) ON CONFLICT (name) DO UPDATE SET value = ?2",
          [name, value.storable])
      } else {
        try db.run("DELETE FROM displaySetting WHERE name = ?", [name])
      }
    }
  }

  /// Takes back the profile's and the shared steps, latest first: all `count` or none.
  ///
  /// What a command did for several is its author's alone. Returns the steps in that order.
  ///
  /// Throws `nothingToUndo` where there are fewer, `undoConflict` where a row was changed or used since, and what `check` throws
  /// of the household as it would be.
  package func undo(
    _ count: Int, profile: Int?, now: Moment, check: (Reading) throws -> Void = { _ in }
  ) throws -> [Step] {
    try replay(count, profile, isUndo: true, now, check)
  }

  /// Brings back what was undone last: all `count` steps or none.
  ///
  /// Returns them in the order in which they were done.
  ///
  /// Throws `nothingToRedo` where there are fewer, `undoConflict`, and what `check` throws of the household as it would be.
  package func redo(
    _ count: Int, profile: Int?, now: Moment, check: (Reading) throws -> Void = { _ in }
  ) throws -> [Step] {
    try replay(count, profile, isUndo: false, now, check)
  }

  private func replay(
    _ count: Int, _ profile: Int?, isUndo: Bool, _ now: Moment, _ check: (Reading) throws -> Void
  ) throws -> [Step] {
    try transaction { db in
      let journal = Journal(db: db, recorder: recorder)
      let author = try journal.author(profile)
      let steps = try journal.next(isUndo ? .done : .undone, profile: profile, count: max(1, count))
      guard steps.count >= max(1, count) else { throw Self.nothing(isUndo, steps.count) }
      let replayed = try steps.map { step in
        let replay = StepReplay(db: db, recorder: recorder, step: step, isUndo: isUndo, profile: profile)
        let changes = try replay.run(try journal.changes(of: step.id))
        try FoodIndex(db: db).update(after: changes)
        var replayed = step.with(isUndo ? .undone : .done)
        replayed.hidesLoggedFoods = try FoodBatches(db: db).follow(changes, hiddenAt: now)
        try journal.addReplay(of: step, isUndo: isUndo, author: author, now: now)
        return replayed
      }
      try check(Reading(db: db))
      return replayed
    }
  }

  private static func nothing(_ isUndo: Bool, _ available: Int) -> LarderError {
    let (code, verb) = isUndo ? (ErrorCode.nothingToUndo, "undone") : (.nothingToRedo, "redone")
    let message =
      switch available {
      case 0: "there is nothing to be \(verb)"
      case 1: "only 1 step can be \(verb)"
      default: "only \(available) steps can be \(verb)"
      }
    return LarderError(code, message, hint: "`history` lists the steps")
  }

  /// The last steps, latest first; those of other profiles have no label.
  package func history(profile: Int?, last: Int) throws -> [Step] {
    try isolated(.deferred) { try Journal(db: $0, recorder: recorder).history(profile: profile, last: last) }
  }

  /// Every row of the household as text, in a fixed order, without what belongs to one profile: two that are alike hold
  /// the same.
  ///
  /// No command calls it: the tests compare whole households by it, before and after undo, redo and accidents.
  /// The steps and the search index, which follow from the rows, are left out; with `tables`, so are all other tables.
  package func dump(of tables: [String]? = nil, excludingProfile profile: Int? = nil) throws -> String {
    try isolated(.deferred) {
      try Dump(db: $0, recorder: recorder).text(of: tables ?? recorder.schema.journaled, excludingProfile: profile)
    }
  }

  /// What is wrong with the file, one sentence each; nothing where all is well.
  ///
  /// Reads all of it.
  package func check() throws -> [String] {
    try guarding { try queue.writeWithoutTransaction { try IntegrityCheck(db: $0).findings() } }
  }

  /// Makes the search index anew from the foods' names.
  ///
  /// No command calls it: the tests compare the index that is kept in step with one made at once, and fill banks with it.
  /// Throws what `write` does.
  package func rebuildIndex() throws { try transaction { try FoodIndex(db: $0).rebuild() } }

  /// One immediate transaction: rolled back when `body` throws or somebody interrupts.
  ///
  /// Rolled back as well where `keeping` is not true of its value.
  func transaction<T>(keeping: (T) -> Bool = { _ in true }, _ body: (Database) throws -> T) throws -> T {
    guard !isReadOnly else {
      throw LarderError(
        .newerSchema, "\(path) was written by a newer Larder, this one can only read it",
        hint: "install that version of Larder to change it")
    }
    return try isolated(.immediate, keeping: keeping) { db in
      let value = try body(db)
      if interruption.isSet { throw DatabaseError(resultCode: .SQLITE_INTERRUPT) }
      return value
    }
  }

  /// One transaction of the kind.
  ///
  /// GRDB's own `read` would set `query_only`, and with each pragma SQLite compiles every statement anew.
  func isolated<T>(
    _ kind: Database.TransactionKind, keeping: (T) -> Bool = { _ in true }, _ body: (Database) throws -> T
  ) throws -> T {
    try guarding {
      try queue.writeWithoutTransaction { db in
        var result: T?
        try db.inTransaction(kind) {
          let value = try body(db)
          result = value
          return keeping(value) ? .commit : .rollback
        }
        guard let result else { throw DatabaseError(resultCode: .SQLITE_INTERNAL) }
        return result
      }
    }
  }

  private func guarding<T>(_ body: () throws -> T) throws -> T {
    interruption.isSet = false
    return try Damage.translating(path, interruption, body)
  }
}
