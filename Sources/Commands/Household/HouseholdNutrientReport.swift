internal import Charts
internal import Domain
internal import Figures
internal import Text

/// Everybody's intake of a nutrient side by side, each compared with their own goal or limit.
///
/// The report is the same whichever profile is in use.
struct HouseholdNutrientReport: Analysis {
  let nutrient: Nutrient
  /// Whether the user asked for salt, which is shown as sodium.
  var isAskedAsSalt = false
  let summary: HouseholdSummary

  private typealias Standing = (perDay: Double?, limit: Double?, level: String?, word: RowWord?)

  /// A member's mean per day, the member's goal or limit, and how the two compare.
  private func standing(_ member: MemberSummary) -> Standing {
    let mean = member.summary.mean(of: nutrient)
    if let goal = member.goals[nutrient] {
      let verdict = GoalVerdict.ofMean(nutrient, on: member.summary.days, goal: goal, today: summary.today)
      let running = member.isRunning && mean != nil ? RowWord("so far", ink: .faint) : nil
      return (mean, Double(goal), verdict?.word, verdict?.rowWord ?? running)
    }
    guard let marker = member.marker(nutrient) else { return (mean, nil, nil, nil) }
    let (sign, _) = MarkerText.status(marker.level)
    let aim = member.aim(nutrient)
    let limit = marker.heldLimit ?? aim.planned
    // The marker of a single day is not judged, but an amount over the limit is still marked as over.
    let isOver =
      summary.period.kind == .day && nutrient != .fiber && mean.flatMap(aim.verdict(ofMean:)) == .over
    if member.isAgeUnknown, !marker.isCustom {
      return (mean, limit, marker.level.rawValue, mean.map { _ in RowWord("age unknown", ink: .faint) })
    }
    return (
      mean, limit, marker.level.rawValue,
      isOver
        ? .over
        : summary.period.kind != .day && mean != nil ? RowWord(marker.level.word, ink: sign.ink) : nil
    )
  }

  var json: JSON {
    .object([
      "nutrient": .string(nutrient.rawValue), "unit": .string(nutrient.unit), "period": .period(summary.period),
      "profiles": .array(
        summary.members.map { member in
          let standing = standing(member)
          return .object([
            "name": .string(member.profile.name), "perDay": .optional(standing.perDay),
            "limit": .optional(standing.limit), "level": .optional(standing.level),
            "daysLogged": .int(member.summary.daysLogged),
            "days": .array(
              member.summary.days.map {
                .object(["date": .string($0.day.iso), "value": .optional($0.known(nutrient))])
              }),
          ])
        }),
    ])
  }

  var table: CSVTable? {
    CSVTable(
      ["name", "from", "to", "daysLogged", "nutrient", "perDay", "limit", "level"],
      summary.members.map { member in
        let standing = standing(member)
        return [
          member.profile.name, summary.period.from.iso, summary.period.to.iso, String(member.summary.daysLogged),
          nutrient.rawValue, FoodText.csv(standing.perDay), FoodText.csv(standing.limit), standing.level ?? "",
        ]
      })
  }

  func document(on canvas: Canvas) -> Document {
    let period = PeriodTitle.text(summary.period, today: summary.today)
    let title = "\(name.capitalizedFirst) · Household · \(period)"
    return Document(title: title, headline: nil, parts: [.chart(chart(on: canvas)), .facts(facts)])
  }

  private var name: String { nutrient == .sugar ? "total sugar" : nutrient.label }

