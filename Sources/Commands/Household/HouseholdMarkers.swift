internal import Charts
internal import Domain
internal import Figures
internal import Text

/// Who is over a limit, or short of fiber: each person is compared with their own limits, because a mean over all
/// members would hide the members who miss a limit.
struct HouseholdMarkers {
  private let summary: HouseholdSummary
  private let canvas: Canvas
  /// For each nutrient, the members whose intake is known; the members furthest beyond their limits come first.
  ///
  /// Members who have logged fewer days than a marker needs are left out. The nutrients are sorted by their worst
  /// members. Empty for a single day, which is too short to judge.
  private let groups: [Group]

  /// A member with the marker of a nutrient.
  private typealias Entry = (name: String, marker: HealthMarker)
  private typealias Group = (nutrient: Nutrient, entries: [Entry])

  init(summary: HouseholdSummary, canvas: Canvas) {
    self.summary = summary
    self.canvas = canvas
    groups = summary.period.kind == .day ? [] : Self.groups(summary.logged)
  }

  /// A line for each nutrient that needs attention, and one line that lists all other nutrients.
  ///
  /// Nutrients whose limit is missed by a member come first, worst first, then those for which a member cannot be
  /// judged.
  ///
  /// A last line names those who are not judged because no family guide says how old they are.
  var facts: [Document.Fact?] {
    (summary.period.kind == .day ? dayFacts : periodFacts) + [Self.ageless(summary.logged.filter(\.isAgeUnknown))]
  }

  /// Names members whose age is in none of the household's family guides; nil if `members` is empty.
  static func ageless(_ members: [MemberSummary]) -> Document.Fact? {
    guard !members.isEmpty else { return nil }
    let names = NameList.text(members.map(\.profile.name))
    return Document.Fact("Age?", ["\(names): no family guide says the age, so the limits for adults are not applied"])
  }

  /// The nutrient of the worst marker; nil if no member misses a limit, or if nobody can be judged.
  var worst: Nutrient? { missed.first?.nutrient }

  // MARK: Several days

  private var missed: [Group] { groups.filter { $0.entries.contains(where: \.marker.level.isMissed) } }

  private static func groups(_ members: [MemberSummary]) -> [Group] {
    let markers = members.filter { $0.summary.daysLogged >= HealthMarker.minimumDays }.map {
      (name: $0.profile.name, markers: $0.markers)
    }
    let groups = HealthMarker.nutrients.map { nutrient -> Group in
      let entries = markers.compactMap { member -> Entry? in
        member.markers.first { $0.nutrient == nutrient && $0.perDay != nil }.map { (member.name, $0) }
      }
      return (nutrient, entries.sorted { badness($0.marker) > badness($1.marker) })
    }
    func worst(_ group: Group) -> Double { group.entries.first.map { badness($0.marker) } ?? 0 }
    return groups.sorted { worst($0) > worst($1) }
  }

  /// How badly a marker misses its limit, for sorting: by its level first, then by its share of the limit.
  ///
  /// 0 if the limit is kept; a marker that cannot be judged ranks between kept and missed limits.
  private static func badness(_ marker: HealthMarker) -> Double {
    let share = marker.share ?? 1
    let beyond = min(9, marker.nutrient == .fiber ? 1 / max(share, 0.1) : share) / 10
    return switch marker.level {
    case .high, .low: 2 + beyond
    case .moderate: 1 + beyond
    case .cannotTell, .notEnoughData: 0.5
    case .good: 0
    }
  }

  private var periodFacts: [Document.Fact?] {
    // Groups with an entry that is not good come first.
    let open = groups.filter { $0.entries.contains { $0.marker.level != .good } }
    let lines = open.map { group in
      Document.Fact(
        MarkerText.name(group.nutrient).capitalizedFirst,
        group.entries.filter { $0.marker.level != .good }.map { .text(line($0)) } + good(group.entries))
    }
    let rest = groups.dropFirst(open.count).filter { !$0.entries.isEmpty }
    guard !rest.isEmpty else { return lines }
    let names = rest.map { MarkerText.name($0.nutrient) }.joined(separator: ", ")
    let sign = StyledLine(LevelSign.good.glyph(on: canvas) + " ", LevelSign.good.ink)
    return lines + [Document.Fact("Good", [Document.Value.text(sign + StyledLine(names))])]
  }

