package import Domain
internal import Figures
internal import Store

/// How the profile in use is doing today, for the prompt.
package struct TodayStatus {
  /// The profile in use.
  package let profile: Profile
  /// The energy eaten today, in kcal.
  package let eaten: Double
  /// The goal in kcal a day.
  package let goal: Int
  /// The limits to show in the prompt; empty unless the household wants to see them there.
  var limits: [DayLimit] = []

  /// The limits as the prompt shows them, and whether each is exceeded: `sodium 1,640/1,500`.
  ///
  /// A `≥` marks an amount that leaves out items of unknown value.
  package var limitTexts: [(text: String, isExceeded: Bool)] {
    limits.map { limit in
      let eaten = (limit.unknown > 0 ? MarkerText.atLeast : "") + Figure.text(limit.eaten)
      return ("\(MarkerText.name(limit.nutrient)) \(eaten)/\(Figure.text(limit.limit))", limit.isExceeded)
    }
  }
}

extension Session {
  /// What Larder shows at the start: the home screen and, below it, the status in the prompt; both come from the same
  /// data.
  ///
  /// Nil if there is no profile yet.
  package func home() throws -> (report: any Report, todayStatus: TodayStatus)? {
    try read { reading in
      guard let profile = try currentProfile(in: reading) else { return nil }
      let report = try HomeReport.make(profile, self, reading)
      var status = report.todayStatus
      status.limits = try promptLimits(report.today, report.week.goals, through: reading.profile(profile.id))
      return (report, status)
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
      let day = try records.daySums(from: today, to: today).first
      let goals = try records.goals() ?? .default
      return TodayStatus(
        profile: profile, eaten: day?.total?[.calories] ?? 0, goal: goals.calories,
        limits: try promptLimits(day, goals, through: records))
    }
  }

  /// The limits for the prompt; empty, without reading anything, unless the household wants to see limits there.
  private func promptLimits(_ day: DaySum?, _ goals: MacroGoals, through records: ProfileReader) throws -> [DayLimit] {
    guard settings.showsPromptLimits else { return [] }
    return DayLimit.notable(
      day?.total ?? NutrientTotal(), items: day?.items ?? 0,
      MarkerReference(try records.guide(), for: .meals, goals: goals))
  }
}
