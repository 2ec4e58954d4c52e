internal import Text

/// The columns of spark rows: name, series, figures and word; if there is no room for all columns, the figures of each
/// row are put below it.
struct SparkRowsDrawing {
  private let chart: SparkRows
  private let canvas: Canvas
  private let names: [String]
  private let series: [StyledLine]
  /// The titles of the figure columns, and the figures of each row; empty strings are added to rows with fewer figures.
  private let titles: [String]
  private let figures: [[String]]
  private let words: [String]
  private let nameWidth: Int
  private let seriesWidth: Int
  private let figureWidths: [Int]
  /// Whether the figures are on lines of their own.
  let isFolded: Bool

  private static let minimumNameWidth = 8
  private static let maximumNameWidth = 24

  init(_ chart: SparkRows, on canvas: Canvas) {
    self.chart = chart
    self.canvas = canvas
    let shared = chart.sharedScale
    series = chart.rows.map {
      Sparkline(name: "", unit: "", series: $0.series, scale: shared).line(on: canvas)
    }
    let count = chart.figureCount
    func filled(_ texts: [String]) -> [String] {
      texts.map(canvas.show) + [String](repeating: "", count: count - texts.count)
    }
    let titles = filled(chart.figureTitles)
    let figures = chart.rows.map { filled($0.figures) }
    self.titles = titles
    self.figures = figures
    words = chart.rows.map { canvas.show($0.word?.text ?? "") }
    figureWidths = titles.indices.map { column in
      max(titles[column].cells, figures.map { $0[column].cells }.max() ?? 0)
    }
    let fullNames = chart.rows.map { canvas.show($0.name) }
    let widestName = min(Self.maximumNameWidth, fullNames.map(\.cells).max() ?? 0)
    let widestSeries = max(chart.rows.map(\.series.count).max() ?? 0, canvas.show(chart.seriesTitle).cells)
    let wordWidth = words.map(\.cells).max() ?? 0
    let tail = figureWidths.reduce(0) { $0 + ($1 > 0 ? 2 + $1 : 0) } + (wordWidth > 0 ? 2 + wordWidth : 0)
    let room = canvas.width - widestSeries - 2
    isFolded = room - tail < min(Self.minimumNameWidth, widestName)
    nameWidth = min(widestName, max(Self.minimumNameWidth, isFolded ? room : room - tail))
    names = fullNames.map { [nameWidth] in $0.truncated(to: nameWidth, in: canvas.glyphs) }
    seriesWidth = min(widestSeries, max(1, canvas.width - nameWidth - 2))
  }

  var lines: [StyledLine] {
    let heading =
      canvas.width < 60
      ? chart.heading.narrowLines(
        of: chart.cellName.map { "one cell per \($0)" } ?? "", withCoverage: true, on: canvas)
      : chart.heading.lines(on: canvas)
    let body = chart.rows.isEmpty ? ["No rows."] : header + chart.rows.indices.flatMap(row)
    let below = legend
    let footer = Parts(chart.summary).lines(on: canvas)
    let all = heading + [""] + body + (below.isEmpty ? [] : [""] + below) + (footer.isEmpty ? [] : [""] + footer)
    return all.map { $0.trimmed.truncated(to: canvas.width, in: canvas.glyphs) }
  }

  private var header: [StyledLine] {
    let title = canvas.show(chart.seriesTitle)
    var text = String(repeating: " ", count: nameWidth) + "  " + title.padded(to: seriesWidth)
    if !isFolded {
      for (title, width) in zip(titles, figureWidths) where width > 0 { text += "  " + title.paddedLeft(to: width) }
    }
    let isEmpty = title.isEmpty && (isFolded || titles.allSatisfy(\.isEmpty))
    return isEmpty ? [] : [StyledLine(text, .faint)]
  }

  private func row(_ index: Int) -> [StyledLine] {
    let ink = chart.rows[index].word?.ink ?? .plain
    var line = StyledLine(names[index].padded(to: nameWidth) + "  ") + series[index]
    guard isFolded else {
      line = line.padded(to: nameWidth + 2 + seriesWidth)
      for (text, width) in zip(figures[index], figureWidths) where width > 0 {
        line.append("  " + text.paddedLeft(to: width))
      }
      if !words[index].isEmpty { line.append("  " + words[index], ink) }
      return [line]
    }
    let named = zip(titles, figures[index]).filter { !$1.isEmpty }.map { SparkRows.titled($1, $0) }
    let parts = named.map { StyledLine($0) } + (words[index].isEmpty ? [] : [StyledLine(words[index], ink)])
    return [line] + Legend.lines(parts, indent: 2, on: canvas)
  }

  /// The scale (`scale 1,600–2,600 kcal`), in ASCII with an explanation of the digits, and the marks for days without a
  /// value.
  private var legend: [StyledLine] {
    let all = chart.rows.flatMap(\.series)
    let absences = Legend.absences(in: all, missing: chart.missing, on: canvas)
    let values = all.compactMap(\.value)
    let marks = (chart.note.map { $0.isEmpty ? [] : [StyledLine(canvas.show($0))] } ?? []) + absences
    guard !values.isEmpty, chart.note == nil || canvas.isASCII else {
      return marks.isEmpty ? [] : Legend.lines(marks, on: canvas)
    }
    let unit = canvas.show(chart.scaleUnit ?? chart.heading.unit)
    var entries: [StyledLine] = []
    if let scale = chart.sharedScale {
      let start = canvas.isASCII ? "0-9 = scale " : "scale "
      let end = " \(unit)\(scale.outOfScaleNote(values))"
      let span = scale.span(on: canvas)
      // If the line must be broken, it is not broken within a number.
      let isBroken = start.cells + span.cells > canvas.width
      entries.append(StyledLine(start + (isBroken ? scale.spokenSpan : span) + end))
    } else {
      entries.append(StyledLine(canvas.isASCII ? "0-9 = low to high in each row" : SparkRows.ownScaleWords))
    }
    return Legend.lines(entries + marks, on: canvas)
  }
}
