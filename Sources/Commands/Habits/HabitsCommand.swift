internal import Domain
internal import Figures
internal import Store

/// `habits`: streaks, days at the goal, means by weekday, the share of each meal slot, the main foods, and what is left
/// for the week.
enum HabitsCommand {
  private static let last = OptionSpec.value(
    "last", "SPAN", .text, "How far back: 14d, 8w, 6m, 2y; 8w by default.")
  private static let all = OptionSpec.flag(
    "all", "Name \(HabitsReport.sourcesOfAll) foods instead of \(HabitsReport.sourcesShown).")

  static let habits: CommandSpec = CommandSpec(
    ["habits"], "Show your streaks, days at the goal, weekdays, and the main sources of a nutrient.",
    details: """
      Each day is compared with your goal (met from 90 to 110 % of it) or, if there is no goal, with the limit of the \
      health marker: within it or, for fiber, at least that much. A streak is a run of consecutive days that met it; a \
      day without a log ends the streak, but today does not until it is over. Only days that are over are judged and \
      count towards a mean; a day without a log does not count as under. Days with too many unknown values are counted \
      separately. Meals logged ahead only count towards what is left for the week.

      Two halves are called better or worse if chance alone makes such a difference in at most \
      \(Figure.short(Adherence.falseAlarms * 100)) of 100 cases (Fisher's exact test), from \(Adherence.minimumJudged) \
      judged days each. A weekend differs from the other days by more than \(Figure.short(WeekendPattern.clearErrors)) \
      standard errors and \(Figure.short(WeekendPattern.minimumShare * 100)) %, from \(WeekendPattern.minimumDays) days \
      each.
      """,
    arguments: [ArgumentSpec("NUTRIENT", .nutrient, .optional, "Which nutrient, calories by default.")],
    options: [last, all, Saving.out],
    examples: ["habits", "habits protein --last 4w", "habits fiber --all"], effect: .reads, topic: .lookingBack
  ) { typed, session in
    let invocation = try typed.forPerson(session) { _ in true }
    let nutrient = try invocation.words.first.map { try invocation.nutrient($0) } ?? .calories
    let span = try ChartSpan.read(invocation.text(last) ?? "8w", at: invocation.word(last), invocation)
    let report = try session.read { reading in
      let profile = try session.profile(in: reading)
      return try HabitsReport.make(
        profile, nutrient, span, isWhole: invocation.has(all), session, reading.profile(profile.id))
    }
    return try Saving.report(report, invocation, session)
  }
}
