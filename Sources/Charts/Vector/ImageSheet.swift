internal import Text

/// Builds an image: a heading, content from top to bottom, and a footer.
struct ImageSheet {
  typealias Point = VectorImage.Point
  typealias Shape = VectorImage.Shape
  typealias Role = VectorImage.Role

  /// A mark and its meaning, or words without a mark.
  struct Entry {
    let mark: ImageMark?
    let words: String

    /// Legend entries for the kinds of days without a value in `observations`: missing, partial, unknown, to come.
    ///
    /// `missing` is the word for a missing day.
    static func absences(in observations: [Observation], missing: String = Observation.noLog) -> [Entry] {
      Observation.absences.filter(observations.contains).compactMap { absence in
        ImageMark(absence: absence).map { Entry(mark: $0, words: absence.words(missing: missing) ?? "") }
      }
    }
  }

  /// The width of images in CSS pixels: enough for eight weeks of days, but not too much for a page with text.
  static let usualWidth = 720.0
  /// The width on a phone held upright: the narrowest windows have 360 CSS pixels, and a page's edges take 32.
  static let narrowWidth = 328.0
  /// The width of the image that is being drawn.
  ///
  /// It is a task-local value, so that charts need no parameter for it; all parts of an image have the same width.
  @TaskLocal static var width = usualWidth
  static var isNarrow: Bool { width < usualWidth }
  static var margin: Double { isNarrow ? 8 : 20 }
  /// The left and right edges of the content.
  static var left: Double { margin }
  static var right: Double { width - margin }
  /// The size of the smallest text; on a phone, no text is smaller than 12.
  static var smallSize: Double { isNarrow ? 12 : 11 }

  private static let titleSize = 17.0
  /// The size of ordinary text.
  static let textSize = 13.0

  private(set) var shapes: [Shape] = []
  /// The top of the content that is added next.
  var y = margin

  /// Creates a sheet that starts with a chart's heading: measure and unit, then the person, the days, and how many days
  /// are known.
  init(_ heading: Heading) {
    self.init(title: heading.measure, parts: [heading.subject, heading.period, heading.coverage ?? ""])
  }

  /// Creates a sheet that starts with a title and further parts of a heading; an empty title is left out.
  init(title: String, parts: [String] = []) {
    let room = Self.right - Self.left
    for line in TextExtent.lines(of: [title], to: room, size: Self.titleSize, role: .strong) {
      write(line, role: .strong, size: Self.titleSize, advance: 23)
    }
    for line in TextExtent.lines(of: parts, to: room, size: Self.textSize) {
      write(line, role: .muted, size: Self.textSize, advance: 19)
    }
    if y > Self.margin { y += 10 }
  }

  /// Adds shapes without moving them.
  mutating func draw(_ shapes: [Shape]) { self.shapes += shapes }

  /// Adds a legend: marks with their meanings, on as many lines as they need.
  mutating func legend(_ entries: [Entry]) {
    guard !entries.isEmpty else { return }
    var x = Self.left
    for entry in entries {
      let indent = entry.mark.map { $0.width + 7 } ?? 0
      let lines = TextExtent.lines(of: [entry.words], to: Self.right - Self.left - indent, size: 12)
      let taken = indent + (lines.map { TextExtent.width($0, size: 12) }.max() ?? 0)
      if x > Self.left, x + taken > Self.right {
        x = Self.left
        y += 20
      }
      if let mark = entry.mark { draw(mark.shapes(at: Point(x: x + mark.width / 2, y: y + 8))) }
      for (number, line) in lines.enumerated() {
        if number > 0 { y += 16 }
        draw([.text(line, Point(x: x + indent, y: y + 12.5), role: .muted, size: 12)])
      }
      x += taken + 22
    }
    y += 26
  }

  /// Adds words instead of a drawing.
  mutating func words(_ text: String) {
    for line in TextExtent.lines(of: [text], to: Self.right - Self.left, size: Self.textSize) {
      write(line, role: .muted, size: Self.textSize, advance: 19)
    }
    y += 6
  }

  /// Adds the most important figures, each group on lines of its own.
  mutating func footer(_ groups: [[String]]) {
    let lines = groups.flatMap { TextExtent.lines(of: $0, to: Self.right - Self.left, size: Self.textSize) }
    guard !lines.isEmpty else { return }
    y += 4
    for line in lines { write(line, role: .text, size: Self.textSize, advance: 19) }
  }

  /// The image, as high as its content; its description is the chart's text form.
  func image(of chart: some Chart, title: String) -> VectorImage {
    // Wide enough that no sentence is broken.
    let sentences = chart.lines(on: Canvas(width: 1_000_000, isAccessible: true)).map(\.plain).filter { !$0.isEmpty }
    return VectorImage(
      title: SafeText.visible(title),
      description: sentences.isEmpty ? SafeText.visible(title) : sentences.joined(separator: " "),
      width: Self.width, height: (y + Self.margin - 6).rounded(.up), shapes: shapes)
  }

  private mutating func write(_ text: String, role: Role, size: Double, advance: Double) {
    shapes.append(.text(text, Point(x: Self.left, y: y + size), role: role, size: size))
    y += advance
  }
}
