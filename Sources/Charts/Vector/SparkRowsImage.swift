internal import Text

extension SparkRows {
  /// A row for each person or week: its days as a small line, its figures and its word.
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

  /// The columns beside the series, each figure cut at `limit` pixels.
  private func columns(limit: Double) -> ImageColumns {
    let count = max(figureTitles.count, rows.map(\.figures.count).max() ?? 0)
    let figures = (0..<count).map { column in
      ImageColumns.Column(
        rows.map { column < $0.figures.count ? $0.figures[column] : "" },
        heading: column < figureTitles.count ? figureTitles[column] : "", anchor: .end, limit: limit)
    }
    let marks = rows.map { row -> ImageMark? in
      switch row.ink {
      case .green: .disc(.met)
      case .yellow, .red: row.word.flatMap(ImageMark.sign)
      default: nil
      }
    }
    return ImageColumns(
      left: [.init(rows.map(\.name), role: .strong, limit: 150)],
      right: figures + [.init(rows.map { $0.word ?? "" }, role: .muted, limit: 100, marks: marks)],
      gap: count > 5 ? 9 : 14)
  }

  private func drawRows(on sheet: inout ImageSheet) {
    let days = rows.map(\.series.count).max() ?? 0
    // Figures are cut only where they leave the series no room to be seen in.
    let least = min(220, max(77, Double(days) * 5))
    let narrowest = 36.0
    let columns =
      [190, 120, 90, 70, 55].lazy.map(columns).first { $0.barEnd - $0.barStart >= least } ?? columns(limit: narrowest)
    let step = min(44, (columns.barEnd - columns.barStart) / Double(max(1, days)))
    drawTitle(over: days, step: step, from: columns.barStart, to: columns.barEnd, on: &sheet)
    let shared = sharedScale
    let lines = rows.map { row in
      let scale = shared ?? LevelScale(fitting: row.series.compactMap(\.value))
      let line = SparkImageLine(series: row.series, scale: scale, start: columns.barStart, step: step)
      return BarLines.Line(title: sentence(row)) { line.shapes(y: $0, height: $1) }
    }
    BarLines(lines: lines, columns: columns, axis: nil, goalLabel: nil, height: 40, thickness: 26)
      .draw(on: &sheet)
  }

  /// The title of the series: each of its letters over a day where there are as many of both.
  private func drawTitle(over days: Int, step: Double, from start: Double, to end: Double, on sheet: inout ImageSheet) {
    let baseline = sheet.y + 14
    func text(_ text: String, _ x: Double, _ anchor: VectorImage.Anchor) -> VectorImage.Shape {
      .text(text, .init(x: x, y: baseline), anchor: anchor, role: .muted, size: 12)
    }
    if seriesTitle.count == days, step >= 14 {
      sheet.draw(
        seriesTitle.enumerated().map { text(String($1), start + (Double($0) + 0.5) * step, .middle) })
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
      return [.init(mark: .stroke(.series, isDashed: false), words: "each row on a scale of its own")] + absences
    }
    let isClipped = values.contains { $0 < scale.low || $0 > scale.high }
    let words = "from \(scale.spokenSpan) \(heading.unit)\(isClipped ? ", beyond it at its ends" : "")"
    return [.init(mark: .stroke(.series, isDashed: false), words: words)] + absences
  }
}
