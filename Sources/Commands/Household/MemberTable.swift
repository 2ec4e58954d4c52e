internal import Charts
internal import Domain
internal import Figures
internal import Text

/// A row per member: the energy of each day, the mean, the goal, the number of days logged, the number of days at the
/// goal, the protein, the change from the period before, and the macros.
struct MemberTable {
  let summary: HouseholdSummary
  let canvas: Canvas

  /// The columns that follow the cells of the days, from left to right.
  private enum Column: CaseIterable {
    case mean, goal, logged, atGoal, protein, change, proteinPart, carbsPart, fatPart

    /// The groups of columns, in the order in which they are added; a group is added only if all of its columns fit.
    static let columnGroups: [[Column]] = [[.mean, .goal, .logged], [.atGoal], [.protein], [.change], macros]
    static let macros: [Column] = [.proteinPart, .carbsPart, .fatPart]
  }

  /// The maximum number of cells kept free for names; if all names are shorter, only the cells that they need are kept
  /// free.
  private static let maximumNameWidth = 16
  /// The minimum number of cells that names are cut to; if the row is still too wide, its figures move to the line
  /// below.
  private static let minimumNameWidth = 8

  var chart: SparkRows {
    let period = summary.period
    let columns = columns
    let rows = zip(names, summary.members).map { name, member in
      SparkRows.Row(
        name: name, series: canvas.isAccessible && member.summary.daysLogged == 0 ? [] : MemberText.series(member),
        figures: columns.isEmpty ? spelled(member) : columns.map { figure($0, of: member) },
        word: canvas.isAccessible ? spelledWord(member) : MemberText.word(member))
    }
    return SparkRows(
      heading: Heading(
        title: "Energy", unit: "kcal", per: "day", subject: "Household",
        period: PeriodTitle.text(period, today: summary.today), coverage: PeriodTitle.coverage(summary)),
      seriesTitle: period.kind == .week ? period.days.map { $0.weekday.short.prefix(1) }.joined() : "",
      figureTitles: columns.map(Self.title), dayNames: period.days.map(\.weekday.short),
      rows: rows, scaling: .shared(MemberText.scale(summary.members)), summary: footer(columns),
      note: columns.contains(.protein) ? "protein: % of the goal" : "")
  }

  private var names: [String] {
    canvas.isAccessible
      ? summary.members.map(\.profile.name) : MemberText.names(summary.members, on: canvas).map(\.plain)
  }

  /// The columns for which there is room; empty if not even the first group fits.
  ///
  /// Without columns, the figures of a row are on the line below it.
  private var columns: [Column] {
    guard !canvas.isAccessible else { return [] }
    let longest = names.map { canvas.show($0).cells }.max() ?? 0
    let word = summary.members.map { MemberText.word($0)?.text.cells ?? -2 }.max() ?? -2
    func cells(_ columns: [Column]) -> Int {
      columns.reduce(0) { sum, column in
        sum + 2 + max(Self.title(column).cells, summary.members.map { figure(column, of: $0).cells }.max() ?? 0)
      }
    }
    func fits(_ columns: [Column], name: Int) -> Bool {
      min(longest, name) + 2 + summary.period.dayCount + cells(columns) + 2 + word <= canvas.width
    }
    guard let first = Column.columnGroups.first, fits(first, name: Self.minimumNameWidth) else { return [] }
    var columns = first
    for more in Column.columnGroups.dropFirst() where fits(columns + more, name: Self.maximumNameWidth) {
      columns += more
    }
    return columns
  }

  /// The sign shown instead of a change that is based on too few days.
  private static let tooFew = "–"

  /// Explains the sign that replaces a change; empty if no row has that sign.
  private func footer(_ columns: [Column]) -> [String] {
    guard columns.contains(.change), summary.members.contains(where: { $0.calorieChange?.isTold == false }) else {
      return []
    }
    return ["\(Self.tooFew) change: fewer than \(HealthMarker.minimumDays) logged days to compare"]
  }

  private static func title(_ column: Column) -> String {
    switch column {
    case .mean: "mean"
    case .goal: "goal"
    case .logged: "logged"
    case .atGoal: "at goal"
    case .protein: "protein"
    case .change: "change"
    case .proteinPart: "P%"
    case .carbsPart: "C%"
    case .fatPart: "F%"
    }
  }

  private func figure(_ column: Column, of member: MemberSummary) -> String {
    switch column {
    case .mean: return MemberText.mean(member)
    case .goal: return MemberText.goal(member)
    case .logged: return "\(member.summary.daysLogged)/\(member.summary.daysCounted)"
    case .atGoal: return MemberText.atGoal(member) ?? ""
    case .protein: return MemberText.protein(member) ?? ""
    case .change: return MemberText.change(member) ?? (member.calorieChange == nil ? "" : Self.tooFew)
    case .proteinPart, .carbsPart, .fatPart:
      let place = Column.macros.firstIndex(of: column) ?? 0
      return MemberText.macros(member).map { String($0[place]) } ?? ""
    }
  }

  /// The figures of a member, each with its name, for lines without column titles.
  private func spelled(_ member: MemberSummary) -> [String] {
    let (sums, goal) = (member.summary, MemberText.goal(member))
    guard sums.daysLogged > 0 else {
      return [canvas.isAccessible && sums.partialDays.isEmpty ? "nothing logged" : MemberText.nothing(member)]
    }
    let (atGoal, protein, change) = (
      MemberText.atGoal(member), MemberText.protein(member), MemberText.change(member)
    )
    guard canvas.isAccessible else {
      return [
        "\(MemberText.mean(member)) of \(goal)", "\(sums.daysLogged)/\(sums.daysCounted) days",
        atGoal.map { "\($0) at goal" }, protein.map { "protein \($0) of goal" }, change.map { "change \($0) kcal" },
      ].compactMap(\.self)
    }
    let adherence = member.adherence
    let before = PeriodTitle.comparison(summary.period, today: summary.today)
    return [
      "mean \(MemberText.mean(member)) of \(goal) kcal per logged day",
      "\(sums.daysLogged.counted(of: sums.daysCounted, "day")) logged",
      atGoal.map { _ in "at the goal on \(adherence.met.counted(of: adherence.judged, "day"))" },
      protein.map { "protein \($0) of the goal" },
      change.map { "\($0) kcal compared with \(before.hasPrefix("same") ? "the \(before)" : before)" },
    ].compactMap(\.self)
  }

  /// The word at the end of a row that is read as a sentence: `energy over`.
  ///
  /// The word `energy` is added, since `over` alone would seem to refer to the preceding figure.
  private func spelledWord(_ member: MemberSummary) -> RowWord? {
    MemberText.word(member).map { word in
      RowWord(member.verdict == nil ? "today is not over yet" : "energy \(word.text)", ink: word.ink)
    }
  }
}
