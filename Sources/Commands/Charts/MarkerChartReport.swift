internal import Charts
internal import Domain
internal import Text

/// A chart of health markers over some days, each with its limit and a second threshold such as 120 % of the limit.
struct MarkerChartReport: Analysis {
  /// The name of the profile, or of the household.
  let subject: String
  let days: ClosedRange<Day>
  let markers: [HealthMarker]
  /// The days' totals by profile, one entry for each profile shown.
  let series: [(name: String, sums: [DaySum])]
  /// The number of logged days that the means cover, as text.
  let coverage: String
  /// The findings, one per line.
  let findings: [String]
  /// The largest sources of each nutrient; nil for a household, because each member's sources are private.
  var sources: [Nutrient: [NutrientSourceTotal]]?
  /// The people whose mean is drawn, each judged by their own limits; nil for a single profile.
  ///
  /// The mean itself is not judged, since it would hide a person who is over a limit.
  var people: HouseholdSummary?

  private var isHousehold: Bool { people != nil }

  static let title = "Health markers"

  var json: JSON {
    var object: [String: JSON] = [
      // Each series has a unit of its own.
      "title": .string(Self.title), "unit": .null, "by": .string(ChartInterval.day.rawValue),
      "series": .array(series.flatMap { owner in HealthMarker.nutrients.map { line($0, of: owner) } }),
      "goal": .object(
        Dictionary(uniqueKeysWithValues: markers.map { ($0.nutrient.rawValue, JSON.optional($0.limit)) })),
      "previous": .null,
      "markers": .array(
        markers.map { marker in
          .marker(marker, sources: sources.map { $0[marker.nutrient] ?? [] }, isJudged: !isHousehold)
        }),
    ]
    if let people { object["people"] = .array(people.logged.map(Self.person)) }
    return .object(object)
  }

  private static func person(_ member: MemberSummary) -> JSON {
    .object([
      "profile": .string(member.profile.name),
      "markers": .array(member.markers.map { .marker($0, isOfOthers: true) }),
    ])
  }

  /// The JSON of a nutrient's days, with the profile's name if several profiles are shown.
  private func line(_ nutrient: Nutrient, of owner: (name: String, sums: [DaySum])) -> JSON {
    let byDay = Dictionary(owner.sums.map { ($0.day, $0) }, uniquingKeysWith: { $1 })
    let days = (days.lowerBound.number...days.upperBound.number).map(Day.init(number:)).map { day in
      JSON.object(["date": .string(day.iso), "value": .optional(byDay[day]?.known(nutrient))])
    }
    var object: [String: JSON] = [
      "name": .string(nutrient.rawValue), "unit": .string(nutrient.unit), "days": .array(days),
    ]
    if isHousehold { object["profile"] = .string(owner.name) }
    return .object(object)
  }

  var table: CSVTable? {
    CSVTable(
      ["nutrient", "perDay", "limit", "unit", "share", "level"],
      markers.map { marker in
        [
          marker.nutrient.rawValue, FoodText.csv(marker.perDay), FoodText.csv(marker.limit), marker.unit,
          FoodText.csv(marker.share), isHousehold ? "" : marker.level.rawValue,
        ]
      })
  }

  func document(on canvas: Canvas) -> Document {
    let span = DayText.span(days.lowerBound, days.upperBound)
    let facts = people.map { HouseholdMarkers(summary: $0, canvas: canvas).facts } ?? []
    return Document(
      title: "\(Self.title) · \(subject) · \(span)",
      parts: [.chart(chart(period: span))] + (facts.isEmpty ? [] : [.facts(Document.Facts(facts))]))
  }

  private func chart(period: String) -> MarkerBars {
    Self.bars(
      markers,
      heading: Heading(
        title: Self.title, unit: "% of limit", subject: subject, period: period, coverage: coverage),
      findings: findings, isJudged: !isHousehold)
  }

  /// A bar for each marker, with the findings below; only a sentence if nothing is known about any marker.
  ///
  /// - Parameter isJudged: Whether the rows have a judgment; false for a mean of several people.
  static func bars(
    _ markers: [HealthMarker], heading: Heading, findings: [String] = [], isJudged: Bool = true
  ) -> MarkerBars {
    let isKnown = markers.contains { $0.perDay != nil }
    return MarkerBars(
      heading: heading, rows: isKnown ? markers.map { row($0, isJudged: isJudged) } : [],
      words: .init(
        limit: "100 %: the limit; for fiber, the minimum",
        second: isJudged
          ? "HIGH starts here (120 %); fiber: LOW ends here (80 %); sugar: this is the limit for free sugar"
          : "120 %; for fiber 80 %; for sugar the limit for free sugar"),
      footer: isKnown ? findings : [], emptyText: "No known values in this period.")
  }

  private static func row(_ marker: HealthMarker, isJudged: Bool) -> MarkerBars.Row {
    let (sign, word) = MarkerText.status(marker.level)
    return MarkerBars.Row(
      name: MarkerText.name(marker.nutrient), fullName: marker.nutrient.label, amount: marker.perDay,
      figure: marker.perDay.map { _ in MarkerText.amount(marker) } ?? "",
      limit: marker.limit.flatMap {
        MarkerBars.Limit($0, figure: MarkerText.limit($0, of: marker), second: marker.secondThreshold)
      },
      unit: marker.unit, direction: marker.nutrient == .fiber ? .atLeast : .atMost,
      verdict: isJudged ? .init(sign, word) : nil)
  }
}
