internal import GRDB

/// A snapshot of the household; can only be read within the closure that receives it.
package struct ReadTransaction {
  let db: Database
  /// Notes the damaged rows that lists leave out.
  var leftOut: LeftOutRows?

  /// The profiles in the household.
  package var profiles: ProfileListReader { ProfileListReader(db: db, leftOut: leftOut) }
  /// The foods that everybody shares.
  package var foods: FoodBankReader { FoodBankReader(db: db, leftOut: leftOut) }

  /// The household's settings by name.
  package var settings: SettingReader { SettingReader(db: db, leftOut: leftOut) }
  /// The learned meanings of lines that stores print on receipts.
  package var printedNames: PrintedNameReader { PrintedNameReader(db: db) }
  /// All profiles' trips that were read from receipts.
  package var receipts: ReceiptTripReader { ReceiptTripReader(db: db) }
  /// Finds out which of the files that are kept beside the household's file are still needed.
  package var keptFiles: KeptFileReader { KeptFileReader(db: db) }
  /// The recipe book as a profile sees it: the household's recipes and the profile's own; only the household's if
  /// `profile` is nil.
  package func recipes(of profile: Int?) -> RecipeReader { RecipeReader(db: db, profile: profile) }
  /// The links and text that were shared and are waiting to become recipes.
  package var inbox: InboxReader { InboxReader(db: db) }
  /// Sums of what all profiles ate, bought and spent.
  package var household: HouseholdSumsReader { HouseholdSumsReader(db: db) }

  /// Reads a profile's private rows; there is no other way to read them.
  package func profile(_ id: Int) -> ProfileReader { ProfileReader(db: db, profile: id, leftOut: leftOut) }

  /// Reads what a profile is cooking, and its timers.
  package func cooking(of profile: Int) -> CookingReader { CookingReader(db: db, profile: profile) }
}
