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

  /// The current and the longest streak: `12 days in a row`, `longest 20, 3–22 Oct 2026`.
  private func parts(of streaks: Streaks) -> [String] {
    guard let longest = streaks.longest else { return ["none \(during)"] }
    guard let current = streaks.current else { return ["no streak now", text(longest)] }
    let end = current.to == summary.today ? "with today" : "to yesterday"
    let start = current.from < summary.period.from ? ", since \(DayText.long(current.from))" : ""
    let now = "\(current.days.counted("day")) in a row \(end)\(start)"
    return [now, current == longest ? "the longest \(during)" : text(longest)]
  }

  private func text(_ longest: Streak) -> String {
    "longest \(longest.days.counted("day")), \(DayText.span(longest.from, longest.to))"
  }

  private var days: [String] {
    let adherence = habits.adherence
    let apart = adherence.unjudged == 0 ? [] : ["\(adherence.unjudged) not judged, too little known"]
    guard let share = adherence.share else { return ["no day to judge yet"] + apart }
    let met: String =
      switch aim.kind {
      case .goal: "at the goal, 90–110 %"
      case .maximum: nutrient == .sugar ? "within the limit of all sugars" : "within the limit"
      case .minimum: "with enough"
      }
    let missed = [(adherence.under, "under"), (adherence.over, "over")].filter { aim.kind == .goal || $0.0 > 0 }
    return [
      "\(adherence.met.counted(of: adherence.judged, "day")) (\(Figure.text(share * 100)) %) \(met)",
      missed.map { "\($0.0) \($0.1)" }.joined(separator: ", "),
    ] + apart + [aim.owner.map { "limit of \($0.name)" } ?? ""]
  }

  /// Compares the first half of the days with the second, and says whether it went better.
  private var change: [String] {
    guard let (first, second) = habits.halves, habits.adherence.judged > 0 else { return [] }
    func text(_ half: Habits.Half) -> String { "\(half.adherence.met) of \(half.adherence.judged)" }
    let verdict =
      switch first.adherence.change(to: second.adherence) {
      case .better: "getting better"
      case .worse: "getting worse"
      case .unclear: "no clear change"
      case .tooFewDays: "too few days to compare"
      }
    return ["first half \(text(first)), since \(DayText.short(second.from)) \(text(second)): \(verdict)"]
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
      // As in the markers: with one decimal if the limit depends on energy, and so differs each day.
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
    return Document.Fact("Meals", zip(report.slots, percents).map { "\($0.slot.rawValue) \($1) %" })
  }

  /// How many items lack the nutrient; no sum includes them.
  private var unknown: Document.Fact? {
    let count = summary.total.unknown(nutrient)
    return Document.Fact(
      "Unknown", count == 0 ? [] : ["\(nutrient.label) of \(count.counted("item")), not in the sums"])
  }

  /// What is left for the current week, as in `week`.
  private var left: Document.Fact? {
    guard let budget = habits.budget else { return nil }
    let last = Period.week(of: summary.today, weekStart: report.weekStart).to
    let decimals = report.decimals
    let isLeast = aim.kind == .minimum
    guard budget.left >= 0 || !isLeast else {
      return Document.Fact("Week", ["enough already for all days to \(last.weekday.short)"])
    }
    let amount =
      isLeast
      ? "\(Figure.text(budget.left, decimals: decimals)) \(nutrient.unit) to go to \(last.weekday.short)"
      : PeriodTitle.left(budget.left, nutrient.unit, decimals: decimals, to: last)
    let unknown = budget.unknown > 0 ? "\(budget.unknown.counted("item")) unknown" : ""
    guard budget.left >= 0 else { return Document.Fact("Week", [amount, unknown]) }
    return Document.Fact("Week", [amount, budget.isWithinReason ? afterToday(budget, last) : "", unknown])
  }

  /// What is left for the days after today: `1,908 for Sunday`, `2,100 for each of 3 days after today`.
  private func afterToday(_ budget: PeriodBudget, _ last: Day) -> String {
    let each = budget.eachAfterToday.map { Figure.text($0, decimals: report.decimals) } ?? ""
    return budget.days == 2
      ? "\(each) for \(last.weekday.name)" : "\(each) for each of \(budget.days - 1) days after today"
  }

  private var suggestions: [String] {
    let word = nutrient.words.first ?? nutrient.rawValue
    let other = nutrient == .calories ? "habits protein" : "habits"
    return ["chart \(word)", other] + (report.isWhole ? [] : ["habits \(word) --all"]) + ["week"]
  }
}
