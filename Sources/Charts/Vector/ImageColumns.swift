/// The columns of text to the left and right of the bars in an image, and the space that they leave for the bars.
struct ImageColumns {
  typealias Point = VectorImage.Point
  typealias Shape = VectorImage.Shape
  typealias Role = VectorImage.Role

  /// A column with one cell for each row.
  struct Column {
    let heading: String
    let texts: [String]
    let role: Role
    let anchor: VectorImage.Anchor
    let width: Double
    /// The mark before the text of each row, in a column of words with marks.
    let marks: [ImageMark?]
    /// The space for the marks, in pixels; 0 without marks.
    let indent: Double
    /// Which rows are bold; empty if no row is bold.
    let strongRows: [Bool]

    /// Creates a column of text; words are cut at `limit` pixels, but right-aligned figures (`.end`) are never cut.
    init(
      _ texts: [String], heading: String = "", role: Role = .text, anchor: VectorImage.Anchor = .start,
      limit: Double = 140, marks: [ImageMark?] = [], strongRows: [Bool] = []
    ) {
      let limit = anchor == .end ? .infinity : limit
      // If some rows are bold, all rows are measured as bold.
      let measured = strongRows.contains(true) ? .strong : role
      self.heading = TextExtent.truncated(heading, to: limit, size: headingSize)
      self.texts = texts.map { TextExtent.truncated($0, to: limit, size: size, role: measured) }
      (self.role, self.anchor, self.marks, self.strongRows) = (role, anchor, marks, strongRows)
      indent = marks.contains { $0 != nil } ? 16 : 0
      let texts = self.texts.map { TextExtent.width($0, size: size, role: measured) }.max() ?? 0
      width = texts > 0 ? indent + max(texts, TextExtent.width(self.heading, size: headingSize)) : 0
    }
  }

  /// The font sizes of the cells (`size`) and of the headings (`headingSize`).
  private static let size = 13.0
  private static let headingSize = 12.0

  private let columns: [(column: Column, x: Double)]
  /// The columns whose text is placed below each row, because there is no room for it beside the bars.
  private let folded: [Column]
  /// Where bars start and end, in pixels from the left.
  let barStart: Double
  let barEnd: Double

  /// Places columns to the left and right of the bars; columns without any text take no space.
  ///
  /// `gap` is the space between two columns, in CSS pixels. If less than `minimum` pixels are left for the bars, the
  /// text of the columns on the right is put on separate lines below each row.
  init(left: [Column], right: [Column], gap: Double = 14, minimum: Double = 77) {
    let right = right.filter { $0.width > 0 }
    var placed: [(Column, Double)] = []
    var x = ImageSheet.left
    for column in left where column.width > 0 {
      placed.append((column, x))
      x += column.width + gap
    }
    var end = ImageSheet.right
    let isFolded = end - x - right.reduce(0) { $0 + $1.width + gap } < minimum
    folded = isFolded ? right : []
    for column in isFolded ? [] : right.reversed() {
      placed.append((column, end - column.width))
      end -= column.width + gap
    }
    (barStart, barEnd) = (x, max(x + 1, end))
    columns = placed
  }

  /// The horizontal range in which figures above the bars do not overlap the headings of the columns, in CSS pixels.
  var scaleRange: ClosedRange<Double> {
    let headings = columns.filter { !$0.column.heading.isEmpty }.map { column, x in
      let width = TextExtent.width(column.heading, size: Self.headingSize)
      let start = column.anchor == .end ? x + column.width - width : x
      return (start: start, end: start + width)
    }
    let low = headings.filter { $0.end <= barStart }.map { $0.end + 8 }.max() ?? ImageSheet.left
    let high = headings.filter { $0.start >= barEnd }.map { $0.start - 8 }.min() ?? ImageSheet.right
    return low...max(low, high)
  }

  /// The headings of the columns on a baseline.
  func headings(baseline: Double) -> [Shape] {
    columns.filter { !$0.column.heading.isEmpty }.map { column, x in
      .text(
        column.heading, Point(x: column.anchor == .end ? x + column.width : x, y: baseline), anchor: column.anchor,
        role: .muted, size: Self.headingSize)
    }
  }

  /// The height of a line of text below a row.
  private static let advance = 18.0

  /// How much the text below a row adds to the row's height, including a gap before the next row.
  func heightBelow(_ index: Int) -> Double {
    let lines = linesBelow(index)
    return lines.isEmpty ? 0 : Double(lines.count) * Self.advance + 8
  }

  /// The text of a row that does not fit beside its bar, in lines, with the heading of each column; a word such as `▲
  /// HIGH` comes first.
  private func linesBelow(_ index: Int) -> [String] {
    func parts(_ columns: [Column]) -> [String] {
      columns.filter { index < $0.texts.count && !$0.texts[index].isEmpty }.map { column in
        [column.heading, column.texts[index]].filter { !$0.isEmpty }.joined(separator: " ")
      }
    }
    let parts = parts(folded.filter { $0.indent > 0 }) + parts(folded.filter { $0.indent == 0 })
    return TextExtent.lines(of: parts, to: ImageSheet.right - ImageSheet.left - Self.indent, size: Self.size)
  }

  /// The indentation of the text below a row, with space for a mark before the first line.
  private static let indent = 16.0

  /// The text below a row that ends at `y`.
  func rowBelow(_ index: Int, y: Double) -> [Shape] {
    let mark = folded.lazy.compactMap { index < $0.marks.count ? $0.marks[index] : nil }.first
    let lines = linesBelow(index).enumerated().map { line, text in
      Shape.text(
        text, Point(x: ImageSheet.left + Self.indent, y: y + Double(line) * Self.advance + Self.size), size: Self.size)
    }
    return (mark?.shapes(at: Point(x: ImageSheet.left + 5, y: y + Self.size - 4.5)) ?? []) + lines
  }

  /// The text of a row, with the marks, on a baseline.
  func row(_ index: Int, baseline: Double) -> [Shape] {
    columns.flatMap { column, x -> [Shape] in
      guard index < column.texts.count, !column.texts[index].isEmpty else { return [] }
      let mark = index < column.marks.count ? column.marks[index] : nil
      let sign = mark?.shapes(at: Point(x: x + 5, y: baseline - 4.5)) ?? []
      let place = Point(x: column.anchor == .end ? x + column.width : x + column.indent, y: baseline)
      let isStrong = index < column.strongRows.count && column.strongRows[index]
      let text = Shape.text(
        column.texts[index], place, anchor: column.anchor, role: isStrong ? .strong : column.role, size: Self.size)
      return sign + [text]
    }
  }
}
