internal import Text

/// The rows of a trend chart that has a bar for each week: name, bar, mean, days logged, and the mean of the previous
/// period.
struct TrendRows {
  private let chart: TrendChart
  private let canvas: Canvas
  private let weeks: [TrendChart.Week]
  private let names: [String]
  private let figures: [String]
  private let previousTexts: [String]
  private let nameWidth: Int
  private let figureWidth: Int
  private let countWidth: Int
  private let beforeWidth: Int
  /// Whether the mean of the previous period is on a line of its own, because it does not fit beside the other figures.
  private let isFolded: Bool
  /// The number of cells available for the bars.
  private let room: Int
  private let bars: GoalBars
  /// The dots of a chart of levels without a goal; nil if there are bars.
  private let dots: LevelDots?

  init(_ chart: TrendChart, on canvas: Canvas) {
    self.chart = chart
    self.canvas = canvas
    weeks = chart.weeks
    names = weeks.map { canvas.show($0.name).truncated(to: 12, in: canvas.glyphs) }
    figures = weeks.map { $0.mean.map(chart.figure) ?? "" }
    // Rows have no room for single values beside a mean.
    previousTexts =
      chart.before?.isCompared != true ? [] : weeks.map { $0.before.map(chart.figure) ?? canvas.show("–") }
    nameWidth = names.map(\.cells).max() ?? 0
    figureWidth = figures.map(\.cells).max() ?? 0
    countWidth = weeks.map(\.count.cells).max() ?? 0
    beforeWidth = previousTexts.map(\.cells).max() ?? 0
    let fixed = nameWidth + 2 + 1 + figureWidth + 1 + countWidth
    isFolded = beforeWidth > 0 && fixed + 1 + beforeWidth > canvas.width
    room = canvas.width - fixed - (beforeWidth > 0 && !isFolded ? 1 + beforeWidth : 0)
    bars = GoalBars(
      width: min(60, room), top: weeks.compactMap(\.mean).max() ?? 0, goal: chart.goal, on: canvas)
    dots =
      chart.isLevel && chart.goal == nil
      ? LevelDots(weeks.compactMap(\.mean), width: min(60, room), on: canvas, figure: chart.figure) : nil
  }

  var lines: [StyledLine] {
    let words = weeks.map { $0.mean == nil && previousTexts.isEmpty ? $0.state : nil }
    let rows = SpokenRuns.runs(of: words).flatMap { run in
      run.count > 1 ? [folded(run)] : row(run.lowerBound)
    }
    return header + rows.map { $0.truncated(to: canvas.width, in: canvas.glyphs) }
  }

  private func row(_ index: Int) -> [StyledLine] {
    let week = weeks[index]
    let second = previousTexts.isEmpty ? "" : previousTexts[index].paddedLeft(to: beforeWidth)
    let numbers =
      " " + figures[index].paddedLeft(to: figureWidth) + " " + week.count.paddedLeft(to: countWidth)
      + (isFolded || previousTexts.isEmpty ? "" : " " + second)
    let name = names[index].paddedLeft(to: nameWidth)
    let line =
      room < 4
      ? StyledLine(name + " " + numbers)
      : StyledLine(name) + StyledLine(" \(Glyphs.on(canvas).axis)", .faint)
        + (week.mean.map { dots?.dot($0) ?? bars.bar($0) } ?? bars.words(week.state)) + StyledLine(numbers)
    return isFolded ? [line, StyledLine(String(repeating: " ", count: nameWidth + 2) + second)] : [line]
  }

  /// Consecutive rows without a value, combined into one: `Jan – Aug 2025  no log`.
  private func folded(_ run: Range<Int>) -> StyledLine {
    let name = SpokenRuns.span(weeks[run.lowerBound].name, weeks[run.upperBound - 1].name, joinedBy: " – ")
    return StyledLine(canvas.show(name) + "  ") + StyledLine(weeks[run.lowerBound].state, .faint)
  }

  /// The line above the bars: the goal's label, which ends above the goal's mark, and the meaning of the counts.
  ///
  /// If a legend explains the counts, this line does not.
  private var header: [StyledLine] {
    let ends = room < 4 ? nil : dots?.labels
    let goal = chart.goalFigure.map { "\(canvas.show(chart.goalLabel)) \($0)" } ?? ends ?? ""
    let cell = bars.goalCell.map { nameWidth + 2 + $0 + 1 } ?? ends.map { nameWidth + 2 + $0.cells }
    let goalStart = cell.map { max(0, $0 - goal.cells) } ?? 0
    let goalEnd = cell == nil ? 0 : goalStart + goal.cells
    let end = nameWidth + 2 + min(60, max(0, room)) + 1 + figureWidth + 1 + countWidth
    let titles = previousTexts.isEmpty ? ["\(chart.countName)s logged", "logged"] : []
    let title = titles.first { end - $0.cells >= goalEnd + 2 } ?? ""
    let start = String(repeating: " ", count: goalStart)
    let line = StyledLine(start) + StyledLine(cell == nil ? "" : goal, dots == nil ? .green : .faint)
    let all =
      title.isEmpty ? line : line.padded(to: end - title.cells) + StyledLine(title, .faint)
    let goalOnly = all.trimmed.truncated(to: canvas.width, in: canvas.glyphs)
    return goalOnly.spans.isEmpty ? [] : [goalOnly]
  }
}
