/// A report as a single image, with its charts and text one below another.
package struct ReportImage: Sendable {
  /// A part of the report.
  package enum Part: Sendable {
    case heading(String)
    case image(VectorImage)
    /// Labels, each followed by lines.
    case facts([(label: String, lines: [Line])])
    /// Rows of words and numbers; without titles, there is no header.
    case table(titles: [String], isNumber: [Bool], rows: [[String]])
    case lines([String])
  }

  /// A line of words, with a drawing before them if the line has one.
  package struct Line: Sendable {
    let drawing: VectorImage?
    let text: String

    /// Creates a line; the drawing is shown about as high as the words.
    package init(drawing: VectorImage? = nil, text: String) {
      self.drawing = drawing
      self.text = text
    }
  }

  let title: String
  let parts: [Part]
  let note: String

  /// Creates a report with a title at the top and a note at the bottom.
  package init(title: String, parts: [Part], note: String) {
    self.title = title
    self.parts = parts
    self.note = note
  }

  private static let lineHeight = 19.0
  private static let size = 13.0
  private static let gap = 14.0
  /// The smallest width that a column of words is cut to.
  private static let minimumColumn = 60.0

  /// The report as one image, described by the descriptions of its charts and the text between them.
  package var image: VectorImage {
    var column = Column()
    column.write(title, at: 0, role: .strong, size: 19, lineHeight: 27)
    for part in parts { add(part, to: &column) }
    column.y += Self.gap
    column.write(note, at: 0, role: .muted, size: ImageSheet.smallSize)
    return VectorImage(
      title: title, description: column.descriptions.joined(separator: " "), width: ImageSheet.width,
      height: (column.y + ImageSheet.margin).rounded(.up), shapes: column.shapes)
  }

  private func add(_ part: Part, to column: inout Column) {
    column.y += Self.gap
    switch part {
    case .heading(let text): column.write(text, at: 0, role: .strong, size: 15, lineHeight: 22)
    case .image(let image): column.add(image)
    case .lines(let lines): for line in lines { column.write(line, at: 0) }
    case .facts(let facts):
      let labels = facts.map { TextExtent.width($0.label, size: Self.size, role: .strong) }
      let indent = facts.allSatisfy(\.label.isEmpty) ? 0 : (labels.max() ?? 0) + Self.gap
      for fact in facts {
        column.place(fact.label, at: 0, role: .strong)
        for line in fact.lines { column.add(line, at: indent) }
        if fact.lines.isEmpty { column.y += Self.lineHeight }
      }
    case .table(let titles, let isNumber, let rows):
      column.add(
        titles.contains { !$0.isEmpty } ? [titles] + rows : rows, isNumber, hasTitles: titles.contains { !$0.isEmpty })
    }
  }

  /// Shapes from top to bottom, within the margins.
  private struct Column {
    var shapes: [VectorImage.Shape] = []
    var descriptions: [String] = []
    var y = ImageSheet.margin

    private var room: Double { ImageSheet.right - ImageSheet.left }

    mutating func add(_ image: VectorImage) {
      // Each image already has a margin all around.
      y -= ImageSheet.margin
      shapes += image.shapes.map { [y] shape in shape.moved(right: 0, down: y) }
      y += image.height - ImageSheet.margin
      descriptions.append(image.description)
    }

    /// Adds a line: its drawing, and its words beside it.
    mutating func add(_ line: Line, at indent: Double) {
      guard let drawing = line.drawing else { return write(line.text, at: indent) }
      shapes += drawing.shapes.map { [y] shape in shape.moved(right: ImageSheet.left + indent, down: y + 1) }
      if !drawing.description.isEmpty { descriptions.append(drawing.description) }
      let start = y
      write(line.text, at: indent + drawing.width + ReportImage.gap)
      y = max(y, start + ReportImage.lineHeight)
    }

    /// Writes text on the current line without moving to the next line.
    mutating func place(
      _ text: String, at x: Double, anchor: VectorImage.Anchor = .start, role: VectorImage.Role = .text
    ) {
      guard !text.isEmpty else { return }
      let point = VectorImage.Point(x: ImageSheet.left + x, y: y + ReportImage.size)
      shapes.append(.text(text, point, anchor: anchor, role: role, size: ReportImage.size))
      descriptions.append(text)
    }

    /// Writes text on as many lines as it needs.
    mutating func write(
      _ text: String, at x: Double, role: VectorImage.Role = .text, size: Double = ReportImage.size,
      lineHeight: Double = ReportImage.lineHeight
    ) {
      let words = text.split(separator: " ").map(String.init)
      for line in TextExtent.lines(of: words, to: room - x, size: size, role: role, separator: " ") {
        shapes.append(.text(line, .init(x: ImageSheet.left + x, y: y + size), role: role, size: size))
        y += lineHeight
      }
      descriptions.append(text)
    }

    /// Adds columns as wide as their widest text; if together they are too wide, columns of words are cut to the
    /// remaining room.
    mutating func add(_ rows: [[String]], _ isNumber: [Bool], hasTitles: Bool) {
      let size = ReportImage.size
      func text(_ row: [String], _ column: Int) -> String { column < row.count ? row[column] : "" }
      var widths = isNumber.indices.map { column in
        rows.map { TextExtent.width(text($0, column), size: size) }.max() ?? 0
      }
      var excess = widths.reduce(0, +) + ReportImage.gap * Double(max(0, widths.count - 1)) - room
      // The widest column of words is cut first; numbers are never cut.
      for column in widths.indices.filter({ !isNumber[$0] }).sorted(by: { widths[$0] > widths[$1] }) where excess > 0 {
        let cut = min(excess, max(0, widths[column] - ReportImage.minimumColumn))
        widths[column] -= cut
        excess -= cut
      }
      for (number, row) in rows.enumerated() {
        var x = 0.0
        for column in widths.indices {
          let shown = TextExtent.truncated(text(row, column), to: widths[column], size: size)
          let role: VectorImage.Role = hasTitles && number == 0 ? .muted : .text
          place(
            shown, at: isNumber[column] ? x + widths[column] : x, anchor: isNumber[column] ? .end : .start, role: role)
          x += widths[column] + ReportImage.gap
        }
        y += ReportImage.lineHeight
      }
    }
  }
}
extension VectorImage.Shape {
  /// Returns the shape moved by these distances.
  fileprivate func moved(right: Double, down: Double) -> VectorImage.Shape {
    func moved(_ point: VectorImage.Point) -> VectorImage.Point { .init(x: point.x + right, y: point.y + down) }
    return switch self {
    case .rectangle(let x, let y, let width, let height, let role, let fill):
      .rectangle(x: x + right, y: y + down, width: width, height: height, role: role, fill: fill)
    case .line(let points, let role, let isDashed): .line(points.map(moved), role: role, isDashed: isDashed)
    case .polygon(let points, let role, let isFilled): .polygon(points.map(moved), role: role, isFilled: isFilled)
    case .circle(let point, let radius, let role, let isFilled):
      .circle(moved(point), radius: radius, role: role, isFilled: isFilled)
    case .text(let text, let point, let anchor, let role, let size, let isLifted):
      .text(text, moved(point), anchor: anchor, role: role, size: size, isLifted: isLifted)
    case .titled(let title, let shapes): .titled(title, shapes.map { $0.moved(right: right, down: down) })
    case .area(let x, let y, let width, let height): .area(x: x + right, y: y + down, width: width, height: height)
    }
  }
}
