internal import Figures
package import Text

/// One bar for each row, split into its parts, with the percentage of each part.
package struct SplitBars: Chart {
  /// One of the parts that all rows have.
  package struct Part: Sendable {
    /// The name in the legend: `protein`.
    package let name: String
    /// The heading of the part's column of percentages, and the part's glyph in ASCII: `P`.
    package let letter: String
    /// What the legend adds to the name: `4 kcal/g`.
    package let note: String

    /// Creates a part; the shares of each row are in the same order as the parts.
    package init(name: String, letter: String, note: String = "") {
      self.name = name
      self.letter = letter
      self.note = note
    }
  }

  /// A day, a mean or a goal.
  package struct Row: Sendable {
    /// The name of the day or the summary as it is shown: `Mon 16`, `mean`.
    package let name: String
    /// The share of each part, 0 to 1, in the order of the parts; nil for a day without a log, and all zero if the
    /// total is zero.
    package let shares: [Double]?
    /// The amount that is split, in the chart's unit; nil if unknown.
    package let total: Double?
    /// Whether the row summarizes the others (mean, goal).
    package let isSummary: Bool

    /// Creates a row of shares, one for each part.
    package init(name: String, shares: [Double]?, total: Double?, isSummary: Bool = false) {
      self.name = name
      self.shares = shares
      self.total = total
      self.isSummary = isSummary
    }
  }

  let title: String
  let subject: String
  let period: String
  let parts: [Part]
  let rows: [Row]
  let totalUnit: String
  let footer: String?

  /// Creates bars for `rows` below a heading such as `Energy by macro · % of kcal · this week · Dad`.
  package init(
    title: String, subject: String, period: String, parts: [Part], rows: [Row], totalUnit: String, footer: String? = nil
  ) {
    self.title = title
    self.subject = subject
    self.period = period
    self.parts = parts
    self.rows = rows
    self.totalUnit = totalUnit
    self.footer = footer
  }

  /// The bars or, on an accessible canvas, sentences.
  package func lines(on canvas: Canvas) -> [StyledLine] {
    canvas.isAccessible ? sentences(on: canvas) : SplitBarsDrawing(self, on: canvas).lines
  }

  /// A single bar of `width` cells, for a summary line; empty if there are no shares.
  ///
  /// `letters` are the glyphs of the parts in ASCII.
  package static func bar(
    _ shares: [Double], width: Int, glyphs: GlyphSet, letters: [String] = ["#", "=", "."]
  ) -> StyledLine {
    guard let shares = Shares(shares), width > 0 else {
      return StyledLine(String(repeating: " ", count: max(0, width)))
    }
    let cells = shares.apportioned(to: width)
    return StyledLine(
      cells.enumerated().map { index, count in
        Span(String(repeating: mark(index, glyphs, letters), count: count), ink(index))
      })
  }

  /// The glyph of the part with this index: one of four blocks.
  ///
  /// In ASCII, the glyph is the part's letter, in upper case for the first part and in lower case for the others.
  static func mark(_ index: Int, _ glyphs: GlyphSet, _ letters: [String]) -> String {
    if glyphs == .unicode { return ["█", "▒", "░", "▓"][index % 4] }
    let letter = index < letters.count ? letters[index].prefix(1).filter(\.isASCII) : ""
    return letter.isEmpty ? "#" : index == 0 ? letter.uppercased() : letter.lowercased()
  }

  /// The parts' letters as the canvas can show them.
  ///
  /// In ASCII only the letter identifies a part. So a letter that cannot be shown, or that an earlier part already has,
  /// is replaced by the next free letter of the alphabet.
  func letters(on canvas: Canvas) -> [String] {
    let shown = parts.map { canvas.show($0.letter) }
    guard canvas.isASCII else { return shown }
    let alphabet = (UInt8(ascii: "a")...UInt8(ascii: "z")).map { String(Unicode.Scalar($0)) }
    let own = shown.map { alphabet.contains($0.lowercased()) ? $0.lowercased() : "" }
    var free = alphabet.filter { !own.contains($0) }[...]
    return shown.indices.map { index in
      own[index].isEmpty || own[..<index].contains(own[index])
        ? (free.popFirst() ?? "").uppercased() : shown[index]
    }
  }

  static func ink(_ index: Int) -> Ink { [.blue, .yellow, .magenta, .green][index % 4] }

  /// The rows as sentences, with percentages that add up to 100: `protein 23 %, carbs 44 %, fat 33 %`.
  private func sentences(on canvas: Canvas) -> [StyledLine] {
    let end = footer.map { $0.capitalizedFirst + "." } ?? ""
    return Sentences.lines(
      [Sentences.spoken("\(title), \(period), \(subject).")] + rows.map(sentence) + [end], on: canvas)
  }

  /// A row as a sentence: `Mon 16: protein 23 %, carbs 44 %, fat 33 %, 1,782 kcal`.
  func sentence(_ row: Row) -> String {
    guard let bar = row.shares.flatMap({ SplitBar($0, of: parts) }) else {
      return "\(row.name.capitalizedFirst): \(row.shares == nil ? "no log" : "none")."
    }
    let total = row.total.map { ", \(Figure.text($0)) \(totalUnit)" } ?? ""
    return "\(row.name.capitalizedFirst): \(bar.words)\(total)."
  }
}
