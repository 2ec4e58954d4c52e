internal import Figures
internal import Text

extension Sparkline {
  /// The series as a line between the ends of its scale, which are shown beside it.
  package var image: VectorImage {
    let title = "\(name.capitalizedFirst), \(unit)"
    var sheet = ImageSheet(title: title)
    if series.isEmpty {
      sheet.words("no days")
      return sheet.image(of: self, title: title)
    }
    let ends = [scale.highText, scale.lowText]
    let room = (ends.map { TextExtent.width($0, size: 12) }.max() ?? 0) + 8
    let start = ImageSheet.left + room
    let dayWidth = min(44, (ImageSheet.right - start) / Double(series.count))
    let (top, height) = (sheet.y + 6, 72.0)
    let line = SparkImageLine(series: series, scale: scale, start: start, dayWidth: dayWidth)
    sheet.draw(line.shapes(y: top, height: height))
    sheet.draw(
      zip(ends, [top, top + height]).map { text, y in
        .text(text, .init(x: start - 8, y: y + 4), anchor: .end, role: .muted, size: 12)
      })
    sheet.draw(
      series.enumerated().map { day, observation in
        let words = observation.value.map { Figure.text($0, decimals: decimals) } ?? observation.words ?? ""
        let area = VectorImage.Shape.area(
          x: start + Double(day) * dayWidth, y: top, width: dayWidth, height: height)
        return .titled("day \(day + 1): \(words)", [area])
      })
    sheet.y = top + height + 18
    sheet.legend(ImageSheet.Entry.absences(in: series))
    return sheet.image(of: self, title: title)
  }
}
