internal import Charts
internal import Domain
internal import Text

/// A row a member: the days, the mean of those logged against the own goal, how many they are, macros, the change.
struct MemberTable {
  let summary: HouseholdSummary
  let canvas: Canvas

  /// What a row has beside its days; the last ones are for wide canvases.
  private enum Column: CaseIterable {
    case mean, goal, logged, protein, carbs, fat, change
  }

  /// Cells of a name that no column may take for itself; a household of shorter names needs fewer.
  private static let mostName = 16
  /// Cells that a name is cut to before the figures go under it.
  private static let leastName = 8
  /// Cells of the columns that are always there, their gaps and the word's.
  private static let least = 36
  private static let macros = 12
  private static let change = 9

  var lines: [StyledLine] {
    let period = summary.period
    let members = zip(names, summary.members)
    let rows = members.map { name, member in
      SparkRows.Row(
        name: name, series: canvas.isAccessible && member.summary.daysLogged == 0 ? [] : MemberText.series(member),
        figures: figures(member),
        word: MemberText.word(member), ink: MemberText.ink(member.standing))
    }
    return SparkRows(
      heading: Heading(
        title: "Energy", unit: "kcal", per: "day", subject: "Household",
        period: PeriodTitle.text(period, today: summary.today), coverage: PeriodTitle.coverage(summary)),
      seriesTitle: period.kind == .week ? period.days.map { $0.weekday.short.prefix(1) }.joined() : "",
      figureTitles: isFolded ? [] : columns.map(Self.title), dayNames: period.days.map(\.weekday.short),
      rows: rows, scaling: .shared(MemberText.scale(summary.members))
    ).lines(on: canvas)
  }

  private var names: [String] {
    canvas.isAccessible
      ? summary.members.map(\.profile.name) : MemberText.names(summary.members, on: canvas).map(\.plain)
  }

  /// Cells beside a name and the columns that are always there; less than 0 where these don't fit either.
  private func spare(besideNameOf cells: Int) -> Int {
    let name = min(cells, names.map { canvas.show($0).cells }.max() ?? 0)
    return canvas.width - name - 2 - summary.period.dayCount - Self.least
  }

  /// Whether the figures go under their row, where no title says what they are.
  private var isFolded: Bool { canvas.isAccessible || spare(besideNameOf: Self.leastName) < 0 }

  /// As many as there is room for.
  private var columns: [Column] {
    let spare = spare(besideNameOf: Self.mostName)
    if spare >= Self.macros + Self.change { return Column.allCases }
    return spare >= Self.macros ? Column.allCases.dropLast() : [.mean, .goal, .logged]
  }

  private static func title(_ column: Column) -> String {
    switch column {
    case .mean: "kcal/day"
    case .goal: "goal"
    case .logged: "logged"
    case .protein: "P%"
    case .carbs: "C%"
    case .fat: "F%"
    case .change: "vs last"
    }
  }

  private func figures(_ member: MemberSummary) -> [String] {
    if isFolded { return spelled(member) }
    let macros = MemberText.macros(member)
    return columns.map { column in
      switch column {
      case .mean: MemberText.mean(member)
      case .goal: "of " + MemberText.goal(member)
      case .logged: "\(member.daysLoggedSoFar)/\(member.summary.daysPassed)"
      case .protein: macros.map { String($0[0]) } ?? ""
      case .carbs: macros.map { String($0[1]) } ?? ""
      case .fat: macros.map { String($0[2]) } ?? ""
      case .change: MemberText.change(member) ?? ""
      }
    }
  }

  private func spelled(_ member: MemberSummary) -> [String] {
    let (sums, goal) = (member.summary, MemberText.goal(member))
    if canvas.isAccessible {
      guard sums.daysLogged > 0 else { return ["nothing logged"] }
      return [
        "mean \(MemberText.mean(member)) of \(goal) kcal a logged day",
        "\(member.daysLoggedSoFar) of \(sums.daysPassed) days logged",
      ]
    }
    guard sums.daysLogged > 0 else { return ["no log"] }
    return ["\(MemberText.mean(member)) of \(goal)", "\(member.daysLoggedSoFar)/\(sums.daysPassed) days"]
  }
}
