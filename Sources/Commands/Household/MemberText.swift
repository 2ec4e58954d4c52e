internal import Charts
internal import Domain
internal import Figures
internal import Text

/// Formats the figures of a member as text.
enum MemberText {
  /// The member's icon and name: `🥕 Dad`; only the name if the canvas cannot show the icon.
  static func titled(_ profile: Profile, on canvas: Canvas) -> String {
    canvas.isASCII ? profile.name : ProfileText.titled(profile)
  }

  /// The members' names one below the other, with icons in a column of their own if anybody has one.
  static func names(_ members: [MemberSummary], on canvas: Canvas) -> [StyledLine] {
    let hasIcons = !canvas.isASCII && members.contains { $0.profile.icon != nil }
    return members.map { member in
      let icon = hasIcons ? canvas.show(member.profile.icon ?? "").padded(to: 3) : ""
      return StyledLine(icon) + StyledLine(canvas.show(member.profile.name), ProfileText.ink(member.profile))
    }
  }

  /// The energy of each day in kcal.
  static func series(_ member: MemberSummary) -> [Observation] {
    member.summary.days.map { day in
      Observation(energyOf: day, today: member.summary.today)
    }
  }

  /// The scale that all members' rows share, which fits the days before today.
  ///
  /// Today may have only a breakfast so far: a scale that fits it would squeeze all other days into a few levels.
  static func scale(_ members: [MemberSummary]) -> LevelScale {
    let days = members.flatMap { member in member.summary.days.filter { $0.day < member.summary.today } }
    let finished = days.compactMap { $0.known(.calories) }
    let all = members.flatMap(\.summary.days).compactMap { $0.known(.calories) }
    return LevelScale(fitting: finished.isEmpty ? all : finished)
  }

  /// The mean energy of the logged days: `964`; if the mean is unknown, the word that `nothing` returns.
  static func mean(_ member: MemberSummary) -> String {
    if let mean = member.meanCalories { return Figure.text(mean) }
    return nothing(member)
  }

  /// What is shown instead of a mean: `?` if no item's value is known, `partial` if only parts of days are logged, or
  /// else `no log`.
  static func nothing(_ member: MemberSummary) -> String {
    member.summary.daysLogged > 0 ? "?" : member.summary.partialDays.isEmpty ? Observation.noLog : "partial"
  }

  /// The sum of the means, each rounded as it is shown so that the figures add up; nil if no mean is known.
  static func sum(_ means: [Double?], decimals: Int = 0) -> Double? {
    let shown = means.compactMap { mean in mean.map { Figure.shown($0, decimals: decimals) } }
    return shown.isEmpty ? nil : shown.reduce(0, +)
  }

  /// The goal in kcal: `2,200`.
  static func goal(_ member: MemberSummary) -> String { Figure.text(member.goals.calories) }

  /// `3/5`: on how many of the judged days the goal was met; nil if no day is judged.
  static func atGoal(_ member: MemberSummary) -> String? {
    member.adherence.judged > 0 ? "\(member.adherence.met)/\(member.adherence.judged)" : nil
  }

  /// The mean protein in percent of the goal: `92%`; nil if no protein is known.
  static func protein(_ member: MemberSummary) -> String? {
    member.proteinShare.map { Figure.text($0 * 100) + "%" }
  }

  /// The change from the earlier period's mean, with both means rounded as shown: `+173`; nil if either mean is
  /// unknown, or if the change is based on too few days.
  static func change(_ member: MemberSummary) -> String? { member.calorieChange?.figure() }

  /// How the member compares with the goal: `ok`, `over`, `under`, or `so far` if today can still change it; nil if
  /// unknown.
  static func word(_ member: MemberSummary) -> RowWord? {
    member.verdict?.rowWord ?? (member.isRunning ? RowWord("so far", ink: .faint) : nil)
  }

  /// The percentages of energy from protein, carbs and fat as whole numbers; nil if there is no energy.
  static func macros(_ member: MemberSummary) -> [Int]? {
    let percents = SplitBars.percents(member.summary.macros.map(\.share))
    return percents.count == Macro.allCases.count ? percents : nil
  }

  /// What is left of the goal, with amounts rounded as shown: `158 kcal left`, `116 kcal over`.
  static func left(_ calories: Double, of goals: MacroGoals) -> String {
    let left = Double(goals.calories) - Figure.shown(calories)
    return "\(Figure.text(left.magnitude)) kcal \(left < 0 ? "over" : "left")"
  }
}

extension GoalVerdict {
  /// What `under` and `over` mean, for the line below a chart that uses the words.
  static let rule = "under, over: more than 10 % off the goal"

  /// The verdict in a word: `ok`, `over`, `under`, so that nobody has to rely on the color of the figures.
  var word: String { rowWord.text }

  /// The word for the verdict with its mark, as charts show it.
  var rowWord: RowWord {
    switch self {
    case .under: .under
    case .met: .met
    case .over: .over
    }
  }
}
