package import Domain
internal import GRDB

extension ProfileReader {
  /// The items that were logged on a day and are not skipped, with the time at which each was logged.
  package func loggedItems(on day: Day) throws -> [LoggedItem] {
    try db.all(
      """
      SELECT m.slot, i.name, i.grams, i.calories, i.uid FROM meal m JOIN mealItem i ON i.mealId = m.id
      WHERE m.profileId = ? AND m.day = ? AND i.isSkipped = 0
      """, [profile, day.iso]
    ) { row in
      // The uid of an item contains the time at which its row was added.
      try LoggedItem(
        slot: row.word(0), name: row[1], grams: row[2], calories: row[3], loggedAt: UID.seconds(of: row[4]))
    }
  }
}