  private func chart(on canvas: Canvas) -> SparkRows {
    let period = summary.period
    let names =
      canvas.isAccessible
      ? summary.members.map(\.profile.name) : MemberText.names(summary.members, on: canvas).map(\.plain)
    let rows = zip(names, summary.members).map { name, member in
      let standing = standing(member)
      let mean =
        standing.perDay.map {
          MarkerText.amount($0, nutrient, unknown: member.summary.itemsInMean(of: nutrient).unknown)
        } ?? MemberText.nothing(member)
      return SparkRows.Row(
        name: name, series: canvas.isAccessible && member.summary.daysLogged == 0 ? [] : series(member, on: canvas),
        figures: [
          mean, standing.limit.map { FoodText.amount($0, nutrient) } ?? "",
          canvas.isAccessible
            ? member.summary.daysLogged.counted(of: member.summary.daysCounted, "day")
            : "\(member.summary.daysLogged)/\(member.summary.daysCounted)",
        ], word: standing.word)
    }
    return SparkRows(
      heading: Heading(
        title: name.capitalizedFirst, unit: nutrient.unit, per: "day", subject: "Household",
        period: PeriodTitle.text(period, today: summary.today), coverage: PeriodTitle.coverage(summary)),
      seriesTitle: period.kind == .week ? period.days.map { $0.weekday.short.prefix(1) }.joined() : "",
      figureTitles: [period.kind == .day ? "eaten" : "mean", aimTitle, "logged"],
      dayNames: period.days.map(\.weekday.short), rows: rows,
      scaling: .shared(LevelScale(low: 0, high: Self.highestShare)), scaleUnit: scaleWords)
  }

  /// The top of the chart's scale, in percent of a person's own goal or limit; higher values are drawn at the same
  /// height.
  private static let highestShare = 200.0

  private var isGoal: Bool { summary.members.contains { $0.goals[nutrient] != nil } }
  private var aimTitle: String { isGoal ? "goal" : nutrient == .fiber ? "least" : "limit" }
  private var scaleWords: String {
    "% of each person's own \(isGoal ? "goal" : nutrient == .fiber ? "least" : "limit")"
  }

  /// Each day's intake in percent of the member's own goal or limit, so that equal heights mean the same for everybody.
  ///
  /// An accessible canvas shows sentences instead of a chart, so the values are amounts.
  private func series(_ member: MemberSummary, on canvas: Canvas) -> [Observation] {
    let planned = member.aim(nutrient).planned
    return member.summary.days.map { day in
      let eaten = day.known(nutrient)
      let share = eaten.flatMap { eaten in planned.map { $0 > 0 ? eaten / $0 * 100 : 0 } }
      return Observation(canvas.isAccessible ? eaten : share, of: day, today: summary.today)
    }
  }

  /// Each member's intake as salt, if the user asked for salt: `1 g of salt is 400 mg of sodium`, `Papa 3.9 g`.
  private var salt: [String] {
    guard isAskedAsSalt else { return [] }
    let amounts = summary.members.compactMap { member in
      member.summary.mean(of: .sodium).map { mean in
        let sign = member.summary.itemsInMean(of: .sodium).unknown > 0 ? MarkerText.atLeast : ""
        return "\(member.profile.name) \(sign)\(Figure.text(Nutrient.salt(ofSodium: mean), decimals: 1)) g"
      }
    }
    return ["1 g of salt is 400 mg of sodium"] + amounts
  }

  private var facts: Document.Facts {
    let unknown = UnknownItems(nutrient, of: summary).words
    let isLeast = summary.members.contains { $0.summary.itemsInMean(of: nutrient).unknown > 0 }
    let others = [Period.Kind.day, .week, .month].filter { $0 != summary.period.kind }
    let ageless = summary.members.filter { $0.isAgeUnknown && $0.marker(nutrient)?.isCustom == false }
    return Document.Facts([
      Document.Fact("Salt", salt),
      Document.Fact(
        "Unknown",
        unknown.isEmpty ? [] : [(isLeast ? "\(MarkerText.atLeast) at least: " : "") + "\(name) of \(unknown)"]),
      HouseholdMarkers.ageless(ageless),
      .more(
        others.map { "household \(nutrient.words[0]) \($0.rawValue)" } + ["household", "explain \(nutrient.words[0])"]),
    ])
  }
}
