internal import Charts
internal import Domain
internal import Text

/// A period's picture and facts, as much of them as fits one screen.
struct PeriodScreen {
  let report: PeriodReport
  let canvas: Canvas

  /// Lines of a terminal of 24 rows beside the prompt.
  private static let lines = 23
  /// Rows of a line chart: what is drawn where there is room, and what can still be read.
  private static let (heights, lowHeights) = ([12, 10, 9, 8], [7, 6])

  /// How much the facts say.
  enum Density: CaseIterable {
    case full
    /// What changed and what is notable on a line each.
    case brief
    /// Markers without what brought most of them.
    case paired
    /// Markers in words only.
    case words
    /// Neither macros nor what changed.
    case spare
  }

  /// The fullest form that fits; with `--all`, and in sentences, all of it.
  ///
  /// Facts give way to the picture before it gets low, but for what a reader cannot do without.
  var document: Document {
    if report.isWhole || canvas.isAccessible { return document(.full, height: nil) }
    let isLine = drawing.shape == .trend
    let high = isLine ? Self.heights.map(Int?.some) : [nil]
    let low = isLine ? Self.lowHeights.map(Int?.some) : []
    let passes: [(densities: [Density], heights: [Int?])] = [
      ([.full, .brief, .paired], high), ([.paired, .words], low), ([.words, .spare], high + low),
    ]
    for (densities, heights) in passes {
      for density in densities {
        for height in heights {
          let document = document(density, height: height)
          if document.lines(on: canvas).count <= Self.lines { return document }
        }
      }
    }
    return document(.spare, height: isLine ? Self.lowHeights.last : nil)
  }

  private var drawing: PeriodDrawing { PeriodDrawing(report: report) }

  private func document(_ density: Density, height: Int?) -> Document {
    let heading = ([report.profile, report.title] + report.coverage).joined(separator: " · ")
    let facts = PeriodFacts(
      report: report, rows: LabelledRows(canvas: canvas, labelWidth: 9), density: density, isPicture: isPicture)
    let details = report.isWhole ? PeriodDetails(report: report, canvas: canvas).parts : []
    return Document(
      title: "\(report.profile) · \(report.title)",
      parts: (drawing.hasHeading ? [] : [.heading(heading)]) + [.chart(drawing.chart(height: height)), facts.part]
        + details)
  }

  /// Whether the picture is what was asked for, so that the facts beside it are few.
  private var isPicture: Bool { report.isCompared && !report.isWhole && report.source == .meals }
}
