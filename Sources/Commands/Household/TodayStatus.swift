package import Domain
internal import Store

/// How the profile in use is doing today, for the prompt.
package struct TodayStatus {
  /// The profile in use.
  package let profile: Profile
  /// The energy eaten today, in kcal.
  package let eaten: Double
  /// The goal in kcal a day.
  package let goal: Int
}

extension Session {
  /// What Larder shows at the start: the home screen, and the status for the prompt below it, from the same data.
  ///
  /// Nil if there is no profile yet.
  package func home() throws -> (report: any Report, todayStatus: TodayStatus)? {
    try read { reading in
      guard let profile = try currentProfile(in: reading) else { return nil }
      let report = try HomeReport.make(profile, self, reading)
      return (report, report.todayStatus)
    }
  }

  /// Today's status; nil if there is no profile yet.
  package func todayStatus() throws -> TodayStatus? {
    // The previous line may have changed the day-start hour.
    refreshSettings()
    let today = today
    return try read { reading in
      guard let profile = try currentProfile(in: reading) else { return nil }
      let records = reading.profile(profile.id)
      let eaten = try records.daySums(from: today, to: today).first?.total?[.calories] ?? 0
      return TodayStatus(profile: profile, eaten: eaten, goal: try (records.goals() ?? .default).calories)
    }
  }
}
