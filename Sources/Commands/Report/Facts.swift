internal import Charts
internal import Text

extension Document {
  /// Labels, each with its values.
  ///
  /// Nothing is laid out: a screen, a page and a picture do that in their own ways.
  struct Facts {
    /// The width of the labels on a screen, and of the space after them, in cells.
    let labelWidth: Int
    let rows: [Fact]

    /// The facts that are not nil; on a screen their labels take `labelWidth` cells.
    init(labelWidth: Int = 10, _ rows: [Fact?]) {
      self.labelWidth = labelWidth
      self.rows = rows.compactMap(\.self)
    }
  }

  /// A label and its values, the most important first.
  struct Fact {
    /// The label; empty if the fact belongs to the one before.
    let label: String
    let values: [Value]
    /// The most lines on a screen, nil for no limit; values for which there is no room are left out there.
    let lineLimit: Int?

    /// A label and its values; nil if there are none.
    init?(_ label: String, _ values: [Value], lineLimit: Int? = nil) {
      let values = values.filter { !$0.isEmpty }
      guard !values.isEmpty else { return nil }
      self.label = label
      self.values = values
      self.lineLimit = lineLimit
    }

    /// A label and texts; nil if all of them are empty.
    init?(_ label: String, _ texts: [String], lineLimit: Int? = nil) {
      self.init(label, texts.map { .text(StyledLine($0)) }, lineLimit: lineLimit)
    }

    /// Suggested commands; nil if there are none.
    static func more(_ commands: [String], lineLimit: Int? = nil) -> Fact? {
      Fact("More", commands.map(Value.offer), lineLimit: lineLimit)
    }
  }

  /// A value of a fact.
  enum Value {
    /// Words and figures that are not broken if there is room for all of them in a line.
    case text(StyledLine)
    /// A suggested command: only where it can be typed.
    case offer(String)
    /// A drawing that fits into a line, beside which the values after it are shown; `unit` is what its parts are shares
    /// of: `of kcal`.
    case drawing(any InlineChart, unit: String = "")
    /// One of several things of the same kind, with a note that belongs to it.
    case entry(StyledLine, note: Note? = nil)
    /// Words and figures in columns.
    case table(TextTable)

    var isEmpty: Bool {
      switch self {
      case .text(let text): text.spans.isEmpty
      case .offer(let command): command.isEmpty
      case .drawing, .entry, .table: false
      }
    }
  }

  /// A text with a name in it that may be shortened: `31 % from Instant ramen, 1,820 mg`.
  struct Note {
    let start: String
    let name: String
    let end: String

    /// The fewest cells that a name is cut to.
    private static let shortestName = 8

    var text: String { start + name + end }

    /// The text in at most `room` cells; nil if too little would be left of the name.
    func text(in room: Int, on canvas: Canvas) -> String? {
      let (start, name, end) = (canvas.show(start), canvas.show(name), canvas.show(end))
      let rest = room - start.cells - end.cells
      guard rest >= min(name.cells, Self.shortestName) else { return nil }
      return start + name.truncated(to: rest, in: canvas.glyphs) + end
    }
  }
}

extension Document.Fact {
  /// The fact for a page, where no command can be typed; nil if nothing else is left.
  var withoutOffers: Document.Fact? {
    Document.Fact(label, values.filter { if case .offer = $0 { false } else { true } })
  }

  /// The values as lines of a page, which has no columns of cells: entries and rows each in a line of their own, texts
  /// together in one, after the drawing if they are beside one.
  var paragraphs: [Document.Paragraph] {
    var paragraphs: [Document.Paragraph] = []
    var isOpen = false
    for value in values {
      switch value {
      case .text(let text) where isOpen: paragraphs[paragraphs.count - 1].parts.append(text)
      case .offer(let command) where isOpen: paragraphs[paragraphs.count - 1].parts.append(StyledLine(command))
      case .text(let text): paragraphs.append(.init(parts: [text]))
      case .offer(let command): paragraphs.append(.init(parts: [StyledLine(command)]))
      case .drawing(let chart, let unit):
        paragraphs.append(.init(drawing: chart, parts: Document.words(of: chart, unit: unit).map { StyledLine($0) }))
      case .entry(let text, let note):
        paragraphs.append(.init(parts: [text] + (note.map { [StyledLine($0.text)] } ?? [])))
      case .table(let table): paragraphs += table.rows.map { .init(parts: $0.filter { !$0.spans.isEmpty }) }
      }
      isOpen =
        switch value {
        case .text, .offer, .drawing: true
        case .entry, .table: false
        }
    }
    return paragraphs
  }
}

extension Document {
  /// A line of a page: a drawing, if there is one, and the texts beside it.
  struct Paragraph {
    var drawing: (any InlineChart)?
    var parts: [StyledLine]

    /// The texts with dots between them.
    var text: StyledLine { StyledLine.joined(parts, by: " · ") }
  }

  /// What a drawing shows in words: `protein 16 %, carbs 50 %, fat 34 % of kcal`; empty if the texts beside it say it.
  static func words(of chart: any InlineChart, unit: String) -> [String] {
    chart.words.isEmpty ? [] : [unit.isEmpty ? chart.words : "\(chart.words) \(unit)"]
  }
}

extension StyledLine {
  /// The texts with a separator between them, which is as faint as the text before it.
  static func joined(_ texts: [StyledLine], by separator: String) -> StyledLine {
    texts.dropFirst().reduce(texts.first ?? StyledLine()) { line, text in
      line + StyledLine(separator, line.spans.last?.ink == .faint ? .faint : .plain) + text
    }
  }

  /// The line with text from data made safe for a canvas.
  func shown(on canvas: Canvas) -> StyledLine { StyledLine(spans.map { Span(canvas.show($0.text), $0.ink) }) }
}
