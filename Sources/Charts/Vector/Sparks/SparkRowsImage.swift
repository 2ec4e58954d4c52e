internal import Text

extension SparkRows {
  /// A row for each profile or week: its days as a small line, its figures and its word.
  package var image: VectorImage {
    var sheet = ImageSheet(heading)
    if rows.isEmpty {
      sheet.words("No rows.")
    } else {
      drawRows(on: &sheet)
      sheet.legend(legend)
    }
    sheet.footer([summary])
    return sheet.image(of: self, title: heading.line)
  }

  /// The columns next to the series; the series itself gets at least `minimum` pixels.
  private func columns(minimum: Double) -> ImageColumns {
    let count = figureCount
    let figures = (0..<count).map { column in
      ImageColumns.Column(
        rows.map { column < $0.figures.count ? $0.figures[column] : "" },
        heading: column < figureTitles.count ? figureTitles[column] : "", anchor: .end)
    }
    let marks = rows.map { $0.word?.verdict.map(ImageMark.init) }
    return ImageColumns(
      left: [.init(rows.map(\.name), role: .strong, limit: 150)],
      right: figures + [.init(rows.map { $0.word?.text ?? "" }, role: .muted, limit: 100, marks: marks)],
      gap: count > 5 ? 9 : 14, minimum: minimum)
  }

  private func drawRows(on sheet: inout ImageSheet) {
    let days = rows.map(\.series.count).max() ?? 0
    // At least 11 pixels for each day of one week, or 2.75 for each day of eight weeks.
    let columns = columns(minimum: min(154, max(77, Double(days) * 2.75)))
    let dayWidth = min(44, (columns.barEnd - columns.barStart) / Double(max(1, days)))
    drawTitle(over: days, dayWidth: dayWidth, from: columns.barStart, to: columns.barEnd, on: &sheet)
    let shared = sharedScale
    let lines = rows.map { row in
      let scale = shared ?? LevelScale(fitting: row.series.compactMap(\.value))
      let line = SparkImageLine(series: row.series, scale: scale, start: columns.barStart, dayWidth: dayWidth)
      return BarLines.Line(title: sentence(row)) { line.shapes(y: $0, height: $1) }
    }
    BarLines(lines: lines, columns: columns, axis: nil, goalLabel: nil, height: 40, thickness: 26)
      .draw(on: &sheet)
  }

  /// Draws the title of the series: each letter above a day if there are as many letters as days.
  private func drawTitle(
    over days: Int, dayWidth: Double, from start: Double, to end: Double, on sheet: inout ImageSheet
  ) {
    let baseline = sheet.y + 14
    func text(_ text: String, _ x: Double, _ anchor: VectorImage.Anchor) -> VectorImage.Shape {
      .text(text, .init(x: x, y: baseline), anchor: anchor, role: .muted, size: 12)
    }
    if seriesTitle.count == days, dayWidth >= 14 {
      sheet.draw(
        seriesTitle.enumerated().map { text(String($1), start + (Double($0) + 0.5) * dayWidth, .middle) })
    } else {
      sheet.draw([text(TextExtent.truncated(seriesTitle, to: end - start, size: 12), start, .start)])
    }
  }

  private var legend: [ImageSheet.Entry] {
    let all = rows.flatMap(\.series)
    let values = all.compactMap(\.value)
    let absences = ImageSheet.Entry.absences(in: all, missing: missing)
    guard !values.isEmpty else { return absences }
    guard let scale = sharedScale else {
      return [.init(mark: .stroke(.series, isDashed: false), words: Self.ownScaleWords)] + absences
    }
    let words = "from \(scale.spokenSpan) \(heading.unit)\(scale.outOfScaleNote(values))"
    return [.init(mark: .stroke(.series, isDashed: false), words: words)] + absences
  }
}
