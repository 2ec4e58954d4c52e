internal import Domain
internal import GRDB

/// Changes to the household; of use only within the closure that it is given to.
///
/// Reading sees what was written so far.
package struct Writing {
  private let db: Database
  private let now: Moment
  private let touches = TouchCount()

  init(db: Database, now: Moment) {
    self.db = db
    self.now = now
  }

  /// What is in the household now, what was written before in the same closure included.
  package var reading: Reading { Reading(db: db) }
  /// Changes who belongs to the household.
  package var profiles: ProfileWriting { ProfileWriting(db: db, now: now) }
  /// Changes the foods that everybody shares.
  package var foods: FoodWriting { FoodWriting(db: db, now: now) }
  /// Changes what the household has agreed on.
  package var settings: SettingWriting { SettingWriting(db: db, now: now) }

  /// The only door to a profile's private rows.
  package func profile(_ id: Int) -> WritingDoor { WritingDoor(db: db, profile: id, now: now, touches: touches) }
}
