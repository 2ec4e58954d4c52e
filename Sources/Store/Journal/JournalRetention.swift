package import Domain
internal import GRDB

extension Household {
  /// Deletes the oldest steps, all of which were made before `moment`; returns how many, 0 when none is left to delete.
  ///
  /// Only whole steps go, without a gap: a step that a later one undoes stays as long as that one, and so do all after
  /// it. The last step of all stays in any case. At most about `most` steps go at once, so that others can write between;
  /// it is to be called again until it returns 0. The household's rows stay as they are; only the steps that stay can be
  /// undone from then on.
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

  /// The number of the oldest step in the history; nil if there is none.
  package func oldestStep() throws -> Int? {
    try isolated(.deferred) { db in
      try db.first("SELECT id FROM step WHERE undoes IS NULL ORDER BY id LIMIT 1", []) { try $0[0] }
    }
  }
}

/// Finds the steps that may go.
private struct JournalRetention {
  let db: Database
  /// The time before which steps are old, in seconds since 1970.
  let seconds: Int

  /// The number of the last of the oldest steps that may go, none of which is after `bound`; nil if none may.
  func last(through bound: Int?) throws -> Int? {
    let newest = try db.number("SELECT coalesce(max(id), 0) FROM step")
    // A time that cannot be read is not old.
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