  /// Says how many items of which members have unknown values, so that an amount marked `≥` is only a minimum.
  ///
  /// Items of unknown energy are reported separately. A member is therefore named only if, for one of the markers'
  /// nutrients, the number of items with an unknown value is greater than the number of items with unknown energy.
  var unknown: [String] {
    let items = UnknownItems(of: summary) { member in
      let total = member.summary.total
      let most = HealthMarker.nutrients.map { total.unknown($0) }.max() ?? 0
      return most > total.unknown(.calories) ? most : 0
    }.words
    let isShown = groups.contains { $0.entries.contains { $0.marker.level != .good && $0.marker.unknown > 0 } }
    guard !items.isEmpty else { return [] }
    return [
      isShown ? "some values of \(items); \(MarkerText.atLeast) marks sums without them" : "some values of \(items)"
    ]
  }

  /// Formats a member's marker: `▲ Thomas 2,762 of 1,500 mg`, `? Tim 60.2 of 55.3 g, cannot be judged`.
  private func line(_ entry: Entry) -> StyledLine {
    let (sign, word) = MarkerText.status(entry.marker.level)
    let amount = MarkerText.amount(entry.marker)
    let mark = canvas.isAccessible ? word.lowercased() : sign.glyph(on: canvas)
    let start = StyledLine(mark + " ", sign.ink)
    return start
      + StyledLine(
        "\(entry.name) \(amount) of \(MarkerText.limit(entry.marker)) \(entry.marker.unit)"
          + (canvas.isAccessible ? "" : Self.why(entry.marker)))
  }

  /// Why a marker is not judged; empty if the marker is judged.
  private static func why(_ marker: HealthMarker) -> String {
    switch marker.level {
    case .cannotTell: ", cannot be judged"
    case .notEnoughData: marker.unknown > 0 ? ", some values are unknown" : ", not enough data"
    case .good, .moderate, .high, .low: ""
    }
  }

  /// The members within their limits: `others good`, or their names if there is only one such member or if anybody's
  /// intake is unknown.
  private func good(_ entries: [Entry]) -> [Document.Value] {
    let good = entries.filter { $0.marker.level == .good }.map(\.name)
    guard !good.isEmpty else { return [] }
    let isRest = entries.count == summary.logged.count && good.count > 1
    return [.text(StyledLine(isRest ? "others good" : "\(good.joined(separator: ", ")) good", .faint))]
  }

  // MARK: A single day

  /// Names the members who missed a limit on a single day; no health marker is judged, since a day is too short.
  private var dayFacts: [Document.Fact?] {
    HealthMarker.nutrients.map { nutrient in
      let isOver = summary.period.to < summary.today
      let entries = summary.logged.compactMap { member -> String? in
        let aim = member.aim(nutrient)
        guard !member.isAgeUnknown || member.reference.isCustom(nutrient),
          aim.kind == .maximum || isOver, let day = member.summary.days.first, let eaten = day.known(nutrient),
          let limit = aim.highest ?? aim.planned, let verdict = aim.verdict(of: day), verdict != .met
        else { return nil }
        let amount = MarkerText.amount(eaten, nutrient, unknown: day.total?.unknown(nutrient) ?? 0)
        return "\(member.profile.name) \(amount) of \(FoodText.amount(limit, nutrient)) \(nutrient.unit)"
      }
      let word = nutrient == .fiber ? "short: " : "over: "
      return Document.Fact(
        MarkerText.name(nutrient).capitalizedFirst,
        entries.enumerated().map { ($0.offset == 0 ? word : "") + $0.element })
    }
  }
}
