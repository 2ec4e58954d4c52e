internal import GRDB

/// The household at one moment, valid only within the closure that receives it.
package struct Reading {
  let db: Database

  /// The profiles in the household.
  package var profiles: ProfileReading { ProfileReading(db: db) }
  /// The foods that everybody shares.
  package var foods: FoodReading { FoodReading(db: db) }

  /// The household's settings by name.
  package var settings: SettingReading { SettingReading(db: db) }
  /// Sums over all profiles.
  package var household: HouseholdReader { HouseholdReader(db: db) }

  /// The only way to a profile's private rows.
  package func profile(_ id: Int) -> ProfileReader { ProfileReader(db: db, profile: id) }
}
