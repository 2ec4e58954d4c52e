internal import Charts
internal import Text

/// An analysis in parts, which text, Markdown, HTML and SVG each lay out in their own way.
struct Document {
  /// The title of the whole: `Dad · week 47, 16–22 Nov 2026`.
  let title: String
  /// The title with more about it, for the first line of a screen or page: `Dad · week 47, 16–22 Nov 2026 · 5 of 7 days`;
  /// nil if the first chart says it on a screen.
  var headline: String?
  /// The parts from top to bottom.
  let parts: [Part]

  /// A part of a document.
  enum Part {
    /// The subject of the parts after it. In text it is a bold line, broken at its dots if it is too wide.
    case heading(String)
    case chart(any Chart)
    case facts(Facts)
    case table(TextTable)
    /// Sentences, each beginning a line of its own.
    case sentences([StyledLine])
    /// Values side by side, above what belongs to them: a meal's name, its energy and its number.
    case caption([StyledLine])
    /// A remark on the part before it, cut to a line on a screen.
    case note(String)
    /// Parts without empty lines between them: a meal's name, its items, its note.
    case tight([Part])
  }

  /// The parts one below the other, with an empty line between two but none after a heading.
  func lines(on canvas: Canvas) -> [StyledLine] {
    var lines: [StyledLine] = headline.map { Self.lines(of: .heading($0), on: canvas) } ?? []
    var isAfterHeading = true
    for part in parts {
      let own = Self.lines(of: part, on: canvas)
      guard !own.isEmpty else { continue }
      if !isAfterHeading { lines.append(StyledLine()) }
      lines += own
      isAfterHeading = if case .heading = part { true } else { false }
    }
    return lines
  }

  /// The document as it is read away from the prompt: one headline, the parts in order, and no suggested commands.
  var page: Document {
    Document(title: headline ?? title, parts: Self.spread(parts).map(Self.withoutOffers))
  }

  /// Suggested commands are only useful where they can be typed.
  private static func withoutOffers(_ part: Part) -> Part {
    guard case .facts(let facts) = part else { return part }
    return .facts(Facts(labelWidth: facts.labelWidth, facts.rows.map(\.withoutOffers)))
  }

  private static func spread(_ parts: [Part]) -> [Part] {
    parts.flatMap { part in
      if case .tight(let inner) = part { return spread(inner) }
      return [part]
    }
  }

  private static func lines(of part: Part, on canvas: Canvas) -> [StyledLine] {
    switch part {
    case .heading(let text): LabelledRows(canvas: canvas).heading(text.split(separator: " · ").map(String.init))
    case .chart(let chart): chart.lines(on: canvas)
    case .facts(let facts): FactLayout(canvas: canvas, labelWidth: facts.labelWidth).lines(facts)
    case .table(let table): table.lines(on: canvas)
    case .sentences(let sentences): sentences.flatMap { $0.shown(on: canvas).wrapped(to: canvas.width) }
    case .caption(let values):
      StyledLine.joined(values.map { $0.shown(on: canvas) }, by: "  ").wrapped(to: canvas.width)
    case .note(let text):
      [StyledLine(canvas.show("   " + text).truncated(to: canvas.width, in: canvas.glyphs), .faint)]
    case .tight(let parts): parts.flatMap { Self.lines(of: $0, on: canvas) }
    }
  }
}

/// A report that looks back on days and can be saved with `--out`.
protocol Analysis: Report {
  /// The document, for a canvas of this width and these glyphs.
  func document(on canvas: Canvas) -> Document
}

extension Analysis {
  func text(on canvas: Canvas) -> [StyledLine] { document(on: canvas).lines(on: canvas) }
}
