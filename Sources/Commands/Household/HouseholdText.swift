internal import Charts
internal import Domain
internal import Text

/// Everybody's period as a screen: a row per member, then all together.
struct HouseholdText {
  let summary: HouseholdSummary
  let currency: Currency
  let guide: HouseholdReport.GuideTotal?
  /// The number of the profile in use.
  let own: Int
  let canvas: Canvas

  private var rows: LabelledRows { LabelledRows(canvas: canvas) }

  var document: Document {
    let period = PeriodTitle.text(summary.period, today: summary.today)
    let heading = ["Household", period, PeriodTitle.coverage(summary)].compactMap(\.self).joined(separator: " · ")
    let isTable = summary.period.kind != .day && !summary.logged.isEmpty
    let drawing: [Document.Part] =
      isTable ? [.chart(MemberTable(summary: summary, canvas: canvas).chart)] : [.heading(heading)] + day
    return Document(title: heading, parts: drawing + [facts])
  }

  private var day: [Document.Part] {
    summary.logged.isEmpty ? [] : [canvas.isAccessible ? .lines(sentences) : .chart(gauges)]
  }

  /// Gauges of those who have logged; an empty gauge would look like fasting.
  private var gauges: Gauges {
    let rows = zip(MemberText.names(summary.logged, on: canvas), summary.logged).map { name, member in
      Gauges.Row(
        name: name.plain, value: member.summary.total[.calories],
        limit: Double(member.goals.calories), unit: "kcal", decimals: 0, kind: .budget,
        unknown: member.summary.total.unknown(.calories))
    }
    return Gauges(rows: rows)
  }

  /// A sentence per member, for screen readers.
  private var sentences: [StyledLine] {
    summary.logged.flatMap { member in
      let eaten = "\(MemberText.mean(member)) of \(MemberText.goal(member)) kcal"
      let left = MemberText.left(member.summary.total[.calories], of: member.goals)
      let parts = [eaten, left] + [MemberText.word(member)].compactMap(\.self)
      return canvas.show("\(member.profile.name): \(parts.joined(separator: ", ")).").wrapped(to: canvas.width)
    }.map { StyledLine($0) }
  }

  private var facts: Document.Part {
    guard !summary.logged.isEmpty else {
      let during = PeriodTitle.during(summary.period, today: summary.today)
      return rows.facts([
        rows.fact("Energy", [isToCome ? "still to come" : "nobody has logged anything \(during)"]),
        rows.fact("No log", isToCome ? [] : absent), rows.fact("Spent", spent),
        rows.fact(Document.Fact.more, isToCome ? ["household"] : ["household --prev", "eat 2 eggs"]),
      ])
    }
    let unknown = summary.total.unknown(.calories)
    return rows.facts(
      [rows.fact("Standing", verdicts), rows.fact("Protein", protein), together] + markers + [
        rows.fact("Guide", planned), rows.fact("No log", absent), rows.fact("Spent", spent),
        rows.fact("Unknown", unknown == 0 ? [] : ["energy of \(unknown.counted("item"))"]),
        rows.fact(Document.Fact.more, more),
      ])
  }

  /// Each member's verdict in words, since a day's gauges have no column for it.
  private var verdicts: [String] {
    guard summary.period.kind == .day, !canvas.isAccessible else { return [] }
    return [GoalVerdict.met, .over, .under].compactMap { verdict in
      let names = summary.logged.filter { $0.verdict == verdict }.map(\.profile.name)
      let word = verdict.word + (verdict == .met ? ", within 10 %" : "")
      return names.isEmpty ? nil : "\(word): \(names.joined(separator: ", "))"
    }
  }

  /// Each member's protein, since a day's gauges show energy only.
  private var protein: [String] {
    guard summary.period.kind == .day else { return [] }
    return summary.logged.compactMap { member in
      member.summary.mean(of: .protein).map {
        "\(member.profile.name) \(Figure.text($0)) of \(Figure.text(Double(member.goals.protein))) g"
      }
    }
  }

  private var together: Document.Fact? {
    guard summary.members.count > 1, let mean = MemberText.sum(summary.members.map(\.meanCalories)) else { return nil }
    let goal = "of \(Figure.text(Double(summary.loggedGoal))) kcal"
    let who = summary.silent.isEmpty ? "" : ", of those who logged"
    guard summary.period.kind != .day else { return rows.fact("Together", ["\(Figure.text(mean)) \(goal)\(who)"]) }
    let total = "\(Figure.text(summary.total[.calories])) kcal in all"
    let adherence = summary.adherence
    let atGoal = adherence.judged > 0 ? "own goals met on \(adherence.met) of \(adherence.judged.counted("day"))" : ""
    let parts = ["mean \(Figure.text(mean)) \(goal) a day\(who)", total, atGoal]
    let days = HouseholdDays(summary: summary, canvas: canvas)
    if canvas.isAccessible { return rows.fact("Together", parts + days.words) }
    return days.drawing.flatMap { rows.fact("Together", $0, [days.legend] + parts) } ?? rows.fact("Together", parts)
  }

  /// What everybody together has eaten against the sum of their limits; empty for a single day, or if it is too early.
  private var markers: [Document.Fact?] {
    let markers = summary.markers.filter { $0.level != .notEnoughData }
    guard let first = markers.first else { return [] }
    return [
      MarkerLines(markers: markers, total: summary.total, rows: rows).fact("Markers"),
      rows.fact("", ["mean of a person's logged day", MarkerText.limits(of: first.whose)]),
    ]
  }

  /// Members whose guide plans a different energy than their goal, and what the reader's own guide plans for all of
  /// its members.
  private var planned: [String] {
    let mine = summary.members.filter { $0.profile.id == own }.compactMap { member in
      member.guideCalories.flatMap { planned in
        planned == member.goals.calories
          ? nil : "\(member.profile.name) \(Figure.text(Double(planned))) kcal, goal \(MemberText.goal(member))"
      }
    }
    let all = guide.flatMap { guide in
      guide.members < 2
        ? nil : "the guide plans \(Figure.text(Double(guide.calories))) kcal for \(guide.members) members"
    }
    return mine + [all].compactMap(\.self)
  }

  /// Members who have logged nothing in the period and, while it runs, those who have stopped, with the day of their
  /// last log.
  private var absent: [String] {
    guard summary.period.contains(summary.today) else {
      return summary.silent.isEmpty ? [] : [summary.silent.map(\.profile.name).joined(separator: ", ")]
    }
    return quiet(summary.members.filter { $0.summary.daysLogged == 0 || $0.isQuiet })
  }

  /// `Anna since Tue 17 Nov`, `Kid never yet`; the name alone if only the shown day is still empty.
  private func quiet(_ members: [MemberSummary]) -> [String] {
    members.map { member in
      let name = member.profile.name
      guard member.isQuiet else { return name }
      return member.lastDay.map { "\(name) since \(DayText.weekday($0, today: summary.today))" } ?? "\(name) never yet"
    }
  }

  private var spent: [String] {
    guard summary.trips > 0 || (summary.previouslySpent != nil && !isToCome) else { return [] }
    return SpentText(spending: summary.spending, money: MoneyText(currency: currency, canvas: canvas)).parts(
      of: summary.period, today: summary.today, before: summary.previouslySpent, sameDays: summary.spentOnSameDays)
  }

  private var isToCome: Bool { summary.period.from > summary.today }

  private var more: [String] {
    [Period.Kind.day, .week, .month].filter { $0 != summary.period.kind }.map { "household \($0.rawValue)" } + [
      "household --prev"
    ]
  }
}
