internal import Charts
internal import Domain
internal import Text

/// A period's picture and facts, as much of them as fits one screen.
struct PeriodScreen {
  let report: PeriodReport
  let canvas: Canvas

  /// Lines of a terminal of 24 rows beside the prompt.
  private static let lines = 23
  /// Rows of a line chart, from what is drawn where there is room to what can still be read.
  private static let heights = [12, 10, 9, 8, 7, 6]

  /// How much the facts say.
  enum Density: CaseIterable {
    case full
    /// What changed and what is notable on a line each.
    case brief
    /// Markers without what brought most of them.
    case paired
    /// Markers in words only.
    case words
  }

  /// The fullest form that fits; with `--all`, and in sentences, all of it.
  ///
  /// A narrow canvas has more lines than fit in any case: what matters least is left out at once.
  var document: Document {
    if report.isWhole || canvas.isAccessible { return document(.full, height: nil) }
    let heights = drawing.shape == .trend ? Self.heights.map(Int?.some) : [nil]
    for density in Density.allCases {
      for height in heights {
        let document = document(density, height: height)
        if document.lines(on: canvas).count <= Self.lines { return document }
      }
    }
    return document(.words, height: heights.last ?? nil)
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
