internal import Charts
internal import Text

/// An analysis in parts, which text, Markdown, HTML and SVG each lay out in their own way.
struct Document {
  /// The title of the whole: `Dad · week 47, 16–22 Nov 2026`.
  let title: String
  /// The parts from top to bottom.
  let parts: [Part]

  /// A part of a document.
  enum Part {
    /// The subject of the parts after it. In text it is a bold line, broken at its dots if it is too wide.
    case heading(String)
    case chart(any Chart)
    case facts(Facts)
    case table(TextTable)
    /// Sentences, and lines that are already laid out.
    case lines([StyledLine])
    /// Parts without empty lines between them: a meal's name, its items, its note.
    case tight([Part])
  }

  /// Labels, each with its text.
  struct Facts {
    /// Width of the label and the space after it, in cells.
    let labelWidth: Int
    let rows: [Fact]
  }

  /// A label and its lines, laid out for the width that the canvas leaves.
  struct Fact {
    let label: String
    let lines: [StyledLine]

    /// The label in front of suggested commands.
    static let more = "More"
  }

  /// The parts one below the other, with an empty line between two but none after a heading.
  func lines(on canvas: Canvas) -> [StyledLine] {
    var lines: [StyledLine] = []
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
    var rest = Self.spread(parts)[...]
    var headline = title
    if case .heading(let text)? = rest.first, text.hasPrefix(title) {
      headline = text
      rest = rest.dropFirst()
    }
    return Document(title: headline, parts: rest.map(Self.withoutOffers))
  }

  /// Suggested commands are only useful where they can be typed.
  private static func withoutOffers(_ part: Part) -> Part {
    guard case .facts(let facts) = part else { return part }
    return .facts(Facts(labelWidth: facts.labelWidth, rows: facts.rows.filter { $0.label != Fact.more }))
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
    case .facts(let facts): facts.lines
    case .table(let table): table.lines(on: canvas)
    case .lines(let lines): lines
    case .tight(let parts): parts.flatMap { Self.lines(of: $0, on: canvas) }
    }
  }
}

extension Document.Facts {
  /// The label in front of each fact's first line, its other lines below.
  var lines: [StyledLine] {
    rows.flatMap { fact in
      fact.lines.enumerated().map { index, line in
        StyledLine((index == 0 ? fact.label : "").padded(to: labelWidth)) + line
      }
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
