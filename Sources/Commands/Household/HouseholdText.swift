internal import Charts
internal import Domain
internal import Text

/// Everybody's period as a screen: a row a member, then what all come to together.
struct HouseholdText {
  let summary: HouseholdSummary
  let currency: Currency
  let guide: HouseholdReport.GuideTotal?
  /// The number of the profile in use.
  let own: Int
  let canvas: Canvas

  var lines: [StyledLine] {
    let isTable = summary.period.kind != .day && !summary.logged.isEmpty
    return (isTable ? MemberTable(summary: summary, canvas: canvas).lines : heading + day) + [StyledLine()] + rows
  }

  private var heading: [StyledLine] {
    let period = PeriodTitle.text(summary.period, today: summary.today)
    return LabelledRows(canvas: canvas).heading(
      ["Household", period, PeriodTitle.coverage(summary)].compactMap(\.self))
  }

  private var day: [StyledLine] {
    summary.logged.isEmpty ? [] : [StyledLine()] + (canvas.isAccessible ? sentences : gauges)
  }

  /// Those who have logged; a gauge of nothing would look like a fast.
  private var gauges: [StyledLine] {
    let rows = zip(MemberText.names(summary.logged, on: canvas), summary.logged).map { name, member in
      Gauges.Row(
        name: name.plain, value: member.summary.total[.calories],
        limit: Double(member.goals.calories), unit: "kcal", decimals: 0, kind: .limit,
        unknown: member.summary.total.unknown(.calories))
    }
    return Gauges(rows: rows).lines(on: canvas)
  }

  /// What a screen reader reads: a sentence a member.
  private var sentences: [StyledLine] {
    summary.logged.flatMap { member in
      let eaten = "\(MemberText.mean(member)) of \(MemberText.goal(member)) kcal"
      let left = MemberText.left(member.summary.total[.calories], of: member.goals)
      let parts = [eaten, left] + [MemberText.word(member)].compactMap(\.self)
      return canvas.show("\(member.profile.name): \(parts.joined(separator: ", ")).").wrapped(to: canvas.width)
    }.map { StyledLine($0) }
  }

  private var rows: [StyledLine] {
    let rows = LabelledRows(canvas: canvas)
    guard !summary.logged.isEmpty else {
      let during = PeriodTitle.during(summary.period, today: summary.today)
      return rows.row(
        "Energy", [isToCome ? "still to come" : "nobody has logged anything \(during)"])
        + rows.row("Spent", spent) + rows.row("More", isToCome ? ["household"] : ["household --prev", "eat 2 eggs"])
    }
    let unknown = summary.total.unknown(.calories)
    return rows.row("Standing", standings) + rows.row("Macros", macros) + rows.row("Together", together)
      + markers(rows) + rows.row("Guide", planned) + rows.row("No log", silent) + rows.row("Spent", spent)
      + rows.row("Unknown", unknown == 0 ? [] : ["energy of \(unknown.counted("item"))"])
      + rows.row("More", more)
  }

  /// A day's gauges have no column for the word.
  private var standings: [String] {
    guard summary.period.kind == .day, !canvas.isAccessible else { return [] }
    return [GoalStanding.met, .over, .under].compactMap { standing in
      let names = summary.logged.filter { $0.standing == standing }.map(\.profile.name)
      let word = HouseholdReport.word(standing) + (standing == .met ? ", within 10 %" : "")
      return names.isEmpty ? nil : "\(word): \(names.joined(separator: ", "))"
    }
  }

  private var macros: [String] {
    guard summary.period.kind == .day, canvas.width >= 60 || canvas.isAccessible else { return [] }
    return summary.logged.compactMap { member in
      MemberText.macros(member).map { zip(["P", "C", "F"], $0).map { "\($0) \($1)" }.joined(separator: " ") }
        .map { "\(member.profile.name) \($0) %" }
    }
  }

  private var together: [String] {
    guard summary.members.count > 1, let mean = summary.meanCalories else { return [] }
    let goal = "of \(Figure.text(Double(summary.loggedGoal))) kcal"
    let who = summary.silent.isEmpty ? "" : ", those who logged"
    guard summary.period.kind != .day else { return ["\(Figure.text(mean)) \(goal)\(who)"] }
    return ["mean \(Figure.text(mean)) \(goal) a day\(who)", "\(Figure.text(summary.total[.calories])) kcal in all"]
  }

  /// What all have eaten against what each may have; nothing where it is too early, or of a single day.
  private func markers(_ rows: LabelledRows) -> [StyledLine] {
    let markers = summary.markers.filter { $0.level != .notEnoughData }
    guard let first = markers.first else { return [] }
    return MarkerLines(markers: markers, total: summary.total, rows: rows).lines("Markers")
      + rows.row("", ["mean of a person's logged day", MarkerText.limits(of: first.whose)])
  }

  /// Where a guide plans another energy than the goal, and what the own guide plans for all of its members.
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

  private var silent: [String] {
    summary.silent.isEmpty ? [] : [summary.silent.map(\.profile.name).joined(separator: ", ")]
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
