internal import Charts
internal import Domain
internal import Figures
internal import Text

/// A household's period as a screen: a row per member, then the household as a whole.
struct HouseholdText {
  let summary: HouseholdSummary
  let currency: Currency
  /// The ID of the profile in use.
  let profileInUse: Int
  let canvas: Canvas

  var document: Document {
    let period = PeriodTitle.text(summary.period, today: summary.today)
    let heading = ["Household", period, PeriodTitle.coverage(summary)].compactMap(\.self).joined(separator: " · ")
    let isTable = summary.period.kind != .day && !summary.logged.isEmpty
    let drawing: [Document.Part] =
      isTable ? [.chart(MemberTable(summary: summary, canvas: canvas).chart)] : day
    return Document(title: heading, headline: isTable ? nil : heading, parts: drawing + [.facts(facts)])
  }

  private var day: [Document.Part] {
    summary.logged.isEmpty ? [] : [canvas.isAccessible ? .sentences(sentences) : .chart(gauges)]
  }

  /// The gauges of the members who have logged; others get none, since an empty gauge would look like fasting.
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
    summary.logged.map { member in
      let eaten = "\(MemberText.mean(member)) of \(MemberText.goal(member)) kcal"
      let left = MemberText.left(member.summary.total[.calories], of: member.goals)
      let parts = [eaten, left] + [MemberText.word(member)?.text].compactMap(\.self)
      return StyledLine("\(member.profile.name): \(parts.joined(separator: ", ")).")
    }
  }

  private var facts: Document.Facts {
    guard !summary.logged.isEmpty else {
      let during = PeriodTitle.during(summary.period, today: summary.today)
      let nobody = summary.period.to < summary.today ? "nobody logged anything" : "nobody has logged anything"
      let toCome = "the \(summary.period.kind.rawValue) is still to come"
      return Document.Facts([
        Document.Fact("Energy", [isToCome ? toCome : partial.isEmpty ? "\(nobody) \(during)" : ""]),
        Document.Fact("Partial", partial),
        Document.Fact("No log", isToCome ? [] : absent), Document.Fact("Spent", spent),
        .more(isToCome ? ["household"] : ["household --prev", "eat 2 eggs"]),
      ])
    }
    return Document.Facts(
      [Document.Fact("Goal", verdicts), Document.Fact("Protein", protein), together] + markers.facts + [
        Document.Fact("Partial", partial), Document.Fact("Partial?", perhapsPartial), Document.Fact("Guide", planned),
        Document.Fact("No log", absent), Document.Fact("Spent", spent),
        Document.Fact("Unknown", unknown), .more(more),
      ])
  }

  /// What is logged on days marked as partial: `Tim 455 kcal logged, not in any mean`.
  ///
  /// Empty if the period is longer than a day and anybody has logged a whole day in it: the table then shows the
  /// partial days.
  private var partial: [String] {
    guard summary.period.kind == .day || summary.logged.isEmpty else { return [] }
    return summary.members.compactMap { member in
      let days = member.summary.partialDays
      guard !days.isEmpty else { return nil }
      let energy = days.compactMap(\.partialEnergy).reduce(0, +)
      return "\(member.profile.name) \(Figure.text(energy)) kcal logged, not in any mean"
    }
  }

  /// The days that are perhaps logged only in part, with the mean without them: `Tim on Sat, mean 1,012 without it`.
  private var perhapsPartial: [String] {
    guard summary.period.kind != .day else { return [] }
    return summary.members.compactMap { member in
      let days = member.perhapsPartial
      guard let last = days.last, let mean = member.summary.mean(of: .calories, without: days) else { return nil }
      let which =
        days.count > 1 ? "on \(days.count.counted("day"))" : "on \(DayText.weekday(last.day, today: summary.today))"
      return "\(member.profile.name) \(which), mean \(Figure.text(mean)) without \(days.count > 1 ? "them" : "it")"
    }
  }

  /// Says how many items of which members have unknown energy, and what `≥` means.
  private var unknown: [String] {
    let energy = UnknownItems(.calories, of: summary).words
    return (energy.isEmpty ? [] : ["energy of \(energy)"]) + markers.unknown
  }

  /// Names the members at, over and under their goal on a single day, since the gauges do not show that; empty for
  /// longer periods and on accessible canvases.
  private var verdicts: [String] {
    guard summary.period.kind == .day, !canvas.isAccessible else { return [] }
    return [GoalVerdict.met, .over, .under].compactMap { verdict in
      let names = summary.logged.filter { $0.verdict == verdict }.map(\.profile.name)
      let word = verdict.word + (verdict == .met ? ", within 10 %" : "")
      return names.isEmpty ? nil : "\(word): \(names.joined(separator: ", "))"
    }
  }

  /// The protein that each member ate on a single day, since the gauges show only energy; empty for longer periods.
  private var protein: [String] {
    guard summary.period.kind == .day else { return [] }
    return summary.logged.compactMap { member in
      member.summary.mean(of: .protein).map {
        "\(member.profile.name) \(Figure.text($0)) of \(Figure.text(member.goals.protein)) g"
      }
    }
  }

  private var together: Document.Fact? {
    guard summary.members.count > 1, let mean = MemberText.sum(summary.members.map(\.meanCalories)) else { return nil }
    let goal = "of \(Figure.text(summary.loggedGoal)) kcal"
    let who = summary.silent.isEmpty ? "" : " for those who logged"
    guard summary.period.kind != .day else { return Document.Fact("Together", ["\(Figure.text(mean)) \(goal)\(who)"]) }
    let adherence = summary.adherence
    let atGoal =
      adherence.judged > 0
      ? "goals met on \(adherence.met) of \(adherence.judged.counted("logged day"))\(unjudged.words)"
      : ""
    let parts = ["mean \(Figure.text(mean)) \(goal) a day\(who)", atGoal]
    let days = HouseholdDayShares(summary: summary, canvas: canvas)
    if canvas.isAccessible { return Document.Fact("Together", parts + days.words) }
    return Document.Fact("Together", (days.drawing.map { [.drawing($0)] } ?? []) + parts.map { .text(StyledLine($0)) })
  }

  /// Why fewer days are judged than are logged.
  private var unjudged: UnjudgedDays {
    let days = summary.members.map { $0.summary.unjudged($0.adherence) }
    return UnjudgedDays(hasToday: days.contains(where: \.hasToday), unknown: days.reduce(0) { $0 + $1.unknown })
  }

  /// Compares the goal of the profile in use with the energy in its guide if the two differ.
  private var planned: [String] {
    summary.members.filter { $0.profile.id == profileInUse }.compactMap { member in
      member.guideCalories.flatMap { planned in
        planned == member.goals.calories
          ? nil : "\(member.profile.name) \(Figure.text(planned)) kcal, goal \(MemberText.goal(member))"
      }
    }
  }

  /// Names the members who have logged nothing in the period and, if it includes today, those who have stopped logging.
  private var absent: [String] {
    guard summary.period.contains(summary.today) else {
      let silent = summary.silent.filter(\.summary.partialDays.isEmpty)
      return silent.isEmpty ? [] : [silent.map(\.profile.name).joined(separator: ", ")]
    }
    return quiet(
      summary.members.filter { $0.summary.daysLogged == 0 && $0.summary.partialDays.isEmpty || $0.isQuiet })
  }

  /// Names members with the day of their last log: `Anna after Tue 17 Nov`, `Kid has never logged`.
  ///
  /// A member who has a recent log, but not in this period, is named without a day.
  private func quiet(_ members: [MemberSummary]) -> [String] {
    members.map { member in
      let name = member.profile.name
      guard member.isQuiet else { return name }
      return member.lastDay.map { "\(name) after \(DayText.weekday($0, today: summary.today))" }
        ?? "\(name) has not logged anything yet"
    }
  }

  private var spent: [String] {
    guard summary.trips > 0 || (summary.previouslySpent != nil && !isToCome) else { return [] }
    return SpentText(spending: summary.spending, money: MoneyText(currency: currency, canvas: canvas)).parts(
      of: summary.period, today: summary.today, before: summary.previouslySpent, sameDays: summary.spentOnSameDays)
  }

  private var isToCome: Bool { summary.period.from > summary.today }

  private var markers: HouseholdMarkers { HouseholdMarkers(summary: summary, canvas: canvas) }

  private var more: [String] {
    let person = summary.members.first { $0.profile.id != profileInUse }
    let theirs = person.map {
      ["\(summary.period.kind == .day ? "today" : summary.period.kind.rawValue) @\($0.profile.name)"]
    }
    return [markers.worst.map { "household \($0.words[0])" }].compactMap(\.self)
      + [Period.Kind.day, .week, .month].filter { $0 != summary.period.kind }.map { "household \($0.rawValue)" }
      + ["household --prev"] + (theirs ?? [])
  }
}
