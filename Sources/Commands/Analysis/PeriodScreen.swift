internal import Charts
internal import Domain
internal import Text

/// A period's picture and as many facts as fit on one screen.
struct PeriodScreen {
  let report: PeriodReport
  let canvas: Canvas

  /// The maximum number of lines for a week, so that it can be taken in at a glance and earlier lines stay on the
  /// screen.
  private static let weekLines = 18
  /// Heights of a line chart in rows: the preferred heights, and lower heights at which the chart can still be read.
  private static let (heights, lowHeights) = ([12, 10, 9, 8], [7, 6])

  /// How much detail the facts show, from the most to the least; each level also leaves out what the levels before it
  /// leave out.
  enum DetailLevel: CaseIterable {
    case full
    /// Shows at most two changed nutrients, and one line each for the energy and the findings.
    ///
    /// The number of unknown items is shown after the markers.
    case brief
    /// Shows at most one changed nutrient, and the markers without their largest sources and without saying whose
    /// limits apply.
    case paired
    /// Shows the markers in words only, without bars, and with amounts only for those that are not good.
    case words
    /// Leaves out the macros and the amounts of markers; if several nutrients changed, only their names are shown.
    case spare
  }

  /// The document with as much detail as fits on the screen; with `--all`, on accessible canvases and on pages it has
  /// every detail.
  ///
  /// The facts are shortened first; only then is the picture drawn lower.
  var document: Document {
    let chart = drawing.chart
    if report.isWhole || canvas.isAccessible || canvas.isPage {
      return document(drawing.explained ?? chart, facts(.full))
    }
    // A line chart takes as many rows as there is room for; all other pictures have a fixed height.
    let line = chart as? TrendChart
    let high: [any Chart] =
      line.map { line in Self.heights.map { line.limited(to: $0) } } ?? [drawing.explained, chart].compactMap(\.self)
    let low: [any Chart] = line.map { line in Self.lowHeights.map { line.limited(to: $0) } } ?? []
    let charts = (high: high.map(measured), low: low.map(measured))
    let passes: [(details: [DetailLevel], charts: [Measured])] = [
      ([.full, .brief, .paired], charts.high), ([.paired, .words], charts.low),
      ([.words, .spare], charts.high + charts.low),
    ]
    for (details, charts) in passes {
      for detail in details {
        let facts = facts(detail)
        let room = maximumLines - 1 - Document(title: "", parts: [.facts(facts)]).lines(on: canvas).count
        if let fitting = charts.first(where: { $0.lines <= room }) { return document(fitting.chart, facts) }
      }
    }
    return document(low.last ?? chart, facts(.spare))
  }

  /// The maximum number of lines that the document may take; a week on a wide screen takes fewer, to leave room for
  /// earlier lines.
  private var maximumLines: Int {
    drawing.shape == .bars && report.summary.period.dayCount <= 7 && canvas.width >= 60
      ? Self.weekLines : Canvas.usualLines
  }

  /// A picture and its number of lines including the heading.
  private struct Measured {
    let chart: any Chart
    let lines: Int
  }

  private func measured(_ chart: any Chart) -> Measured {
    Measured(
      chart: chart, lines: Document(title: "", headline: headline, parts: [.chart(chart)]).lines(on: canvas).count)
  }

  private var drawing: PeriodDrawing { PeriodDrawing(report: report) }

  private var headline: String? {
    drawing.hasHeading ? nil : ([report.profile, report.title] + report.coverage).joined(separator: " · ")
  }

  private func facts(_ detail: DetailLevel) -> Document.Facts {
    Document.Facts(
      labelWidth: 9, PeriodFacts(report: report, canvas: canvas, detail: detail, isPicture: isPicture).facts)
  }

  private func document(_ chart: any Chart, _ facts: Document.Facts) -> Document {
    let details = report.isWhole ? PeriodDetails(report: report, canvas: canvas).parts : []
    return Document(
      title: "\(report.profile) · \(report.title)", headline: headline, parts: [.chart(chart), .facts(facts)] + details)
  }

  /// Whether only a few facts are shown, because the picture of a comparison needs the room.
  private var isPicture: Bool { report.isCompared && !report.isWhole && report.source == .meals }
}
