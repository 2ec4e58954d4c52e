internal import GRDB

/// The household as of one moment; of use only within the closure that it is given to.
package struct Reading {
  let db: Database

  /// Who belongs to the household.
  package var profiles: ProfileReading { ProfileReading(db: db) }
  /// The foods that everybody shares.
  package var foods: FoodReading { FoodReading(db: db) }

  /// What the household has set, by name.
  package var settings: SettingReading { SettingReading(db: db) }
  /// Sums over everybody.
  package var household: HouseholdDoor { HouseholdDoor(db: db) }

  /// The only door to a profile's private rows.
  package func profile(_ id: Int) -> ProfileDoor { ProfileDoor(db: db, profile: id) }
}
