internal import Charts
internal import Domain
internal import Text

/// A row a member: the days, the mean of those logged against the own goal, how many they are, macros, the change.
struct MemberTable {
  let summary: HouseholdSummary
  let canvas: Canvas

  private enum Column: CaseIterable {
    case days, mean, goal, word, logged, protein, carbs, fat, change
  }

  /// What is shown where there is less and less room.
  private static let choices: [[Column]] = [
    Column.allCases, Column.allCases.dropLast(), [.days, .mean, .goal, .word, .logged],
  ]
  /// Cells of a name that a column may not take for itself; a shorter household needs fewer.
  private static let wantedName = 16
  /// Cells below which names are not told apart.
  private static let leastName = 8
  private static let gap = 2

  var lines: [StyledLine] {
    let wanted = min(Self.wantedName, names.map(\.cells).max() ?? 0)
    guard
      let columns = Self.choices.first(where: { room(beside: $0) >= wanted })
        ?? Self.choices.last.flatMap({ room(beside: $0) >= Self.leastName ? $0 : nil })
    else { return narrow }
    let rows = zip(names, summary.members).map { name, member in [name] + columns.map { cell($0, member) } }
    return TextTable([.init("")] + columns.map { .init(title($0), $0 == .word ? .left : .right) }, rows: rows)
      .lines(on: canvas)
  }

  /// Two lines a member, three where the days need one.
  private var narrow: [StyledLine] {
    zip(names, summary.members).flatMap { name, member -> [StyledLine] in
      let days = cell(.days, member)
      let fits = name.cells + Self.gap + days.cells <= canvas.width
      let name = name.truncated(to: canvas.width, in: canvas.glyphs)
      let head = fits ? [name + StyledLine("  ") + days] : [name, StyledLine("  ") + days]
      guard member.summary.daysLogged > 0 else { return head + [StyledLine("  no log", .faint)] }
      let facts = StyledLine("  " + cell(.mean, member).plain + "/" + goal(member.goals.calories) + " kcal")
      let word = cell(.word, member)
      let separator = canvas.show(" · ")
      return head + [
        facts + (word.cells > 0 ? StyledLine(separator) + word : word)
          + StyledLine("\(separator)\(cell(.logged, member).plain) days")
      ]
    }
  }

  private var names: [StyledLine] { MemberText.names(summary.members, on: canvas) }

  /// Cells that the columns leave to the names.
  private func room(beside columns: [Column]) -> Int {
    columns.reduce(canvas.width) { room, column in
      let widest = summary.members.map { cell(column, $0).cells }.max() ?? 0
      return room - max(widest, title(column).cells) - Self.gap
    }
  }

  private func title(_ column: Column) -> String {
    switch column {
    case .days: summary.period.kind == .week ? summary.period.days.map { $0.weekday.short.prefix(1) }.joined() : ""
    case .mean: "kcal/day"
    case .goal: "goal"
    case .word: ""
    case .logged: "logged"
    case .protein: "P%"
    case .carbs: "C%"
    case .fat: "F%"
    case .change: "vs last"
    }
  }

  private func cell(_ column: Column, _ member: MemberSummary) -> StyledLine {
    switch column {
    case .days: MemberText.days(member, on: canvas)
    case .mean: StyledLine(mean(member))
    case .goal: StyledLine("of " + goal(member.goals.calories), .faint)
    case .word: StyledLine(MemberText.word(member), MemberText.ink(member.standing))
    case .logged: StyledLine("\(member.summary.daysLogged)/\(member.summary.daysPassed)", .faint)
    case .protein: macro(0, member)
    case .carbs: macro(1, member)
    case .fat: macro(2, member)
    case .change: StyledLine(change(member), .faint)
    }
  }

  private func mean(_ member: MemberSummary) -> String {
    if let mean = member.meanCalories { return Figure.text(mean) }
    return member.summary.daysLogged > 0 ? "?" : "no log"
  }

  private func goal(_ calories: Int) -> String { Figure.text(Double(calories)) }

  private func macro(_ index: Int, _ member: MemberSummary) -> StyledLine {
    StyledLine(MemberText.macros(member).map { String($0[index]) } ?? "")
  }

  /// Between the means as they are shown.
  private func change(_ member: MemberSummary) -> String {
    guard let now = member.meanCalories, let before = member.previous.loggedDayAverage?[.calories] else { return "" }
    return Figure.signed(Figure.shown(now) - Figure.shown(before))
  }
}

/// A member's figures as words.
enum MemberText {
  /// `🥕 Dad`; without the icon where it cannot be shown.
  static func titled(_ profile: Profile, on canvas: Canvas) -> String {
    canvas.isASCII ? profile.name : ProfileText.titled(profile)
  }

  /// The members' names under each other, their icons in a column of their own where anybody has one.
  static func names(_ members: [MemberSummary], on canvas: Canvas) -> [StyledLine] {
    let hasIcons = !canvas.isASCII && members.contains { $0.profile.icon != nil }
    return members.map { member in
      let icon = hasIcons ? canvas.show(member.profile.icon ?? "").padded(to: 3) : ""
      return StyledLine(icon) + StyledLine(canvas.show(member.profile.name), ProfileText.ink(member.profile))
    }
  }

  /// `ok`, `over`, `under`; `so far` where today can still change it.
  static func word(_ member: MemberSummary) -> String {
    member.standing.map(HouseholdReport.word) ?? (member.isRunning ? "so far" : "")
  }

  static func ink(_ standing: GoalStanding?) -> Ink {
    switch standing {
    case .met: .green
    case .over, .under: .yellow
    case nil: .faint
    }
  }

  /// A cell a day.
  static func days(_ member: MemberSummary, on canvas: Canvas) -> StyledLine {
    StyledLine(member.summary.days.map { $0.known(.calories) == nil ? "x" : "#" }.joined())
  }

  /// Whole percent of the energy from protein, carbs and fat; nil where there is none.
  static func macros(_ member: MemberSummary) -> [Int]? {
    let percents = SplitBars.percents(member.summary.macros.map(\.share))
    return percents.count == Macro.allCases.count ? percents : nil
  }

  /// `158 kcal left`, `116 kcal over`, between the figures as they are shown.
  static func left(_ member: MemberSummary) -> String {
    let left = Double(member.goals.calories) - Figure.shown(member.summary.total[.calories])
    return "\(Figure.text(left.magnitude)) kcal \(left < 0 ? "over" : "left")"
  }
}
