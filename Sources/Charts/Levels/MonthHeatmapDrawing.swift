internal import Figures
internal import Text

/// The rows of a calendar, its legend, and the exact values of days with a sign.
struct MonthHeatmapDrawing {
  private let chart: MonthHeatmap
  private let canvas: Canvas
  private let glyphs: Glyphs
  private let labels: [String]
  private let means: [String]
  private let layout: MonthHeatmapLayout

  init(_ chart: MonthHeatmap, on canvas: Canvas) {
    self.chart = chart
    self.canvas = canvas
    glyphs = Glyphs.on(canvas)
    labels = chart.weeks.map { canvas.show($0.label).truncated(to: 8, in: canvas.glyphs) }
    means = chart.weeks.map { chart.mean($0).map(chart.figure).map(canvas.show) ?? "" }
    let figures = chart.days.compactMap { $0.state.value.map { Self.figure($0, of: chart).cells } }
    layout = MonthHeatmapLayout.fitting(
      width: canvas.width, labelWidth: labels.map(\.cells).max() ?? 0, meanWidth: max(4, means.map(\.cells).max() ?? 0),
      figureWidth: canvas.isASCII ? max(2, figures.max() ?? 0) : nil)
  }

  private static func figure(_ value: Double, of chart: MonthHeatmap) -> String {
    Figure.text(value / chart.figureSize)
  }

  var lines: [StyledLine] {
    let heading =
      canvas.width < 60
      ? chart.heading.narrowLines(of: "each day", withCoverage: true, on: canvas) : chart.heading.lines(on: canvas)
    if chart.weeks.isEmpty { return heading + ["", "No days."] + footer }
    let body = [header] + chart.weeks.indices.map(line)
    let gap: [StyledLine] = chart.isTight ? [] : [""]
    let all = heading + gap + body + gap + legend + signedDays + footer
    return all.map { $0.trimmed.truncated(to: canvas.width, in: canvas.glyphs) }
  }

  private var header: StyledLine {
    let indent = layout.gap + (layout.space > 0 ? 1 : 0)
    var text = String(repeating: " ", count: layout.startWidth)
    for name in chart.weekdays {
      let name = canvas.show(name).clipped(to: min(3, layout.dayWidth - layout.gap))
      text += (String(repeating: " ", count: indent) + name).padded(to: layout.dayWidth)
    }
    if layout.hasMeans {
      text += String(repeating: " ", count: layout.meanGap) + "mean".paddedLeft(to: layout.meanWidth)
    }
    return StyledLine(text)
  }

  private func line(_ index: Int) -> StyledLine {
    let week = chart.weeks[index]
    var line = StyledLine(labels[index].padded(to: layout.labelWidth))
    let first = week.days.lazy.compactMap { $0 }.first.map { String($0.number) } ?? ""
    line.append(layout.hasNumbers ? " " : first.paddedLeft(to: layout.startWidth - layout.labelWidth), .faint)
    for day in week.days { line.append(cell(day)) }
    if layout.hasMeans {
      line.append(String(repeating: " ", count: layout.meanGap) + means[index].paddedLeft(to: layout.meanWidth))
    }
    return line
  }

  private func cell(_ day: MonthHeatmap.Day?) -> StyledLine {
    guard let day else { return StyledLine(String(repeating: " ", count: layout.dayWidth)) }
    var line = StyledLine(String(repeating: " ", count: layout.gap))
    if layout.hasNumbers { line.append(String(day.number).paddedLeft(to: 2)) }
    line.append(String(repeating: " ", count: layout.space))
    let width = layout.body.width
    if let value = day.state.value {
      line.append(level(value), .cyan)
    } else {
      let mark = glyphs.absence(day.state).map(String.init) ?? ""
      line.append(layout.hasNumbers ? mark.padded(to: width) : mark.paddedLeft(to: width), .faint)
    }
    let sign = day.judged.flatMap(sign)
    line.append(sign.map { String($0.mark) } ?? " ", sign?.ink ?? .plain)
    return line
  }

  private func level(_ value: Double) -> String {
    switch layout.body {
    case .level(let width): String(repeating: String(chart.scale.glyph(of: value, on: canvas)), count: width)
    case .figure(let width): Self.figure(value, of: chart).paddedLeft(to: width)
    }
  }

  private func sign(_ verdict: MonthHeatmap.Verdict) -> (mark: Unicode.Scalar, words: String, ink: Ink)? {
    switch verdict {
    case .under: (glyphs.under, chart.words.under, .blue)
    case .met: nil
    case .slightlyOver: (glyphs.over, chart.words.slightlyOver, .yellow)
    case .over: (glyphs.farAbove, chart.words.over, .red)
    }
  }

  private var legend: [StyledLine] {
    let levels =
      switch layout.body {
      case .level: chart.days.contains { $0.state.value != nil } ? chart.scale.legend(on: canvas) : ""
      case .figure: canvas.show(chart.words.figures)
      }
    let verdicts = MonthHeatmap.Verdict.allCases.filter { verdict in chart.days.contains { $0.judged == verdict } }
    let signs = verdicts.compactMap(sign).map { Legend.entry($0.mark, $0.words, $0.ink, on: canvas) }
    let first = layout.hasNumbers ? [] : [StyledLine("W41  5: week 41 begins on the 5th")]
    return Legend.lines(
      [StyledLine(levels)].filter { !$0.spans.isEmpty } + first + signs
        + Legend.absences(in: chart.days.map(\.state), on: canvas), on: canvas)
  }

  /// The exact values of the days marked with a symbol, each after the day of the month: `▲ 3: 2,398 · 6: 2,310`.
  ///
  /// The means of the weeks follow if they have no column of their own.
  private var signedDays: [StyledLine] {
    let named = chart.namesDays ? MonthHeatmap.Verdict.allCases : []
    let days = named.flatMap { verdict -> [StyledLine] in
      guard let sign = sign(verdict) else { return [] }
      let values = chart.days.filter { $0.judged == verdict }
        .map { "\($0.number): \($0.state.value.map(chart.figure) ?? "")" }
      guard let first = values.first else { return [] }
      return Parts(["\(sign.mark) \(first)"] + values.dropFirst()).lines(indent: 2, on: canvas)
    }
    let means = zip(labels, means).filter { !$1.isEmpty }.map { "\($0) \($1)" }
    guard !layout.hasMeans, let first = means.first else { return days }
    return days + Parts(["mean of \(first)"] + means.dropFirst()).lines(indent: 2, on: canvas)
  }

  private var footer: [StyledLine] {
    let extremes = chart.namesDays ? chart.extremes(naming: canvas.show) : []
    let lines = Parts(chart.summary).lines(on: canvas) + Parts(extremes).lines(on: canvas)
    return lines.isEmpty ? [] : [""] + lines
  }
}

extension String {
  /// The first characters that fit into `width` cells, without an ellipsis, for the names of weekdays.
  fileprivate func clipped(to width: Int) -> String {
    var text = self
    while text.cells > width, !text.isEmpty { text = String(text.prefix(min(text.count - 1, width))) }
    return text
  }
}
