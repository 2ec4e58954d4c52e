internal import Domain
internal import Text

/// What stands under the markers of a profile's days: on how many of them a limit was missed, what brought most, whose
/// limits they are.
struct MarkerFindings {
  let markers: [HealthMarker]
  let summary: PeriodSummary
  let reference: MarkerReference
  let goals: MacroGoals
  let sources: [Nutrient: [NutrientSourceTotal]]
  /// Whether the profile has a family guide with members.
  let hasGuide: Bool

  var lines: [String] {
    let pointer = "`explain \(worst.words[0])` shows the rule and its source"
    guard summary.daysLogged >= HealthMarker.fewestDays else {
      return ["judged from \(HealthMarker.fewestDays) logged days on", pointer]
    }
    return markers.compactMap(finding) + ["limits \(MarkerText.limits(of: reference.whose))\(remedy)", pointer]
  }

  /// How the limits become one's own.
  private var remedy: String {
    guard reference.whose == .adults else { return "" }
    return hasGuide ? ", `guide member edit NAME --me` says who you are" : ", `guide start` makes them yours"
  }

  /// The first that is not good.
  private var worst: Nutrient { markers.first { !Self.isCalm($0.level) }?.nutrient ?? .sodium }

  private static func isCalm(_ level: HealthMarker.Level) -> Bool { [.good, .notEnoughData].contains(level) }

  /// `sodium: over on 3 of 6 days, 31 % from Instant ramen, 1,820 mg`; nothing of a good one.
  private func finding(_ marker: HealthMarker) -> String? {
    guard !Self.isCalm(marker.level) else { return nil }
    let nutrient = marker.nutrient
    let source = sources[nutrient]?.first.map {
      MarkerText.largest($0, of: nutrient, total: summary.total[nutrient])
    }
    let parts = [missed(nutrient), source].compactMap(\.self)
    return parts.isEmpty ? nil : "\(MarkerText.name(nutrient)): \(parts.joined(separator: ", "))"
  }

  /// On how many days there was too much, of fiber too little; nil where there is no such day.
  ///
  /// Limits that are a share of energy go by each day's own.
  private func missed(_ nutrient: Nutrient) -> String? {
    let shares = summary.days.compactMap { day -> Double? in
      // A day that is not over may still bring the fiber.
      guard let total = day.total, nutrient != .fiber || day.day < summary.today else { return nil }
      let planned = day.day >= summary.today ? goals.calories : nil
      return HealthMarker.share(
        of: nutrient, in: MarkerIntake(day: total, items: day.items, planned: planned, reference: reference))
    }
    let slack = 1e-9
    let missed = shares.count { nutrient == .fiber ? $0 < 1 - slack : $0 > 1 + slack }
    return missed == 0
      ? nil : "\(nutrient == .fiber ? "under" : "over") on \(missed) of \(shares.count.counted("day"))"
  }
}
