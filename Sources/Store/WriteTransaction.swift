internal import Domain
internal import GRDB

/// Changes the household; can only be used within the closure that receives it.
///
/// Reads within the closure see what the closure has written so far.
package struct WriteTransaction {
  let db: Database
  private let now: Moment
  private let leftOut: LeftOutRows?
  private let touches = TouchCount()

  init(db: Database, now: Moment, leftOut: LeftOutRows? = nil) {
    self.db = db
    self.leftOut = leftOut
    self.now = now
  }

  /// The household as it is now, including what was written before in the same closure.
  package var reading: ReadTransaction { ReadTransaction(db: db, leftOut: leftOut) }
  /// Changes the profiles in the household.
  package var profiles: ProfileListWriter { ProfileListWriter(db: db, now: now) }
  /// Changes the foods that everybody shares.
  package var foods: FoodBankWriter { FoodBankWriter(db: db, now: now) }
  /// Changes the learned meanings of lines that stores print on receipts.
  package var printedNames: PrintedNameWriter { PrintedNameWriter(db: db, now: now) }
  /// Changes the settings that everybody in the household shares.
  package var settings: SettingWriter { SettingWriter(db: db, now: now) }

  /// Changes what is in the inbox.
  package var inbox: InboxWriter { InboxWriter(db: db, now: now) }

  /// Changes the recipes that a profile can see: the household's and the profile's own.
  package func recipes(of profile: Int) -> RecipeWriter { RecipeWriter(db: db, profile: profile, now: now) }

  /// Changes what a profile is cooking and its timers, together with what else is written; undo does not affect them.
  ///
  /// Throws `unknownProfile`.
  package func cooking(of profile: Int) throws -> CookingWriter {
    try db.refuseUnknown(profile: profile)
    return CookingWriter(db: db, profile: profile)
  }

  /// Changes a profile's private rows; there is no other way to change them.
  package func profile(_ id: Int) -> ProfileWriter { ProfileWriter(db: db, profile: id, now: now, touches: touches) }
}
