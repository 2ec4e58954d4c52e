internal import Text

/// The columns of marker bars: name, bar, verdict, amounts and percentage.
///
/// If the columns after the bar do not fit beside it, they are put below the bar.
struct MarkerBarsDrawing {
  private let chart: MarkerBars
  private let canvas: Canvas
  private let glyphs: Glyphs
  private let names: [String]
  private let verdicts: [StyledLine]
  private let amounts: [String]
  private let percents: [String]
  private let nameWidth: Int
  private let verdictWidth: Int
  private let amountWidth: Int
  private let percentWidth: Int
  private let hasPercents: Bool
  private let isFolded: Bool
  private let scale: MarkerScale

  /// The smallest and the largest width, in cells, of a bar whose figures are on the same line.
  private static let bars = 20...60

  init(_ chart: MarkerBars, on canvas: Canvas) {
    self.chart = chart
    self.canvas = canvas
    glyphs = Glyphs.on(canvas)
    names = chart.rows.map { canvas.show($0.name).truncated(to: 14, in: canvas.glyphs) }
    amounts = Self.amounts(chart.rows, on: canvas)
    percents = chart.rows.map { $0.percent.map { "\($0) %" } ?? "" }
    let signs = chart.rows.map { $0.verdict?.sign.glyph(on: canvas) ?? "" }
    let signWidth = signs.map(\.cells).max() ?? 0
    verdicts = zip(chart.rows, signs).map { row, sign in
      row.verdict.map { StyledLine("\(sign.padded(to: signWidth)) \(canvas.show($0.word))", $0.sign.ink) }
        ?? StyledLine()
    }
    nameWidth = names.map(\.cells).max() ?? 0
    verdictWidth = verdicts.map(\.cells).max() ?? 0
    amountWidth = amounts.map(\.cells).max() ?? 0
    let room = canvas.width - nameWidth - 2
    let columns = [verdictWidth, amountWidth].reduce(0) { $0 + ($1 > 0 ? 2 + $1 : 0) }
    percentWidth = percents.map(\.cells).max() ?? 0
    isFolded = room - columns < Self.bars.lowerBound
    hasPercents = percentWidth > 0 && (isFolded || room - columns - 2 - percentWidth >= Self.bars.lowerBound)
    let width = isFolded ? room : room - columns - (hasPercents ? 2 + percentWidth : 0)
    scale = MarkerScale(
      width: min(Self.bars.upperBound, width), shares: chart.shares, seconds: chart.seconds, on: canvas)
  }

  /// The amount and the limit of each row as text, padded so that the amounts and the limits form two aligned columns.
  private static func amounts(_ rows: [MarkerBars.Row], on canvas: Canvas) -> [String] {
    let figures = rows.map { $0.amount == nil ? "" : canvas.show($0.figure) }
    let limits = rows.map { $0.limit.map { canvas.show($0.figure) } ?? "" }
    let (figureWidth, limitWidth) = (figures.map(\.cells).max() ?? 0, limits.map(\.cells).max() ?? 0)
    return rows.indices.map { index in
      let limit = limits[index].isEmpty ? "" : " of " + limits[index].paddedLeft(to: limitWidth)
      let amount = figures[index].isEmpty && !limit.isEmpty ? "?" : figures[index]
      return amount.isEmpty ? "" : amount.paddedLeft(to: figureWidth) + limit + " " + canvas.show(rows[index].unit)
    }
  }

  var lines: [StyledLine] {
    let heading =
      canvas.width < 60
      ? chart.heading.narrowLines(of: "", withCoverage: true, on: canvas) : chart.heading.lines(on: canvas)
    let body = chart.rows.isEmpty ? [StyledLine(chart.emptyText)] : [header] + chart.rows.indices.flatMap(row)
    let footer = chart.footer.flatMap { canvas.show($0).wrapped(to: canvas.width) }.map { StyledLine($0) }
    let all = heading + [""] + body + legend + (footer.isEmpty ? [] : [""] + footer)
    return all.map { $0.trimmed.truncated(to: canvas.width, in: canvas.glyphs) }
  }

  private var header: StyledLine {
    let seconds = chart.rows.filter { $0.limit != nil && $0.direction == .atMost }.compactMap { $0.limit?.second }
    guard chart.rows.contains(where: { $0.limit != nil }) else { return StyledLine() }
    let start = nameWidth + 2
    return StyledLine(String(repeating: " ", count: start))
      + scale.header(second: seconds.max(), room: canvas.width - start)
  }

  private func row(_ index: Int) -> [StyledLine] {
    var line = StyledLine(names[index].padded(to: nameWidth))
    line.append(" \(glyphs.axis)", .faint)
    line.append(scale.bar(chart.rows[index]))
    guard isFolded else {
      if verdictWidth > 0 { line.append(StyledLine("  ") + verdicts[index].padded(to: verdictWidth)) }
      if amountWidth > 0 { line.append("  " + amounts[index].padded(to: amountWidth)) }
      if hasPercents { line.append("  " + percents[index].paddedLeft(to: percentWidth)) }
      return [line]
    }
    let amounts = canvas.show(chart.rows[index].amounts)
    let parts = [verdicts[index], StyledLine(amounts), StyledLine(percents[index])].filter { !$0.spans.isEmpty }
    return [line] + Legend.lines(parts, indent: 2, on: canvas)
  }

  /// The explanations of the two marks and of the sign for bars that continue beyond the axis.
  private var legend: [StyledLine] {
    let entries = chart.legend.map { part, words in
      switch part {
      case .limit: Legend.entry(glyphs.limitUp, words, .green, on: canvas)
      case .second: Legend.entry(glyphs.goalUp, words, .green, on: canvas)
      case .beyond: Legend.entry(glyphs.overrun, words, .plain, on: canvas)
      }
    }
    return entries.isEmpty ? [] : [""] + Legend.lines(entries, on: canvas)
  }
}
