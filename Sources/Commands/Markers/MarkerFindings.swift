internal import Domain
internal import Figures

/// The findings below the markers of a profile's days, one per line.
///
/// They say on how many days a limit was missed, which sources were the largest, and whose limits apply.
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
    guard summary.daysLogged >= HealthMarker.minimumDays else {
      return ["markers are judged after \(HealthMarker.minimumDays) logged days", pointer]
    }
    return markers.compactMap(finding) + unknown + [
      "judged \(MarkerText.limits(of: markers, reference.owner))\(remedy)", pointer,
    ]
  }

  /// Says for how many items each nutrient is unknown, since the mean is then only a minimum; empty if every nutrient
  /// is known for all items.
  private var unknown: [String] {
    let parts = markers.filter { $0.unknown > 0 && $0.perDay != nil }.map {
      "\(MarkerText.name($0.nutrient)) of \($0.unknown.counted("item")) unknown"
    }
    return parts.isEmpty ? [] : ["\(MarkerText.atLeast) at least: \(parts.joined(separator: ", "))"]
  }

  /// Tells the user how to get personal limits; empty if personal limits apply already.
  private var remedy: String {
    guard reference.owner == .adults else { return "" }
    return hasGuide ? "; `guide member edit NAME --me` sets your own" : "; \(MarkerText.guideOffer(for: .meals))"
  }

  /// The nutrient that the suggested command explains: that of the first marker that is not good, or else sodium.
  private var worst: Nutrient { markers.first { !Self.needsNoAttention($0.level) }?.nutrient ?? .sodium }

  private static func needsNoAttention(_ level: HealthMarker.Level) -> Bool { [.good, .notEnoughData].contains(level) }

  /// A marker in words: `sodium: over on 3 of 6 days, 31 % from Instant ramen`; nil if it needs no attention, or if
  /// there is nothing to say about it.
  private func finding(_ marker: HealthMarker) -> String? {
    guard !Self.needsNoAttention(marker.level) else { return nil }
    let nutrient = marker.nutrient
    let source = sources[nutrient]?.first.map {
      MarkerText.largest($0, total: summary.total[nutrient]).text
    }
    let parts = [missed(nutrient), source].compactMap(\.self)
    return parts.isEmpty ? nil : "\(MarkerText.name(nutrient)): \(parts.joined(separator: ", "))"
  }

  /// On how many of the judged days the limit was missed, such as `over on 3 of 6 days`; nil if there was no such day.
  private func missed(_ nutrient: Nutrient) -> String? {
    let aim = DayAim(nutrient, goals: goals, reference: reference)
    let adherence = summary.adherence(to: aim)
    let (word, missed) = aim.kind == .minimum ? ("under", adherence.under) : ("over", adherence.over)
    guard missed > 0 else { return nil }
    return "\(word) on \(missed.counted(of: adherence.judged, "day"))\(summary.unjudged(adherence).words)"
  }
}
