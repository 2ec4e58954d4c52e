package import Domain
internal import Store

/// Where the profile in use stands today, for the prompt.
package struct Standing {
  /// Whose standing it is.
  package let profile: Profile
  /// kcal eaten today.
  package let eaten: Double
  /// kcal a day to reach.
  package let goal: Int
}

extension Session {
  /// What Larder opens with: the home screen and, for the prompt below it, the same moment's standing.
  ///
  /// Nil where there is no profile yet.
  package func home() throws -> (report: any Report, standing: Standing)? {
    try read { reading in
      guard let profile = try currentProfile(in: reading) else { return nil }
      let report = try HomeReport.make(profile, self, reading)
      return (report, report.standing)
    }
  }

  /// Today's standing; nil where there is no profile yet.
  package func standing() throws -> Standing? {
    // The line before may have set when days start.
    refreshSettings()
    let today = today
    return try read { reading in
      guard let profile = try currentProfile(in: reading) else { return nil }
      let door = reading.profile(profile.id)
      let eaten = try door.daySums(from: today, to: today).first?.total?[.calories] ?? 0
      return Standing(profile: profile, eaten: eaten, goal: try (door.goals() ?? .fresh).calories)
    }
  }
}
