internal import Charts
internal import Domain
internal import Figures
internal import Text

/// A profile's habits as one screen.
struct HabitsText {
  let report: HabitsReport
  let canvas: Canvas

  private var habits: Habits { report.habits }
  private var summary: PeriodSummary { report.summary }
  private var nutrient: Nutrient { report.nutrient }
  private var aim: DayAim { habits.aim }
  private var period: String { DayText.span(summary.period.from, summary.period.to) }

  var document: Document {
    let headline = ["Habits", report.profile, "\(nutrient.label), \(nutrient.unit)", "\(period) (\(coverage))"]
      .joined(separator: " · ")
    let title = "Habits · \(report.profile) · \(nutrient.label) · \(period)"
    guard summary.daysLogged > 0 else {
      let nothing = Document.Facts([
        Document.Fact(nutrient.label.capitalizedFirst, ["nothing logged \(during)"]),
        .more(["habits --last 1y", "eat 2 eggs"]),
      ])
      return Document(title: title, headline: headline, parts: [.facts(nothing)])
    }
    let sources = HabitSources(report: report, canvas: canvas)
    let weekdays: [Document.Part] = habits.adherence.judged + habits.adherence.unjudged > 0 ? [.chart(bars)] : []
    let below = Document.Facts(
      [weekend, slots] + sources.facts + [unknown, left, .more(suggestions)])
    return Document(
      title: title, headline: headline, parts: [.facts(streaks)] + weekdays + [.facts(below)] + sources.table)
  }

  /// How many days up to today are logged: `47 of 54 days logged`.
  private var coverage: String {
    "\(summary.daysLogged.counted(of: summary.daysPassed, "day")) logged"
  }

  /// The span in a sentence: `in these 8 weeks`, `in this week`, `today`.
  private var during: String {
    guard report.spanName.hasPrefix("1 ") else { return "in these \(report.spanName)" }
    return summary.period.dayCount == 1 ? "today" : "in this \(report.spanName.dropFirst(2))"
  }

  // MARK: Streaks and days at the goal

  private var streaks: Document.Facts {
    Document.Facts([
      Document.Fact("Logged", parts(of: habits.logged)),
      Document.Fact(aimLabel, parts(of: habits.atAim)), Document.Fact("Days", days), Document.Fact("Change", change),
    ])
  }

  private var aimLabel: String {
    switch aim.kind {
    case .goal: "At goal"
    case .maximum: "In limit"
    case .minimum: "Enough"
    }
  }

  /// The current and the longest streak: `12 days in a row up to yesterday`, `longest 20 days, 3–22 Oct 2026`.
  private func parts(of streaks: Streaks) -> [String] {
    guard let longest = streaks.longest else { return ["none \(during)"] }
    guard let current = streaks.current else { return ["no streak now", text(longest)] }
    let end = current.to == summary.today ? ", today included" : " up to yesterday"
    let start = current.from < summary.period.from ? ", since \(DayText.long(current.from))" : ""
    let now = "\(current.days.counted("day")) in a row\(end)\(start)"
    guard current == longest else { return [now, text(longest)] }
    return [now, summary.period.dayCount == 1 ? "" : "the longest streak \(during)"]
  }

  private func text(_ longest: Streak) -> String {
    "longest \(longest.days.counted("day")), \(DayText.span(longest.from, longest.to))"
  }

  private var days: [String] {
    let adherence = habits.adherence
    let apart =
      adherence.unjudged == 0 ? [] : ["\(adherence.unjudged.counted("day")) cannot be judged"]
    guard let share = adherence.share else { return ["no day to judge yet"] + apart }
    let met: String =
      switch aim.kind {
      case .goal: "within 90–110 % of the goal"
      case .maximum: "within the limit"
      case .minimum: "at least at the minimum"
      }
    let missed = [(adherence.under, "under"), (adherence.over, "over")].filter { aim.kind == .goal || $0.0 > 0 }
    return [
      "\(adherence.met.counted(of: adherence.judged, "day")) (\(Figure.text(share * 100)) %) \(met)",
      missed.map { "\($0.0) \($0.1)" }.joined(separator: ", "),
    ] + apart + [aim.isCustom ? "\(aimName) set by hand" : aim.owner.map { "\(aimName) for \($0.name)" } ?? ""]
  }

  /// Compares the second half of the days with the first half: says whether the goal was met more often or less often.
  private var change: [String] {
    guard let (first, second) = habits.halves, habits.adherence.judged > 0 else { return [] }
    let verdict =
      switch first.adherence.change(to: second.adherence) {
      case .better: "getting better"
      case .worse: "getting worse"
      case .unclear: "no clear change"
      case .tooFewDays: "too few to compare"
      }
    let (before, after) = (first.adherence, second.adherence)
    let met =
      switch aim.kind {
      case .goal: "at goal"
      case .maximum: "in limit"
      case .minimum: "at least at the minimum"
      }
    let early = "\(before.met.counted(of: before.judged, "day")) \(met) before \(DayText.short(second.from))"
    return ["\(early), \(after.met) of \(after.judged) since: \(verdict)"]
  }

