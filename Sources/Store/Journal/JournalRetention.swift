package import Domain
internal import GRDB

extension Household {
  /// Deletes the oldest steps made before `moment`; returns the number of deleted steps, or 0 if no more steps can be
  /// deleted.
  ///
  /// Steps are deleted from the beginning of the journal, without a gap. As long as a step that undoes an earlier step
  /// is kept, the earlier step and all steps after it are kept too. The very last step is always kept. At most about
  /// `most` steps are deleted at once, so that others can write in between; call this again until it returns 0. The
  /// household's rows stay as they are, but the deleted steps can no longer be undone.
  ///
  /// Throws what `write` throws.
  package func deleteOldestSteps(before moment: Moment, most: Int = 1000) throws -> Int {
    try transaction { db in
      let retention = JournalRetention(db: db, seconds: moment.seconds)
      guard let all = try retention.last(through: nil) else { return 0 }
      let bound = try db.first("SELECT id FROM step ORDER BY id LIMIT 1 OFFSET ?", [most - 1]) { try $0[0] as Int }
      let some = try bound.flatMap { $0 < all ? try retention.last(through: $0) : nil }
      return try db.run("DELETE FROM step WHERE id <= ?", [some ?? all])
    }
  }

  /// The ID of the oldest step in the history; nil if the history is empty.
  package func oldestStep() throws -> Int? {
    try isolated(.deferred) { db in
      try db.first("SELECT id FROM step WHERE undoes IS NULL ORDER BY id LIMIT 1", []) { try $0[0] }
    }
  }
}

/// Finds the oldest steps that may be deleted.
private struct JournalRetention {
  let db: Database
  /// The time before which steps are old, in seconds since 1970.
  let seconds: Int

  /// The highest step ID, at most `bound`, up to which all steps may be deleted; nil if no step may be deleted.
  func last(through bound: Int?) throws -> Int? {
    let newest = try db.number("SELECT coalesce(max(id), 0) FROM step")
    // A step whose time cannot be read does not count as old.
    let young = "coalesce(CAST(strftime('%s', at) AS INTEGER) >= ?, 1)"
    let firstYoung = try db.first("SELECT id FROM step WHERE \(young) ORDER BY id LIMIT 1", [seconds]) {
      try $0[0] as Int
    }
    var last = min((firstYoung ?? newest) - 1, newest - 1, bound ?? .max)
    while let undone = try db.first(
      "SELECT min(undoes) FROM step WHERE undoes IS NOT NULL AND undoes <= ?1 AND id > ?1", [last],
      { try $0[0] as Int? }), let undone
    {
      last = undone - 1
    }
    return try db.exists("SELECT 1 FROM step WHERE id <= ?", [last]) ? last : nil
  }
}
