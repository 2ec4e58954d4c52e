internal import Domain
internal import Store
internal import Text

/// How a profile eats of a nutrient over a span of weeks.
struct HabitsReport: Analysis {
  let profile: String
  let habits: Habits
  /// What the span is called: `8 weeks`.
  let spanName: String
  let weekStart: Weekday
  /// What each slot's meals brought.
  let slots: [SlotSum]
  /// The foods that brought most, largest first.
  let sources: [NutrientSourceTotal]
  /// Whether the foods have a table of their own: `--all`.
  let isWhole: Bool

  /// Foods that are named, and those of `--all`.
  static let (sourcesShown, sourcesOfAll) = (3, 20)

  static func make(
    _ profile: Profile, _ nutrient: Nutrient, _ span: ChartSpan, isWhole: Bool, _ session: Session, _ door: ProfileDoor
  ) throws -> HabitsReport {
    let weekStart = session.settings.weekStart
    let days = span.days(endingWith: session.today, weekStart: weekStart)
    let period = try Period.range(days.lowerBound, days.upperBound)
    let aim = DayAim(
      nutrient, goals: try door.goals() ?? .fresh, reference: MarkerReference(try door.guide(), for: .meals))
    // What is logged ahead is no habit yet.
    let last = min(period.to, session.today)
    return HabitsReport(
      profile: profile.name, habits: try habits(aim, period, today: session.today, weekStart, door),
      spanName: span.name, weekStart: weekStart,
      slots: try door.slotSums(of: nutrient, from: period.from, to: last),
      sources: try door.largestSources(
        of: nutrient, from: period.from, to: last, source: .meals, limit: isWhole ? sourcesOfAll : sourcesShown),
      isWhole: isWhole)
  }

  /// Reads the span, this week to its end and, where a streak that goes on now began before them, as far back as that.
  private static func habits(
    _ aim: DayAim, _ period: Period, today: Day, _ weekStart: Weekday, _ door: ProfileDoor
  ) throws -> Habits {
    let nutrients = Array(Set([.calories, aim.nutrient]))
    let week = Period.week(of: today, weekStart: weekStart)
    var first = min(period.from, week.from)
    var days = try door.daySums(of: nutrients, from: first, to: max(period.to, week.to))
    while true {
      let habits = Habits(aim: aim, period: period, days: days, today: today, weekStart: weekStart)
      guard habits.mayHaveBegunBefore(first), first > .first else { return habits }
      // Twice as many days each time: few readings, and never much more than there is to read.
      let earlier = max(.first, first - (today - first + 1))
      days = try door.daySums(of: nutrients, from: earlier, to: first - 1) + days
      first = earlier
    }
  }

  var nutrient: Nutrient { habits.aim.nutrient }
  var summary: PeriodSummary { habits.summary }

  /// Goals are whole numbers, and what has one is read in them.
  var decimals: Int { habits.aim.kind == .goal || nutrient == .sodium ? 0 : 1 }

  /// A day of the span with its amount, what it is held against, and how it stands to that; today and later not judged.
  var table: CSVTable? {
    let rows = summary.days.filter { $0.day <= summary.today }.map { day in
      let standing = day.day < summary.today ? habits.aim.standing(of: day) : nil
      return [
        day.day.iso, FoodText.csv(day.known(nutrient)), FoodText.csv(habits.aim.amount(on: day)),
        standing?.word ?? "",
      ]
    }
    return CSVTable(["date", nutrient.rawValue, habits.aim.kind == .goal ? "goal" : "limit", "standing"], rows)
  }

  func document(on canvas: Canvas) -> Document { HabitsText(report: self, canvas: canvas).document }
}
