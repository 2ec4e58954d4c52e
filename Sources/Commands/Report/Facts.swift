internal import Charts
internal import Text

extension Document {
  /// Labels, each with its values, such as `Energy` with a mean and a goal.
  ///
  /// They are not laid out yet: screens, pages and pictures each have a layout of their own.
  struct Facts {
    /// The width of the labels on a screen, and of the space after them, in cells.
    let labelWidth: Int
    let rows: [Fact]

    /// Keeps the facts that are not nil; on a screen their labels take `labelWidth` cells, or more if one of them is
    /// longer.
    init(labelWidth: Int = 10, _ rows: [Fact?]) {
      self.rows = rows.compactMap(\.self)
      let longest = self.rows.map { $0.label.cells + 1 }.max() ?? 0
      self.labelWidth = labelWidth == 0 ? 0 : max(labelWidth, longest)
    }
  }

  /// A label and its values, the most important first.
  struct Fact {
    /// The label; empty if the values continue those of the fact above.
    let label: String
    let values: [Value]
    /// The maximum number of lines that the fact may take on a screen; nil for no limit.
    ///
    /// Values that do not fit are left out, the last ones first.
    let lineLimit: Int?

    /// Creates a fact; nil if there are no values.
    init?(_ label: String, _ values: [Value], lineLimit: Int? = nil) {
      let values = values.filter { !$0.isEmpty }
      guard !values.isEmpty else { return nil }
      self.label = label
      self.values = values
      self.lineLimit = lineLimit
    }

    /// Creates a fact whose values are strings; nil if all of them are empty.
    init?(_ label: String, _ texts: [String], lineLimit: Int? = nil) {
      self.init(label, texts.map { .text(StyledLine($0)) }, lineLimit: lineLimit)
    }

    /// Creates a fact that suggests commands; nil if there are none.
    static func more(_ commands: [String], lineLimit: Int? = nil) -> Fact? {
      Fact("More", commands.map(Value.offer), lineLimit: lineLimit)
    }
  }

  /// A value of a fact.
  enum Value {
    /// Words and figures that are kept on one line if one line has room for them.
    case text(StyledLine)
    /// A suggested command, which is shown only where it can be typed.
    case offer(String)
    /// A drawing one line high; the values that follow it are placed beside it.
    ///
    /// The text `unit` says what the parts of the drawing are shares of: `of kcal`.
    case drawing(any InlineChart, unit: String = "")
    /// One of several similar values, each of which may have a note.
    case entry(StyledLine, note: Note? = nil)
    /// One of several rows that are aligned in columns: a name, a small drawing, and figures.
    case charted(Charted)
    /// Words and figures in columns.
    case table(TextTable)

    var isEmpty: Bool {
      switch self {
      case .text(let text): text.spans.isEmpty
      case .offer(let command): command.isEmpty
      case .drawing, .entry, .charted, .table: false
      }
    }
  }

  /// A row of a fact with a drawing: `fiber  ▂▄▇▅▄▅▄▇  31.0 g  usual 17.2–26.0  more`.
  struct Charted {
    let name: String
    let drawing: any InlineChart
    /// The figures beside the drawing.
    let figures: [StyledLine]
    /// The whole row in words, for readers who do not see the drawing.
    let sentence: String
  }

  /// A text that contains a name; the name may be shortened: `31 % from Instant ramen`.
  struct Note {
    let start: String
    let name: String
    let end: String

    /// The minimum number of cells that a name may be cut to.
    private static let shortestName = 8

    var text: String { start + name + end }

    /// The text in at most `room` cells; nil if the name would have to be cut to fewer than `shortestName` cells.
    func text(in room: Int, on canvas: Canvas) -> String? {
      let (start, name, end) = (canvas.show(start), canvas.show(name), canvas.show(end))
      let rest = room - start.cells - end.cells
      guard rest >= min(name.cells, Self.shortestName) else { return nil }
      return start + name.truncated(to: rest, in: canvas.glyphs) + end
    }
  }
}

extension Document.Fact {
  /// The fact without its suggested commands, for a page, where they cannot be typed; nil if nothing else is left.
  var withoutOffers: Document.Fact? {
    Document.Fact(label, values.filter { if case .offer = $0 { false } else { true } })
  }

  /// The values as paragraphs of a page, which has no columns of cells.
  ///
  /// Each entry and each row of a table is a paragraph of its own. Texts that follow each other form one paragraph,
  /// which begins with a drawing if there is one before them.
  var paragraphs: [Document.Paragraph] {
    var paragraphs: [Document.Paragraph] = []
    var isOpen = false
    func add(_ text: StyledLine) {
      if isOpen { paragraphs[paragraphs.count - 1].parts.append(text) } else { paragraphs.append(.init(parts: [text])) }
      isOpen = true
    }
    for value in values {
      switch value {
      case .text(let text): add(text)
      case .offer(let command): add(StyledLine(command))
      case .drawing(let chart, let unit):
        paragraphs.append(.init(drawing: chart, parts: [StyledLine(chart.words(unit: unit))]))
        isOpen = true
      case .entry(let text, let note):
        paragraphs.append(.init(parts: [text, StyledLine(note?.text ?? "")]))
        isOpen = false
      case .charted(let row):
        let first = StyledLine(row.name + " ") + (row.figures.first ?? StyledLine())
        paragraphs.append(.init(drawing: row.drawing, parts: [first] + row.figures.dropFirst()))
        isOpen = false
      case .table(let table):
        paragraphs += table.rows.map { .init(parts: $0) }
        isOpen = false
      }
    }
    return paragraphs
  }
}

extension Document {
  /// A paragraph of a page: pieces of text, and a drawing in front of them if there is one.
  struct Paragraph {
    var drawing: (any InlineChart)?
    /// The pieces of text, some of which may be empty.
    var parts: [StyledLine]

    /// The pieces of text with dots between them.
    var text: StyledLine { StyledLine.joined(parts, by: " · ") }
  }
}

extension StyledLine {
  /// Joins the pieces of text that are not empty; a separator is faint if the piece before it is faint.
  static func joined(_ texts: [StyledLine], by separator: String) -> StyledLine {
    let texts = texts.filter { !$0.spans.isEmpty }
    return texts.dropFirst().reduce(texts.first ?? StyledLine()) { line, text in
      line + StyledLine(separator, line.spans.last?.ink == .faint ? .faint : .plain) + text
    }
  }

  /// The line with its text made safe for the canvas, since it may come from typed or imported data.
  func shown(on canvas: Canvas) -> StyledLine { StyledLine(spans.map { Span(canvas.show($0.text), $0.ink) }) }
}
