package import Domain
internal import GRDB

/// A household's database: all reading and writing goes through this object.
///
/// It must be used on the thread that opened it; only `interruptHandle` may be called from other threads. The
/// transactions that `read` and `write` pass to their closures are invalid once the closures have returned.
///
/// ```
/// let household = try Household.inMemory(now: now)
/// let dad = Profile(name: "Dad", createdAt: now)
/// let written = try household.write("profile add Dad", author: nil, isShared: true, now: now) {
///   try $0.profiles.insert(dad)
/// }
/// written.value.name  // "Dad"
/// try household.read { try $0.profiles.all().count }  // 1
/// try household.undo(1, profile: nil, now: now).map(\.label)  // ["profile add Dad"]
/// ```
package final class Household {
  /// Whether the file can only be read: its layout is newer than this program's, or it was opened for reading only.
  package let isReadOnly: Bool
  /// Whether opening created the file.
  package let isNew: Bool
  /// How opening upgraded a file with an older layout; nil if the layout was current or newer.
  package let upgrade: LayoutUpgrade?

  /// The number of times that `read` has been called.
  ///
  /// Only tests use this: they check that logging food calls `read` only once before it writes.
  package private(set) var reads = 0

  /// Whether this object has saved a step, or replaced the whole household, since `beginCommand`.
  var hasWritten = false

  /// The damaged rows that reading has left out of lists.
  package let leftOut = LeftOutRows()

  var queue: DatabaseQueue
  let configuration: Configuration
  let relay: InterruptRelay
  /// Notices when the file is deleted, replaced or overwritten; nil for a household in memory.
  let watch: FileWatch?
  let path: String
  let interruption: Interruption
  private let wait: LockWait
  private let patience: Duration
  let recorder: ChangeRecorder

  /// The longest time that a command waits while another program writes.
  package static let patience: Duration = .seconds(10)

  /// Opens the database at a path, creating it with the starter bank if it does not exist.
  ///
  /// A new file has mode 0600, new folders 0700. A file with an older layout is first copied to the same folder, and
  /// then upgraded to this program's layout (see `upgrade`).
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
    let isNew = try SQLiteErrors.translating(path) { try !exists && DatabaseCreation.create(at: path, now: now) }
    return try Household(path: path, isNew: isNew, now: now, patience: patience, schema: schema)
  }

  /// Creates a household in memory, never in a file, with the starter bank and whatever `filling` adds.
  package static func inMemory(now: Moment, filling body: (WriteTransaction) throws -> Void = { _ in }) throws
    -> Household
  {
    try inMemory(now: now, starters: nil, filling: body)
  }

  static func inMemory(
    now: Moment, starters: [StarterFood]?, filling body: (WriteTransaction) throws -> Void = { _ in }
  ) throws -> Household {
    try SQLiteBuild.check()
    return try withoutActuallyEscaping(body) { body in
      try Household(path: nil, isNew: true, now: now, patience: .zero) {
        try DatabaseCreation.populate($0, now: now, starters: starters, body)
      }
    }
  }

  /// Creates a new file with the starter bank and whatever `filling` adds, completely or not at all.
  ///
  /// None of this can be undone. `filling` may refer to the foods of the starter bank, but must not add foods. Throws
  /// `alreadyExists` if there is anything at the path, `cannotCreate` (for example, if the folder does not exist),
  /// `databaseFailed`, and what `filling` throws.
  package static func make(at path: String, now: Moment, filling body: (WriteTransaction) throws -> Void) throws {
    try SQLiteBuild.check()
    try DatabaseCreation.refuseWithoutFolder(path)
    let isMade = try SQLiteErrors.translating(path) {
      try !DatabaseCreation.isTaken(path) && DatabaseCreation.create(at: path, now: now, filling: body)
    }
    guard isMade else {
      throw LarderError(.alreadyExists, "\(path) already exists", hint: "name a file that does not exist yet")
    }
  }

  init(
    path: String?, isNew: Bool, now: Moment, patience: Duration, schema: Schema = .larder,
    isForReadingOnly: Bool = false,
    populate: ((DatabaseQueue) throws -> Void)? = nil
  ) throws {
    let interruption = Interruption()
    self.path = path ?? "the database in memory"
    self.isNew = isNew
    self.interruption = interruption
    recorder = ChangeRecorder(schema)
    self.patience = patience
    wait = LockWait(interruption, timeout: patience)
    configuration = Connection.configuration(wait, isForReadingOnly: isForReadingOnly)
    let outcome: Connection.Outcome
    let configuration = configuration
    let opened = try SQLiteErrors.translating(self.path, interruption) {
      let queue =
        try path.map { try Connection.open($0, configuration) }
        ?? DatabaseQueue(configuration: configuration)
      try populate?(queue)
      return queue
    }
    queue = opened
    outcome = try SQLiteFailure.translating(self.path, interruption, .unchanged, on: opened) {
      if isForReadingOnly { return try Connection.requireCurrent(opened, as: schema) }
      return try Connection.bringUpToDate(opened, at: path, as: schema, now: now)
    }
    isReadOnly = outcome.isReadOnly
    upgrade = outcome.upgrade
    relay = InterruptRelay(opened)
    watch = path.map { path in opened.writeWithoutTransaction { FileWatch(path, $0) } }
  }

  /// Marks the beginning of a command: if one of the command's reads or writes fails later, the error says whether the
  /// command had saved anything before.
  package func beginCommand() { hasWritten = false }

  /// A closure that interrupts the database: the call in progress throws `interrupted` and changes nothing.
  ///
  /// May be called from any thread.
  package var interruptHandle: @Sendable () -> Void {
    { [relay, interruption] in
      interruption.isSet = true
      relay.interrupt()
    }
  }

  /// Runs `body` in one read transaction, so that everything it reads comes from the same snapshot.
  ///
  /// Throws `busy`, `interrupted`, `databaseFailed`.
  package func read<T>(_ body: (ReadTransaction) throws -> T) throws -> T {
    reads += 1
    return try isolated(.deferred) { try body(ReadTransaction(db: $0, leftOut: leftOut)) }
  }

  /// Changes the household in one transaction, as one step to undo; if `body` throws, nothing changes.
  ///
  /// `label` is the command line as it was typed; its first 500 characters are kept. `author` is the profile that gave
  /// the command; with `isShared`, every profile can undo the step. A write that changes nothing is not a step. Throws
  /// `newerSchema`, `busy`, `interrupted`, `databaseFailed`.
  package func write<T>(
    _ label: String, author: Int?, isShared: Bool, now: Moment, _ body: (WriteTransaction) throws -> T
  ) throws -> WriteResult<T> {
    try transaction { db in
      let journal = Journal(db: db, recorder: recorder)
      let author = try journal.author(author)
      let (value, changes) = try recorder.record(db) { try body(WriteTransaction(db: db, now: now, leftOut: leftOut)) }
      guard !changes.isEmpty else { return WriteResult(value: value, step: nil) }
      try FoodIndex(db: db).update(after: changes)
      let step = try journal.add(changes, label: label, author: author, isShared: isShared, now: now)
      try FoodBatches(db: db).sweep(limit: Self.maximumSwept)
      return WriteResult(value: value, step: step)
    }
  }

  /// The largest number of foods that one write deletes from imports that were undone and can no longer be redone;
  /// deleting that many takes 20 ms.
  private static let maximumSwept = 1000

  /// Changes a display setting; undo does not affect it.
  ///
  /// A `value` of nil restores the default. Throws what `write` throws.
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

  /// Records that a profile has viewed a recipe; undo does not affect this.
  ///
  /// Records nothing if the file can only be read, or if another program keeps writing for a tenth of a second, because
  /// the record is not worth a longer wait.
  package func noteView(of recipe: Int, by profile: Int, now: Moment) {
    guard !isReadOnly else { return }
    wait.timeout = min(wait.timeout, .milliseconds(100))
    defer { wait.timeout = patience }
    _ = try? transaction { db in
      try db.run(
        """
        INSERT INTO recipeView (profileId, recipeId, viewedAt) VALUES (?1, ?2, ?3)
        ON CONFLICT (profileId, recipeId) DO UPDATE SET viewedAt = ?3
        """, [profile, recipe, now.iso])
    }
  }

  /// Records what is found at the links in the inbox, in one transaction; undo does not affect this.
  ///
  /// Throws what `write` throws.
  package func noteInInbox<Value>(_ body: (InboxFetchWriter) throws -> Value) throws -> Value {
    try transaction { try body(InboxFetchWriter(db: $0)) }
  }

  /// Changes what a profile is cooking and its timers; undo does not affect them.
  ///
  /// Throws `unknownProfile`, and what `write` and `body` throw.
  package func cook<T>(profile: Int, _ body: (CookingWriter) throws -> T) throws -> T {
    try transaction { db in
      try db.refuseUnknown(profile: profile)
      return try body(CookingWriter(db: db, profile: profile))
    }
  }

  /// Undoes the latest `count` steps that are the profile's own or shared: all of them or none.
  ///
  /// A step that is not shared and changed rows of several profiles can be undone only by the profile that gave the
  /// command. Returns the steps in the order in which they were undone.
  ///
  /// Throws `nothingToUndo` if there are fewer steps, `undoConflict` if a later command has changed a row of these
  /// steps or refers to such a row, and what `check` throws for the household after the undo.
  package func undo(
    _ count: Int, profile: Int?, now: Moment, check: (ReadTransaction) throws -> Void = { _ in }
  ) throws -> [Step] {
    try replay(count, profile, isUndo: true, now, check)
  }

  /// Redoes the `count` steps that were undone last: all of them or none.
  ///
  /// Returns the steps in the order in which they were redone.
  ///
  /// Throws `nothingToRedo` if there are fewer steps, `undoConflict` in the same cases as `undo`, and what `check`
  /// throws for the household after the redo.
  package func redo(
    _ count: Int, profile: Int?, now: Moment, check: (ReadTransaction) throws -> Void = { _ in }
  ) throws -> [Step] {
    try replay(count, profile, isUndo: false, now, check)
  }

  private func replay(
    _ count: Int, _ profile: Int?, isUndo: Bool, _ now: Moment, _ check: (ReadTransaction) throws -> Void
  ) throws -> [Step] {
    try transaction { db in
      let journal = Journal(db: db, recorder: recorder)
      let author = try journal.author(profile)
      let steps = try journal.next(isUndo ? .done : .undone, profile: profile, count: max(1, count))
      guard steps.count >= max(1, count) else { throw Self.nothing(isUndo, steps.count) }
      let replayed = try steps.map { step in
        let replay = StepReplay(
          db: db, recorder: recorder, step: step, isUndo: isUndo, profile: profile, mend: Repair.mended)
        let recorded = try journal.changes(of: step.id)
        if isUndo { try journal.keepImages(of: recorded, step: step.id) }
        let changes = try replay.run(recorded)
        try FoodIndex(db: db).update(after: changes)
        var replayed = step.with(isUndo ? .undone : .done)
        replayed.hidesLoggedFoods = try FoodBatches(db: db).follow(changes, hiddenAt: now)
        try journal.addReplay(of: step, isUndo: isUndo, author: author, now: now)
        return replayed
      }
      try check(ReadTransaction(db: db))
      return replayed
    }
  }

  private static func nothing(_ isUndo: Bool, _ available: Int) -> LarderError {
    let (code, verb) = isUndo ? (ErrorCode.nothingToUndo, "undone") : (.nothingToRedo, "redone")
    let message =
      switch available {
      case 0: "nothing can be \(verb)"
      case 1: "only 1 step can be \(verb)"
      default: "only \(available) steps can be \(verb)"
      }
    return LarderError(code, message, hint: "`history` lists the steps")
  }

  /// The latest steps, latest first; steps of other profiles have no label.
  package func history(profile: Int?, last: Int) throws -> [Step] {
    try isolated(.deferred) { try Journal(db: $0, recorder: recorder).history(profile: profile, last: last) }
  }
}
