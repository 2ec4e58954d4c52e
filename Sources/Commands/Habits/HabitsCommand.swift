internal import Domain
internal import Figures
internal import Store

/// `habits`: streaks, days at the goal, weekdays, slots, foods, and what is left for the week.
enum HabitsCommand {
  private static let last = OptionSpec.value(
    "last", "SPAN", .text, "How far back: 14d, 8w, 6m, 2y; 8w by default.")
  private static let all = OptionSpec.flag(
    "all", "Name \(HabitsReport.sourcesOfAll) foods instead of \(HabitsReport.sourcesShown).")

  static let habits: CommandSpec = CommandSpec(
    ["habits"], "Show your streaks, days at the goal, weekdays, and what brings most of a nutrient.",
    details: """
      Held against your goal (met from 90 to 110 % of it), or against the limit of the health marker where there is no \
      goal: within it, or of fiber enough. A streak is of days that follow each other: a day without a log ends it, \
      today does not as long as it is not over. Only days that are over are judged and are part of a mean; a day \
      without a log is no day under. Days of which too little is known are counted apart. What is logged ahead counts only \
      for what the week leaves.

      Two halves are called better or worse where chance alone makes such a difference in at most \
      \(Figure.short(Adherence.falseAlarms * 100)) of 100 cases (Fisher's exact test), from \(Adherence.fewestJudged) \
      judged days each. A weekend differs from the other days by more than \(Figure.short(WeekendPattern.clearErrors)) \
      standard errors and \(Figure.short(WeekendPattern.leastShare * 100)) %, from \(WeekendPattern.fewestDays) days \
      each.
      """,
    arguments: [ArgumentSpec("NUTRIENT", .nutrient, .optional, "Which nutrient, calories by default.")],
    options: [last, all, Saving.out],
    examples: ["habits", "habits protein --last 4w", "habits fiber --all"], effect: .reads, topic: .lookingBack
  ) { invocation, session in
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
