internal import GRDB

/// The household at one moment; it can only be read within the closure that receives this value.
package struct ReadTransaction {
  let db: Database

  /// The profiles in the household.
  package var profiles: ProfileListReader { ProfileListReader(db: db) }
  /// The foods that everybody shares.
  package var foods: FoodBankReader { FoodBankReader(db: db) }

  /// The household's settings by name.
  package var settings: SettingReader { SettingReader(db: db) }
  /// Sums of what all profiles ate, bought and spent.
  package var household: HouseholdSumsReader { HouseholdSumsReader(db: db) }

  /// Reads a profile's private rows; there is no other way to read them.
  package func profile(_ id: Int) -> ProfileReader { ProfileReader(db: db, profile: id) }
}
