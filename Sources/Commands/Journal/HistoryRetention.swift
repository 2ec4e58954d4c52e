package import Domain
internal import Exchange
internal import Store

/// Deletes steps of the history that are older than the household's setting `history-days`.
///
/// Also deletes what was found for inbox items that no step can bring back anymore, and the photos of these items and
/// of deleted recipes.
package struct HistoryRetention {
  private let household: String
  private let now: Moment

  /// - Parameter household: The path of the household's file.
  package init(household: String, now: Moment) {
    self.household = household
    self.now = now
  }

  /// Deletes the old steps in batches, between which other programs can write.
  ///
  /// Throws what opening a household and writing to it throws. Nothing is deleted from a household that was written by
  /// a newer Larder.
  package func run() throws {
    guard Household.exists(at: household) else { return }
    let opened = try Household.open(at: household, now: now)
    let stored = try opened.read { try $0.settings.all() }
    guard !opened.isReadOnly else { return }
    if let days = SettingKey.settings(stored, startingWith: HouseholdSettings()).historyDays {
      let oldest = Moment(seconds: now.seconds - days * Self.day, offset: now.offset)
      while try opened.deleteOldestSteps(before: oldest) > 0 {}
    }
    try opened.noteInInbox { try $0.sweep() }
    try opened.read { try KeptFolder(.photos, household: household).sweepPhotos($0) }
  }

  /// The number of seconds in a day.
  private static let day = 86_400
}
