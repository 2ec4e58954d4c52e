internal import Text

/// The columns of compared bars: day, period, bar, figure, word and difference.
///
/// Each day has a line for each period.
struct ComparedBarsDrawing {
  /// The layouts, from the widest to the narrowest.
  private enum Layout {
    /// Bars and numbers, with the name of the period in each line.
    case full
    /// Bars and numbers; a legend explains which glyph belongs to which period.
    case short
    /// No bars: only numbers, with the difference on a line of its own.
    case figures
  }

  private let chart: ComparedBars
  private let canvas: Canvas
  private let glyphs: Glyphs
  private let names: [String]
  private let nowName: String
  private let beforeName: String
  private let differences: [String]
  private let words: [String]
  private let nameWidth: Int
  private let figureWidth: Int
  private let differenceWidth: Int
  private let wordWidth: Int
  private let layout: Layout
  private let bars: GoalBars

  private static let minimumBarWidth = 8

  init(_ chart: ComparedBars, on canvas: Canvas) {
    self.chart = chart
    self.canvas = canvas
    glyphs = Glyphs.on(canvas)
    names = chart.rows.map { canvas.show($0.name).truncated(to: 12, in: canvas.glyphs) }
    nowName = canvas.show(chart.nowName).truncated(to: 12, in: canvas.glyphs)
    beforeName = canvas.show(chart.beforeName).truncated(to: 12, in: canvas.glyphs)
    differences = chart.rows.map { chart.difference($0) ?? canvas.show("–") }
    words = chart.rows.map { $0.now.value == nil ? "" : canvas.show($0.word?.text ?? "") }
    nameWidth = names.map(\.cells).max() ?? 0
    figureWidth = chart.values.map { chart.figure($0).cells }.max() ?? 0
    differenceWidth = differences.map(\.cells).max() ?? 0
    wordWidth = words.map(\.cells).max() ?? 0
    let numbers = 2 + figureWidth + 2 + differenceWidth + (wordWidth > 0 ? 1 + wordWidth : 0)
    let full = canvas.width - nameWidth - 1 - max(nowName.cells, beforeName.cells) - 2 - numbers
    let short = canvas.width - nameWidth - 2 - numbers
    layout =
      canvas.width >= 60 && full >= Self.minimumBarWidth ? .full : short >= Self.minimumBarWidth ? .short : .figures
    let width = min(60, layout == .full ? full : short)
    bars = GoalBars(width: width, top: max(0, chart.values.max() ?? 0), goal: chart.goal, on: canvas)
  }

  var lines: [StyledLine] {
    let heading =
      canvas.width < 60
      ? chart.heading.narrowLines(of: "each day", withCoverage: true, on: canvas) : chart.heading.lines(on: canvas)
    let footer = chart.footer.flatMap { StyledLine(canvas.show($0)).wrapped(to: canvas.width) }
    let body = chart.rows.isEmpty ? ["No days."] : header + chart.rows.indices.flatMap(day) + legend
    return (heading + [""] + body + (footer.isEmpty ? [] : [""] + footer))
      .map { $0.trimmed.truncated(to: canvas.width, in: canvas.glyphs) }
  }

  private var periodWidth: Int { layout == .full ? max(nowName.cells, beforeName.cells) + 1 : 0 }

  private var header: [StyledLine] {
    let goal = chart.goal.map { "goal \(chart.figure($0))" }
    if layout == .figures { return goal.map { [StyledLine($0, .green)] } ?? [] }
    var row = CellRow(width: canvas.width)
    let hasValues = chart.values.contains { $0 > 0 }
    bars.placeScale(in: &row, at: nameWidth + 1 + periodWidth + 1, goal: goal, hasValues: hasValues)
    let names = [(glyphs.full, nowName, Ink.cyan), (glyphs.light, beforeName, .faint)]
    let legend = Legend.lines(names.map { Legend.entry($0, $1, $2, on: canvas) }, on: canvas)
    return (layout == .short ? legend : []) + [row.line]
  }

  private var legend: [StyledLine] {
    guard let rule = chart.rule else { return [] }
    // Only this period's bars have a part beyond the goal; the previous period's bars are light from end to end.
    let isBeyond = chart.rows.contains { row in chart.goal.map { (row.now.value ?? 0) > $0 } ?? false }
    return Legend.lines(beyond: isBeyond && layout != .figures ? "goal" : nil, rule: rule, on: canvas)
  }

  private func day(_ index: Int) -> [StyledLine] {
    let row = chart.rows[index]
    let blank = String(repeating: " ", count: nameWidth)
    let name = names[index].padded(to: nameWidth)
    guard layout != .figures else {
      let period = max(nowName.cells, beforeName.cells)
      let now = StyledLine("\(name) \(nowName.padded(to: period))  ") + text(row.now) + word(index)
      let before = StyledLine("\(blank) \(beforeName.padded(to: period))  ") + text(row.before)
      return chart.difference(row) == nil
        ? [now, before] : [now, before, StyledLine("\(blank) \(differences[index])")]
    }
    let (first, second) = layout == .full ? (glyphs.tick, glyphs.axis) : (glyphs.axis, glyphs.axis)
    let now = start(name, nowName, first) + part(row.now, bars.bar)
    let before = start(blank, beforeName, second) + part(row.before, bars.lightBar)
    return [now + numbers(row.now) + word(index) + change(index), before + numbers(row.before)]
  }

  private func start(_ name: String, _ period: String, _ axis: Unicode.Scalar) -> StyledLine {
    let period = layout == .full ? period.padded(to: periodWidth) : ""
    return StyledLine("\(name) \(period)") + StyledLine(String(axis), .faint)
  }

  private func part(_ observation: Observation, _ bar: (Double) -> StyledLine) -> StyledLine {
    observation.value.map(bar) ?? bars.words(observation.words ?? "")
  }

  private func numbers(_ observation: Observation) -> StyledLine {
    StyledLine("  " + (observation.value.map(chart.figure) ?? "").paddedLeft(to: figureWidth))
  }

  /// The word of a day, to be placed next to the figure that it judges, not next to the difference.
  private func word(_ index: Int) -> StyledLine {
    wordWidth > 0 ? StyledLine(" " + words[index].padded(to: wordWidth), .yellow) : StyledLine("")
  }

  private func change(_ index: Int) -> StyledLine {
    StyledLine("  " + differences[index].paddedLeft(to: differenceWidth))
  }

  private func text(_ observation: Observation) -> StyledLine {
    observation.value.map { StyledLine(chart.figure($0).paddedLeft(to: figureWidth)) }
      ?? StyledLine(observation.words ?? "", .faint)
  }
}
