package import Domain
internal import GRDB

/// Reads what one profile is cooking, and its timers.
package struct CookingReader {
  let db: Database
  let profile: Int

  /// Where the profile is in the recipe that it is cooking; nil if it is cooking nothing.
  package func place() throws -> CookPlace? {
    try db.first(
      "SELECT recipeId, servings, units, step, ticked, startedAt FROM cookSession WHERE profileId = ?", [profile]
    ) { row in
      var place = CookPlace(
        recipe: try row[0], servings: try row.knownNumber(1, in: .leastNonzeroMagnitude...RecipeCheck.mostServings),
        units: try row.knownWord(2), startedAt: try row.moment(5))
      place.step = try row.number(3, in: 1...Int.largestStored)
      (place.ticked, place.aside) = (CookPlace.ticked(try row[4]), CookPlace.aside(try row[4]))
      return place
    }
  }

  /// The profile's timers, in the order in which they were set.
  package func timers() throws -> [CookTimer] {
    try db.all(
      """
      SELECT id, name, recipe, step, seconds, endsAt, remaining, rung FROM cookTimer WHERE profileId = ? ORDER BY id
      """, [profile]
    ) { row in
      let remaining = try row.knownNumber(6, in: 0...CookTimer.mostSeconds)
      let state: CookTimer.State =
        try row.knownMoment(5).map { .running(until: Double($0.seconds)) } ?? .paused(remaining: remaining ?? 0)
      return try CookTimer(
        id: row[0], name: row[1], recipe: row[2], step: row[3],
        seconds: row.number(4, in: 1...CookTimer.mostSeconds), state: state, isSeen: row[7])
    }
  }
}

/// Changes what one profile is cooking, and its timers; these changes are not steps and cannot be undone.
package struct CookingWriter {
  let db: Database
  let profile: Int

  /// Reads what the profile is cooking and its timers, including what was written so far.
  package var reading: CookingReader { CookingReader(db: db, profile: profile) }

  /// Saves where the profile is in its recipe.
  package func set(_ place: CookPlace) throws {
    try db.run(
      """
      INSERT INTO cookSession (profileId, recipeId, servings, units, step, ticked, startedAt)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
      ON CONFLICT (profileId) DO UPDATE
        SET recipeId = ?2, servings = ?3, units = ?4, step = ?5, ticked = ?6, startedAt = ?7
      """,
      [
        profile, place.recipe, place.servings, place.units?.rawValue, place.step, place.stored,
        place.startedAt.iso,
      ])
  }

  /// Forgets the recipe that the profile is cooking, and goes back to the recipe that was put aside for it; all timers
  /// run on.
  package func end() throws {
    var next = try reading.place()?.next
    while let place = next, try !db.exists("SELECT 1 FROM recipe WHERE id = ? AND deletedAt IS NULL", [place.recipe]) {
      next = place.next
    }
    if let next {
      try set(next)
    } else {
      try db.run("DELETE FROM cookSession WHERE profileId = ?", [profile])
    }
  }

  /// Adds a timer, and returns it with its ID; `offset` is the offset of local time from UTC in seconds.
  package func add(_ timer: CookTimer, offset: Int) throws -> CookTimer {
    var saved = timer
    saved.id = try db.insert(
      """
      INSERT INTO cookTimer (profileId, name, recipe, step, seconds, endsAt, remaining, rung)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?)
      """,
      [
        profile, timer.name.storable, timer.recipe?.storable, timer.step, timer.seconds, Self.end(timer, offset),
        Self.remaining(timer), timer.isSeen,
      ])
    return saved
  }

  /// Saves a changed timer; `offset` is the offset of local time from UTC in seconds.
  package func update(_ timer: CookTimer, offset: Int) throws {
    try db.run(
      "UPDATE cookTimer SET seconds = ?6, endsAt = ?3, remaining = ?4, rung = ?5 WHERE id = ?1 AND profileId = ?2",
      [timer.id, profile, Self.end(timer, offset), Self.remaining(timer), timer.isSeen, timer.seconds])
  }

  /// Removes the timers with these IDs.
  package func remove(timers ids: [Int]) throws {
    for id in ids { try db.run("DELETE FROM cookTimer WHERE id = ? AND profileId = ?", [id, profile]) }
  }

  /// Records that somebody has seen that these timers have ended.
  package func see(timers ids: [Int]) throws {
    for id in ids { try db.run("UPDATE cookTimer SET rung = 1 WHERE id = ? AND profileId = ?", [id, profile]) }
  }

  /// A timer's end as it is stored: rounded up to a whole second, so that no other program rings too early.
  private static func end(_ timer: CookTimer, _ offset: Int) -> String? {
    timer.end.map { Moment(seconds: Int($0.rounded(.up)), offset: offset).iso }
  }

  private static func remaining(_ timer: CookTimer) -> Int? {
    timer.end == nil ? timer.remaining(at: 0) : nil
  }
}