  // MARK: Weekdays

  private var bars: DayBars {
    let rows = habits.weekdays(from: report.weekStart).map { day in
      let none: Observation = day.unknown > 0 ? .unknown : day.isToCome ? .toCome : .missing
      return DayBars.Row(
        name: day.weekday.short, fullName: day.weekday.name, state: day.mean.map { .value($0) } ?? none,
        note: day.days == 0 ? "" : canvas.isAccessible ? "mean of \(day.days.counted("day"))" : String(day.days),
        word: day.verdict == .met ? nil : day.verdict?.rowWord)
    }
    let name =
      switch aim.kind {
      case .goal: "goal"
      case .maximum: "limit"
      case .minimum: "at least"
      }
    return DayBars(
      unit: nutrient.unit, goal: aim.planned, goalName: name, decimals: report.decimals,
      // Show one decimal, as markers do, if the limit depends on energy and so differs from day to day.
      goalDecimals: aim.isOfEnergy ? 1 : 0, noteHeading: canvas.isAccessible ? nil : "days", rows: rows,
      sentenceHeading: "\(nutrient.label.capitalizedFirst) by weekday, mean of the logged days, \(nutrient.unit).")
  }

  private func figure(_ value: Double) -> String { Figure.text(value, decimals: report.decimals) }

  private var weekend: Document.Fact? {
    let pattern = habits.weekend
    guard let mean = pattern.weekend.mean, let other = pattern.workdays.mean else { return nil }
    let shown = [mean, other].map { Figure.shown($0, decimals: report.decimals) }
    let change = Figure.signed(shown[0] - shown[1], decimals: report.decimals)
    let verdict: String =
      switch pattern.verdict {
      case .clear: mean > other ? "more than on other days" : "less than on other days"
      case .unclear: "no clear difference"
      case .tooFewDays: "too few days to compare"
      }
    return Document.Fact(
      "Weekend", ["mean \(figure(mean)), Mon–Fri \(figure(other)) \(nutrient.unit) (\(change))", verdict])
  }

  // MARK: Slots and the week

  private var slots: Document.Fact? {
    let percents = SplitBars.percents(report.slots.map(\.amount))
    guard percents.count == report.slots.count else { return nil }
    let shares = zip(report.slots, percents).map { "\($0.slot.rawValue) \($1) %" }
    guard let last = shares.last else { return nil }
    return Document.Fact("Meals", Array(shares.dropLast()) + ["\(last) of the \(nutrient.label)"])
  }

  /// Says how many items have no known value for the nutrient; the sums do not include these items.
  private var unknown: Document.Fact? {
    let count = summary.total.unknown(nutrient)
    return Document.Fact(
      "Unknown", count == 0 ? [] : ["\(nutrient.label) of \(count.counted("item")), left out of the sums"])
  }

  /// The amount left for the current week, as the command `week` shows it.
  private var left: Document.Fact? {
    guard let budget = habits.budget else { return nil }
    let last = Period.week(of: summary.today, weekStart: report.weekStart).to
    let decimals = report.decimals
    let isLeast = aim.kind == .minimum
    guard budget.left >= 0 || !isLeast else {
      return Document.Fact("Week", ["already enough for all days up to \(last.weekday.short)"])
    }
    let amount =
      isLeast
      ? "\(Figure.text(budget.left, decimals: decimals)) \(nutrient.unit) to go by \(last.weekday.short)"
      : PeriodTitle.left(budget.left, nutrient.unit, decimals: decimals, to: last, today: summary.today)
    let unknown = budget.unknown > 0 ? "\(budget.unknown.counted("item")) unknown" : ""
    guard budget.left >= 0 else { return Document.Fact("Week", [amount, unknown]) }
    return Document.Fact("Week", [amount, budget.isWithinReason ? afterToday(budget, last) : "", unknown])
  }

  /// The amount left for the days after today: `1,908 for Sunday if today ends at its goal`, `after today, 2,100 a day
  /// for the other 3 days`.
  ///
  /// The goal is mentioned unless today has already used it up.
  private func afterToday(_ budget: PeriodBudget, _ last: Day) -> String {
    guard let each = budget.eachAfterToday else { return "" }
    let days = budget.days - 1
    let amount = Figure.text(each, decimals: report.decimals)
    let rest = days == 1 ? "\(amount) for \(last.weekday.name)" : "\(amount) a day for the other \(days) days"
    let isUsedUp = budget.left - each * Double(days) < 0.05
    return isUsedUp ? "after today, \(rest)" : "\(rest) if today ends at its \(aimName)"
  }

  private var aimName: String {
    switch aim.kind {
    case .goal: "goal"
    case .maximum: "limit"
    case .minimum: "minimum"
    }
  }

  private var suggestions: [String] {
    let word = nutrient.words.first ?? nutrient.rawValue
    let other = nutrient == .calories ? "habits protein" : "habits"
    return ["chart \(word)", other] + (report.isWhole ? [] : ["habits \(word) --all"]) + ["week"]
  }
}
